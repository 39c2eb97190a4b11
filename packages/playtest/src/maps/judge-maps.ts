// Which of many maps come nearest to targets: few games on each choose some, and then fresh games judge these until each target is decided.
import type { Game } from '@railwright/engine';
import type { Targets } from '@railwright/figures';
import type { Batch } from '../batch.ts';
import { countGames } from '../executor/batches-in-turn.ts';
import type { Executor } from '../executor/executor.ts';
import { inTurn } from '../in-turn.ts';
import type { TargetResult } from '../result/verdicts.ts';
import type { BatchRun } from '../run.ts';
import { checkTargets, gatheringsFor } from '../targets/check.ts';
import { stopRule } from '../targets/until.ts';
import { gainOf } from '../tune/better.ts';
import type { JudgedMap } from './judged-maps.ts';

/** A map with the games of its verdicts at most: a setup is played there. */
type PlayedMap = Omit<JudgedMap, 'games' | 'targets'> & { readonly batch: Batch };

/** What is played on each map. */
export interface MapsPlan {
  /** All that are tried. */
  readonly maps: readonly PlayedMap[];
  /** What games there are to be like. */
  readonly targets: Targets;
  /** How many are judged. */
  readonly count: number;
}

/** Who plays, and who hears of it. */
export interface MapsPlace {
  readonly executor: Executor;
  readonly signal?: AbortSignal | undefined;
  readonly makeGame: (definition: unknown, seats: number) => Game;
  readonly onProgress?: (played: number, of: number) => void;
}

/** The verdicts, and how the games ended. */
export interface MapsRun {
  /** The nearest to the targets first; stopped, those with games for their verdicts. */
  readonly maps: readonly JudgedMap[];
  readonly runs: readonly (BatchRun & { readonly batch: Batch })[];
}

/** Games that choose among the maps. */
const SEARCH_GAMES = 200;
/** Games after which a verdict may end them. */
const CHUNK = 20;

/** A map whose games were played. */
interface Played {
  readonly asked: PlayedMap;
  readonly targets: readonly TargetResult[];
  readonly run: MapsRun['runs'][number];
}

/** Chooses and judges. */
export async function judgeMaps(
  { maps, targets, count }: MapsPlan,
  { executor, signal, makeGame, onProgress }: MapsPlace,
): Promise<MapsRun> {
  const isChosen = maps.length <= count;
  const searchGames = isChosen ? 0 : maps.length * SEARCH_GAMES;
  const all = maps.slice(0, count).reduce((sum, { batch }) => sum + batch.games, searchGames);
  const counter = countGames((games) => onProgress?.(games, all));
  const gather = gatheringsFor([], targets);

  const searched = isChosen
    ? []
    : await playEach(
        maps,
        // Games that no verdict uses: a map that was lucky here must show it there.
        (batch) => ({ ...batch, first: batch.first + batch.games, games: SEARCH_GAMES }),
        false,
      );
  if (searched.some(({ run }) => !run.complete)) return { maps: [], runs: searched.map(({ run }) => run) };
  const chosen = isChosen ? maps : searched.slice(0, count).map(({ asked }) => asked);
  const judged = await playEach(chosen, (batch) => batch, true);
  return {
    maps: judged.flatMap(({ asked: { batch: _, ...about }, targets: results, run: { tally } }) =>
      tally.games === 0 ? [] : [{ ...about, games: tally.games, targets: [...results] }],
    ),
    runs: judged.map(({ run }) => run),
  };

  /** The nearest first. */
  async function playEach(
    some: readonly PlayedMap[],
    gamesOf: (batch: Batch) => Batch,
    isVerdict: boolean,
  ): Promise<Played[]> {
    const played: Played[] = [];
    const play = async (asked: PlayedMap): Promise<Played> => {
      const batch = { ...gamesOf(asked.batch), gather, chunkSize: CHUNK };
      const game = makeGame(batch.definition, batch.seats);
      const stopWhen = stopRule({ figure: 'targets' }, targets, game, batch, some.length);
      const run = await executor.runBatch(batch, game, {
        ...{ signal, onProgress: counter() },
        ...(isVerdict && { stopWhen }),
      });
      const results = checkTargets(targets, run.tally, game, batch, some.length);
      return { asked, targets: results, run: { ...run, batch } };
    };
    for await (const one of inTurn(some, executor.ahead, play)) {
      played.push(one);
      if (!one.run.complete) break;
    }
    const version = ({ targets: results }: Played) => ({ isJudged: true, cards: [], targets: [...results] });
    return played.toSorted((a, b) => gainOf(version(b), version(a), { targets }));
  }
}
