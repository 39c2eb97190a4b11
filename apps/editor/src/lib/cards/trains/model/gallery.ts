// The cards that a gallery shows, and their order.
import type { Severity } from '@railwright/content';
import type { CardEntry } from '../../model/card-file.ts';
import { cardName } from '../../model/card-file.ts';
import { numberAt, textsAt, wordsAt } from '../../../core/content/data.ts';
import { opsUsed } from './definition.ts';

export const SORTS = ['file', 'name', 'cost'] as const;
export type Sort = (typeof SORTS)[number];

export interface GalleryFilter {
  readonly words: string;
  readonly category: string;
  /** '' for any. */
  readonly cost: string;
  readonly op: string;
  readonly problems: boolean;
  readonly sort: Sort;
}

export const NO_FILTER: GalleryFilter = {
  words: '',
  category: '',
  cost: '',
  op: '',
  problems: false,
  sort: 'file',
};

/** `worst` gives the worst problem of the card at an index; `text` the text on its face. */
export function filterCards(
  cards: readonly CardEntry[],
  filter: GalleryFilter,
  worst: (index: number) => Severity | undefined,
  text: (card: CardEntry) => string,
): CardEntry[] {
  const words = fold(filter.words).split(/\s+/).filter(Boolean);
  const shown = cards.filter((card) => {
    if (filter.category !== '' && !wordsAt(card.data, 'categories').includes(filter.category)) return false;
    if (filter.cost !== '' && String(numberAt(card.data, 'cost')) !== filter.cost) return false;
    if (filter.op !== '' && !opsUsed(card.data).has(filter.op)) return false;
    if (filter.problems && worst(card.index) === undefined) return false;
    if (words.length === 0) return true;
    const said = fold([card.id, ...Object.values(textsAt(card.data, 'name')), text(card)].join(' '));
    return words.every((word) => said.includes(word));
  });
  if (filter.sort === 'name') return shown.sort((a, b) => cardName(a.data).localeCompare(cardName(b.data)));
  if (filter.sort === 'cost')
    return shown.sort((a, b) => (numberAt(a.data, 'cost') ?? 0) - (numberAt(b.data, 'cost') ?? 0));
  return shown;
}

/** Without accents and case, so that a search for "echangeur" finds Échangeur. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function costsOf(cards: readonly CardEntry[]): number[] {
  const costs = cards.map(({ data }) => numberAt(data, 'cost')).filter((cost) => cost !== undefined);
  return [...new Set(costs)].sort((a, b) => a - b);
}

export function categoriesOf(cards: readonly CardEntry[]): string[] {
  return [...new Set(cards.flatMap(({ data }) => wordsAt(data, 'categories')))].sort();
}

export function opsOf(cards: readonly CardEntry[]): string[] {
  return [...new Set(cards.flatMap(({ data }) => [...opsUsed(data)]))].sort();
}
