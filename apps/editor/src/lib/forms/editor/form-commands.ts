// Every command of a form: menus, shortcuts and the palette are made from this list.
import type { Command } from '../../commands/command.ts';
import type { FormEditor } from './form-editor.svelte.ts';

export interface FormActions {
  save(): void;
  leave(): void;
  share(): void;
  palette(): void;
  shortcuts(): void;
}

export function formCommands(editor: FormEditor, page: FormActions): Command[] {
  const { document } = editor;
  return [
    { id: 'save', title: 'Save', group: 'File', keys: ['Mod+s'], run: () => page.save() },
    ...(document.folder === 'setups'
      ? [
          {
            id: 'share',
            title: 'Share a link to this game…',
            group: 'File' as const,
            run: () => page.share(),
          },
        ]
      : []),
    { id: 'leave', title: 'Back to all packs', group: 'File', run: () => page.leave() },
    {
      id: 'undo',
      title: 'Undo',
      group: 'Edit',
      keys: ['Mod+z'],
      when: () => document.undoTitle !== undefined,
      run: () => void document.undo(),
    },
    {
      id: 'redo',
      title: 'Redo',
      group: 'Edit',
      keys: ['Mod+Shift+z', 'Mod+y'],
      when: () => document.redoTitle !== undefined,
      run: () => void document.redo(),
    },
    ...(['en', 'fr'] as const).map((language): Command => ({
      id: `language-${language}`,
      title: language === 'en' ? 'Names in English' : 'Names in French',
      group: 'View',
      checked: () => editor.language === language,
      run: () => {
        editor.language = language;
        editor.keep();
      },
    })),
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
    {
      id: 'text',
      title: 'Text beside the form',
      group: 'View',
      keys: ['y'],
      checked: () => editor.showText,
      run: () => {
        editor.showText = !editor.showText;
        editor.keep();
      },
    },
    { id: 'palette', title: 'Find a command', group: 'Help', keys: ['Mod+k'], run: () => page.palette() },
    { id: 'shortcuts', title: 'Shortcuts', group: 'Help', keys: ['?'], run: () => page.shortcuts() },
  ];
}
