// Quick looks at a position for bots: numbers only, without allocation. Kinds and cells are indices into `ids` and `labels` of the
// tables. A bot may only ask for what its own seat may know; nothing here reads what is hidden.
import type { State } from '../../core/state.ts';
import {
  ACTED,
  COINS,
  DECK,
  DEPTH,
  DISCARD,
  EMPTY_PILES,
  F_NODE,
  F_SOURCE,
  HAND,
  PLAY,
  RAIL_POINTS,
  RAILS_LEFT,
  SEAT_ZONES,
  STATIONS_LEFT,
  TOP_SIZE,
  TOTALS,
  TURN,
  WAIVER,
  SUPPLY_COUNTS,
} from '../state/layout.ts';
import { allOptional } from '../state/optional-zones.ts';
import { fundsOf } from '../rules/bids.ts';
import { isChoosingPower, offered, powerWorth } from '../rules/powers.ts';
import { canBuy, mayPlay } from '../rules/prices.ts';
import { topFrame } from '../effects/stack.ts';
import { canExchange, goodOf } from '../rules/exchange.ts';
import { canReturnWaste, canSpendRailPoint } from '../rules/turn.ts';
import { worthAtEnd } from '../rules/worth.ts';
import { kindAsked } from '../effects/instead.ts';
import { REPLACED, type Replaced } from '../language/params.ts';
import type { Step } from '../language/values.ts';
import { NODE, NONE, N_A, N_NEXT, N_OP, type Tables } from '../state/tables.ts';
import { affordableCells, surcharge } from '../rules/tokens.ts';
import { ownedCount, seatBase, zoneBase } from '../state/zones.ts';

/** The steps of a sequence as they were written. */
function stepsFrom(t: Tables, first: number): readonly Step[] {
  const steps: Step[] = [];
  for (let node = first; node !== NONE; node = t.nodes[node * NODE + N_NEXT]) {
    const step = t.steps[node];
    // One step may have become several nodes.
    if (step !== undefined && step !== steps.at(-1)) steps.push(step);
  }
  return steps;
}

/** Reads positions for bots without allocation; seats count from 0. */
export const trainsReader = {
  /** Decision type: `turn`, `start` and `power`, or what the open effect asks. */
  asks(t: Tables, s: State): string {
    const d = s.data;
    if (d[DEPTH] === 0) return d[TURN] > 0 ? 'turn' : isChoosingPower(t, s) ? 'power' : 'start';
    return t.ops[t.nodes[d[topFrame(t, s) + F_NODE] * NODE + N_OP]].asks ?? 'turn';
  },
  /** Kind of the card whose effect asks. */
  asking: (t: Tables, s: State): number => s.data[topFrame(t, s) + F_SOURCE],
  /** Whether anything was played or bought this turn. */
  acted: (s: State): boolean => s.data[ACTED] === 1,
  coins: (s: State): number => s.data[COINS],
  turn: (s: State): number => s.data[TURN],
  railPoints: (s: State): number => s.data[RAIL_POINTS],
  emptyPiles: (s: State): number => s.data[EMPTY_PILES],
  stationsLeft: (s: State): number => s.data[STATIONS_LEFT],
  pile: (t: Tables, s: State, kind: number): number => s.data[SUPPLY_COUNTS + kind],
  railsLeft: (t: Tables, s: State, seat: number): number => s.data[seatBase(t, seat) + RAILS_LEFT],
  /** Bit mask of the seats with a rail on a cell. */
  rails: (t: Tables, s: State, cell: number): number => s.data[t.layout.rails + cell],
  stations: (t: Tables, s: State, cell: number): number => s.data[t.layout.stations + cell],
  /** By how much a rail of a seat on a cell will score more or fewer, with so many more stations there. */
  worthAtEnd,
  /** Coins to pay for a rail on a cell now. */
  surcharge: (t: Tables, s: State, seat: number, cell: number): number =>
    surcharge(t, s, seat, cell, s.data[WAIVER]),
  /** Writes the cells where the seat whose turn it is could pay for a rail now, in ascending order; returns their number. */
  railCells: (t: Tables, s: State, seat: number, out: Int16Array): number =>
    s.data[seatBase(t, seat) + RAILS_LEFT] === 0
      ? 0
      : affordableCells(t, s, seat, s.data[WAIVER], s.data[COINS], null, 0, out),
  // Choices of a turn other than playing cards in hand and ending it
  canBuy,
  canSpendRailPoint,
  canReturnWaste,
  canExchange,
  /** How many of a resource, or coins, the seat whose turn it is has. */
  good: goodOf,
  /** For the own seat only. */
  inHand: (t: Tables, s: State, seat: number, kind: number): number => s.data[zoneBase(t, seat, HAND) + kind],
  /** Index of the first of several kinds that is in hand and may be played, starting at `from`; the length of the list if none is. */
  firstToPlay(t: Tables, s: State, seat: number, kinds: Int16Array, from: number): number {
    const d = s.data;
    const hand = zoneBase(t, seat, HAND);
    let i = from;
    while (i < kinds.length && d[hand + kinds[i]] === 0) i++;
    return t.bans === 0 || i === kinds.length || mayPlay(t, s, seat, kinds[i])
      ? i
      : trainsReader.firstToPlay(t, s, seat, kinds, i + 1);
  },
  handSize: (t: Tables, s: State, seat: number): number => s.data[seatBase(t, seat) + TOTALS + HAND],
  inPlay: (t: Tables, s: State, seat: number, kind: number): number => s.data[zoneBase(t, seat, PLAY) + kind],
  inDiscard: (t: Tables, s: State, seat: number, kind: number): number =>
    s.data[zoneBase(t, seat, DISCARD) + kind],
  deckSize: (t: Tables, s: State, seat: number): number =>
    s.data[seatBase(t, seat) + TOTALS + DECK] + s.data[seatBase(t, seat) + TOP_SIZE],
  /** All cards that a seat owns. */
  cards(t: Tables, s: State, seat: number): number {
    const base = seatBase(t, seat);
    let sum = s.data[base + TOP_SIZE];
    for (let zone = 0; zone < SEAT_ZONES; zone++) sum += s.data[base + TOTALS + zone];
    return t.optionalZones ? sum + allOptional(t, s, seat) : sum;
  },
  /** The kinds of powers that the seat to act is offered, a new list; and what one would be worth to a seat if the game ended now. */
  offeredPowers: offered,
  powerWorth,
  /** Of the question what is done instead: what would happen to which kind. */
  replaced: (t: Tables, s: State): Replaced =>
    REPLACED[t.nodes[s.data[topFrame(t, s) + F_NODE] * NODE + N_A]],
  kindReplaced: (t: Tables, s: State): number => kindAsked(s, topFrame(t, s)),
  /** The steps of an answer to it, and of a card shown from hand; undefined for the answer that nothing is done. */
  stepsInstead: (t: Tables, choice: number): readonly Step[] | undefined =>
    t.insteads !== null && choice < t.insteads.all.length
      ? stepsFrom(t, t.insteads.all[choice].node)
      : undefined,
  stepsShown: (t: Tables, kind: number): readonly Step[] | undefined =>
    kind < t.kinds ? stepsFrom(t, t.reactions?.steps[kind] ?? NONE) : undefined,
  /** How many a seat has of what it bids for the order of turns. */
  bidding: fundsOf,
  /** Cards of a kind that a seat owns, wherever they are: everybody saw them gained. */
  owned: ownedCount,
} as const;
