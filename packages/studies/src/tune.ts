// Proposals: free numbers and targets in, two or three sets of changes out, judged by fresh players.
import { createGame, type GameDefinition } from '@railwright/engine';
import {
  costOf,
  findField,
  playTune,
  studiedItems,
  type TunePlan,
  type TuneResult,
} from '@railwright/playtest';
import type { Ended, Place } from './place.ts';

/** Free numbers and targets. */
export interface TuneRequest extends TunePlan {
  readonly kind: 'tune';
}

/** Looks for changes; stopped, the result has what was found. A card or a number that is not there is the problem. */
export async function tune({ kind: _, ...plan }: TuneRequest, place: Place): Promise<Ended<TuneResult>> {
  const { executor, signal, say } = place;
  const problem = problemOf(plan);
  if (problem !== undefined) return { value: undefined, complete: false, stops: [], problem };
  const show = (value: TuneResult): void => say({ kind: 'shown', progress: { played: 0, games: 0 }, value });
  const { tune: value, complete } = await playTune<unknown>(plan, {
    ...{ executor, signal },
    makeGame: (definition, seats) => createGame(definition as GameDefinition, seats),
    say(event) {
      if (event.kind === 'teaches') say({ kind: 'stage', stage: event.sentence });
      else if (event.kind === 'learned')
        say({ kind: 'progress', progress: { played: event.games, games: event.of } });
    },
    ...(place.now && { onTune: show }),
  });
  if (value && place.now) show(value);
  return { value, complete, stops: [] };
}

function problemOf({ batch, cards, numbers }: TunePlan): string | undefined {
  const { definition, seats } = batch;
  const known = studiedItems(createGame(definition as GameDefinition, seats)).map(({ item }) => item);
  const stranger = cards.find((card) => !known.includes(card));
  if (stranger !== undefined) return `No card “${stranger}” is for sale.`;
  for (const path of [...cards.map(costOf), ...numbers.map((one) => one.path)]) {
    const field = findField(definition, path);
    if ('problem' in field) return field.problem;
  }
  return undefined;
}
