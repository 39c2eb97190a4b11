// Which of many maps come nearest to targets: few games on each choose some, and then fresh games judge these until each target is decided.
import type { Targets } from '@railwright/figures';
import { countGames } from '../executor/batches-in-turn.ts';
import { gainOf } from '../tune/better.ts';
import {
  playMaps,
  runOf,
  SEARCH_GAMES,
  type MapsPlace,
  type MapsRun,
  type Played,
  type PlayedMap,
} from './play-maps.ts';

/** What is played on each map. */
export interface MapsPlan {
  /** All that are tried. */
  readonly maps: readonly PlayedMap[];
  /** What games there are to be like. */
  readonly targets: Targets;
  /** How many are judged. */
  readonly count: number;
}

/** Chooses and judges: the nearest to the targets first; stopped, those with games for their verdicts. */
export async function judgeMaps({ maps, targets, count }: MapsPlan, place: MapsPlace): Promise<MapsRun> {
  const isChosen = maps.length <= count;
  const searchGames = isChosen ? 0 : maps.length * SEARCH_GAMES;
  const all = maps.slice(0, count).reduce((sum, { batch }) => sum + batch.games, searchGames);
  const counter = countGames((games) => place.onProgress?.(games, all));
  const play = async (some: readonly PlayedMap[], games: 'search' | 'verdict'): Promise<Played[]> => {
    const played = await playMaps(some, { targetsOf: () => targets, games, counter }, place);
    const version = ({ targets: results }: Played) => ({ isJudged: true, cards: [], targets: [...results] });
    return played.toSorted((a, b) => gainOf(version(b), version(a), { targets }));
  };
  const searched = isChosen ? [] : await play(maps, 'search');
  if (searched.some(({ run }) => !run.complete)) return { ...runOf(searched), maps: [] };
  const judged = await play(isChosen ? maps : searched.slice(0, count).map(({ asked }) => asked), 'verdict');
  return runOf(judged);
}
