// Some games on each of several maps in turns, so that a little is soon known of all, and more of those on which targets are still open.
import { allDecided, checkTargets, gatheringsFor } from '../targets/check.ts';
import type { Targets } from '@railwright/figures';
import type { Batch } from '../batch.ts';
import type { TargetResult } from '../result/verdicts.ts';
import type { BatchRun } from '../run.ts';
import { mergeTally, type Tally } from '../tally.ts';
import { countGames } from '../executor/batches-in-turn.ts';
import type { MapsPlace } from './play-maps.ts';

/** A setup on maps: the games of each at most. */
export interface TurnsPlan {
  /** The setup on each map, by id of the map. */
  readonly maps: readonly { readonly map: string; readonly batch: Batch }[];
  /** What games there are to be like. */
  readonly targets: Targets;
}

/** What games say of maps so far, in the order of the plan; no targets before the first game. */
export interface MapsSoFar {
  /** By id of the map: its games, and what these say of each target. */
  readonly maps: readonly {
    readonly map: string;
    readonly games: number;
    readonly targets: readonly TargetResult[];
  }[];
}

interface TurnsPlace extends MapsPlace {
  /** Hears what is known after each turn. */
  readonly onMaps: (maps: MapsSoFar) => void;
}

/** Games of a turn. */
const TURN = 100;
/** Short, so that a page's workers pause soon after a user acts. */
const CHUNK = 20;

/** Ends a map when its targets are decided; the run of the last turn says whether it was stopped. */
export async function playInTurns(
  { maps, targets }: TurnsPlan,
  { executor, signal, makeGame, onProgress, onMaps }: TurnsPlace,
): Promise<MapsSoFar & { readonly last: (BatchRun & { readonly batch: Batch }) | undefined }> {
  const all = maps.reduce((sum, { batch }) => sum + batch.games, 0);
  const counter = countGames((games) => onProgress?.(games, all));
  const tables = maps.map(({ map, batch }) => {
    const own = { ...batch, gather: gatheringsFor([], targets), chunkSize: CHUNK };
    return { map, batch: own, game: makeGame(own.definition, own.seats) };
  });
  const tallies: (Tally | undefined)[] = tables.map(() => undefined);
  const soFar = (): MapsSoFar => ({
    maps: tables.map(({ map, batch, game }, i) => {
      const tally = tallies[i];
      const results = tally && checkTargets(targets, tally, game, batch, tables.length);
      return { map, games: tally?.games ?? 0, targets: results ?? [] };
    }),
  });
  let last: (BatchRun & { readonly batch: Batch }) | undefined;
  let open = [...tables.keys()];
  for (let played = 0; open.length > 0; played += TURN) {
    for (const i of open) {
      const table = tables[i];
      if (!table) continue;
      const { first, games } = table.batch;
      const batch = { ...table.batch, first: first + played, games: Math.min(TURN, games - played) };
      last = { ...(await executor.runBatch(batch, table.game, { signal, onProgress: counter() })), batch };
      const known = tallies[i];
      if (known) mergeTally(known, last.tally);
      else if (last.tally.games > 0) tallies[i] = last.tally;
      onMaps(soFar());
      if (!last.complete) return { ...soFar(), last };
    }
    const { maps: results } = soFar();
    open = open.filter((i) => {
      const left = (tables[i]?.batch.games ?? 0) - played - TURN;
      return left > 0 && !allDecided(results[i]?.targets ?? []);
    });
  }
  return { ...soFar(), last };
}
