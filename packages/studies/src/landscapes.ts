// Several maps of which a person picks one: games on each in turns, and what they say so far.
import { createGame, type GameDefinition } from '@railwright/engine';
import { playInTurns, type MapsSoFar, type TurnsPlan } from '@railwright/playtest';
import { stopped, type Ended, type Place } from './place.ts';
import { openReport } from './report.ts';

/** Maps with the games to play there. */
export interface LandscapesRequest extends TurnsPlan {
  readonly kind: 'landscapes';
}

/** Plays until all targets are decided, or so many games on each; stopped, the result has those that were played. */
export async function landscapes(
  { maps, targets }: LandscapesRequest,
  place: Place,
): Promise<Ended<MapsSoFar>> {
  const { executor, signal } = place;
  let value: MapsSoFar | undefined;
  const games = maps.reduce((sum, { batch }) => sum + batch.games, 0);
  const report = openReport(place, games, () => value);
  const { last, ...found } = await playInTurns(
    { maps, targets },
    {
      ...{ executor, signal },
      makeGame: (definition: unknown, seats: number) => createGame(definition as GameDefinition, seats),
      onProgress: (played) => report.count(played),
      onMaps(so) {
        value = so;
        report.show();
      },
    },
  );
  value = found;
  return { value, complete: last?.complete ?? true, stops: last ? stopped(last, last.batch) : [] };
}
