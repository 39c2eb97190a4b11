// strategies/*.yaml of Trains: how a player wants to play, as data. Numbers and counts come from the engine's declarations,
// so conditions can neither lack one here nor know one that the bots do not.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  STRATEGY_COUNTS,
  STRATEGY_NUMBERS,
  type BuyRule,
  type PlayOrder,
  type RailWishes,
  type StationWishes,
  type WastePolicy,
} from '@railwright/engine';
import { refTo } from '../../schema/annotations.ts';
import { CARD_KEY, CLOSED, Format, ID_PATTERN, id, names } from '../../schema/common.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const MOST = 999;
const ref = (name: string, description: string): JsonSchema => ({ $ref: `#/$defs/${name}`, description });
const integer = (description: string, minimum: number, maximum = MOST): JsonSchema => ({
  title: `a whole number from ${minimum} to ${maximum}`,
  description,
  type: 'integer',
  minimum,
  maximum,
});
const number = (description: string, minimum: number, maximum: number): JsonSchema => ({
  title: `a number from ${minimum} to ${maximum}`,
  description,
  type: 'number',
  minimum,
  maximum,
});
const closed = (title: string, properties: JsonSchema): JsonSchema => ({
  title,
  type: 'object',
  properties,
  additionalProperties: false,
  minProperties: 1,
});

const BOUNDS = {
  atLeast: integer('At least this.', -MOST),
  atMost: integer('At most this.', -MOST),
  exactly: integer('Exactly this.', -MOST),
};
const CHOICE = {
  card: ref('cardList', 'This card, or one of these.'),
  where: ref('kinds', 'All cards that match this filter.'),
};

const condition = (description: string): JsonSchema => ref('condition', description);

const DEFS: JsonSchema = {
  card: { ...CARD_KEY, type: 'string', maxLength: 161 },
  cardList: {
    ...refTo('cards'),
    title: 'the id of a card, or a list of them',
    type: ['string', 'array'],
    pattern: CARD_KEY.pattern,
    maxLength: 161,
    items: { $ref: '#/$defs/card' },
    minItems: 1,
    maxItems: 100,
  },
  bounds: closed('bounds such as { atMost: 3 }', BOUNDS),
  kinds: closed('a filter such as { category: train, cost: { atLeast: 3 } }', {
    category: {
      ...refTo('categories'),
      title: 'a category',
      type: 'string',
      pattern: ID_PATTERN,
      maxLength: 60,
    },
    cost: ref('bounds', 'Its cost is within these bounds.'),
    value: ref('bounds', 'Its printed coin value is within these bounds.'),
    points: ref('bounds', 'Its printed points are within these bounds.'),
  }),
  count: closed('cards with bounds such as { card: waste, atMost: 2 }', { ...CHOICE, ...BOUNDS }),
  condition: {
    ...closed('a condition such as { progress: { atLeast: 60 } }', {
      ...Object.fromEntries(Object.entries(STRATEGY_NUMBERS).map(([key, doc]) => [key, ref('bounds', doc)])),
      ...Object.fromEntries(Object.entries(STRATEGY_COUNTS).map(([key, doc]) => [key, ref('count', doc)])),
      all: ref('conditions', 'All of these are true.'),
      any: ref('conditions', 'At least one of these is true.'),
      not: ref('condition', 'This is not true.'),
    }),
    description: 'Everything listed must be true.',
  },
  conditions: {
    title: 'a list of conditions',
    type: 'array',
    items: { $ref: '#/$defs/condition' },
    minItems: 1,
    maxItems: 20,
  },
  rule: {
    ...closed('the id of a card, or a rule such as { card: tower, when: { progress: { atLeast: 60 } } }', {
      ...CHOICE,
      upTo: integer('Until this many of them are owned in total.', 1),
      when: condition('Only while this is true.'),
    }),
    ...refTo('cards'),
    type: ['string', 'object'],
    pattern: CARD_KEY.pattern,
    maxLength: 161,
  },
};

const cards = (description: string) =>
  Type.Unsafe<readonly string[]>({
    title: 'a list of card ids',
    description,
    type: 'array',
    items: { $ref: '#/$defs/card' },
    maxItems: 100,
    uniqueItems: true,
  });

