// JSON Schemas of the parameters in the card language: one definition for each type that the engine declares, so amounts,
// filters and conditions can neither be missing here nor differ from what the engine reads.
import {
  ACTS,
  AMOUNT_FORMS,
  BAN_FIELDS,
  BOUND_FIELDS,
  CATEGORIES,
  CELL_FIELDS,
  COMPARE_FIELDS,
  CONDITION_FORMS,
  DISTANCE_FIELDS,
  FIGURE_FORMS,
  FILTER_FIELDS,
  INSTEAD_FIELDS,
  LASTING_IF_FIELDS,
  NEAR_FIELDS,
  RECEIVERS,
  OWNED_FIELDS,
  PLACES,
  PRICE_FIELDS,
  PRICED,
  REACHES,
  REPLACED,
  RESOURCES_OF_FIELDS,
  SIDES,
  TARGETS,
  TOKEN_BOUND_FIELDS,
  TOKENS_ON_FIELDS,
  TRIGGER_EVENTS,
  TRIGGER_FIELDS,
  TURN_COUNTS,
  UNTIL,
  VARIETY_FORMS,
  WAIVERS,
  WHO,
  ZONES,
} from '@railwright/engine';
import type { ParamSpecs, ParamType } from '@railwright/engine';
import { defines, refTo } from '../../schema/annotations.ts';
import { ID_PATTERN, REFERENCE_PATTERN } from '../../schema/common.ts';
import { hints } from '../../schema/hint.ts';
import { AMOUNT_WORDS, DISTANCE_WORDS, OWNED_WORDS, TURN_COUNT_WORDS } from './hints/amounts.ts';
import { CARDS_WORDS, FIGURE_WORDS, VARIETY_WORDS } from './hints/figures.ts';
import { CONDITION_WORDS } from './hints/conditions.ts';
import { CELL_WORDS, FILTER_WORDS, NEAR_WORDS, PLACE_WORDS, WHO_WORDS } from './hints/filters.ts';
import {
  BAN_WORDS,
  EVENT_WORDS,
  INSTEAD_WORDS,
  PRICE_WORDS,
  TRIGGER_WORDS,
  UNTIL_WORDS,
} from './hints/lasting.ts';
import { TARGET_WORDS } from './hints/steps.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Largest number that may be written in an effect. */
const MAX_NUMBER = 999;
const MAX_STEPS = 40;
export const NAME_PATTERN = '^[a-z][a-zA-Z0-9-]*$';
const SWITCH_PATTERN = '^[a-z][a-zA-Z0-9]*$';

export const ref = (type: string): JsonSchema => ({ $ref: `#/$defs/${type}` });
const list = (of: string, title: string, minItems = 1, maxItems = MAX_STEPS): JsonSchema => ({
  title,
  type: 'array',
  items: ref(of),
  minItems,
  maxItems,
});
const word = (words: readonly string[]): JsonSchema => ({
  title: `one of ${words.join(', ')}`,
  type: 'string',
  enum: [...words],
});
const name = (title: string, pattern = NAME_PATTERN): JsonSchema => ({
  title,
  type: 'string',
  pattern,
  maxLength: 60,
});

function properties(specs: ParamSpecs): JsonSchema {
  return Object.fromEntries(
    Object.entries(specs).map(([key, { type, doc }]) => [key, { ...ref(type), description: doc }]),
  );
}

/** An object with the declared fields, those not optional required. */
export function fields(specs: ParamSpecs, title: string): JsonSchema {
  const required = Object.keys(specs).filter((key) => specs[key]?.optional !== true);
  return {
    title,
    type: 'object',
    properties: properties(specs),
    additionalProperties: false,
    ...(required.length > 0 ? { required } : { minProperties: 1 }),
  };
}

/** An object with exactly one of the declared keys. */
export function oneOfKeys(specs: ParamSpecs, title: string): JsonSchema {
  return {
    title,
    type: 'object',
    properties: properties(specs),
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
  };
}

const NUMBER_BOUNDS = { minimum: 0, maximum: MAX_NUMBER } as const;
export const CARDS_OBJECT = {
  from: { ...ref('source'), description: 'A zone, or the name of a selection.' },
  where: { ...ref('filter'), description: 'Only cards that match this.' },
} as const;

