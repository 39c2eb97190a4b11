// Cards of a game of Trains by id: names, rules texts and colours.
import { alsoCostsOf, type AlsoCost } from '@railwright/board';
import { namesOf, type CardDefinition, type TextLanguage, type TrainsDefinition } from '@railwright/engine';
import { tellerOf } from './teller.svelte.ts';
import type { ToldCard, ToldCards } from '../bundle/card-texts.ts';
import { tellCard } from './tell-card.ts';

export interface CardBook {
  readonly cards: ReadonlyMap<string, CardDefinition>;
  name(card: string): string;
  /** Sentences of its rules text: its custom wording if it has one. */
  text(card: string): readonly string[];
  /** Descriptions of the options of its choice, if it has one with that many. */
  options(card: string, atLeast: number): readonly string[];
  /** What it costs beside coins. */
  also(card: string): readonly AlsoCost[];
  isPlayable(card: string): boolean;
  /** A strip of its picture, as a data URI; undefined for one without. */
  art(card: string): string | undefined;
}

/** `told` has texts made beforehand. Without, cards have none until a grammar is loaded. */
export function openCardBook(
  definition: TrainsDefinition,
  language: TextLanguage,
  art: Readonly<Record<string, string>> = {},
  told?: ToldCards,
): CardBook {
  const cards = new Map(definition.cards.map((card) => [card.id, card]));
  const names = namesOf(definition, language);
  const { switches } = definition.rules;
  const texts = new Map(Object.entries(told?.[language] ?? {}));
  const tell = (id: string): ToldCard => {
    const known = texts.get(id);
    if (known) return known;
    const card = cards.get(id);
    const teller = card && tellerOf(language);
    if (!card || !teller) return { text: [] };
    const text = tellCard(teller.describe, card, language, names, switches);
    texts.set(id, text);
    return text;
  };
  return {
    cards,
    name: (card) => names(card, 'card'),
    art: (card) => (Object.hasOwn(art, card) ? art[card] : undefined),
    text: (id) => tell(id).text,
    options: (id, atLeast) => tell(id).options?.find(({ length }) => length >= atLeast) ?? [],
    also: (id) => alsoCostsOf(cards.get(id)?.alsoCosts, definition.resources ?? [], language),
    isPlayable(id) {
      const card = cards.get(id);
      return (
        card !== undefined && (card.value > 0 || Boolean(card.effect?.length || card.whileInPlay?.length))
      );
    },
  };
}

/** The category whose colour a card shows: the last one that has a colour, as on the printed cards. */
export function leadCategory(categories: readonly string[]): string {
  const order = ['waste', 'victory', 'station', 'rail', 'action', 'train'];
  return order.find((category) => categories.includes(category)) ?? 'other';
}
