// The texts of the cards of a setup, made when the page was built: a page that has them needs no grammar to show a table.
import type { CardDefinition, NameOf, Step, TextLanguage, TrainsSwitches } from '@railwright/engine';

/** Sentences of a card, and those of the options of each of its choices. */
export interface ToldCard {
  readonly text: readonly string[];
  readonly options?: readonly (readonly string[])[];
}

/** By language, then by card. */
export type ToldCards = Readonly<Record<string, Readonly<Record<string, ToldCard>>>>;

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

const shipped = new Map<string, ToldCards>();

/** Keeps the texts that were made for the setup with this hash. */
export function keepToldCards(hash: string, told: ToldCards): void {
  shipped.set(hash, told);
}

/** Of a bundle of this page; a drawn market has the texts of the bundle it was drawn from. */
export function toldCards({
  hash,
  base,
}: {
  readonly hash: string;
  readonly base?: string;
}): ToldCards | undefined {
  return shipped.get(base ?? hash);
}
