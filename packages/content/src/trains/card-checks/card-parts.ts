// Checks the categories of a card against its parts: each category of the rules promises something, and some parts belong to a category.
import type { CATEGORIES } from '@railwright/engine';
import { isBroken } from '../../packs/is-broken.ts';
import { quote } from '../../text/describe.ts';
import { isData } from '../../text/data.ts';
import type { CardData } from '../schema/cards.ts';
import type { CardCheck } from './check.ts';

type Category = (typeof CATEGORIES)[number];

interface Promise {
  readonly kept: (card: CardData) => boolean;
  readonly message: string;
  readonly help: string;
}

/** Parts that do something when a card is used. */
const USES = ['value', 'effect', 'whileInPlay', 'onBuy', 'onGain', 'reaction', 'instead'] as const;
/** Words by which a card is about rails or stations; what it applies or plays may be about them too. */
const RAIL_WORDS = [
  'rail',
  'rails',
  'lay',
  'lay-rails',
  'remove-rails',
  'waive',
  'route',
  'apply-effect',
  'play',
];
const STATION_WORDS = [
  'station',
  'stations',
  'build-station',
  'remove-stations',
  'room',
  'apply-effect',
  'play',
];

/** The part that a category requires. Waste requires none, and attacks are checked with the harm that they do. */
const PROMISES: Readonly<Partial<Record<Category, Promise>>> = {
  train: {
    // One that is an action too may leave its coins to its effect.
    kept: (card) =>
      card.value !== undefined || (card.categories.includes('action') && mentions(card.effect, ['coins'])),
    message: 'This train gives no coins: it has no value.',
    help: 'Add a value such as value: 1, or value: 0 if it is to give none.',
  },
  action: {
    kept: (card) => USES.some((part) => card[part] !== undefined),
    message: 'This action does nothing: it has no effect.',
    help: 'Add an effect, or remove action from its categories.',
  },
  rail: {
    kept: (card) => mentions(card, RAIL_WORDS),
    message: 'Nothing on this rail card is about rails.',
    help: 'Add a step such as lay-rails: 1, or remove rail from its categories.',
  },
  station: {
    kept: (card) => mentions(card, STATION_WORDS),
    message: 'Nothing on this station card is about stations.',
    help: 'Add a step such as build-station: 1, or remove station from its categories.',
  },
  victory: {
    kept: (card) => (card.points ?? card.endPoints) !== undefined || mentions(card, ['score']),
    message: 'This victory card is worth no points.',
    help: 'Add points or endPoints, or points: 0 if it is to give none.',
  },
  reaction: {
    kept: ({ reaction }) => reaction !== undefined,
    message: 'This card is a reaction in name only: without a part reaction, it cannot be shown.',
    help: 'Add reaction: {}, or remove reaction from its categories.',
  },
};

const LOST = {
  alsoCosts: /* @wc-include */ 'is never paid',
  cheaper: /* @wc-include */ 'changes no price',
  dearer: /* @wc-include */ 'changes no price',
  buyIf: /* @wc-include */ 'allows nothing',
};

/** Parts that a card cannot use as it is. */
const PARTS: readonly {
  readonly part: keyof CardData;
  readonly isLost: (card: CardData) => boolean;
  readonly message: string;
  readonly help?: string;
}[] = [
  {
    part: 'reaction',
    isLost: ({ reaction, categories }) => reaction !== undefined && !categories.includes('reaction'),
    message: `The card can be shown as a reaction, but it is not of the category ${quote('reaction')}.`,
    help: 'Add reaction to its categories, so that filters and its face agree with it.',
  },
  {
    part: 'mandatory',
    isLost: ({ mandatory, effect }) => mandatory === true && effect === undefined,
    message: `${quote('mandatory')} needs an ${quote('effect')}, and this card has none.`,
  },
  {
    part: 'onBuy',
    isLost: ({ notForSale, onBuy }) => notForSale === true && onBuy !== undefined,
    message: `The card is not for sale, so ${quote('onBuy')} never happens.`,
    help: /* @wc-include */ 'onGain happens however the card is gained.',
  },
  ...(['alsoCosts', 'cheaper', 'dearer', 'buyIf'] as const).map((part) => ({
    part,
    isLost: (card: CardData) => card.notForSale === true && card[part] !== undefined,
    message: `The card is not for sale, so ${quote(part)} ${LOST[part]}.`,
  })),
];

export const CARD_PARTS: CardCheck = {
  pages: {
    'category-empty': {
      title: 'a category without the part that it needs',
      help: 'Trains have a value, victory cards points, and reactions the part `reaction`; actions do something, and what rail and station cards do is about rails or stations. This card has the category without that, so filters count it among cards that it has nothing in common with.\n\nAdd what is missing, or remove the category. If this is intended, write the number: `value: 0`, `points: 0`.',
      example: 'categories: [train]\nvalue: 1',
      broken: 'victory-below-zero',
    },
    'part-without-category': {
      title: 'a part that the card cannot use',
      help: 'Only cards of the category `reaction` are meant to have a `reaction`, `mandatory` says something of an `effect`, and `onBuy` never happens to a card that is not for sale.\n\nAdd what is missing, or remove the part.',
      example: 'categories: [action, reaction]\nreaction: {}',
      broken: 'categories-without-parts',
    },
  },
  card: ({ item: { data, file, path, broken }, tree, report }) => {
    if (broken && isBroken(file, path)) return;
    const { categories } = data;
    categories.forEach((category, i) => {
      const promise = Object.hasOwn(PROMISES, category) ? PROMISES[category as Category] : undefined;
      if (promise && !promise.kept(data))
        report('category-empty', tree.at('categories', i), promise.message, { help: promise.help });
    });
    const isUsed = USES.some((part) => data[part] !== undefined) || data.endPoints !== undefined;
    if (categories.includes('victory') && typeof data.points === 'number' && data.points < 0 && !isUsed)
      report(
        'category-empty',
        tree.at('points'),
        'This victory card takes points away, and it does nothing else.',
        { help: 'Remove the minus sign, or remove victory from its categories.' },
      );
    for (const { part, isLost, message, help } of PARTS)
      if (isLost(data)) report('part-without-category', tree.at(part), message, { at: 'key', help });
  },
};

/** Whether one of these words is a key or a value anywhere. */
function mentions(value: unknown, words: readonly string[]): boolean {
  if (typeof value === 'string') return words.includes(value);
  if (Array.isArray(value)) return value.some((inner) => mentions(inner, words));
  return (
    isData(value) &&
    Object.entries(value).some(
      ([key, inner]) => words.includes(key) || (key !== 'categories' && mentions(inner, words)),
    )
  );
}
