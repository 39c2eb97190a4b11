// Every command of the card editor: menus, shortcuts and the palette are made from this list.
import type { Command } from '../../commands/command.ts';
import type { CardEntry } from '../model/card-file.ts';
import { cardClipboard } from './card-clipboard.svelte.ts';
import type { CardsEditor } from './cards-editor.svelte.ts';

export interface CardActions {
  save(): void;
  leave(): void;
  gallery(): void;
  print(): void;
  /** The card that is open, or has the focus in the gallery. */
  current(): CardEntry | undefined;
  create(): void;
  duplicate(card: CardEntry): void;
  copy(card: CardEntry): void;
  paste(): void;
  remove(card: CardEntry): void;
  rename(card: CardEntry): void;
  palette(): void;
  shortcuts(): void;
}

export function cardCommands(editor: CardsEditor, page: CardActions): Command[] {
  const { document } = editor;
  const sound = (): boolean => !document.broken;
  const has = (): boolean => page.current() !== undefined;
  const withCard = (act: (card: CardEntry) => void) => (): void => {
    const card = page.current();
    if (card) act(card);
  };
  return [
    { id: 'save', title: 'Save', group: 'File', keys: ['Mod+s'], run: () => page.save() },
    { id: 'print', title: 'Print a card sheet…', group: 'File', keys: ['Mod+p'], run: () => page.print() },
    { id: 'gallery', title: 'Show all cards', group: 'File', run: () => page.gallery() },
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
    {
      id: 'copy',
      title: 'Copy the card',
      group: 'Edit',
      keys: ['Mod+c'],
      when: has,
      run: withCard((c) => page.copy(c)),
    },
    {
      id: 'paste',
      title: 'Paste cards',
      group: 'Edit',
      when: () => sound() && cardClipboard.cards.length > 0,
      run: () => page.paste(),
    },
    { id: 'new-card', title: 'New card…', group: 'Card', keys: ['n'], when: sound, run: () => page.create() },
    {
      id: 'duplicate',
      title: 'Duplicate the card',
      group: 'Card',
      keys: ['Mod+d'],
      when: () => sound() && has(),
      run: withCard((c) => page.duplicate(c)),
    },
    {
      id: 'rename',
      title: 'Change the id…',
      group: 'Card',
      when: () => sound() && has(),
      run: withCard((c) => page.rename(c)),
    },
    {
      id: 'delete',
      title: 'Delete the card…',
      group: 'Card',
      when: () => sound() && has(),
      run: withCard((c) => page.remove(c)),
    },
    ...(['en', 'fr'] as const).map((language): Command => ({
      id: `language-${language}`,
      title: language === 'en' ? 'Faces in English' : 'Faces in French',
      group: 'View',
      checked: () => editor.language === language,
      run: () => {
        editor.language = language;
        editor.keep();
      },
    })),
    ...(['faces', 'table'] as const).map((view): Command => ({
      id: `view-${view}`,
      title: view === 'faces' ? 'Cards as faces' : 'Cards as a table',
      group: 'View',
      checked: () => editor.view === view,
      run: () => {
        editor.view = view;
        editor.keep();
        page.gallery();
      },
    })),
    {
      id: 'text',
      title: 'Text beside the cards',
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
