// Cards of the pack as faces: what the board draws and what is written on it.
import type {
  AbilityDefinition,
  CardDefinition,
  CarType,
  NameOf,
  TextLanguage,
  TrainsSwitches,
} from '@railwright/engine';
import { textsAt } from '../../core/content/data.ts';
import type { Data } from '../../core/content/data.ts';
import { draftDefinition, shownText } from '../../cards/model/definition.ts';
import { finishedSteps } from './deck.ts';
import type { Thing, Things } from '../../core/content/things.ts';
import { thingName } from '../../core/content/things.ts';

export interface CardLook {
  readonly definition: CardDefinition;
  readonly text: readonly string[];
}

export function namesIn(things: Things, language: TextLanguage): NameOf {
  return (id, of) => {
    const found = of === 'card' ? things.find('cards', id) : undefined;
    return found ? thingName(found, language) : id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ');
  };
}

export function cardLook(
  card: Thing,
  language: TextLanguage,
  names: NameOf,
  switches?: TrainsSwitches,
): CardLook {
  const definition = draftDefinition(card.data);
  return { definition, text: shownText(definition, language, names, switches) };
}

/** A railcar's ability as the engine and the board know it, as far as it is finished. */
export function abilityLook(thing: Thing): AbilityDefinition {
  const names = textsAt(thing.data, 'name');
  return {
    id: thing.id,
    name: { ...names, en: names['en'] ?? thing.id },
    steps: finishedSteps(thing.data) as AbilityDefinition['steps'],
  };
}

export function carLook(data: Data): CarType {
  const names = textsAt(data, 'name');
  const id = typeof data['id'] === 'string' ? data['id'] : '';
  return { id: id || 'car', name: { ...names, en: names['en'] ?? Object.values(names)[0] ?? id } };
}
