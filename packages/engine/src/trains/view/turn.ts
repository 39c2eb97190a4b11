// The state of the turn: lasting effects, waivers, prices, deeds so far. All of it is open information.
import type { State } from '../../core/state.ts';
import type { CardCounts } from '../state/card-counts.ts';
import { currentEvent, nextEvent, roundsLeft } from '../rules/event-deck.ts';
import { SEAT } from '../state/layout.ts';
import { ACTS, TURN_COUNTS, UNTIL, type Act, type TurnCount, type Until } from '../language/params.ts';
import { selectedCells } from '../effects/cell-selections.ts';
import { keptLevel } from '../effects/kept.ts';
import { selectionBase } from '../effects/selections.ts';
import { ownerOf, termOf, turnsLeft, usesLeft } from '../effects/lasting.ts';
import { FORBIDDEN, TERRAIN_LIMIT } from '../state/limits.ts';
import { cardPrice, isForbidden } from '../rules/prices.ts';
import type { EntryCode, Keeps } from '../state/codes.ts';
import type { LiveCellSlot } from '../state/live-slots.ts';
import type { Tables } from '../state/tables.ts';
import { entryCost } from '../rules/links.ts';

/** The card whose effect lasts; for an effect started by a step, the card with that step. */
export function lastingCard(t: Tables, s: State, entry: number): number {
  const at = t.layout.lasting + entry * 2;
  return s.data[at] < t.kinds ? s.data[at] : s.data[at + 1];
}

export interface LastingStepView {
  /** Its owner; -1 for everybody. */
  readonly seat: number;
  /** Identifies the card's or step's lasting effect. */
  readonly step: number;
  readonly until: Until;
  /** Once-a-turn triggers that have acted, as bits. */
  readonly spent: number;
  /** Number of next turns of its player until it ends, unless `until` says. */
  readonly turns?: number;
  /** How often it acts before it ends. */
  readonly left?: number;
  /** Cells that an earlier step named and that it goes on to mean, by name. */
  readonly cells?: Readonly<Record<string, readonly string[]>>;
  /** Likewise kinds of cards, by their ids. */
  readonly cards?: Readonly<Record<string, readonly string[]>>;
}

export function lastingStep(t: Tables, s: State, entry: number): LastingStepView {
  const [until, spent] = termOf(t, s, entry);
  const step = s.data[t.layout.lasting + entry * 2];
  const turns = turnsLeft(until);
  const left = usesLeft(t, s, entry);
  return {
    seat: ownerOf(t, s, entry),
    step,
    until: turns > 0 ? 'next-turn-end' : UNTIL[until],
    spent,
    ...(turns > 0 && { turns }),
    ...(left > 0 && { left }),
    ...(t.kept !== null && viewKept(t, s, t.kept.of[step], keptLevel(t, entry))),
  };
}

function viewKept(
  t: Tables,
  s: State,
  { cells, cards }: Keeps,
  level: number,
): Pick<LastingStepView, 'cells' | 'cards'> {
  const named = (all: readonly LiveCellSlot[], tell: (slot: number) => readonly string[]) =>
    Object.fromEntries(all.map(({ slot, name }) => [name, tell(slot)]));
  const labels = (slot: number): string[] => selectedCells(t, s, level, slot).map((cell) => t.labels[cell]);
  const kinds = (slot: number): string[] =>
    t.ids.filter((_, kind) => s.data[selectionBase(t, level, slot) + kind] > 0);
  return {
    ...(cells.length > 0 && { cells: named(cells, labels) }),
    ...(cards.length > 0 && { cards: named(cards, kinds) }),
  };
}

/** The current seat's prices of cards, where they differ from the printed cost. */
export function changedPrices(t: Tables, s: State): Record<string, number> {
  const prices: Record<string, number> = {};
  for (let k = 0; k < t.piles; k++) {
    const price = cardPrice(t, s, s.data[SEAT], k);
    if (price !== t.price[k] && price !== FORBIDDEN) prices[t.ids[k]] = price;
  }
  return prices;
}

/** What the current seat cannot do: cards by id, cells by label. */
export type ForbiddenView = Readonly<Record<Act, readonly string[]>>;

export function viewForbidden(t: Tables, s: State): ForbiddenView {
  const among = (act: Act, things: readonly string[], isOne = (_: number) => true): string[] => {
    const what = ACTS.indexOf(act);
    if ((t.bans & (1 << what)) === 0) return [];
    return things.filter((_, thing) => isOne(thing) && isForbidden(t, s, s.data[SEAT], what, thing));
  };
  return {
    buy: among('buy', t.ids.slice(0, t.piles)),
    play: among('play', t.ids),
    lay: among('lay', t.labels),
    build: among('build', t.labels, (cell) => t.city[cell] > 0),
  };
}

export function turnCounts(t: Tables, s: State): Record<TurnCount, number> {
  return Object.fromEntries(
    TURN_COUNTS.map((count, i) => [count, s.data[t.layout.turnCounts + i]]),
  ) as Record<TurnCount, number>;
}

export function waivedWords(t: Tables, waiver: number): string[] {
  const terrains = t.definition.map.terrains.map((terrain) => terrain.id);
  const words = ['city', 'remote', 'opponents', 'opponents-waste'];
  return [
    ...terrains.filter((_, bit) => ((waiver >> bit) & 1) === 1),
    ...words.filter((_, i) => ((waiver >> (TERRAIN_LIMIT + i)) & 1) === 1),
  ];
}

/** The current seat's prices of links, by the cell it would enter. */
export function linkCosts(t: Tables, s: State, entries: EntryCode): Record<string, number> {
  const costs: Record<string, number> = {};
  t.labels.forEach((label, cell) => {
    const cost = entryCost(entries, t, s, s.data[SEAT], cell);
    if (cost > 0 && cost !== FORBIDDEN) costs[label] = cost;
  });
  return costs;
}

/** Events, where a setup has them. */
export interface EventsView {
  /** The one in force. */
  readonly event?: string;
  /** Those left in their deck, in no order. */
  readonly eventDeck?: CardCounts;
  /** The next one, where they come in order. */
  readonly nextEvent?: string;
  /** Rounds for which the one in force lasts after this one, if any. */
  readonly eventRounds?: number;
}

/** The event in force, and the others that are to come. */
export function viewEvents(t: Tables, s: State): EventsView {
  const kind = currentEvent(t, s);
  const { kinds = [] } = t.eventDeck ?? {};
  const [next, rounds] = [nextEvent(t, s), roundsLeft(t, s)];
  const left = Array.from(kinds, (one, i): [string, number] => [t.ids[one], s.data[t.layout.events + 1 + i]]);
  return {
    ...(kind >= 0 && { event: t.ids[kind] }),
    eventDeck: Object.fromEntries(left.filter(([, count]) => count > 0)),
    ...(next >= 0 && { nextEvent: t.ids[next] }),
    ...(rounds > 0 && { eventRounds: rounds }),
  };
}
