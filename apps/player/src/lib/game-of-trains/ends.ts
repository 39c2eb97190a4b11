// When Game of Trains ends, and how far each train is.
import type { GameOfTrainsDefinition, GameOfTrainsView } from '@railwright/engine';
import type { Session } from '../play/session.ts';
import { carsInOrder } from './order.ts';
import { gotWords } from './words.ts';

export function ends({ bundle, view, seats }: Session): string[] {
  const { rules } = bundle.definition as GameOfTrainsDefinition;
  const { trains } = view as GameOfTrainsView;
  const { goal, inOrder } = gotWords();
  const standings = seats.map(
    ({ name }, seat) => `${name}: ${inOrder(carsInOrder(trains[seat] ?? []), rules.trainLength)}`,
  );
  return [goal, ...standings];
}
