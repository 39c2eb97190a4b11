// Plays a setup on several maps, and checks targets on each.
import type { Game } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import type { Batch } from '../batch.ts';
import type { Executor } from '../executor/executor.ts';
import { inTurn } from '../in-turn.ts';
import type { TargetResult } from '../result/verdicts.ts';
import type { BatchRun, RunOptions } from '../run.ts';
import { checkTargets, gatheringsFor } from '../targets/check.ts';
import { stopRule } from '../targets/until.ts';
import type { JudgedMap } from './judged-maps.ts';

/** A map with the games of its verdicts at most: a setup is played there. */
export type PlayedMap = Omit<JudgedMap, 'games' | 'targets' | 'square'> & { readonly batch: Batch };

/** Who plays, and who hears of it. */
export interface MapsPlace {
  readonly executor: Executor;
  readonly signal?: AbortSignal | undefined;
  readonly makeGame: (definition: unknown, seats: number) => Game;
  readonly onProgress?: (played: number, of: number) => void;
}

/** Games that choose among maps; they are no games of verdicts, where a map that was lucky must show it. */
export const SEARCH_GAMES = 200;
/** Games of a second look at the best of these. */
export const LOOK_GAMES = 400;
/** Games after which a verdict may end them, and how many are handed over at once where nothing ends them. */
const [CHUNK, LONG_CHUNK] = [20, 100];

/** What games are for: a first look, a second one, or a verdict, which ends them when it is clear. No two share games. */
type Purpose = 'search' | 'look' | 'verdict';

function batchFor(batch: Batch, games: Purpose): Batch {
  const after = batch.first + batch.games;
  if (games === 'search') return { ...batch, first: after, games: SEARCH_GAMES };
  return games === 'look' ? { ...batch, first: after + SEARCH_GAMES, games: LOOK_GAMES } : batch;
}

/** How a batch ended. */
type MapRun = BatchRun & { readonly batch: Batch };

/** A map whose games were played. */
export interface Played<M extends PlayedMap = PlayedMap> {
  readonly asked: M;
  readonly game: Game;
  readonly targets: readonly TargetResult[];
  readonly run: MapRun;
}

interface Games<M extends PlayedMap> {
  readonly targetsOf: (asked: M) => Targets;
  readonly games: Purpose;
  readonly counter: () => NonNullable<RunOptions['onProgress']>;
}

/** In the order of the maps; the last one may have been stopped. */
export async function playMaps<M extends PlayedMap>(
  maps: readonly M[],
  { targetsOf, games, counter }: Games<M>,
  { executor, signal, makeGame }: MapsPlace,
): Promise<Played<M>[]> {
  const played: Played<M>[] = [];
  const play = async (asked: M): Promise<Played<M>> => {
    const targets = targetsOf(asked);
    const batch = {
      ...batchFor(asked.batch, games),
      gather: gatheringsFor([], targets),
      chunkSize: games === 'verdict' ? CHUNK : LONG_CHUNK,
    };
    const game = makeGame(batch.definition, batch.seats);
    const stopWhen = stopRule({ figure: 'targets' }, targets, game, batch, maps.length);
    const run = await executor.runBatch(batch, game, {
      ...{ signal, onProgress: counter() },
      ...(games === 'verdict' && { stopWhen }),
    });
    const results = checkTargets(targets, run.tally, game, batch, maps.length);
    return { asked, game, targets: results, run: { ...run, batch } };
  };
  for await (const one of inTurn(maps, executor.ahead, play)) {
    played.push(one);
    if (!one.run.complete) break;
  }
  return played;
}

/** The verdicts on maps, and how the games ended. */
export interface MapsRun {
  readonly maps: readonly JudgedMap[];
  readonly runs: readonly MapRun[];
}

/** The verdicts of maps with games. */
export const runOf = (played: readonly Played[]): MapsRun => ({
  maps: played.flatMap(({ asked: { batch: _, ...about }, targets, run: { tally } }) =>
    tally.games === 0 ? [] : [{ ...about, games: tally.games, targets: [...targets] }],
  ),
  runs: played.map(({ run }) => run),
});
