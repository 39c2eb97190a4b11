// Turns a finished training run into a player, and a player into the starting point of a training run.
import type { Game } from '@railwright/engine';
import { openTables, type Settings } from '@railwright/learn';
import {
  contentsOf,
  rounded,
  transfer,
  type Contents,
  type Player,
  type PlayerHeader,
} from '@railwright/net';
import type { Beginning, Learned } from './learning.ts';

/** Besides what the games and the learning record themselves. */
export interface PlayerSource extends Pick<PlayerHeader, 'setups' | 'engine' | 'strength' | 'witnesses'> {
  readonly seed: number;
  /** Games that the player it began with had learned from. */
  readonly before?: number | undefined;
  /** `pack/id` of its preference. */
  readonly preference?: string | undefined;
  /** Name of the bot that it watched at first. */
  readonly teacher?: string | undefined;
}

/** Names by which a player of these games knows cards, cells and seats. */
export function contentsFor(games: readonly Game[], { width }: Settings): Contents {
  return contentsOf(openTables(games).senses, width);
}

/** Begins with what a player knows, by the same names; undefined if its net has another size. */
export function beginWith(
  { header, weights }: Player,
  games: readonly Game[],
  settings: Settings,
): Beginning | undefined {
  const { contents, learned } = header;
  if (contents.width !== settings.width) return undefined;
  return {
    known: transfer(contents, weights, contentsFor(games, settings)),
    before: learned.games + (learned.before ?? 0),
  };
}

/** The player file of a training run, with its weights rounded as the file stores them. */
export function playerOf(
  games: readonly Game[],
  settings: Settings,
  { state, games: played, decisions, checks }: Learned,
  { setups, engine, strength, witnesses, seed, before, preference, teacher }: PlayerSource,
): Player {
  const { width } = settings;
  const restarts = checks.filter(({ stuck }) => stuck).length;
  return {
    header: {
      format: 3,
      game: games[0]?.name ?? '',
      engine,
      setups,
      learned: {
        seed,
        games: played,
        decisions,
        ...(before !== undefined && { before }),
        ...(preference !== undefined && { preference }),
        ...(teacher !== undefined && { teacher }),
        ...(restarts > 0 && { restarts }),
      },
      strength,
      ...(witnesses && { witnesses }),
      contents: contentsFor(games, settings),
    },
    weights: kept(state.weights, state.squares, width),
  };
}

/** The file's form. Rows that no step ever moved belong to items that were never met, and mean nothing. */
function kept(known: Float32Array, squares: Float32Array, width: number): Float32Array {
  const weights = known.slice();
  for (let row = 0; row < weights.length; row += width)
    if (squares.subarray(row, row + width).every((square) => square === 0)) weights.fill(0, row, row + width);
  return rounded(weights, width);
}
