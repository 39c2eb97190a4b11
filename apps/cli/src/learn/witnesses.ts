// How far a newly trained player can be beaten: by an opponent trained against it, and by a search guided by it.
import { basename } from 'node:path';
import { base64Of, type BotSpec } from '@railwright/bots';
import {
  measureStrength,
  type Executor,
  type Exploitation,
  type MeasuredStrength,
  type Witnesses,
} from '@railwright/playtest';
import { EXPLOIT_GAMES, EXPLOIT_HELD_OUT, findAnswer } from '../rate/exploit.ts';
import type { Lessons } from './lessons.ts';
import { PLAYER_ENDING } from './player-place.ts';
import { readPlayerFile } from './read-players.ts';

interface WitnessGames {
  /** Games to train both opponents, and games to measure the better one. */
  readonly answer: number;
  readonly heldOut: number;
  /** A search takes a second or more per game. */
  readonly search: number;
}

const WITNESS_GAMES: WitnessGames = { answer: EXPLOIT_GAMES, heldOut: EXPLOIT_HELD_OUT, search: 120 };

const SEARCH_ITERATIONS = 200;
const SEARCH_SEED = 0x5ea;

export interface Beaten {
  readonly exploitation: Exploitation;
  readonly search: MeasuredStrength;
}

interface Question {
  readonly seed: number;
  readonly executor: Executor;
  readonly show: boolean;
  readonly games?: WitnessGames;
}

/**
 * With the number of seats at which it was first measured. Undefined if it was stopped.
 * @throws Failure if a game fails.
 */
export async function findWitnesses(
  { setup, seats: learned }: Lessons,
  file: string,
  { seed, executor, show, games = WITNESS_GAMES }: Question,
): Promise<Beaten | undefined> {
  const { player, bytes } = readPlayerFile(setup, file);
  const seats = Math.min(...learned);
  const name = basename(file, PLAYER_ENDING);
  const { value, interrupted } = await findAnswer(
    setup,
    seats,
    { name, player, budget: { games: games.answer }, seed, heldOut: games.heldOut },
    { executor, show },
  );
  if (interrupted) return undefined;
  const alone: BotSpec = { name, bot: 'learned', player: base64Of(bytes) };
  const search: BotSpec = {
    ...alone,
    name: `search:${SEARCH_ITERATIONS}@${name}`,
    bot: 'search',
    iterations: SEARCH_ITERATIONS,
  };
  return {
    exploitation: value,
    search: await measureStrength(
      (match) => executor.playMatch(setup.definition, seats, match),
      search,
      alone,
      seats,
      games.search,
      SEARCH_SEED,
    ),
  };
}

/** In the form of the player file. */
export function asWitnesses({ exploitation: { player, seats, wins }, search }: Beaten): Witnesses {
  const { of: games, share: won, low, high } = wins;
  return { answer: { against: player, seats, games, won, low, high }, search };
}
