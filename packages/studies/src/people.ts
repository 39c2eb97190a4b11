// Games that people played beside games that bots play now, setup by setup.
import type { GameRecord } from '@railwright/engine';
import {
  batchOfPeople,
  comparePeople,
  tallyRecords,
  type Batch,
  type PeopleGroup,
  type ToldGames,
} from '@railwright/playtest';
import { playSides, sideOf } from './batches.ts';
import type { Ended, Place } from './place.ts';

/** Finished games of one setup with the same options and number of seats. */
export interface PeopleGames extends ToldGames {
  /** What bots play beside them. */
  readonly bots: Batch;
  /** Of games of this setup; nothing is checked here. */
  readonly records: readonly GameRecord[];
}

/** Games of people, and the bots beside them. */
export interface PeopleRequest {
  readonly kind: 'people';
  /** Setup by setup. */
  readonly groups: readonly PeopleGames[];
}

/** Plays the games of bots and compares; stopped, it compares with those that were played. */
export async function people(
  { groups }: PeopleRequest,
  place: Place,
): Promise<Ended<readonly PeopleGroup[]>> {
  const pairs = groups.map(({ bots, records, ...told }) => {
    const side = sideOf({ ...bots, gather: ['drama', 'outcomes'] });
    const batch = batchOfPeople(bots, records.length);
    const own = { batch, game: side.game, tally: tallyRecords(side.game, batch, records) };
    return { side, own, told };
  });
  return playSides(
    {
      sides: pairs.map(({ side }) => side),
      valueOf: () =>
        pairs.flatMap(({ side: { batch, game, tally }, own, told }) =>
          tally && tally.games > 0 ? [comparePeople(own, { batch, game, tally }, told)] : [],
        ),
    },
    place,
  );
}
