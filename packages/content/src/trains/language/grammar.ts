// The card language as the engine declares it, from a whole card down to each word: the type of every field and of every item of a list.
// What walks, writes out or explains cards reads it here, so a new op or form is known everywhere.
import {
  AMOUNT_FORMS,
  BAN_FIELDS,
  BOUND_FIELDS,
  CELL_FIELDS,
  COMPARE_FIELDS,
  CONDITION_FORMS,
  DISTANCE_FIELDS,
  FIGURE_FORMS,
  FILTER_FIELDS,
  INSTEAD_FIELDS,
  LASTING_FORMS,
  LASTING_IF_FIELDS,
  NEAR_FIELDS,
  OP_SPECS,
  OPTION_FIELDS,
  OWNED_FIELDS,
  OWN_INSTEAD_FIELDS,
  PRICE_FIELDS,
  REACTION_FIELDS,
  RESOURCES_OF_FIELDS,
  TOKEN_BOUND_FIELDS,
  TOKENS_ON_FIELDS,
  TRIGGER_FIELDS,
  VARIETY_FORMS,
  WORTH_FIELDS,
} from '@railwright/engine';
import type { OpName, OpSpec, ParamSpecs, ParamType } from '@railwright/engine';
import { isData, type Data } from '../../text/data.ts';
import type { CardData } from '../schema/cards.ts';

/** A type of parameter, or what it consists of; `root` is the card, `unknown` a part that does not fit its schema. */
export type NodeType =
  | ParamType
  | 'root'
  | 'reaction'
  | 'ownInstead'
  | 'step'
  | 'option'
  | 'lastingEffect'
  | 'unknown';

/** The fields, or forms, that an object of this type has. */
export const OBJECT_TYPES: Readonly<Partial<Record<ParamType, ParamSpecs>>> = {
  filter: FILTER_FIELDS,
  bounds: BOUND_FIELDS,
  owned: OWNED_FIELDS,
  compare: COMPARE_FIELDS,
  condition: CONDITION_FORMS,
  cells: CELL_FIELDS,
  near: NEAR_FIELDS,
  distance: DISTANCE_FIELDS,
  figure: FIGURE_FORMS,
  variety: VARIETY_FORMS,
  trigger: TRIGGER_FIELDS,
  instead: INSTEAD_FIELDS,
  lastingIf: LASTING_IF_FIELDS,
  price: PRICE_FIELDS,
  ban: BAN_FIELDS,
  worth: WORTH_FIELDS,
  tokenBound: TOKEN_BOUND_FIELDS,
  tokensOn: TOKENS_ON_FIELDS,
  resourcesOf: RESOURCES_OF_FIELDS,
};

/** The type of the items in a list of this type. */
export const LIST_TYPES: Readonly<Partial<Record<ParamType, ParamType>>> = {
  amounts: 'amount',
  cellsList: 'cells',
  conditions: 'condition',
  selections: 'selection',
};

type Fields = Readonly<Record<string, { readonly type: NodeType }>>;

const FIELDS: Readonly<Partial<Record<NodeType, Fields>>> = {
  root: {
    effect: { type: 'steps' },
    whileInPlay: { type: 'lasting' },
    onBuy: { type: 'steps' },
    onGain: { type: 'steps' },
    endPoints: { type: 'amount' },
    cheaper: { type: 'amount' },
    dearer: { type: 'amount' },
    buyIf: { type: 'condition' },
    reaction: { type: 'reaction' },
    instead: { type: 'ownInstead' },
  },
  reaction: REACTION_FIELDS,
  ownInstead: OWN_INSTEAD_FIELDS,
  option: OPTION_FIELDS,
  lastingEffect: LASTING_FORMS,
  unknown: LASTING_FORMS,
  amount: AMOUNT_FORMS,
  count: { upTo: { type: 'amount' } },
  cards: { from: { type: 'source' }, where: { type: 'filter' } },
  ...OBJECT_TYPES,
};

const ITEMS: Readonly<Partial<Record<NodeType, NodeType>>> = {
  steps: 'step',
  options: 'option',
  lasting: 'lastingEffect',
  ...LIST_TYPES,
};

/** The parts of a card that are written in the card language, in the order in which they are told. */
export const CARD_PARTS = Object.keys(FIELDS.root ?? {}) as readonly (keyof CardData)[];

/** The type of a field of an object; undefined where it has no such field. */
export function fieldType(type: NodeType, key: string): NodeType | undefined {
  if (type === 'tokenBounds') return 'tokenBound';
  const fields = FIELDS[type];
  return fields && Object.hasOwn(fields, key) ? fields[key]?.type : undefined;
}

/** The type of the items of a list. */
export function itemType(type: NodeType): NodeType | undefined {
  return ITEMS[type];
}

/** The type of a parameter of an op. */
export function paramType(op: OpName, key: string): ParamType | undefined {
  const { params }: OpSpec = OP_SPECS[op];
  return Object.hasOwn(params, key) ? params[key]?.type : undefined;
}

/**
 * Whether the value of an op is the object of its parameters. `{ count: 2 }` is, `{ count: chosen }` and
 * `{ count: { from: hand } }` are amounts by themselves.
 */
export function isLongForm({ params, short }: OpSpec, value: unknown): value is Data {
  if (short === undefined) return isData(value);
  if (!isData(value) || !Object.keys(value).every((key) => Object.hasOwn(params, key))) return false;
  if (params[short]?.type !== 'amount' || !Object.hasOwn(AMOUNT_FORMS, short)) return true;
  const inner = value[short];
  return !(typeof inner === 'string' || (isData(inner) && Object.hasOwn(inner, 'from')));
}

/** The parameters of an op, in the long form. */
export function opParams(op: OpName, value: unknown): Data {
  const spec: OpSpec = OP_SPECS[op];
  return isLongForm(spec, value) || spec.short === undefined ? (value as Data) : { [spec.short]: value };
}
