// Cards of a setup that are in force from outside all decks: powers of seats.
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import { findItem, placeIn, type Library } from '../../load/library.ts';
import type { Item, Pack } from '../../model.ts';
import type { MergedRules } from '../rules/merged-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';

type Card = Item<CardData>;

/** The keys of a setup with such cards. */
const LISTS = ['powers'] as const;

/** Those listed, as far as they are there; no market draws them. */
export function setApart({ data }: Item<SetupData>, pack: Pack, library: Library): Card[] {
  return LISTS.flatMap((key) => data[key]?.cards ?? []).flatMap(
    (reference) => (findItem(library, pack, 'cards', reference) as Card | undefined) ?? [],
  );
}

export interface InForce {
  readonly powers: readonly Card[];
}

/** Undefined when they cannot be; the sink then has the reason, unless a card is not there. */
export function readInForce(
  setup: Item<SetupData>,
  pack: Pack,
  library: Library,
  rules: MergedRules,
  market: readonly Card[],
  seats: number,
  sink: DiagnosticSink,
): InForce | undefined {
  const before = sink.errors;
  const inDecks = new Set<Item>([
    ...[...rules.supply, ...rules.startDeck].map(({ card }) => card),
    ...market,
    rules.waste,
  ]);
  const listed = (key: (typeof LISTS)[number]): Card[] =>
    (setup.data[key]?.cards ?? []).flatMap((reference, i) => {
      const card = findItem(library, pack, 'cards', reference) as Card | undefined;
      if (card && inDecks.has(card))
        sink.report(
          'apart-and-in-decks',
          placeIn(setup, key, 'cards', i),
          `${card.id} is also in the market, a pile or the starting decks.`,
        );
      return card ?? [];
    });
  const powers = listed('powers');
  if (setup.data.powers)
    enough(setup.data.powers.cards.length, seats, placeIn(setup, 'powers', 'cards'), sink);
  const isComplete = powers.length === (setup.data.powers?.cards ?? []).length;
  return isComplete && sink.errors === before ? { powers } : undefined;
}

function enough(count: number, seats: number, place: Place, sink: DiagnosticSink): void {
  if (count >= seats) return;
  const message = `There ${count === 1 ? 'is 1 power' : `are ${count} powers`} for up to ${seats} players.`;
  sink.report('powers-few', place, message, { at: 'key' });
}
