// Cards of a game of Trains by id: names, rules texts and colours.
import {
  describeBy,
  namesOf,
  type CardDefinition,
  type Step,
  type TextLanguage,
  type TrainsDefinition,
} from '@railwright/engine';
import { grammar } from './words.ts';

export interface CardBook {
  readonly cards: ReadonlyMap<string, CardDefinition>;
  name(card: string): string;
  /** Sentences of its rules text: its custom wording if it has one. */
  text(card: string): readonly string[];
  /** Descriptions of the options of its choice, if it has one with that many. */
  options(card: string, atLeast: number): readonly string[];
  isPlayable(card: string): boolean;
  /** A strip of its picture, as a data URI; undefined for one without. */
  art(card: string): string | undefined;
}

export function openCardBook(
  definition: TrainsDefinition,
  language: TextLanguage,
  art: Readonly<Record<string, string>> = {},
): CardBook {
  const cards = new Map(definition.cards.map((card) => [card.id, card]));
  const names = namesOf(definition, language);
  const tongue = grammar();
  const { switches } = definition.rules;
  const texts = new Map<string, readonly string[]>();
  const tell = (card: CardDefinition): readonly string[] => {
    const own = card.text && (card.text[language] ?? card.text.en);
    return own ? [own] : describeBy(tongue, card, names, switches);
  };
  return {
    cards,
    name: (card) => names(card, 'card'),
    art: (card) => (Object.hasOwn(art, card) ? art[card] : undefined),
    text(id) {
      const known = texts.get(id);
      if (known) return known;
      const card = cards.get(id);
      const text = card ? tell(card) : [];
      texts.set(id, text);
      return text;
    },
    options(id, atLeast) {
      const card = cards.get(id);
      const options = card && findOptions(card.effect ?? [], atLeast);
      if (!card || !options) return [];
      const { id: plain, name, categories, cost, value, points } = card;
      const bare = { id: plain, name, categories, cost, value, points };
      return options.map(({ do: effect }) =>
        describeBy(tongue, { ...bare, effect }, names, switches).join(' '),
      );
    },
    isPlayable(id) {
      const card = cards.get(id);
      return (
        card !== undefined && (card.value > 0 || Boolean(card.effect?.length || card.whileInPlay?.length))
      );
    },
  };
}

interface Option {
  readonly do: readonly Step[];
}

/** The first choice between options in these steps, however deep. */
function findOptions(value: unknown, atLeast: number): readonly Option[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const options = key === 'choose-one' ? (inner as { options?: readonly Option[] }).options : undefined;
    if (options && options.length >= atLeast) return options;
    const found = findOptions(inner, atLeast);
    if (found) return found;
  }
  return undefined;
}

/** The category whose colour a card shows: the last one that has a colour, as on the printed cards. */
export function leadCategory(categories: readonly string[]): string {
  const order = ['waste', 'victory', 'station', 'rail', 'action', 'train'];
  return order.find((category) => categories.includes(category)) ?? 'other';
}