export const AMOUNT: JsonSchema = {
  ...oneOfKeys(AMOUNT_FORMS, 'a whole number up to 999, or an amount such as { count: chosen }'),
  type: ['integer', 'object'],
  ...NUMBER_BOUNDS,
  ...hints(AMOUNT_WORDS),
};
const CARDS: JsonSchema = {
  ...refTo('selections', 'item'),
  examples: ['self'],
  title: 'the name of a selection, self, or { from: a zone, where: a filter }',
  type: ['string', 'object'],
  pattern: NAME_PATTERN,
  maxLength: 60,
  properties: CARDS_OBJECT,
  additionalProperties: false,
  required: ['from'],
  ...hints(CARDS_WORDS),
};

export const TYPES: Readonly<Record<ParamType, JsonSchema>> = {
  amount: AMOUNT,
  count: {
    title: 'a whole number, any, all, or { upTo: amount }',
    type: ['integer', 'string', 'object'],
    ...NUMBER_BOUNDS,
    pattern: '^(any|all)$',
    properties: { upTo: { ...ref('amount'), description: 'At most this.' } },
    additionalProperties: false,
    required: ['upTo'],
  },
  cards: CARDS,
  filter: { ...fields(FILTER_FIELDS, 'a filter such as { category: train }'), ...hints(FILTER_WORDS) },
  zone: word(ZONES),
  target: { ...word(TARGETS), ...hints(TARGET_WORDS) },
  source: {
    ...refTo('selections', 'item'),
    examples: [...ZONES],
    ...name(`a zone (${ZONES.join(', ')}) or the name of a selection`),
  },
  name: { ...defines('selections'), ...name('a new name for what is chosen, in lower-case letters') },
  selection: { ...refTo('selections', 'item'), ...name('the name of an earlier selection') },
  selections: list('selection', 'a list of two or more names of selections', 2, 10),
  card: { ...refTo('cards'), ...name('the id of a card', REFERENCE_PATTERN) },
  cardList: {
    ...refTo('cards'),
    title: 'the id of a card, or a list of them',
    type: ['string', 'array'],
    pattern: REFERENCE_PATTERN,
    items: ref('card'),
    minItems: 1,
    maxItems: 100,
  },
  category: {
    ...refTo('categories'),
    title: 'a category, or a list of them',
    type: ['string', 'array'],
    pattern: ID_PATTERN,
    maxLength: 60,
    items: { ...refTo('categories'), ...name('a category', ID_PATTERN), examples: [...CATEGORIES] },
    minItems: 1,
    maxItems: 20,
    examples: [...CATEGORIES],
  },
  steps: list('step', 'a list of steps, each with a dash'),
  options: list('option', 'a list of two or more alternatives, each with do', 2, 12),
  condition: {
    ...oneOfKeys(CONDITION_FORMS, 'a condition such as { there: { from: hand } }'),
    ...hints(CONDITION_WORDS),
  },
  conditions: list('condition', 'a list of conditions', 1, 20),
  amounts: list('amount', 'a list of amounts', 1, 20),
  bounds: fields(BOUND_FIELDS, 'bounds such as { atMost: 3 }'),
  cells: {
    ...fields(CELL_FIELDS, 'cells such as { terrain: mountain } or { place: city }'),
    ...hints(CELL_WORDS),
  },
  cellSelection: { ...refTo('selections', 'item'), ...name('the name of cells chosen by an earlier step') },
  cellsList: list('cells', 'a list of filters of cells', 1, 12),
  near: {
    ...fields(NEAR_FIELDS, 'what is near, such as { of: { place: city }, distance: { atMost: 2 } }'),
    ...hints(NEAR_WORDS),
  },
  distance: {
    ...fields(DISTANCE_FIELDS, 'from where to where, such as { from: { rails: own }, to: { place: city } }'),
    ...hints(DISTANCE_WORDS),
  },
  figure: {
    ...oneOfKeys(FIGURE_FORMS, 'a number of each card, cell or player such as { cost: { from: hand } }'),
    ...hints(FIGURE_WORDS),
  },
  variety: {
    ...oneOfKeys(VARIETY_FORMS, 'what can be different such as { terrains: { rails: own } }'),
    ...hints(VARIETY_WORDS),
  },
  waivers: {
    title: `a list of ${WAIVERS.join(', ')} and terrains`,
    type: 'array',
    items: {
      ...refTo('terrains'),
      examples: [...WAIVERS],
      ...name('a surcharge or the id of a terrain', ID_PATTERN),
    },
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
  },
  event: { ...word(TRIGGER_EVENTS), ...hints(EVENT_WORDS) },
  reach: word(REACHES),
  who: { ...word(WHO), ...hints(WHO_WORDS) },
  until: { ...word(UNTIL), ...hints(UNTIL_WORDS) },
  side: word(SIDES),
  owned: {
    ...fields(OWNED_FIELDS, 'whose cards, such as { by: own, where: { category: train } }'),
    ...hints(OWNED_WORDS),
  },
  turnCount: { ...word(TURN_COUNTS), ...hints(TURN_COUNT_WORDS) },
  place: { ...word(PLACES), ...hints(PLACE_WORDS) },
  terrain: {
    ...refTo('terrains'),
    title: 'the id of a terrain, or a list of them',
    type: ['string', 'array'],
    pattern: ID_PATTERN,
    maxLength: 60,
    items: { ...refTo('terrains'), ...name('the id of a terrain', ID_PATTERN) },
    minItems: 1,
    maxItems: 20,
  },
  token: { ...refTo('tokens'), ...name('the id of a kind of token', ID_PATTERN) },
  tokenBounds: {
    title: 'bounds by kind of token such as { goods: { atLeast: 1 } }',
    type: 'object',
    propertyNames: { ...refTo('tokens'), ...name('the id of a kind of token', ID_PATTERN) },
    additionalProperties: ref('tokenBound'),
    minProperties: 1,
    maxProperties: 12,
  },
  tokenBound: fields(
    TOKEN_BOUND_FIELDS,
    'bounds such as { atLeast: 1 }, of owned tokens also { atLeast: 1, of: own }',
  ),
  tokensOn: fields(TOKENS_ON_FIELDS, 'tokens such as { kind: goods, where: { place: city } }'),
  resource: { ...refTo('resources'), ...name('the id of a resource', ID_PATTERN) },
  resourcesOf: fields(RESOURCES_OF_FIELDS, 'a resource such as { kind: influence }'),
  region: {
    ...refTo('regions'),
    title: 'the id of a region of the map, or a list of them',
    type: ['string', 'array'],
    pattern: ID_PATTERN,
    maxLength: 60,
    items: { ...refTo('regions'), ...name('the id of a region', ID_PATTERN) },
    minItems: 1,
    maxItems: 20,
  },
  flag: { title: 'true', type: 'boolean', const: true },
  switches: {
    title: 'switches of the rules with the values they must have, such as { effects: strict }',
    type: 'object',
    propertyNames: { title: 'the name of a switch', pattern: SWITCH_PATTERN },
    additionalProperties: { title: 'the value of a switch', type: ['string', 'boolean', 'integer'] },
    minProperties: 1,
    maxProperties: 20,
  },
  number: { title: 'a whole number from 1 to 999', type: 'integer', ...NUMBER_BOUNDS, minimum: 1 },
  lasting: list('lastingEffect', 'a list of lasting effects, each with a dash'),
  compare: fields(COMPARE_FIELDS, 'an amount with bounds such as { amount: coins, atLeast: 3 }'),
  trigger: { ...fields(TRIGGER_FIELDS, 'a trigger with on and do'), ...hints(TRIGGER_WORDS) },
  price: {
    ...fields(PRICE_FIELDS, 'what costs more or less, such as { what: cards, coins: 1 }'),
    ...hints(PRICE_WORDS),
  },
  priced: word(PRICED),
  ban: {
    ...fields(BAN_FIELDS, 'what is forbidden, such as { what: build, for: opponents }'),
    ...hints(BAN_WORDS),
  },
  act: word(ACTS),
  receiver: word(RECEIVERS),
  instead: {
    ...fields(INSTEAD_FIELDS, 'what is done instead, such as { of: gain, do: [{ draw: 1 }] }'),
    ...hints(INSTEAD_WORDS),
  },
  replaced: word(REPLACED),
  lastingIf: fields(LASTING_IF_FIELDS, 'a condition on the rules with test and then'),
};
