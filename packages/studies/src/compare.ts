// Plays the same games on two sides: the same numbers and seeds, with the same bots.
import { compareBatches, type Batch, type Comparison } from '@railwright/playtest';
import { playSides, sideOf } from './batches.ts';
import type { Ended, Place } from './place.ts';

/** Two setups, or two versions of one. */
export interface CompareRequest {
  readonly kind: 'compare';
  readonly a: Batch;
  readonly b: Batch;
  /** Where each was read, as the result tells it. */
  readonly versions: { readonly a: string; readonly b: string };
}

/** Compares the games that both sides have played; needs two. */
export async function compare({ a, b, versions }: CompareRequest, place: Place): Promise<Ended<Comparison>> {
  const sides = [a, b].map(sideOf);
  const least = Math.min(2, a.games);
  return playSides(
    {
      sides,
      valueOf() {
        const [first, second] = sides.flatMap(({ tally, ...side }) =>
          tally && tally.games >= least ? [{ ...side, tally }] : [],
        );
        return first && second && compareBatches(first, second, versions);
      },
    },
    place,
  );
}
