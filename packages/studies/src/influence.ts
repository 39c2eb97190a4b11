// The worth of items: free games, and the same games in which one seat must do without an item, or must take it.
import {
  restrict,
  studyCards,
  type Batch,
  type CardStudy,
  type PlayedBatch,
  type PlayedItem,
  type StudiedItem,
} from '@railwright/playtest';
import { playSides, sideOf } from './batches.ts';
import type { Ended, Place } from './place.ts';

/** Items to be forbidden and forced. */
export interface InfluenceRequest {
  readonly kind: 'influence';
  /** The free games. */
  readonly batch: Batch;
  readonly items: readonly StudiedItem[];
  /** Also forces one seat to take as many copies of each as soon as it can. */
  readonly must?: number;
}

/** Measures items; a run without a clock that was stopped has those that were finished. */
export async function influence(
  { batch, items, must }: InfluenceRequest,
  place: Place,
): Promise<Ended<CardStudy>> {
  const free = sideOf({ ...batch, gather: ['outcomes'] });
  const restricted = items.map((item) => ({
    item,
    forbidden: { ...free, batch: restrict(free.batch, item.measure, 'forbid') },
    ...(must !== undefined && { must: { ...free, batch: restrict(free.batch, item.measure, 'must', must) } }),
  }));
  return playSides(
    {
      sides: [
        free,
        ...restricted.flatMap(({ forbidden, must: duty }) => (duty ? [forbidden, duty] : [forbidden])),
      ],
      valueOf() {
        /** What counts: with a clock, also the games of batches under way. */
        const playedOf = ({ tally, run, ...side }: typeof free): PlayedBatch | undefined =>
          tally && (place.now ? tally.games > 0 : run?.complete) ? { ...side, tally } : undefined;
        const all = playedOf(free);
        const played = restricted.flatMap(({ item, forbidden: without, must: duty }): PlayedItem[] => {
          const [forbidden, forced] = [playedOf(without), duty && playedOf(duty)];
          if (!forbidden || (duty && !forced)) return [];
          return [{ ...item, forbidden, ...(forced && { must: forced }) }];
        });
        const isShown = all && (played.length > 0 || !place.now);
        return isShown ? studyCards(all, played) : undefined;
      },
    },
    place,
  );
}
