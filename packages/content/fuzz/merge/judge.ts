// Judges a merge of two edited texts by what was edited.
import { canonicalJson } from '../../src/text/hash.ts';
import { isData } from '../../src/text/data.ts';
import { commentsIn } from '../../src/yaml/comments.ts';
import { readData } from '../../src/yaml/read-leniently.ts';
import { isUnordered, nameOf } from './targets.ts';
import { applyEdit, at, dataOf, treeOf, type Edit, type Tree } from './tree.ts';
import type { Edited } from './write.ts';

/** What both edits together mean; undefined where one takes the place of the other. */
export function bothEdits(base: Tree, ours: readonly Edit[], theirs: readonly Edit[]): Tree | undefined {
  const fresh = theirs.filter((edit) => !ours.some((other) => isSameItem(edit, other)));
  return [...ours, ...fresh].reduce<Tree | undefined>(
    (tree, edit) => tree && withEffect(tree, edit, base),
    base,
  );
}

/** Both sides may put the same item in the same place. */
const isSameItem = (a: Edit, b: Edit): boolean =>
  a.kind === 'add-item' &&
  b.kind === 'add-item' &&
  canonicalJson({ ...a, tag: '' }) === canonicalJson({ ...b, tag: '' });

/**
 * Two may take away the same thing, one may move what the other took away, and something may come after an item that the other side
 * took away.
 */
function withEffect(tree: Tree, edit: Edit, base: Tree): Tree | undefined {
  if (edit.kind === 'remove' && at(tree, edit.path) === undefined) return tree;
  if (edit.kind !== 'add-item' && edit.kind !== 'move') return applyEdit(tree, edit);
  if (edit.kind === 'move' && at(tree, [...edit.path, edit.tag]) === undefined) return tree;
  const [before, now] = [at(base, edit.path), at(tree, edit.path)];
  if (before?.kind !== 'list' || now?.kind !== 'list') return undefined;
  const tags = before.items.map(({ tag }) => tag);
  const there = tags
    .slice(0, tags.indexOf(edit.after) + 1)
    .findLast((tag) => tag !== edit.tag && now.items.some((item) => item.tag === tag));
  return applyEdit(tree, { ...edit, after: there ?? '' });
}

/** Whether two things of one list have the same name. */
export function hasTwins(tree: Tree): boolean {
  if (tree.kind === 'value') return false;
  if (tree.kind === 'map') return [...tree.entries.values()].some(hasTwins);
  const names = tree.items.flatMap((item) => nameOf(item.tree) ?? []);
  return new Set(names).size < names.length || tree.items.some((item) => hasTwins(item.tree));
}

/** Equal data, but for the order of things and words that have none. */
export const sameData = (a: unknown, b: unknown): boolean =>
  canonicalJson(sorted(a, '')) === canonicalJson(sorted(b, ''));

function sorted(data: unknown, key: string): unknown {
  if (isData(data))
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, sorted(value, name)]));
  if (!Array.isArray(data)) return data;
  const items = data.map((item) => sorted(item, ''));
  const isSet = isUnordered(key) || items.every((item) => nameOf(treeOf(item)) !== undefined);
  return isSet ? items.sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1)) : items;
}

/** The first comment that one side added and the merged text has lost, or has twice. */
function lostComment(base: string, ours: string, theirs: string, merged: string): string | undefined {
  const [before, mine, other, now] = [base, ours, theirs, merged].map(countsOf) as [
    Counts,
    Counts,
    Counts,
    Counts,
  ];
  return [...new Set([...mine.keys(), ...other.keys()])].find((comment) => {
    const [b, o, t, m] = [before, mine, other, now].map((counts) => counts.get(comment) ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    const least = b === 0 ? Math.max(o, t) : Math.min(b, o, t);
    return m < least || m > Math.max(b, o, t, o + t - b);
  });
}

type Counts = ReadonlyMap<string, number>;

function countsOf(text: string): Counts {
  const counts = new Map<string, number>();
  for (const comment of commentsIn(text)) counts.set(comment.text, (counts.get(comment.text) ?? 0) + 1);
  return counts;
}

/** Why a merged text is not what both edits mean; undefined if it is. */
export function mistakeIn(
  merged: string,
  expected: Tree,
  base: string,
  ours: Edited,
  theirs: Edited,
): string | undefined {
  const data = readData(merged);
  if (data === undefined) return 'it is not YAML';
  if (!sameData(data, dataOf(expected))) return 'its data is another';
  const comment = lostComment(base, ours.text, theirs.text, merged);
  return comment === undefined ? undefined : `the comment ${comment} is lost or doubled`;
}
