// Cards of a setup that are in force from outside all decks: powers of seats, and events.
import type { CardRole } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { ask } from '../../packs/keeper.ts';
import { findItem, placeIn, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { MergedRules } from '../rules/merged-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';

type Card = Item<CardData>;

/** The keys of a setup with such cards. */
const LISTS = ['powers', 'events'] as const;
const ROLES = { powers: 'power', events: 'event' } as const satisfies Record<
  (typeof LISTS)[number],
  CardRole
>;

/** Those listed, as far as they are there; no market draws them. */
export function setApart(setup: Item<SetupData>, pack: Pack, library: Library): Card[] {
  return LISTS.flatMap((key) => listedAs(key, setup, pack, library));
}

/** The powers or the events of all setups of all packs. */
export function allSetApart(key: (typeof LISTS)[number], library: Library): ReadonlySet<Item> {
  return ask(library, `all ${key}`, key === 'powers' ? allPowers : allEvents);
}

const allPowers = (library: Library): ReadonlySet<Item> => findApart('powers', library);
const allEvents = (library: Library): ReadonlySet<Item> => findApart('events', library);

function findApart(key: (typeof LISTS)[number], library: Library): ReadonlySet<Item> {
  const all = new Set<Item>();
  for (const pack of library.packs.values())
    for (const setup of pack.items.get('setups')?.values() ?? [])
      if (pack.game === 'trains' && !setup.broken)
        for (const card of listedAs(key, setup as Item<SetupData>, pack, library)) all.add(card);
  return all;
}

function listedAs(
  key: (typeof LISTS)[number],
  { data }: Item<SetupData>,
  pack: Pack,
  library: Library,
): Card[] {
  return (data[key]?.cards ?? []).flatMap(
    (reference) => (findItem(library, pack, 'cards', reference) as Card | undefined) ?? [],
  );
}

/** The role of such cards in the setups of a pack. */
export function rolesIn(pack: Pack, library: Library): ReadonlyMap<Card, CardRole> {
  const setups = [...(pack.items.get('setups')?.values() ?? [])] as Item<SetupData>[];
  return new Map(
    setups.flatMap((setup) =>
      LISTS.flatMap((key) =>
        listedAs(key, setup, pack, library).map((card): [Card, CardRole] => [card, ROLES[key]]),
      ),
    ),
  );
}

export interface InForce {
  readonly powers: readonly Card[];
  /** As they are listed: each as often as it is in the deck. */
  readonly events: readonly Card[];
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
    ...rules.supply.map(({ card }) => card),
    ...rules.dealt,
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
  const events = listed('events');
  events.forEach((card, i) => {
    if (powers.includes(card))
      sink.report('apart-and-in-decks', placeIn(setup, 'events', 'cards', i), `${card.id} is also a power.`);
  });
  if (setup.data.powers) checkDeal(setup, setup.data.powers, seats, sink);
  const written = LISTS.reduce((sum, key) => sum + (setup.data[key]?.cards ?? []).length, 0);
  const isComplete = powers.length + events.length === written;
  return isComplete && sink.errors === before ? { powers, events } : undefined;
}

function checkDeal(
  setup: Item<SetupData>,
  {
    cards: { length: count },
    deal = 'drawn',
    offer,
    keep = { exactly: 1 },
    secret,
  }: NonNullable<SetupData['powers']>,
  seats: number,
  sink: DiagnosticSink,
): void {
  const before = sink.errors;
  const no = (key: 'offer' | 'keep' | 'secret', message: string, help?: string): void => {
    sink.report('powers-deal', placeIn(setup, 'powers', key), message, { help });
  };
  if (offer !== undefined && deal !== 'chosen')
    no(
      'offer',
      deal === 'drawn'
        ? `Nobody chooses among ${offer} powers: they are drawn.`
        : `Nobody chooses among ${offer} powers: they are for seats.`,
      '`deal: chosen` lets players choose.',
    );
  const { atLeast = 1, atMost, exactly } = keep;
  const least = exactly ?? atLeast;
  const most = exactly ?? atMost ?? offer ?? least;
  if (exactly !== undefined && (keep.atLeast ?? atMost) !== undefined)
    no('keep', 'A player cannot keep exactly so many and any others as well.');
  else if (most < least) no('keep', `A player cannot keep at least ${least} and at most ${most}.`);
  else if (deal === 'seats' && most > 1)
    no('keep', 'These powers are for seats: the first card is for the first player, and so on.');
  else if (offer === undefined && keep.atLeast !== undefined)
    no(
      'keep',
      'Only of a number of powers that are offered can a player keep more or fewer: add `offer`, or write `exactly`.',
    );
  else if (offer !== undefined && most > offer)
    no('keep', `A player cannot keep ${most} of ${offer} powers.`);
  if (secret && deal === 'seats') no('secret', 'These powers are for seats, so all players know them.');
  if (sink.errors > before) return;
  // The last to choose still has so many to choose from.
  const isOffered = deal === 'chosen' && offer !== undefined;
  const asked = isOffered ? (seats - 1) * most + offer : seats * most;
  if (count >= asked) return;
  const each = most > 1 ? /* @wc-include */ `, each of whom may have ${most}` : '';
  const all = most > 1 ? /* @wc-include */ ` and may keep ${most}` : '';
  const choose = isOffered ? /* @wc-include */ `, each of whom chooses among ${offer}${all}` : each;
  const message =
    count === 1
      ? `There is 1 power for up to ${seats} players${choose}.`
      : `There are ${count} powers for up to ${seats} players${choose}.`;
  sink.report('powers-few', placeIn(setup, 'powers', 'cards'), message, {
    at: 'key',
    help: isOffered
      ? `There must be ${asked}: list more, offer fewer, or allow fewer players.`
      : `There must be ${asked}: list more, or allow fewer players.`,
  });
}
