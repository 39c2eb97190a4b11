// The choices of Freight Train in words, as its buttons tell them.
import type { FreightTrainDefinition, FreightTrainView } from '@railwright/engine';
import type { NamedChoice, Session } from '../../play/session.ts';
import { tellFreightChoice } from '../choices.ts';
import { thingNames } from '../thing-names.ts';

export function freightChoice({ bundle, view, decision }: Session, text: string): NamedChoice {
  const definition = bundle.definition as FreightTrainDefinition;
  const { main, players } = view as FreightTrainView;
  const name = tellFreightChoice(text, {
    thing: thingNames(definition),
    firstOf: (siding) => main[siding - 1]?.[0],
    rearrangeCost: definition.rules.actions.rearrange,
    hasTrain: (car) => Object.hasOwn(players[decision?.seat ?? 0]?.trains ?? {}, car),
  });
  // The table marks where the choice is made: a car of its type would not say which one.
  return { name, about: [text] };
}
