// A position as plain data. Freight Train has no hidden cards: yards and trains lie open, and of the deck, which has no
// order yet, everybody can count what is left. So every seat's view is the whole position.
import type { View } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { deckCars } from './deck.ts';
import { END_REASONS, type EndReason } from './end-reasons.ts';
import { countsById, yardIds, carIds } from './ids.ts';
import {
  CALLED,
  CHIPS,
  DAY,
  DECK,
  END,
  FILLED,
  FIRST,
  LEAVE_DRAWN,
  LOCOMOTIVES,
  LOWER,
  ROUND,
  SEAT,
  STAGE,
  STAGE_OVER,
  STEP,
  TRAIN,
  TURN,
  UPPER,
} from './layout.ts';
import type { Rules } from './rules.ts';

/** Decisions by stage; the last stage asks nothing. */
export const DECISIONS = ['action', 'take', 'place', 'switch', 'rearrange', 'rearrange'] as const;
/** The type of a decision; some stages share one. */
export type FreightTrainDecision = (typeof DECISIONS)[number];

/** Car type ids everywhere; sidings list their cars from left to right; seats count from 0, days and rounds from 1. */
export interface FreightTrainView extends View {
  readonly day: number;
  readonly round: number;
  readonly turn: number;
  /** First player of this round. */
  readonly first: number;
  /** The seat that chooses, or -1 when the game is over. */
  readonly active: number;
  readonly decision: FreightTrainDecision | null;
  /** Whether the active seat has filled a siding in this turn. */
  readonly filled: boolean;
  /** Cars switched so far in this action. */
  readonly step: number;
  /** The deck, by count; it has no order. */
  readonly deck: {
    /** All car cards in the deck, and by part. */
    readonly count: number;
    readonly upper: number;
    readonly lower: number;
    /** Whether the Trains Leave card is still in it. */
    readonly leaveCard: boolean;
    readonly cars: Readonly<Record<string, number>>;
  };
  /** Sidings of the main yard with their cars, from left to right. */
  readonly main: readonly (readonly string[])[];
  /** Cars taken from a yard and not placed yet. */
  readonly table: Readonly<Record<string, number>>;
  readonly players: readonly PlayerView[];
  readonly end: EndReason | null;
}

/** One seat as everyone sees it. */
export interface PlayerView {
  /** Chips of the seat. */
  readonly chips: number;
  /** Locomotives, in use or not. */
  readonly locomotives: number;
  /** Whether this seat has called up a locomotive on this day. */
  readonly called: boolean;
  /** Lengths by type. */
  readonly trains: Readonly<Record<string, number>>;
  /** Types of the cars in the mixed train. */
  readonly mixed: readonly string[];
  /** Sidings of the seat's yard with their cars, from left to right. */
  readonly yard: readonly (readonly string[])[];
}

export function viewOf(r: Rules, s: State, viewer: number | undefined): FreightTrainView {
  const d = s.data;
  return {
    game: 'freight-train',
    seats: r.seats,
    ...(viewer !== undefined && { viewer }),
    day: d[DAY] + 1,
    round: d[ROUND],
    turn: d[TURN],
    first: d[FIRST],
    active: d[STAGE] === STAGE_OVER ? -1 : d[SEAT],
    decision: DECISIONS[d[STAGE]] ?? null,
    filled: d[FILLED] !== 0,
    step: d[STEP],
    deck: {
      count: deckCars(d),
      upper: d[UPPER],
      lower: d[LOWER],
      leaveCard: d[LEAVE_DRAWN] === 0,
      cars: countsById(r, d, DECK),
    },
    main: Array.from({ length: r.mainSidings }, (_, siding) => carIds(r, d, r.mainAt(siding))),
    table: countsById(r, d, r.at.table),
    players: Array.from({ length: r.seats }, (_, seat) => playerView(r, d, seat)),
    end: END_REASONS[d[END] - 1] ?? null,
  };
}

function playerView(r: Rules, d: Int16Array, seat: number): PlayerView {
  const at = r.seatAt(seat);
  return {
    chips: d[at + CHIPS],
    locomotives: d[at + LOCOMOTIVES],
    called: d[at + CALLED] !== 0,
    trains: countsById(r, d, at + TRAIN),
    mixed: Object.keys(countsById(r, d, at + r.at.mixed)),
    yard: yardIds(r, d, seat),
  };
}