/** A rule as written: `- tower` is `- { card: tower }`. */
export type WrittenRule = string | BuyRule;

export const StrategySchema = Type.Object(
  {
    format: Format,
    id: id('strategies', 'Unique among the strategies of the pack.'),
    name: names('Shown where players choose a bot.'),
    description: Type.Optional(names('A short description of how it plays.')),
    buy: Type.Optional(
      Type.Unsafe<readonly WrittenRule[]>({
        title: 'a list of rules, each with a dash',
        description:
          'What it buys: the first rule from the top whose conditions are true and whose card can be bought. If a rule lists several cards, the first that can be bought; with a filter, the most expensive.',
        type: 'array',
        items: { $ref: '#/$defs/rule' },
        maxItems: 100,
        examples: [['skyscraper', { card: 'express-train', upTo: 6 }]],
      }),
    ),
    otherwise: Type.Optional(
      Type.Unsafe<'heuristic' | 'nothing'>({
        title: 'heuristic or nothing',
        description:
          'What it buys when no rule applies: what the heuristic would, or nothing. By default, what the heuristic would.',
        type: 'string',
        enum: ['heuristic', 'nothing'],
      }),
    ),
    never: Type.Optional(cards('Cards it never buys.')),
    rails: Type.Optional(
      Type.Unsafe<RailWishes>(
        Object.assign(
          closed('an object with cities, remotes, opponents, coins, toward, least or when', {
            cities: number('Attraction of cities: 1 is normal, 0 none.', 0, 10),
            remotes: number('Attraction of remote locations: 1 is normal, 0 none.', 0, 10),
            opponents: number(
              'Extra points for a cell with opponents’ rails, and half of that for each neighbouring cell that has some; negative values avoid opponents.',
              -10,
              10,
            ),
            coins: number('Weight of the coins to pay: 1 is normal.', 0, 10),
            toward: {
              title: 'a list of labels of cells such as [H2, A1]',
              description: 'Cells that attract its rails like a large city.',
              type: 'array',
              items: {
                ...refTo('cells'),
                title: 'the label of a cell such as B3',
                type: 'string',
                pattern: '^[A-Z]{1,3}[1-9]\\d{0,4}$',
              },
              minItems: 1,
              maxItems: 50,
              uniqueItems: true,
            },
            least: number('Minimum value in points for laying a rail.', -10, 20),
            when: condition('Rails are laid only while this is true.'),
          }),
          { description: 'Where and when it lays rails.' },
        ),
      ),
    ),
    stations: Type.Optional(
      Type.Unsafe<StationWishes>(
        Object.assign(
          closed('an object with shared, least or when', {
            shared: number(
              "Weight of opponents' points in the city: 0 ignores them, 1 counts them as much as its own.",
              0,
              2,
            ),
            least: number('A station is built only where it is worth more than this many points.', -10, 20),
            when: condition('Stations are built only while this is true.'),
          }),
          { description: 'Where and when it builds stations.' },
        ),
      ),
    ),
    waste: Type.Optional(
      Type.Unsafe<WastePolicy>(
        Object.assign(
          closed('an object with accept, unless or pass', {
            accept: integer('It takes actions that bring Waste only while it owns at most this many.', 0),
            unless: condition('While this is true, any number is accepted.'),
            pass: integer('It gives up a turn to return at least this many from its hand; 0: never.', 0, 99),
          }),
          { description: 'How it handles Waste.' },
        ),
      ),
    ),
    play: Type.Optional(
      Type.Unsafe<PlayOrder>(
        Object.assign(
          closed('an object with first, last or never', {
            first: cards('Played before all others, in this order.'),
            last: cards('Played after all others, in this order.'),
            never: cards('Not played.'),
          }),
          { description: 'The order in which it plays cards, where that matters.' },
        ),
      ),
    ),
    lose: Type.Optional(cards('Cards it discards or gets rid of first, the best to lose first.')),
  },
  { ...CLOSED, title: 'a strategy', $defs: DEFS },
);
export type StrategyData = Static<typeof StrategySchema>;
