// The options of a card's choice as sentences for its buttons.
import { describeCard } from '@railwright/engine';
import type { NameOf, Option, TextLanguage, TrainsDefinition } from '@railwright/engine';

export function optionTexts(
  definition: TrainsDefinition,
  id: string,
  language: TextLanguage,
  names: NameOf,
): string[] {
  const card = definition.cards.find((one) => one.id === id);
  const choices = [...choicesIn(card?.effect)];
  // With several choices in one card, it is unknown here which one is asked.
  const [options] = choices;
  if (!card || choices.length !== 1 || !options) return [];
  const { name, categories, cost, value, points } = card;
  return options.map(({ do: effect }) =>
    describeCard(
      { id, name, categories, cost, value, points, effect },
      language,
      names,
      definition.rules.switches,
    ).join(' '),
  );
}

function* choicesIn(value: unknown): Generator<readonly Option[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const options = key === 'choose-one' ? (inner as { options?: readonly Option[] }).options : undefined;
    if (options) yield options;
    yield* choicesIn(inner);
  }
}
