// Maps to choose from: which of many come nearest to targets when bots play a setup there, as a list or as an atlas.
import { createGame, type GameDefinition } from '@railwright/engine';
import { judgeMaps, makeAtlas, type AtlasPlan, type Generation, type MapsPlan } from '@railwright/playtest';
import { stopped, type Ended, type Place } from './place.ts';

type About = Omit<Generation, 'format' | 'maps' | 'tried' | 'axes'>;

/** Maps with the games to play there, or how to breed those of an atlas. */
export type GenerateRequest = About &
  (({ readonly kind: 'maps' } & MapsPlan) | ({ readonly kind: 'atlas' } & AtlasPlan));

/** Judges the best of the maps; stopped, the result has those with games. */
export async function generate(
  asked: GenerateRequest,
  { executor, signal, say }: Place,
): Promise<Ended<Generation>> {
  const place = {
    ...{ executor, signal },
    makeGame: (definition: unknown, seats: number) => createGame(definition as GameDefinition, seats),
    onProgress: (played: number, games: number) => say({ kind: 'progress', progress: { played, games } }),
  };
  const { maps, runs } = await (asked.kind === 'atlas' ? makeAtlas(asked, place) : judgeMaps(asked, place));
  const { setup, seats, seed, bots } = asked;
  const atlas = asked.kind === 'atlas' && { axes: asked.axes.map((axis) => ({ ...axis })) };
  const tried = asked.kind === 'atlas' ? asked.tries : asked.maps.length;
  const complete = runs.every((run) => run.complete);
  return {
    value:
      maps.length === 0 && !(complete && atlas)
        ? undefined
        : { format: 1, ...{ setup, seats, seed, bots, tried }, ...atlas, maps: [...maps] },
    complete,
    stops: runs.flatMap((run) => stopped(run, run.batch)),
  };
}
