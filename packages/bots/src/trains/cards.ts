// Picks one of several choices: the one worth most, the kind a deck wants most or least, or the one most likely on top of it.
import {
  randomBelow,
  trainsReader as read,
  type RngWords,
  type State,
  type TrainsTables,
} from '@railwright/engine';
import type { Plan } from './plan.ts';

/** How many of the resource that it bids a seat has before it bids one. */
const ENOUGH = 4;

/** The first of those worth most. */
export function bestBy(legal: Int16Array, count: number, worthOf: (choice: number) => number): number {
  let best = legal[0] as number;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(legal[i] as number);
    if (worth <= most) continue;
    most = worth;
    best = legal[i] as number;
  }
  return best;
}

export function highest(values: Float64Array, legal: Int16Array, count: number): number {
  let best = legal[0] as number;
  for (let i = 1; i < count; i++)
    if ((values[legal[i] as number] as number) > (values[best] as number)) best = legal[i] as number;
  return best;
}

export function lowest(values: Float64Array, legal: Int16Array, count: number): number {
  let best = legal[0] as number;
  for (let i = 1; i < count; i++)
    if ((values[legal[i] as number] as number) < (values[best] as number)) best = legal[i] as number;
  return best;
}

/** The kind with most cards that are neither in hand, in play nor discarded: the most likely top card. */
export function likeliest(t: TrainsTables, s: State, seat: number, legal: Int16Array, count: number): number {
  let best = legal[0] as number;
  let most = -1;
  for (let i = 0; i < count; i++) {
    const kind = legal[i] as number;
    const seen =
      read.inHand(t, s, seat, kind) + read.inPlay(t, s, seat, kind) + read.inDiscard(t, s, seat, kind);
    const hidden = read.owned(t, s, seat, kind) - seen;
    if (hidden <= most) continue;
    most = hidden;
    best = kind;
  }
  return best;
}

/**
 * Of secret goals, keeps those that are worth most in the present position: as few as must be, and any other that gives points already.
 * Others do things that no number says: any of them.
 */
export function choosePower(
  t: TrainsTables,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
  rng: RngWords,
): number {
  if (t.powers?.secret !== true) return legal[randomBelow(rng, count)] as number;
  const offered = read.offeredPowers(t, s);
  const left = offered.slice(offered.indexOf(legal[0] as number));
  const mayStop = (legal[count - 1] as number) === t.kinds;
  // As many can be picked now as leave enough after them.
  const missing = mayStop ? 0 : left.length - count + 1;
  const ranked = [...left].sort((a, b) => read.powerWorth(t, s, seat, b) - read.powerWorth(t, s, seat, a));
  const wanted = ranked.filter((kind, i) => i < missing || read.powerWorth(t, s, seat, kind) > 0);
  return left.find((kind) => wanted.includes(kind)) ?? t.kinds;
}

/** A bid for an early turn, which is worth little: one, if nobody has bid yet and enough is left for what it buys else. */
export function chooseBid(t: TrainsTables, s: State, seat: number, legal: Int16Array, count: number): number {
  const pass = legal[0] as number;
  const least = count > 1 ? (legal[1] as number) : pass;
  return least === 1 && read.bidding(t, s, seat) >= ENOUGH ? least : pass;
}

/** A card for an effect, or stopping: what the deck wants least goes first. */
export function chooseCard(
  t: TrainsTables,
  { keep, loses }: Plan,
  s: State,
  legal: Int16Array,
  count: number,
): number {
  const done = (legal[count - 1] as number) === t.kinds;
  const cards = done ? count - 1 : count;
  if (loses[read.asking(t, s)] === 0) return highest(keep, legal, cards);
  const worst = lowest(keep, legal, cards);
  return done && (keep[worst] as number) >= 0 ? t.kinds : worst;
}
