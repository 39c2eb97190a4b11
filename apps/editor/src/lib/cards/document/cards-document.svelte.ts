// One open file of cards: its text is the truth, the cards are read from it, and every change of a card is the smallest edit
// of the text, so that comments and order stay.
import { editDocument, moveItem } from '@railwright/content';
import type { DocumentEdit } from '@railwright/content';
import { ReadDocument } from '../../core/document/read-document.svelte.ts';
import type { SavedState } from '../../core/document/text-document.svelte.ts';
import type { Data } from '../../core/content/data.ts';
import type { Path } from '@railwright/content';
import type { TextFile } from '../../core/content/text-file.ts';
import { parseCardFile } from '../model/card-file.ts';
import type { CardEntry, CardFile } from '../model/card-file.ts';
import { editCard, typedFile } from './edit-card.ts';

export class CardsDocument extends ReadDocument<CardFile> {
  constructor(path: string, saved: SavedState) {
    super(path, saved, parseCardFile);
  }

  #before: readonly CardEntry[] = [];
  readonly #cards = $derived.by(() => (this.#before = alike(this.#before, this.shown?.cards ?? [])));

  /** A card that reads as before is the same object, so that its face is not drawn again. */
  get cards(): readonly CardEntry[] {
    return this.#cards;
  }

  card(id: string): CardEntry | undefined {
    return this.cards.find((card) => card.id === id);
  }

  /** Sets values, or removes them if undefined, as one step. Paths start at the root of the file. */
  edit(changes: readonly (readonly [path: Path, value: unknown])[], title: string, group?: string): void {
    const edits = changes.map(([path, value]): DocumentEdit =>
      value === undefined ? { path, delete: true } : { path, value },
    );
    this.#apply(editDocument(this.text, edits), title, group);
  }

  /** Sets one value of a card. A new field of it goes where people write it. */
  set(index: number, path: Path, value: unknown, title: string, group?: string): void {
    const grouped = group === undefined ? undefined : `${index} ${group}`;
    const file = editCard(this.file, index, path, value);
    this.#apply(file.text, title, grouped, file);
  }

  /** Inserts a card before the one at an index, or at the end. */
  insert(index: number, card: Data, title: string): void {
    this.seal();
    const cards = this.cards.map(({ data }) => data);
    this.edit([[['cards'], cards.toSpliced(index, 0, card)]], title);
    this.seal();
  }

  remove(index: number, title: string): void {
    this.seal();
    this.edit([[['cards', index], undefined]], title);
    this.seal();
  }

  /** Moves an item of a list within it; comments go with it. `list` is the value there. */
  move(path: Path, list: readonly unknown[], from: number, to: number, title: string): void {
    const moved = moveItem(this.text, path, from, to);
    this.seal();
    if (moved === undefined) {
      const rest = list.toSpliced(from, 1);
      this.edit([[path, rest.toSpliced(to, 0, list[from])]], title);
    } else this.#apply(moved, title);
    this.seal();
  }

  override type(text: string): void {
    this.change(text, 'Typing', 'typing', typedFile(this.file, text));
  }

  #apply(text: string, title: string, group?: string, file?: TextFile): void {
    if (group === undefined) this.seal();
    this.change(text, title, group, file);
  }
}

/** The cards, with those of `before` that say the same at the same place. */
function alike(before: readonly CardEntry[], now: readonly CardEntry[]): readonly CardEntry[] {
  return now.map((card, index) => {
    const old = before[index];
    const isSame = old === card || (old && JSON.stringify(old.data) === JSON.stringify(card.data));
    return isSame ? old : card;
  });
}
