// Cards of the pack as faces: the data and the texts that the board draws.
import type { CardDefinition, NameOf, TextLanguage, TrainsSwitches } from '@railwright/engine';
import { draftDefinition, shownText } from '../../cards/trains/model/definition.ts';
import type { Thing, Things } from '../../core/content/things.ts';
import { thingName } from '../../core/content/things.ts';

export interface CardLook {
  readonly definition: CardDefinition;
  readonly text: readonly string[];
}

export function namesIn(things: Things, language: TextLanguage): NameOf {
  return (id, of) => {
    const bare = id.slice(id.lastIndexOf('/') + 1);
    const card = of === 'card' ? things.find('cards', id) : undefined;
    const name = of === 'card' || of === 'category' ? undefined : things.nameOf(of, bare, language);
    return card ? thingName(card, language) : (name ?? bare.replaceAll('-', ' '));
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
