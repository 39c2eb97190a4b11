// Why a car of Freight Train cannot be moved now, in a sentence. Only the engine decides what is legal.
import type { FreightTrainDefinition, FreightTrainView } from '@railwright/engine';
import { freightWords } from './words.ts';

export type Yard = 'main' | 'own' | 'other';

export interface Situation {
  readonly definition: FreightTrainDefinition;
  readonly view: FreightTrainView;
  /** A reason that prevents everything, such as another player's turn. */
  readonly general: string | undefined;
  readonly thing: (id: string) => string;
}

/** `at` counts the cars of the siding from its exit, from 0. */
export function whyNotCar(now: Situation, where: Yard, car: string, at: number): string {
  const { why } = freightWords();
  const { definition, view, general } = now;
  const { fromMain } = definition.rules.actions;
  if (general !== undefined) return general;
  if (where === 'other') return why.notYours;
  switch (view.decision) {
    case 'place':
      return why.placeFirst;
    case 'rearrange':
      return why.orderFirst;
    case 'take':
      return where === 'own' ? why.takeFirst(fromMain - view.step) : at > 0 ? why.notFirst : why.noRoom;
    case 'switch':
      if (where === 'main') return why.ownOnly;
  }
  if (at > 0) return why.notFirst;
  if (where === 'own') return why.noLocomotive(now.thing(car));
  return view.main.flat().length < fromMain ? why.tooFew(fromMain) : why.noRoom;
}
