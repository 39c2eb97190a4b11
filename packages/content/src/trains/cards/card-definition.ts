// A card as written to the card as the engine knows it: short forms written out, what is not given filled in.
import type { CardDefinition } from '@railwright/engine';
import { answered } from '../../answered.ts';
import {
  longAmount,
  longCondition,
  longInstead,
  longLasting,
  longReaction,
  longSteps,
  type Rename,
} from '../language/long-form.ts';
import { asNames } from '../../packs/names.ts';
import { namesIn } from '../../references/named-things.ts';
import { namesOfCategories, type Category } from '../../packs/categories.ts';
import { CardsSchema, type CardData } from '../schema/cards.ts';

/**
 * The data must fit its schema. `rename` says how cards that effects name are called in the definition, `declared` the categories that
 * have names.
 */
export function cardDefinition(
  data: CardData,
  rename: Rename = (card) => card,
  declared: ReadonlyMap<string, Pick<Category, 'name'>> = new Map(),
): CardDefinition {
  const {
    id,
    name,
    categories,
    cost,
    value = 0,
    points = 0,
    endPoints,
    alsoCosts,
    cheaper,
    dearer,
    buyIf,
    notForSale,
    ...more
  } = data;
  const {
    mandatory,
    effect,
    whileInPlay,
    onBuy,
    onGain,
    reaction,
    instead,
    text,
    art: _,
    layout: __,
    ...others
  } = more;
  answered(others);
  const categoryNames =
    declared.size === 0
      ? undefined
      : namesOfCategories(
          new Set([...categories, ...namesIn(CardsSchema, { cards: [data] }, 'categories')]),
          declared,
        );
  return {
    id,
    name: asNames(name),
    categories,
    ...(categoryNames && { categoryNames }),
    cost,
    ...(alsoCosts && { alsoCosts }),
    ...(cheaper !== undefined && { cheaper: longAmount(cheaper, rename) }),
    ...(dearer !== undefined && { dearer: longAmount(dearer, rename) }),
    ...(buyIf && { buyIf: longCondition(buyIf, rename) }),
    value,
    points,
    ...(endPoints !== undefined && { endPoints: longAmount(endPoints, rename) }),
    ...(notForSale === true && { notForSale: true }),
    ...(mandatory === true && { mandatory: true }),
    ...(effect && { effect: longSteps(effect, rename) }),
    ...(whileInPlay && { whileInPlay: longLasting(whileInPlay, rename) }),
    ...(onBuy && { onBuy: longSteps(onBuy, rename) }),
    ...(onGain && { onGain: longSteps(onGain, rename) }),
    ...(reaction && { reaction: longReaction(reaction, rename) }),
    ...(instead && { instead: longInstead(instead, rename) }),
    ...(text !== undefined && { text: asNames(text) }),
  };
}
