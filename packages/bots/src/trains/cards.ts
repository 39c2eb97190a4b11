// Which of several kinds: the one a deck wants most or least, or the one that most likely lies on top of it.
import { trainsReader as read, type State, type TrainsTables } from '@railwright/engine';

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

/** The kind of which most cards are neither in hand, in play nor discarded: most likely on top of the deck. */
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
