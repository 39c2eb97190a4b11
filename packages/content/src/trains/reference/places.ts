// Where the reference of the card language explains a word: found from the place of the word in a card.
import {
  AMOUNT_FORMS,
  LASTING_FORMS,
  OP_SPECS,
  type OpName,
  type ParamSpecs,
  type ParamType,
} from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import { LIST_TYPES, OBJECT_TYPES } from '../effects/long-form.ts';

/** The sections of the reference, by what its words are; the others explain no keys of their own. */
export const SECTION_TITLES = {
  op: 'Ops',
  amount: 'Amounts',
  filter: 'Filters',
  condition: 'Conditions',
  bounds: 'Bounds',
  cells: 'Cells',
  owned: 'Owned cards',
  lasting: 'Lasting effects',
  price: 'Prices',
  trigger: 'Triggers',
} as const;
type SectionOf = keyof typeof SECTION_TITLES;

export function anchor(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The anchor of a word in docs/card-language.md. */
function wordAnchor(of: SectionOf, word: string): string {
  return anchor(`${SECTION_TITLES[of]} ${word}`);
}

const PAGE = 'docs/card-language.md';

/** The section of an op, as a path in the repository. */
export function opReference(op: string): string {
  return `${PAGE}#${wordAnchor('op', op)}`;
}

/** The section of the innermost word around a place in a card file. */
export function pageAt(path: Path): string | undefined {
  const found = path[0] === 'cards' ? anchorAt(path) : undefined;
  return found && `${PAGE}#${found}`;
}

/** Parts of a card that are written in the card language. */
const PARTS: Readonly<Record<string, ParamType>> = {
  effect: 'steps',
  onBuy: 'steps',
  onGain: 'steps',
  whileInPlay: 'lasting',
  endPoints: 'amount',
};

/** The innermost word around a place in a card file, as an anchor of the reference; undefined outside of effects. */
function anchorAt(path: Path): string | undefined {
  let at = path.findIndex((key) => typeof key === 'string' && Object.hasOwn(PARTS, key));
  if (path.includes('reaction')) at = path.indexOf('do', path.indexOf('reaction'));
  if (at < 0) return undefined;
  let type: ParamType | undefined = PARTS[String(path[at])] ?? 'steps';
  let found: string | undefined;
  let op: OpName | undefined;
  for (const key of path.slice(at + 1)) {
    if (typeof key === 'number') {
      type = type && (LIST_TYPES[type] ?? type);
      continue;
    }
    if (op !== undefined) {
      // The short form has the value in place of its parameters.
      const { params, short } = OP_SPECS[op] as { params: ParamSpecs; short?: string };
      const spec = params[key];
      op = undefined;
      type = spec?.type ?? (short === undefined ? undefined : params[short]?.type);
      if (spec !== undefined) continue;
    }
    if (type === undefined) return found;
    if (type === 'steps') {
      if (!Object.hasOwn(OP_SPECS, key)) return found;
      op = key as OpName;
      found = wordAnchor('op', key);
      continue;
    }
    const specs: ParamSpecs = fieldsOf(type);
    const spec = specs[key];
    if (spec === undefined) return found;
    if (Object.hasOwn(SECTION_TITLES, type)) found = wordAnchor(type as SectionOf, key);
    type = spec.type;
  }
  return found;
}

function fieldsOf(type: ParamType): ParamSpecs {
  if (type === 'amount') return AMOUNT_FORMS;
  return type === 'lasting' ? LASTING_FORMS : (OBJECT_TYPES[type] ?? {});
}
