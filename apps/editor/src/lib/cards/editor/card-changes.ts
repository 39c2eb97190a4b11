// Changes of whole cards: another id everywhere, who speaks of a card, a copy, cards that are pasted.
import { editDocument } from '@railwright/content';
import type { TextDocument } from '../../document/text-document.svelte.ts';
import { project } from '../../project/project.svelte.ts';
import type { CardsDocument } from '../document/cards-document.svelte.ts';
import type { Data } from '../language/specs.ts';
import type { CardEntry } from '../model/card-file.ts';
import { cardName } from '../model/card-file.ts';
import { copyOf, freshId } from '../model/new-card.ts';
import { findReferences, renamedWord } from '../model/references.ts';
import type { Reference } from '../model/references.ts';
import { renameKeys } from '../model/rename-keys.ts';
import type { CardsEditor } from './cards-editor.svelte.ts';

/** References to a card in its pack and in packs that extend it, the shipped ones left out: they cannot be changed. */
export function referencesTo(editor: CardsEditor, card: CardEntry): Reference[] {
  const pack = editor.pack?.manifest?.id;
  if (pack === undefined || card.id === '') return [];
  const near = project.listing.packs.filter(
    ({ manifest }) => manifest !== undefined && (manifest.id === pack || extendsPack(manifest.id, pack)),
  );
  const files = [...project.texts].filter(
    ([path]) => /\.ya?ml$/i.test(path) && near.some(({ folder }) => path.startsWith(folder)),
  );
  return findReferences(card.id, pack, files, editor.cache);
}

function extendsPack(id: string, base: string): boolean {
  const queue = [id];
  const seen = new Set(queue);
  for (const one of queue)
    for (const { manifest } of project.listing.packs)
      if (manifest?.id === one)
        for (const next of manifest.extends) {
          if (next === base) return true;
          if (!seen.has(next)) queue.push(next);
          seen.add(next);
        }
  return false;
}

/** Gives a card another id, and changes all files that speak of it, as one step. */
export function renameCard(editor: CardsEditor, card: CardEntry, id: string): void {
  const references = referencesTo(editor, card);
  const { document } = editor;
  const change = (text: string, path: string): string => {
    const own = references.filter((reference) => reference.path === path);
    const values = own.filter(({ key }) => !key);
    const edited = editDocument(
      text,
      values.map(({ at, word }) => ({ path: at, value: renamedWord(word, card.id, id) })),
    );
    return renameKeys(
      edited,
      own.filter(({ key }) => key).map(({ at, word }) => ({ path: at, to: renamedWord(word, card.id, id) })),
    );
  };
  const others = [...new Set(references.map(({ path }) => path))].flatMap(
    (path): [TextDocument, string][] => {
      const other = path === document.path ? undefined : project.document(path);
      return other ? [[other, change(other.text, path)]] : [];
    },
  );
  const own = editDocument(change(document.text, document.path), [
    { path: ['cards', card.index, 'id'], value: id },
  ]);
  document.changeWith(own, others, `Change the id to ${id}`);
}

export function duplicateCard(editor: CardsEditor, card: CardEntry): number {
  editor.document.insert(
    card.index + 1,
    copyOf(card.data, editor.vocabulary.cards),
    `Duplicate ${cardName(card.data)}`,
  );
  return card.index + 1;
}

/** Puts cards at the end of a file, with other ids where theirs are taken. Gives the position of the first. */
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
