// The games a player is to learn, made from the setups, numbers of seats and markets that were typed.
import { resolveSetup, type Content, type ResolvedSetup } from '@railwright/content';
import { createGame, type Game } from '@railwright/engine';
import type { LearnedSetup, LearningTable } from '@railwright/playtest';
import { MOST_SEATS } from '@railwright/studies/limits';
import { findSetup, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { misuse } from '../failure.ts';
import { checkSeats } from '../content/check-seats.ts';

export interface Lessons {
  /** The first setup typed, with its first market, at which the player is measured. */
  readonly setup: ResolvedSetup;
  readonly seats: readonly number[];
  readonly tables: readonly LearningTable[];
  /** By table. */
  readonly games: readonly Game[];
  /** In the form of a player file. */
  readonly learned: readonly LearnedSetup[];
}

/** The maximum that fits in memory. */
const MOST_TABLES = 2000;

/** @throws Failure if this cannot be learned. */
export function findLessons(
  content: Content,
  typed: readonly string[],
  flags: SetupFlags,
  players: string | undefined,
  markets: number | undefined,
): Lessons {
  const setups = typed.map((name) => findSetup(content, name, optionsFrom(flags)));
  const [setup] = setups;
  if (!setup) throw misuse('No setup is named.', 'railwright learn trains/tokyo-beginners');
  const seats = seatsOf(setup, players);
  for (const one of setups) {
    if (one.game !== setup.game)
      throw misuse(
        `${one.id} is a setup of ${one.game}, and ${setup.id} one of ${setup.game}.`,
        'A player learns one kind of game.',
      );
    for (const count of seats) checkSeats(one, count);
  }
  return lessonsFrom(
    setup,
    setups.map((one) => marketsOf(content, one, flags, markets)),
    seats,
  );
}

/** One setup as it is. @throws Failure for a single seat. */
export function lessonsOf(setup: ResolvedSetup, seats: readonly number[]): Lessons {
  return lessonsFrom(setup, [[setup]], seats);
}

/** `drawn` has the markets of each setup. */
function lessonsFrom(
  setup: ResolvedSetup,
  drawn: readonly (readonly ResolvedSetup[])[],
  seats: readonly number[],
): Lessons {
  const tables = drawn
    .flat()
    .flatMap(({ definition }) => seats.map((count) => ({ definition, seats: count })));
  if (tables.length > MOST_TABLES)
    throw misuse(
      `That is ${tables.length} setups to learn at once; the maximum is ${MOST_TABLES}.`,
      'Draw fewer markets.',
    );
  if (seats.includes(1))
    throw misuse('A player learns from games against others, so it needs 2 or more seats.');
  const games = tables.map(({ definition, seats: count }) => createGame(definition, count));
  const learned = drawn.flatMap((markets): LearnedSetup[] => {
    const [first] = markets;
    if (!first) return [];
    const { id, hash } = first;
    return [markets.length > 1 ? { id, seats, markets: markets.length } : { id, content: hash, seats }];
  });
  return { setup, seats, tables, games, learned };
}

/** `2`, `2,3,4` or `2-4`; by default the setup's own number. */
function seatsOf(setup: ResolvedSetup, typed: string | undefined): number[] {
  const seats = typed === undefined ? [setup.defaultSeats] : listOf(typed);
  for (const count of seats) checkSeats(setup, count);
  return seats;
}

function listOf(typed: string): number[] {
  const numbers = typed.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map((text) => (/^ *[1-9] *$/.test(text) ? Number(text) : NaN));
    if (from === undefined || to === undefined || !(from <= to && to <= MOST_SEATS))
      throw misuse(
        `--players ${typed} is not a number of players.`,
        'Give one number, such as 2, or several, such as 2,3,4 or 2-4.',
      );
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The setup as it is, or that many of its markets, drawn with the seeds 1, 2, 3, … */
function marketsOf(
  content: Content,
  setup: ResolvedSetup,
  flags: SetupFlags,
  count: number | undefined,
): ResolvedSetup[] {
  if (count === undefined) return [setup];
  if (!('marketSeed' in setup.options))
    throw misuse(`The market of ${setup.id} is not random, so there is only one.`, 'Leave --markets out.');
  return Array.from({ length: count }, (_, i) => {
    const resolved = resolveSetup(content, setup.id, { ...optionsFrom(flags), marketSeed: i + 1 });
    if (!resolved.ok) throw misuse(`No market can be drawn for ${setup.id}.`);
    return resolved.setup;
  });
}
