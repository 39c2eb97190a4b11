// Games of people beside games of bots: the same figures, and which of them differ by more than chance.
import { holm, unpairedDifference } from '@railwright/statistics';
import { WIN } from '@railwright/figures';
import { gameFigures, type PlayedBatch } from '../compare/rows.ts';
import { shareOf } from '../summary/pieces.ts';
import type { PeopleGroup } from './people-result.ts';

/** What the files of some games say besides their records. */
export interface ToldGames {
  /** Seats in which a bot sat. */
  readonly botSeats: number;
  /** Minutes of the games whose files say so. */
  readonly minutes: readonly number[];
}

/** Compares two batches of one setup that gathered outcomes: those that people played with those that bots played. */
export function comparePeople(people: PlayedBatch, bots: PlayedBatch, told: ToldGames): PeopleGroup {
  const { batch } = bots;
  const known = new Map(gameFigures(bots).map(({ figure, values }) => [figure, sound(values)]));
  const found = gameFigures(people).flatMap(({ figure, values }) => {
    const others = known.get(figure);
    return others ? [{ figure, difference: unpairedDifference(sound(values), others) }] : [];
  });
  const stands = holm(found.map(({ difference }) => difference.p));
  const { a: minutes } = unpairedDifference(told.minutes, []);
  return {
    setup: batch.source.setup,
    content: batch.source.content,
    options: { ...batch.source.options },
    seats: batch.seats,
    games: people.tally.games,
    botSeats: told.botSeats,
    minutes: meanOf(minutes),
    bots: [...new Set(batch.bots.map(({ name }) => name))],
    botGames: bots.tally.games,
    seed: batch.seed,
    winsBySeat: people.tally.seats.map((own, seat) => ({
      seat,
      people: shareOf(own.wins / WIN, people.tally.games),
      bots: shareOf((bots.tally.seats[seat]?.wins ?? 0) / WIN, bots.tally.games),
    })),
    ends: endsOf(people, bots),
    figures: found.map(({ figure, difference: { a, b, difference, needed } }, i) => ({
      ...{ figure, people: meanOf(a), bots: meanOf(b), difference },
      stands: stands[i] === true,
      needed: neededBy(needed(found.length), a.count, stands[i] === true),
    })),
  };
}

function endsOf({ tally: people }: PlayedBatch, { tally: bots }: PlayedBatch): PeopleGroup['ends'] {
  return [...new Set([...people.ends.keys(), ...bots.ends.keys()])].map((reason) => ({
    reason,
    people: shareOf(people.ends.get(reason)?.games ?? 0, people.games),
    bots: shareOf(bots.ends.get(reason)?.games ?? 0, bots.games),
  }));
}

/** Whatever the estimate says, games that do not tell are too few. */
const neededBy = (estimate: number | null, count: number, stands: boolean): number | null =>
  estimate === null || stands ? estimate : Math.max(estimate, count + 1);

const sound = (values: readonly (number | undefined)[]): number[] =>
  values.filter((value) => value !== undefined);

const meanOf = ({ count, mean, interval }: PeopleGroup['minutes']): PeopleGroup['minutes'] => ({
  count,
  mean,
  interval,
});
