// The open question in Freight Train, and how cars can answer it. Derived from the legal choices, so that no sentence mentions
// an impossible one.
import type { FreightTrainDefinition, FreightTrainView } from '@railwright/engine';
import { freightWords } from './words.ts';
import { wordOf } from './choices.ts';

export interface FreightQuestion {
  readonly ask: string;
  /** How to make choices that have no button. */
  readonly hints: readonly string[];
}

export function freightQuestion(
  definition: FreightTrainDefinition,
  view: FreightTrainView,
  legal: readonly string[],
  /** The name of the car that is being placed. */
  placing: string,
): FreightQuestion {
  const { ask, hints } = freightWords();
  const { fromMain, fromOwn } = definition.rules.actions;
  const can = new Set(legal.map(wordOf));
  const more = fromMain - view.step;
  switch (view.decision) {
    case 'action':
      return {
        ask: can.has('pass')
          ? can.has('fill')
            ? ask.fillOrPass
            : ask.pass
          : can.has('fill')
            ? ask.actionOrFill
            : ask.action,
        hints: [
          ...(can.has('take') ? [hints.take(fromMain)] : []),
          ...(can.has('from-yard') ? [hints.fromYard(fromOwn)] : []),
        ],
      };
    case 'take':
      return { ask: ask.take(more), hints: [hints.takeMore] };
    case 'place':
      return {
        ask: ask.place(placing),
        hints: [
          can.has('to-yard') ? hints.placeYard : hints.placeTrains,
          ...(Object.keys(view.table).length > 1 ? [hints.placeWhich] : []),
        ],
      };
    case 'switch':
      return { ask: ask.switch(fromOwn - view.step), hints: [hints.switch] };
    case 'rearrange':
      return { ask: ask.rearrange, hints: [hints.rearrange] };
    default:
      return { ask: '', hints: [] };
  }
}
