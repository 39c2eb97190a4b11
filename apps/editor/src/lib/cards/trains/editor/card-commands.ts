// Every command of the card editor: menus, shortcuts and the palette are built from this list.
import type { Command } from '../../../shell/commands/command.ts';
import {
  helpCommands,
  historyCommands,
  languageCommands,
  leaveCommand,
  viewCommands,
  saveCommand,
  textCommand,
} from '../../../shell/commands/common-commands.ts';
import type { CommonActions } from '../../../shell/commands/common-commands.ts';
import type { CardEntry } from '../../model/card-file.ts';
import { copiedCards } from './card-clipboard.svelte.ts';
import type { CardsEditor } from './cards-editor.svelte.ts';

export interface CardActions extends CommonActions {
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
  renameCategory(): void;
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
    saveCommand(page),
    { id: 'print', title: 'Print a card sheet…', group: 'File', keys: ['Mod+p'], run: () => page.print() },
    { id: 'gallery', title: 'Show all cards', group: 'File', run: () => page.gallery() },
    leaveCommand(page),
    ...historyCommands(document),
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
      when: () => sound() && copiedCards.value !== undefined,
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
      id: 'rename-category',
      title: 'Rename a category…',
      group: 'Card',
      when: sound,
      run: () => page.renameCategory(),
    },
    {
      id: 'delete',
      title: 'Delete the card…',
      group: 'Card',
      when: () => sound() && has(),
      run: withCard((c) => page.remove(c)),
    },
    ...languageCommands(editor, 'Faces'),
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
    textCommand(editor, 'Text next to the cards'),
    ...viewCommands(),
    ...helpCommands(page),
  ];
}
