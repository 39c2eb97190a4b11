// Where the reference of the card language explains a word: found from the place of the word in a card.
import { OP_SPECS, type OpName, type OpSpec } from '@railwright/engine';
import type { Path } from '../../text/path.ts';
import { fieldType, itemType, paramType, type NodeType } from '../language/grammar.ts';

/** The sections of the reference, by what its words are; the others explain no keys of their own. */
export const SECTION_TITLES = {
  op: 'Ops',
  amount: 'Amounts',
  filter: 'Filters',
  condition: 'Conditions',
  bounds: 'Bounds',
  cells: 'Cells',
  owned: 'Owned cards',
  figure: 'Numbers of each',
  variety: 'Different things',
  lastingEffect: 'Lasting effects',
  price: 'Prices',
  ban: 'Bans',
  worth: 'Worth of rails',
  instead: 'Replacements',
  trigger: 'Triggers',
  reaction: 'Reactions',
  ownInstead: 'Cards that replace',
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

/** The innermost word around a place in a card file, as an anchor of the reference; undefined outside of effects. */
function anchorAt([, , ...path]: Path): string | undefined {
  let type: NodeType | undefined = 'root';
  let found: string | undefined;
  let op: OpName | undefined;
  for (const key of path) {
    if (type === undefined) return found;
    if (op !== undefined) {
      // The short form has the value in place of its parameters.
      const { short }: OpSpec = OP_SPECS[op];
      const param = paramType(op, String(key));
      type = param ?? (short === undefined ? undefined : paramType(op, short));
      op = undefined;
      if (param !== undefined || type === undefined) continue;
    }
    if (typeof key === 'number') {
      type = itemType(type) ?? type;
      continue;
    }
    if (type === 'step') {
      if (!Object.hasOwn(OP_SPECS, key)) return found;
      op = key as OpName;
      found = wordAnchor('op', key);
      continue;
    }
    const field = fieldType(type, key);
    if (field !== undefined && Object.hasOwn(SECTION_TITLES, type))
      found = wordAnchor(type as SectionOf, key);
    type = field;
  }
  return found;
}
