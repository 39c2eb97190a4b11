// What was learned, as a player.
import type { Game } from '@railwright/engine';
import { openTables, type Settings } from '@railwright/learn';
import { contentsOf, rounded, type Contents, type Player, type PlayerHeader } from '@railwright/net';
import type { Learned } from './learning.ts';

/** Besides what the games and the learning record themselves. */
export interface PlayerSource extends Pick<PlayerHeader, 'setups' | 'engine' | 'strength' | 'witnesses'> {
  readonly seed: number;
  /** `pack/id` of what it likes besides winning. */
  readonly taste?: string | undefined;
  /** Name of the bot that it watched at first. */
  readonly teacher?: string | undefined;
}

/** What a player of these games knows things by. */
export function contentsFor(games: readonly Game[], { width }: Settings): Contents {
  return contentsOf(openTables(games).senses, width);
}

export function playerOf(
  games: readonly Game[],
  settings: Settings,
  { state, games: played, decisions, checks }: Learned,
  { setups, engine, strength, witnesses, seed, taste, teacher }: PlayerSource,
): Player {
  const { width } = settings;
  const restarts = checks.filter(({ stuck }) => stuck).length;
  return {
    header: {
      format: 2,
      game: games[0]?.name ?? '',
      engine,
      setups,
      learned: {
        seed,
        games: played,
        decisions,
        ...(taste !== undefined && { taste }),
        ...(teacher !== undefined && { teacher }),
        ...(restarts > 0 && { restarts }),
      },
      strength,
      ...(witnesses && { witnesses }),
      contents: contentsFor(games, settings),
    },
    weights: kept(state.known, state.squares, width),
  };
}

/** As the file has it. Rows that no step ever moved are of things that were never met, and mean nothing. */
function kept(known: Float32Array, squares: Float32Array, width: number): Float32Array {
  const weights = known.slice();
  for (let row = 0; row < weights.length; row += width)
    if (squares.subarray(row, row + width).every((square) => square === 0)) weights.fill(0, row, row + width);
  return rounded(weights, width);
}
