// A card as written to the card as the engine knows it: short forms written out, what is not given filled in.
import type { CardDefinition } from '@railwright/engine';
import { longAmount, longLasting, longSteps, type Rename } from './effects/long-form.ts';
import { asNames } from '../names.ts';
import { namesOfCategories, type Category } from '../categories.ts';
import { categoriesAsked } from './categories-asked.ts';
import type { CardData } from './schema/cards.ts';

/**
 * The data must fit its schema. `rename` says how cards that effects name are called in the definition, `declared` the categories that
 * have names.
 */
export function cardDefinition(
  data: CardData,
  rename: Rename = (card) => card,
  declared: ReadonlyMap<string, Pick<Category, 'name'>> = new Map(),
): CardDefinition {
  const categoryNames =
    declared.size === 0
      ? undefined
      : namesOfCategories(new Set([...data.categories, ...categoriesAsked(data)]), declared);
  return {
    id: data.id,
    name: asNames(data.name),
    categories: data.categories,
    ...(categoryNames && { categoryNames }),
    cost: data.cost,
    value: data.value ?? 0,
    points: data.points ?? 0,
    ...(data.endPoints !== undefined && { endPoints: longAmount(data.endPoints, rename) }),
    ...(data.notForSale === true && { notForSale: true }),
    ...(data.mandatory === true && { mandatory: true }),
    ...(data.effect && { effect: longSteps(data.effect, rename) }),
    ...(data.whileInPlay && { whileInPlay: longLasting(data.whileInPlay, rename) }),
    ...(data.onBuy && { onBuy: longSteps(data.onBuy, rename) }),
    ...(data.onGain && { onGain: longSteps(data.onGain, rename) }),
    ...(data.reaction && {
      reaction: data.reaction.do ? { do: longSteps(data.reaction.do, rename) } : {},
    }),
    ...(data.text !== undefined && { text: asNames(data.text) }),
  };
}
