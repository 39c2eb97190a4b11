// Changes to whole cards: copying and pasting them, and the categories that can be renamed.
import { CATEGORIES } from '@railwright/engine';
import type { CardsDocument } from '../../document/cards-document.svelte.ts';
import type { Data } from '../../../core/content/data.ts';
import type { CardEntry } from '../../model/card-file.ts';
import { cardName } from '../../model/card-file.ts';
import { isData, wordsAt } from '../../../core/content/data.ts';
import { project } from '../../../core/project/project.svelte.ts';
import { copyOf, freshId } from '../model/new-card.ts';
import type { CardsEditor } from './cards-editor.svelte.ts';

/** Categories in this file that belong to its pack: it declares them, or no pack that it extends does. */
export function ownCategories(editor: CardsEditor): string[] {
  const manifest = project.files.get(`${editor.pack?.folder ?? ''}pack.yaml`)?.data;
  const declared = isData(manifest) && isData(manifest['categories']) ? manifest['categories'] : {};
  const used = new Set(editor.document.cards.flatMap(({ data }) => wordsAt(data, 'categories')));
  return [...used].filter(
    (id) =>
      !(CATEGORIES as readonly string[]).includes(id) &&
      (Object.hasOwn(declared, id) || !Object.hasOwn(editor.vocabulary.categoryNames, id)),
  );
}

export function duplicateCard(editor: CardsEditor, card: CardEntry): number {
  editor.document.insert(
    card.index + 1,
    copyOf(card.data, editor.vocabulary.cards),
    `Duplicate ${cardName(card.data)}`,
  );
  return card.index + 1;
}

/** Appends cards to a file, with new ids if theirs are taken. Returns the position of the first. */
export function pasteCards(
  document: CardsDocument,
  cards: readonly Data[],
  taken: ReadonlySet<string>,
): number {
  const ids = new Set(taken);
  const at = document.cards.length;
  const fresh = cards.map((card) => {
    const before = typeof card['id'] === 'string' ? card['id'] : 'card';
    const id = freshId(before, ids);
    ids.add(id);
    return { ...card, id };
  });
  document.seal();
  const all = [...document.cards.map(({ data }) => data), ...fresh];
  document.edit([[['cards'], all]], fresh.length === 1 ? 'Paste a card' : `Paste ${fresh.length} cards`);
  document.seal();
  return at;
}
