// Every command of a form: menus, shortcuts and the palette are built from this list.
import type { Command } from '../../shell/commands/command.ts';
import {
  helpCommands,
  historyCommands,
  languageCommands,
  leaveCommand,
  viewCommands,
  renameCommand,
  saveCommand,
  textCommand,
} from '../../shell/commands/common-commands.ts';
import type { CommonActions } from '../../shell/commands/common-commands.ts';
import type { FormEditor } from './form-editor.svelte.ts';

export interface FormActions extends CommonActions {
  share(): void;
  print(): void;
}

export function formCommands(editor: FormEditor, page: FormActions): Command[] {
  const { document } = editor;
  return [
    saveCommand(page),
    ...(document.folder === 'setups'
      ? [
          {
            id: 'share',
            title: 'Share this game…',
            group: 'File' as const,
            run: () => page.share(),
          },
          {
            id: 'print',
            title: 'Print this game…',
            group: 'File' as const,
            keys: ['Mod+p'],
            run: () => page.print(),
          },
        ]
      : []),
    leaveCommand(page),
    ...historyCommands(document),
    ...renameCommand(editor.names.length > 0, () => editor.rename()),
    ...languageCommands(editor, 'Names'),
    ...(document.folder === 'rules'
      ? [
          {
            id: 'differences',
            title: 'Only what differs',
            group: 'View' as const,
            checked: () => editor.onlyDifferences,
            when: () => editor.base !== undefined,
            run: () => {
              editor.onlyDifferences = !editor.onlyDifferences;
            },
          },
        ]
      : []),
    textCommand(editor, 'Text next to the form'),
    ...viewCommands(),
    ...helpCommands(page),
  ];
}
