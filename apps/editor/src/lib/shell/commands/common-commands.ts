// Commands shared by all editors, with the same words and keys.
import { languageName, TEXT_LANGUAGES, type TextLanguage } from '@railwright/engine/languages';
import type { TextDocument } from '../../core/document/text-document.svelte.ts';
import { panels } from '../panels.svelte.ts';
import type { Command } from './command.ts';

/** What the page around an editor does. */
export interface CommonActions {
  save(): void;
  leave(): void;
  palette(): void;
  shortcuts(): void;
}

export function saveCommand(page: Pick<CommonActions, 'save'>): Command {
  return { id: 'save', title: 'Save', group: 'File', keys: ['Mod+s'], run: () => page.save() };
}

export function leaveCommand(page: Pick<CommonActions, 'leave'>): Command {
  return { id: 'leave', title: 'Back to all packs', group: 'File', run: () => page.leave() };
}

/** Another id for what the file has, where it has something. */
export function renameCommand(has: boolean, run: () => void): Command[] {
  return has ? [{ id: 'rename', title: 'Change the id…', group: 'Edit', run }] : [];
}

/** Undo and redo, as the editor does them where it does more than the document. */
export function historyCommands(
  document: TextDocument,
  run = (which: 'undo' | 'redo'): void => void document[which](),
): Command[] {
  return [
    {
      id: 'undo',
      title: 'Undo',
      group: 'Edit',
      keys: ['Mod+z'],
      when: () => document.undoTitle !== undefined,
      run: () => run('undo'),
    },
    {
      id: 'redo',
      title: 'Redo',
      group: 'Edit',
      keys: ['Mod+Shift+z', 'Mod+y'],
      when: () => document.redoTitle !== undefined,
      run: () => run('redo'),
    },
  ];
}

/** What an editor remembers of how its file is shown. */
interface Shown {
  language: TextLanguage;
  showText: boolean;
  keep(): void;
}

/** One command a language. `what` is what is shown in it. */
export function languageCommands(editor: Shown, what: string): Command[] {
  return TEXT_LANGUAGES.map((language) => ({
    id: `language-${language}`,
    title: `${what} in ${languageName(language)}`,
    group: 'View',
    checked: () => editor.language === language,
    run: () => {
      editor.language = language;
      editor.keep();
    },
  }));
}

/** Shows the text, or hides it. `what` stands beside it. */
export function textCommand(editor: Shown, what: string): Command {
  return {
    id: 'text',
    title: `Text next to the ${what}`,
    group: 'View',
    keys: ['y'],
    checked: () => editor.showText,
    run: () => {
      editor.showText = !editor.showText;
      editor.keep();
    },
  };
}

/** Shows the panels beside the file, or hides them. */
export function panelsCommand(): Command {
  return {
    id: 'panels',
    title: 'Side panels',
    group: 'View',
    keys: ['Mod+b'],
    checked: () => panels.shown,
    run: () => panels.toggle(),
  };
}

export function helpCommands(page: Pick<CommonActions, 'palette' | 'shortcuts'>): Command[] {
  return [
    {
      id: 'palette',
      title: 'Find a command',
      group: 'Help',
      keys: ['Mod+k', 'Mod+Shift+p'],
      run: () => page.palette(),
    },
    { id: 'shortcuts', title: 'Shortcuts', group: 'Help', keys: ['?', 'F1'], run: () => page.shortcuts() },
  ];
}
