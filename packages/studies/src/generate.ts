// Maps to choose from: which of many come nearest to targets when bots play a setup there.
import { createGame, type GameDefinition } from '@railwright/engine';
import { judgeMaps, type Generation, type MapsPlan } from '@railwright/playtest';
import { stopped, type Ended, type Place } from './place.ts';

/** Maps with the games to play there. */
export interface GenerateRequest extends MapsPlan, Omit<Generation, 'format' | 'maps' | 'tried'> {
  readonly kind: 'generate';
}

/** Judges the best of the maps; stopped, the result has those with games. */
export async function generate(
  { kind: _, maps, targets, count, ...about }: GenerateRequest,
  { executor, signal, say }: Place,
): Promise<Ended<Generation>> {
  const { maps: judged, runs } = await judgeMaps(
    { maps, targets, count },
    {
      ...{ executor, signal },
      makeGame: (definition, seats) => createGame(definition as GameDefinition, seats),
      onProgress: (played, games) => say({ kind: 'progress', progress: { played, games } }),
    },
  );
  return {
    value: judged.length === 0 ? undefined : { format: 1, ...about, tried: maps.length, maps: [...judged] },
    complete: runs.every((run) => run.complete),
    stops: runs.flatMap((run) => stopped(run, run.batch)),
  };
}
