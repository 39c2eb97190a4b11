// Whether edits of two sides are about the same thing, so that only a person can say what is meant.
import { canonicalJson } from '../../src/text/hash.ts';
import { at, type Edit, type TagPath, type Tree } from './tree.ts';

/** `contrary` edits cannot both hold. Of `near` ones a person may be asked: both can hold, but not in one way alone. */
export type Overlap = 'none' | 'near' | 'contrary';

export function overlapOf(base: Tree, ours: readonly Edit[], theirs: readonly Edit[]): Overlap {
  const found = ours.flatMap((mine) => theirs.map((other) => between(base, mine, other)));
  return found.includes('contrary') ? 'contrary' : found.includes('near') ? 'near' : 'none';
}

function between(base: Tree, a: Edit, b: Edit): Overlap {
  if (a.kind === 'comment' && b.kind === 'comment')
    return a.was === b.was && a.place === b.place ? 'near' : 'none';
  if (a.kind === 'remove' && b.kind === 'remove' && same(a.path, b.path)) return 'none';
  const isMild = [a, b].some(({ kind }) => kind === 'comment' || kind === 'move');
  if (removes(a, b) || removes(b, a)) return isMild ? 'near' : 'contrary';
  if (a.kind === 'move' && b.kind === 'move' && same(a.path, b.path))
    return a.tag === b.tag ? 'near' : 'none';
  if (nextTo(base, a, b) || nextTo(base, b, a)) return 'near';
  if (a.kind === 'paint' && b.kind === 'paint') return samePaint(a, b);
  const isSet = (edit: Edit): boolean => edit.kind === 'set' || edit.kind === 'add-key';
  if (isSet(a) && isSet(b) && same(a.path, b.path))
    return 'value' in a && 'value' in b && equal(a.value, b.value) ? 'none' : 'contrary';
  if (a.kind === 'add-item' && b.kind === 'add-item' && same(a.path, b.path) && a.after === b.after)
    return 'near';
  return 'none';
}

/** Whether an edit takes away what another is about. */
function removes(a: Edit, b: Edit): boolean {
  if (a.kind !== 'remove') return false;
  const target = b.kind === 'move' ? [...b.path, b.tag] : b.path;
  return a.path.every((step, i) => target[i] === step);
}

/** Something that is put or moved next to an item that the other side takes away, or moves. */
function nextTo(base: Tree, a: Edit, b: Edit): boolean {
  if (a.kind !== 'add-item' && a.kind !== 'move') return false;
  const other = b.kind === 'remove' ? b.path : b.kind === 'move' ? [...b.path, b.tag] : undefined;
  if (!other || !same(other.slice(0, -1), a.path)) return false;
  const list = at(base, a.path);
  const tags = list?.kind === 'list' ? list.items.map(({ tag }) => tag) : [];
  return other.at(-1) === a.after || other.at(-1) === tags[tags.indexOf(a.after) + 1];
}

function samePaint(a: Extract<Edit, { kind: 'paint' }>, b: Extract<Edit, { kind: 'paint' }>): Overlap {
  return a.cells.some((one) =>
    b.cells.some((two) => one.line === two.line && one.column === two.column && one.letter !== two.letter),
  )
    ? 'contrary'
    : 'none';
}

const same = (a: TagPath, b: TagPath): boolean =>
  a.length === b.length && a.every((step, i) => step === b[i]);

const equal = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
