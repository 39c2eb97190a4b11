// The short forms of the card language written out. The engine and the tellers of rules text then have one form to read.
import {
  AMOUNT_FORMS,
  BOUND_FIELDS,
  CELL_FIELDS,
  COMPARE_FIELDS,
  CONDITION_FORMS,
  DISTANCE_FIELDS,
  FILTER_FIELDS,
  LASTING_FORMS,
  LASTING_IF_FIELDS,
  NEAR_FIELDS,
  OP_SPECS,
  OPTION_FIELDS,
  OWNED_FIELDS,
  PRICE_FIELDS,
  TOKEN_BOUND_FIELDS,
  TOKENS_ON_FIELDS,
  TRIGGER_FIELDS,
  ZONES,
} from '@railwright/engine';
import type { Amount, Lasting, OpName, OpSpec, ParamSpecs, ParamType, Step } from '@railwright/engine';
import { isData, type Data } from '../../yaml/data.ts';

/** Replaces the id of a card, as written, by the one it has in the definition. */
export type Rename = (card: string) => string;

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

export function longSteps(steps: readonly Step[], rename: Rename): readonly Step[] {
  return longValue('steps', steps, rename) as readonly Step[];
}

export function longAmount(amount: Amount, rename: Rename): Amount {
  return longValue('amount', amount, rename) as Amount;
}

export function longLasting(lasting: readonly Lasting[], rename: Rename): readonly Lasting[] {
  return longValue('lasting', lasting, rename) as readonly Lasting[];
}

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
  trigger: TRIGGER_FIELDS,
  lastingIf: LASTING_IF_FIELDS,
  price: PRICE_FIELDS,
  tokenBound: TOKEN_BOUND_FIELDS,
  tokensOn: TOKENS_ON_FIELDS,
};

/** The type of the items in a list of this type. */
export const LIST_TYPES: Readonly<Partial<Record<ParamType, ParamType>>> = {
  amounts: 'amount',
  cellsList: 'cells',
  conditions: 'condition',
  selections: 'selection',
};

function longFields(specs: ParamSpecs, value: Data, rename: Rename): Data {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const type = specs[key]?.type;
      return [key, type === undefined ? inner : longValue(type, inner, rename)];
    }),
  );
}

function longValue(type: ParamType, value: unknown, rename: Rename): unknown {
  const items = LIST_TYPES[type];
  if (items !== undefined && Array.isArray(value)) return value.map((item) => longValue(items, item, rename));
  const specs = OBJECT_TYPES[type];
  if (specs && isData(value)) return longFields(specs, value, rename);
  switch (type) {
    case 'amount':
      return isData(value) ? longFields(AMOUNT_FORMS, value, rename) : value;
    case 'count':
      return isData(value) ? { upTo: longValue('amount', value['upTo'], rename) } : value;
    case 'cards':
      if (typeof value === 'string')
        return (ZONES as readonly string[]).includes(value) ? { from: value } : value;
      return isData(value) && value['where'] !== undefined
        ? { ...value, where: longValue('filter', value['where'], rename) }
        : value;
    case 'tokenBounds':
      return Object.fromEntries(
        Object.entries(value as Data).map(([kind, bounds]) => [
          kind,
          longValue('tokenBound', bounds, rename),
        ]),
      );
    case 'card':
      return rename(value as string);
    case 'cardList':
      return Array.isArray(value) ? (value as string[]).map(rename) : rename(value as string);
    case 'steps':
      return (value as readonly Data[]).map((step) => {
        const [op, inner] = Object.entries(step)[0] as [OpName, unknown];
        return { [op]: longFields(OP_SPECS[op].params, opParams(op, inner), rename) };
      });
    case 'options':
      return (value as readonly Data[]).map((option) => longFields(OPTION_FIELDS, option, rename));
    case 'lasting':
      return (value as readonly Data[]).map((lasting) => longFields(LASTING_FORMS, lasting, rename));
    default:
      return value;
  }
}
