// A position as plain data. A seat sees all trains, lock cards and face-up cards; it does not see the draw pile, the cards
// others drew for the set-up exchange, nor which of them they discarded. What it saw being discarded it may remember.
import type { View } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { decisionOf } from './choices.ts';
import {
  ABILITY,
  ACTIVE,
  DECK_COUNT,
  DISCARD_COUNT,
  DRAWN,
  END,
  END_REASONS,
  FIRST,
  IN_USE,
  read,
  STEP,
  TURN,
  WINNER,
} from './layout.ts';
import type { Table } from './table.ts';
import { lockOffset, trainOffset } from './train.ts';

/** Card numbers everywhere, 0 for an empty spot; positions count from 1, seats from 0. Lists of piles are sorted. */
export interface GameOfTrainsView extends View {
  readonly turn: number;
  /** The seat that had the first turn. */
  readonly first: number;
  /** The seat whose turn it is. */
  readonly active: number;
  /** The open question, or null when the game is over. */
  readonly decision: string | null;
  /** By seat, left to right. */
  readonly trains: readonly (readonly number[])[];
  /** Lock cards by seat. */
  readonly locks: readonly (readonly LockView[])[];
  /** Cards next to the draw pile. */
  readonly faceUp: readonly number[];
  /** Cards in the draw pile. */
  readonly deckCount: number;
  /** Cards in the discard pile. */
  readonly discardCount: number;
  /** The whole piles when all cards are open. */
  readonly deck?: readonly number[];
  /** For a seat the discarded cards it saw and may remember; the pile itself may not be inspected. */
  readonly discard: readonly number[];
  /** Number of cards of the set-up exchange, by seat. */
  readonly handCounts: readonly number[];
  /** Cards of the set-up exchange; null for those the viewer does not see. */
  readonly hands: readonly (readonly number[] | null)[];
  /** The card to be placed, or 0. */
  readonly drawn: number;
  /** The ability being carried out with its current step, counted from 1. */
  readonly ability: string | null;
  readonly step: number;
  /** The card in use that may become a lock card, or 0. */
  readonly inUse: number;
  /** Cards drawn for the set-up exchange, by seat. */
  readonly draws: readonly number[];
  /** Abilities used at least once, by seat. */
  readonly used: readonly Readonly<Record<string, number>>[];
  readonly end: string | null;
  /** The seat that won; null while the game goes on and after a draw. */
  readonly winner: number | null;
}

/** A lock card on a train. */
export interface LockView {
  /** Position in the train, from 1. */
  readonly at: number;
  readonly card: number;
}

export function viewOf(t: Table, s: State, viewer: number | undefined): GameOfTrainsView {
  const { layout } = t;
  const numbers = (offset: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => t.numberOf[read(s, offset + i)]);
  const sorted = (offset: number, count: number): number[] => numbers(offset, count).sort((a, b) => a - b);
  const bySeat = <T>(of: (seat: number, base: number) => T): T[] =>
    Array.from({ length: t.seats }, (_, seat) => of(seat, seat * layout.seatSize));
  const ability = read(s, ABILITY);
  const end = read(s, END);
  return {
    game: 'game-of-trains',
    seats: t.seats,
    ...(viewer !== undefined && { viewer }),
    turn: read(s, TURN),
    first: read(s, FIRST),
    active: read(s, ACTIVE),
    decision: decisionOf(t, s)?.type ?? null,
    trains: bySeat((seat) => numbers(trainOffset(t, seat), t.trainLength)),
    locks: bySeat((seat) =>
      numbers(lockOffset(t, seat), t.trainLength)
        .map((card, i) => ({ at: i + 1, card }))
        .filter(({ card }) => card > 0),
    ),
    faceUp: sorted(layout.faceUp, t.abilities.length).filter((card) => card > 0),
    deckCount: read(s, DECK_COUNT),
    discardCount: read(s, DISCARD_COUNT),
    ...(viewer === undefined && { deck: sorted(layout.deck, read(s, DECK_COUNT)) }),
    discard: discardSeen(t, s, viewer),
    handCounts: bySeat((_, base) => read(s, base + layout.handCount)),
    hands: bySeat((seat, base) =>
      viewer === undefined || viewer === seat
        ? numbers(base + layout.hand, read(s, base + layout.handCount))
        : null,
    ),
    drawn: t.numberOf[read(s, DRAWN)],
    ability: ability > 0 ? (t.abilities[ability - 1]?.id ?? null) : null,
    step: ability > 0 ? read(s, STEP) + 1 : 0,
    inUse: t.numberOf[read(s, IN_USE)],
    draws: bySeat((_, base) => read(s, base + layout.draws)),
    used: bySeat((_, base) => {
      const counts = t.abilities.map(({ id }, a): [string, number] => [id, read(s, base + layout.uses + a)]);
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    }),
    end: end > 0 ? END_REASONS[end - 1] : null,
    winner: read(s, WINNER) > 0 ? read(s, WINNER) - 1 : null,
  };
}

function discardSeen(t: Table, s: State, viewer: number | undefined): number[] {
  const seen: number[] = [];
  for (let i = 0; i < read(s, DISCARD_COUNT); i++) {
    const by = read(s, t.layout.discardedBy + i);
    if (viewer === undefined || by === 0 || by === viewer + 1)
      seen.push(t.numberOf[read(s, t.layout.discard + i)]);
  }
  return seen.sort((a, b) => a - b);
}
