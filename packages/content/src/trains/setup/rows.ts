// The rows of a market: each has a deck of its own, of which some cards lie open.
import { placeIn, findItem, type Library } from '../../packs/library.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { MergedRules } from '../rules/merged-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import { checkMarketCard } from './market-card.ts';

type RowData = NonNullable<SetupData['market']['rows']>[number];

export interface Row {
  readonly title: SetupData['title'] | undefined;
  readonly show: number;
  readonly cards: readonly { readonly card: Item<CardData>; readonly count: number }[];
}

/** Undefined when they cannot be; the sink then has the reason, unless a card is not there. `piles` are the other kinds of the market. */
export function readRows(
  setup: Item<SetupData>,
  pack: Pack,
  rules: MergedRules | undefined,
  library: Library,
  piles: readonly Item[],
  sink: DiagnosticSink,
): readonly Row[] | undefined {
  const before = sink.errors;
  const missing: string[] = [];
  const places = new Map<Item, string>(piles.map((card) => [card, /* @wc-include */ 'a pile of the market']));
  const rows = (setup.data.market.rows ?? []).map(({ title, show, cards, copies = 1 }, index): Row => {
    const counts = new Map<Item<CardData>, number>();
    const deck = deckOf(cards);
    for (const [key, reference, count] of deck) {
      const card = findItem(library, pack, 'cards', reference) as Item<CardData> | undefined;
      if (!card) {
        missing.push(reference);
        continue;
      }
      const place = placeIn(setup, 'market', 'rows', index, 'cards', key);
      const other = places.get(card);
      if (other !== undefined)
        sink.report('row-card', place, `${card.id} is also in ${other}.`, { at: atKey(key) });
      else if (rules && !counts.has(card)) checkMarketCard(card, rules, place, sink, atKey(key));
      counts.set(card, (counts.get(card) ?? 0) + count * copies);
    }
    for (const card of counts.keys()) places.set(card, /* @wc-include */ `row ${index + 1}`);
    const size = deck.reduce((sum, [, , count]) => sum + count * copies, 0);
    if (size <= show)
      sink.report(
        'row-short',
        placeIn(setup, 'market', 'rows', index, 'show'),
        `The row shows ${show} cards, and its deck has ${size}, so no card ever comes after the first.`,
      );
    return { title, show, cards: [...counts].map(([card, count]) => ({ card, count })) };
  });
  return missing.length === 0 && sink.errors === before ? rows : undefined;
}

/** The entries of a row's deck: for each its key, the card and how many. */
function deckOf(
  cards: RowData['cards'],
): (readonly [key: number | string, reference: string, count: number])[] {
  return Array.isArray(cards)
    ? (cards as readonly string[]).map((reference, i) => [i, reference, 1])
    : Object.entries(cards).map(([reference, count]) => [reference, reference, count]);
}

/** A card with a number is the key, one of a list the value. */
const atKey = (key: number | string): 'key' | 'value' => (typeof key === 'string' ? 'key' : 'value');
