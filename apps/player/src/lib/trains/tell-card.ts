// The texts of a card, for tables and for those who make them beforehand.
import type { CardDefinition, NameOf, Step, TextLanguage, TrainsSwitches } from '@railwright/engine';
import type { ToldCard } from '../bundle/card-texts.ts';

export type Describe = (card: CardDefinition, names: NameOf, switches?: TrainsSwitches) => readonly string[];

/** What a card says: its custom wording if it has one. */
export function tellCard(
  describe: Describe,
  card: CardDefinition,
  language: TextLanguage,
  names: NameOf,
  switches?: TrainsSwitches,
): ToldCard {
  const own = card.text && (card.text[language] ?? card.text.en);
  const { id, name, categories, cost, value, points } = card;
  const bare = { id, name, categories, cost, value, points };
  const options = choicesIn(card.effect ?? []).map((choice) =>
    choice.map(({ do: effect }) => describe({ ...bare, effect }, names, switches).join(' ')),
  );
  return {
    text: own ? [own] : describe(card, names, switches),
    ...(options.length > 0 && { options }),
  };
}

interface Option {
  readonly do: readonly Step[];
}

/** The choices between options in these steps, however deep. */
function choicesIn(value: unknown): (readonly Option[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const options = key === 'choose-one' ? (inner as { options?: readonly Option[] }).options : undefined;
    return [...(options ? [options] : []), ...choicesIn(inner)];
  });
}
