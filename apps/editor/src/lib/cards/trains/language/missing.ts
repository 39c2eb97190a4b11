// The parts that a step, amount or filter still lacks before it can be played or described. It is unfinished, not wrong; the checks report
// mistakes.
import type { ParamSpecs, ParamType } from '@railwright/engine';
import { fieldsOf, formsOf, itemsOf, onlyEntry, OPS, readStepParts } from './specs.ts';
import { isData } from '../../../core/content/data.ts';
import type { Path } from '@railwright/content';
import type { Ops } from './specs.ts';

export interface Missing {
  /** The path from the examined value, by parameters rather than by notation. */
  readonly path: Path;
  /** Half a sentence: "how many". */
  readonly what: string;
}

/** The parts by the type of their value, in half a sentence. */
// @wc-include
export const WORDS = {
  steps: 'a step',
  options: 'an alternative',
  lasting: 'what lasts',
  count: 'how many',
  cards: 'which cards',
  bound: 'a bound',
  tokenBounds: 'a kind of token',
  waivers: 'a surcharge',
  switches: 'a switch of the rules',
  flag: 'yes',
  number: 'a number',
  op: 'what to do',
  known: 'a known step',
  said: 'what it says',
  form: 'what it is',
  source: 'where from',
  target: 'where to',
  name: 'a name',
  selection: 'which chosen cards',
  cellSelection: 'which chosen cells',
  card: 'a card',
  cardList: 'a card',
  category: 'a category',
  filter: 'which cards',
  cells: 'which cells',
  event: 'when',
  who: 'whose',
  priced: 'what has a price',
  until: 'how long',
  side: 'whose',
  turnCount: 'what was done',
  place: 'a sort of place',
  terrain: 'a terrain',
  region: 'a region',
  token: 'a kind of token',
  resource: 'a resource',
  zone: 'a zone',
  amount: 'a number',
} as const;

/** The missing parts of an effect, or of a list of lasting effects. */
export function missingIn(type: ParamType, value: unknown, ops: Ops = OPS, path: Path = []): Missing[] {
  const items = itemsOf(type) ?? (type === 'lasting' ? 'lasting' : undefined);
  if (type === 'steps') return list(value, path, WORDS.steps, (step, at) => missingInStep(step, ops, at));
  if (type === 'options')
    return list(
      value,
      path,
      WORDS.options,
      (option, at) => fields(fieldsOf('options') ?? {}, option, at, ops),
      2,
    );
  if (type === 'lasting')
    return list(value, path, WORDS.lasting, (one, at) => oneOf(formsOf('lasting') ?? {}, one, at, ops));
  if (items !== undefined)
    return list(
      value,
      path,
      labelOfType(items),
      (one, at) => missingIn(items, one, ops, at),
      items === 'selection' ? 2 : 1,
    );
  switch (type) {
    case 'amount':
      return isNumber(value) ? [] : oneOf(formsOf('amount') ?? {}, value, path, ops);
    case 'condition':
    case 'figure':
    case 'variety':
      return oneOf(formsOf(type) ?? {}, value, path, ops);
    case 'count':
      if (isNumber(value) || value === 'any' || value === 'all') return [];
      return isData(value)
        ? missingIn('amount', value['upTo'], ops, [...path, 'upTo'])
        : [{ path, what: WORDS.count }];
    case 'cards':
      if (isWord(value)) return [];
      if (!isData(value) || !isWord(value['from'])) return [{ path, what: WORDS.cards }];
      return value['where'] === undefined ? [] : missingIn('filter', value['where'], ops, [...path, 'where']);
    case 'filter':
    case 'cells':
      return isData(value) && Object.keys(value).length > 0
        ? fields(fieldsOf(type) ?? {}, value, path, ops)
        : [{ path, what: labelOfType(type) }];
    case 'bounds':
    case 'tokenBound':
    case 'compare': {
      const found = fields(fieldsOf(type) ?? {}, value, path, ops);
      const bounded =
        isData(value) && ['atLeast', 'atMost', 'exactly'].some((key) => value[key] !== undefined);
      return bounded ? found : [...found, { path, what: WORDS.bound }];
    }
    case 'trigger':
    case 'instead':
    case 'near':
    case 'distance':
    case 'owned':
    case 'tokensOn':
    case 'resourcesOf':
    case 'price':
    case 'ban':
    case 'worth':
    case 'lastingIf':
      return fields(fieldsOf(type) ?? {}, value, path, ops);
    case 'tokenBounds':
      return isData(value) && Object.keys(value).length > 0
        ? Object.entries(value).flatMap(([kind, bound]) =>
            missingIn('tokenBound', bound, ops, [...path, kind]),
          )
        : [{ path, what: WORDS.tokenBounds }];
    case 'cardList':
    case 'category':
    case 'terrain':
    case 'region':
      return isWord(value) || (Array.isArray(value) && value.length > 0 && value.every(isWord))
        ? []
        : [{ path, what: labelOfType(type) }];
    case 'waivers':
      return Array.isArray(value) && value.length > 0 ? [] : [{ path, what: WORDS.waivers }];
    case 'switches':
      return isData(value) && Object.keys(value).length > 0 ? [] : [{ path, what: WORDS.switches }];
    case 'flag':
      return value === true ? [] : [{ path, what: WORDS.flag }];
    case 'number':
      return isNumber(value) ? [] : [{ path, what: WORDS.number }];
    default:
      return isWord(value) ? [] : [{ path, what: labelOfType(type) }];
  }
}

export function missingInStep(step: unknown, ops: Ops = OPS, path: Path = []): Missing[] {
  const parts = readStepParts(step, ops);
  if (!parts) return [{ path, what: WORDS.op }];
  if (!parts.spec) return [{ path, what: WORDS.known }];
  return fields(parts.spec.params, parts.params, path, ops);
}

function fields(specs: ParamSpecs, value: unknown, path: Path, ops: Ops): Missing[] {
  if (!isData(value)) return [{ path, what: WORDS.said }];
  return Object.entries(specs).flatMap(([key, { type, optional }]) => {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (inner === undefined && optional === true) return [];
    return missingIn(type, inner, ops, [...path, key]);
  });
}

function oneOf(specs: ParamSpecs, value: unknown, path: Path, ops: Ops): Missing[] {
  const entry = onlyEntry(value);
  const spec = entry && Object.hasOwn(specs, entry[0]) ? specs[entry[0]] : undefined;
  if (!entry || !spec) return [{ path, what: WORDS.form }];
  return missingIn(spec.type, entry[1], ops, [...path, entry[0]]);
}

function list(
  value: unknown,
  path: Path,
  what: string,
  inner: (item: unknown, path: Path) => Missing[],
  least = 1,
): Missing[] {
  if (!Array.isArray(value) || value.length < least) return [{ path, what }];
  return value.flatMap((item, i) => inner(item, [...path, i]));
}

function labelOfType(type: ParamType): string {
  const words: Readonly<Partial<Record<ParamType, string>>> = WORDS;
  return words[type] ?? type;
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);
const isWord = (value: unknown): boolean => typeof value === 'string' && value !== '';
