// The arguments of `npm run fuzz`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { SUBJECTS } from './subjects.ts';

export const USAGE = `npm run fuzz -- [--minutes <n>] [--seed <n>] [--jobs <n>] [--game <name>]
npm run fuzz -- --case <seed> [--game <name>]

Holds the laws of the engine against games made at random: generated cards, maps, rules, decks and yards, the shipped cards
of Trains in random markets, any number of seats. Ctrl+C ends it early.

  --minutes  how long (5)
  --seed     the seed of the run; a fresh one unless given
  --jobs     threads (all cores: ${availableParallelism()})
  --game     only games of one sort: ${Object.keys(SUBJECTS).join(', ')}
  --case     one case again, by the seed that a run printed

A broken law is printed once for each sort of game, as small as it gets, with the JSON to keep as a regression.
Exit codes: 0 all laws hold, 1 a law is broken, 2 wrong arguments.`;

export interface FuzzArguments {
  readonly minutes: number;
  readonly seed: number | undefined;
  readonly jobs: number;
  readonly game: string | undefined;
  readonly only: number | undefined;
  readonly help: boolean;
}

/** The arguments, or what is wrong with them. */
export function readArguments(args: readonly string[]): FuzzArguments | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string' },
        seed: { type: 'string' },
        jobs: { type: 'string' },
        game: { type: 'string' },
        case: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { game } = values;
    if (game !== undefined && !Object.hasOwn(SUBJECTS, game))
      return `There are no games of the sort "${game}"; there are ${Object.keys(SUBJECTS).join(', ')}.`;
    return {
      minutes: number(values.minutes, 'minutes', 10_000) ?? 5,
      seed: whole(values.seed, 'seed', 0, 0xffffffff),
      jobs: whole(values.jobs, 'jobs', 1, 256) ?? availableParallelism(),
      game,
      only: whole(values.case, 'case', 0, 0x7fffffff),
      help: values.help === true,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function number(text: string | undefined, name: string, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !(value > 0 && value <= most))
    throw new Error(`--${name} must be a number above 0 and up to ${most}, not "${text}".`);
  return value;
}

function whole(text: string | undefined, name: string, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}
