// Commands shared by all editors, with the same words and keys.
import { languageName } from '../../core/words/words.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '@railwright/engine/languages';
import type { TextDocument } from '../../core/document/text-document.svelte.ts';
import { sides } from '../../core/side.svelte.ts';
import { panels } from '../panels.svelte.ts';
import type { Command } from './command.ts';

/** Actions of the page around an editor. */
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

/** Renames an item of the file, if it has any. */
export function renameCommand(has: boolean, run: () => void): Command[] {
  return has ? [{ id: 'rename', title: 'Change the id…', group: 'Edit', run }] : [];
}

/** Undo and redo, by the editor if it does more than the document. */
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

/** The view settings that an editor remembers. */
interface Shown {
  language: TextLanguage;
  showText: boolean;
  keep(): void;
}

/** One command per language. `what` names the subject shown in it. */
export function languageCommands(editor: Shown, what: string): Command[] {
  return TEXT_LANGUAGES.map((language) => ({
    id: `language-${language}`,
    title: /* @wc-include */ `${what} in ${languageName(language)}`,
    group: 'View',
    checked: () => editor.language === language,
    run: () => {
      editor.language = language;
      editor.keep();
    },
  }));
}

/** Shows or hides the text next to the file. */
export function textCommand(editor: Shown, title: string): Command {
  return {
    id: 'text',
    title,
    group: 'View',
    keys: ['Mod+Shift+e'],
    checked: () => editor.showText,
    run: () => {
      editor.showText = !editor.showText;
      editor.keep();
    },
  };
}

/** What is next to the file: its panels, and another file. */
export function viewCommands(): Command[] {
  return [
    {
      ...{ id: 'panels', title: 'Side panels', group: 'View', keys: ['Mod+b'] },
      checked: () => panels.shown(),
      run: () => panels.toggle(),
    },
    {
      ...{
        id: 'beside',
        title: 'Open a file beside…',
        group: 'View',
        keys: ['Mod+Shift+b'],
        whileTyping: true,
      },
      when: () => !sides.two,
      run: () => (sides.asks = true),
    },
    {
      ...{
        id: 'close-side',
        title: 'Close this side',
        group: 'View',
        keys: ['Mod+Shift+b'],
        whileTyping: true,
      },
      when: () => sides.two,
      run: () => void sides.close(),
    },
    {
      ...{ id: 'other-side', title: 'Go to the other file', group: 'View', keys: ['F6'], whileTyping: true },
      when: () => sides.two,
      run: () => sides.swap(),
    },
  ];
}

/** Finds commands, and anything in the open files. */
export function paletteCommand(page: Pick<CommonActions, 'palette'>): Command {
  return {
    id: 'palette',
    title: 'Find anything',
    group: 'Help',
    keys: ['Mod+k', 'Mod+Shift+p'],
    whileTyping: true,
    run: () => page.palette(),
  };
}

export function helpCommands(page: Pick<CommonActions, 'palette' | 'shortcuts'>): Command[] {
  return [
    paletteCommand(page),
    { id: 'shortcuts', title: 'Shortcuts', group: 'Help', keys: ['?', 'F1'], run: () => page.shortcuts() },
  ];
}
