// Walks the effects of a card by the types that the engine declares, so that a check sees every place where a kind of value can stand,
// those of new ops and forms included.
import {
  AMOUNT_FORMS,
  LASTING_FORMS,
  OP_SPECS,
  OPTION_FIELDS,
  type OpName,
  type OpSpec,
  type ParamSpecs,
  type ParamType,
} from '@railwright/engine';
import { isBroken } from '../../load/read-file.ts';
import type { Item } from '../../model.ts';
import type { Path } from '../../yaml/path.ts';
import { isData, type Data } from '../../yaml/data.ts';
import type { CardData } from '../schema/cards.ts';
import { isLongForm, LIST_TYPES, OBJECT_TYPES, opParams } from './long-form.ts';

export interface Visitor {
  /** Each value with its type, an outer one before those within it. */
  readonly value?: (type: ParamType, value: unknown, path: Path) => void;
  /** Each step: its parameters in the long form, and where one of them stands. */
  readonly step?: (op: OpName, params: Data, path: Path, at: (param: string) => Path) => void;
}

/** The parts of a card that are written in the card language, with the type of each. */
const PARTS: readonly (readonly [path: Path, type: ParamType])[] = [
  [['effect'], 'steps'],
  [['whileInPlay'], 'lasting'],
  [['onBuy'], 'steps'],
  [['onGain'], 'steps'],
  [['endPoints'], 'amount'],
  [['reaction', 'do'], 'steps'],
];

/** Visits all parts of the card that fit their schema. */
export function walkCard({ data, file, path, broken }: Item<CardData>, visitor: Visitor): void {
  for (const [part, type] of PARTS) {
    const value = part.reduce<unknown>((at, key) => (isData(at) ? at[key] : undefined), data);
    if (value !== undefined && !(broken && isBroken(file, [...path, ...part])))
      walk(type, value, [...path, ...part], visitor);
  }
}

function walk(type: ParamType, value: unknown, path: Path, visitor: Visitor): void {
  visitor.value?.(type, value, path);
  const items = LIST_TYPES[type];
  const each = (visit: (item: Data, at: Path) => void): void => {
    if (Array.isArray(value)) value.forEach((item, i) => isData(item) && visit(item, [...path, i]));
  };
  if (items !== undefined && Array.isArray(value))
    value.forEach((item, i) => {
      walk(items, item, [...path, i], visitor);
    });
  else if (type === 'steps') each((step, at) => walkStep(step, at, visitor));
  else if (type === 'options') each((option, at) => walkFields(OPTION_FIELDS, option, at, visitor));
  else if (type === 'lasting') each((lasting, at) => walkFields(LASTING_FORMS, lasting, at, visitor));
  else if (isData(value)) {
    if (type === 'tokenBounds')
      for (const [kind, bound] of Object.entries(value)) walk('tokenBound', bound, [...path, kind], visitor);
    else walkFields(FIELDS[type] ?? OBJECT_TYPES[type] ?? {}, value, path, visitor);
  }
}

/** Types whose values may be objects and plain words. */
const FIELDS: Readonly<Partial<Record<ParamType, ParamSpecs>>> = {
  amount: AMOUNT_FORMS,
  count: { upTo: { type: 'amount', doc: '' } },
  cards: { from: { type: 'source', doc: '' }, where: { type: 'filter', doc: '' } },
};

function walkStep(step: Data, path: Path, visitor: Visitor): void {
  const [op, written] = Object.entries(step)[0] ?? [];
  if (op === undefined || !Object.hasOwn(OP_SPECS, op)) return;
  const spec: OpSpec = OP_SPECS[op as OpName];
  const params = opParams(op as OpName, written);
  if (!isData(params)) return;
  const own = [...path, op];
  const at = isLongForm(spec, written) ? (param: string): Path => [...own, param] : (): Path => own;
  visitor.step?.(op as OpName, params, own, at);
  for (const [key, value] of Object.entries(params)) {
    const type = Object.hasOwn(spec.params, key) ? spec.params[key]?.type : undefined;
    if (type !== undefined) walk(type, value, at(key), visitor);
  }
}

function walkFields(specs: ParamSpecs, value: Data, path: Path, visitor: Visitor): void {
  for (const [key, inner] of Object.entries(value)) {
    const type = Object.hasOwn(specs, key) ? specs[key]?.type : undefined;
    if (type !== undefined) walk(type, inner, [...path, key], visitor);
  }
}
