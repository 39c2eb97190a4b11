// The data of a file with a tag for each item of a list, so that an edit means the same after other edits; and edits of it.
import { isData } from '../../src/text/data.ts';

export type Tree =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, Tree> }
  | { readonly kind: 'list'; readonly items: readonly Item[] };

export interface Item {
  readonly tag: string;
  readonly tree: Tree;
}

/** Keys, and tags of items, which begin with `#`. */
export type TagPath = readonly string[];

/** One change that a designer makes. */
export type Edit =
  | { readonly kind: 'set'; readonly path: TagPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: TagPath }
  | { readonly kind: 'add-key'; readonly path: TagPath; readonly value: unknown }
  /** Behind the item with the tag `after`; at the beginning for ''. */
  | {
      readonly kind: 'add-item';
      readonly path: TagPath;
      readonly after: string;
      readonly tag: string;
      readonly value: unknown;
    }
  | { readonly kind: 'move'; readonly path: TagPath; readonly tag: string; readonly after: string }
  /** Cells of the picture of a map, by line and column. */
  | { readonly kind: 'paint'; readonly path: TagPath; readonly cells: readonly Cell[] }
  /** A comment, which is no data. `path` is what it stands at. */
  | {
      readonly kind: 'comment';
      readonly path: TagPath;
      readonly was: string;
      readonly place: 'above' | 'behind' | 'change';
    };

export interface Cell {
  readonly line: number;
  readonly column: number;
  readonly letter: string;
}

export function treeOf(data: unknown): Tree {
  if (Array.isArray(data))
    return { kind: 'list', items: data.map((item, i) => ({ tag: `#${i}`, tree: treeOf(item) })) };
  if (isData(data))
    return {
      kind: 'map',
      entries: new Map(Object.entries(data).map(([key, value]) => [key, treeOf(value)])),
    };
  return { kind: 'value', value: data };
}

export function dataOf(tree: Tree): unknown {
  if (tree.kind === 'value') return tree.value;
  if (tree.kind === 'list') return tree.items.map((item) => dataOf(item.tree));
  return Object.fromEntries([...tree.entries].map(([key, value]) => [key, dataOf(value)]));
}

export function at(tree: Tree | undefined, path: TagPath): Tree | undefined {
  return path.reduce((now, step) => childOf(now, step), tree);
}

function childOf(tree: Tree | undefined, step: string): Tree | undefined {
  if (tree?.kind === 'map') return tree.entries.get(step);
  return tree?.kind === 'list' ? tree.items.find(({ tag }) => tag === step)?.tree : undefined;
}

/** With indices in place of tags; undefined for what is not there. */
export function indexPath(tree: Tree, path: TagPath): (string | number)[] | undefined {
  const found: (string | number)[] = [];
  let now: Tree | undefined = tree;
  for (const step of path) {
    const index: number = now?.kind === 'list' ? now.items.findIndex(({ tag }) => tag === step) : -1;
    if (now?.kind === 'list' && index < 0) return undefined;
    found.push(now?.kind === 'list' ? index : step);
    now = childOf(now, step);
  }
  return found;
}

export function tagPath(tree: Tree, path: readonly (string | number)[]): string[] {
  const found: string[] = [];
  let now: Tree | undefined = tree;
  for (const step of path) {
    const next: string = now?.kind === 'list' ? (now.items[Number(step)]?.tag ?? '') : String(step);
    found.push(next);
    now = childOf(now, next);
  }
  return found;
}

/** Undefined where the edit has no place, since an earlier one took it. */
export function applyEdit(tree: Tree, edit: Edit): Tree | undefined {
  if (edit.kind === 'comment') return tree;
  const [path, change] = changeOf(edit);
  return changeAt(tree, path, change);
}

type Change = (tree: Tree | undefined) => Tree | undefined | 'gone';

function changeOf(edit: Exclude<Edit, { kind: 'comment' }>): [TagPath, Change] {
  switch (edit.kind) {
    case 'set':
      return [edit.path, (tree) => tree && treeOf(edit.value)];
    case 'remove':
      return [edit.path, (tree) => tree && 'gone'];
    case 'add-key':
      return [edit.path, (tree) => (tree ? undefined : treeOf(edit.value))];
    case 'paint':
      return [
        edit.path,
        (tree) =>
          tree?.kind === 'value'
            ? { kind: 'value', value: painted(String(tree.value), edit.cells) }
            : undefined,
      ];
    case 'add-item':
      return [edit.path, (tree) => inserted(tree, edit.after, { tag: edit.tag, tree: treeOf(edit.value) })];
    case 'move':
      return [edit.path, (tree) => moved(tree, edit.tag, edit.after)];
  }
}

function painted(picture: string, cells: readonly Cell[]): string {
  const lines = picture.split('\n').map((line) => [...line]);
  for (const { line, column, letter } of cells) {
    const letters = lines[line];
    if (letters && column < letters.length) letters[column] = letter;
  }
  return lines.map((line) => line.join('')).join('\n');
}

function inserted(tree: Tree | undefined, after: string, item: Item): Tree | undefined {
  if (tree?.kind !== 'list') return undefined;
  const index = after === '' ? -1 : tree.items.findIndex(({ tag }) => tag === after);
  if (after !== '' && index < 0) return undefined;
  return { kind: 'list', items: tree.items.toSpliced(index + 1, 0, item) };
}

function moved(tree: Tree | undefined, tag: string, after: string): Tree | undefined {
  const item = tree?.kind === 'list' ? tree.items.find((one) => one.tag === tag) : undefined;
  if (tree?.kind !== 'list' || !item) return undefined;
  return inserted({ kind: 'list', items: tree.items.filter((one) => one !== item) }, after, item);
}

function changeAt(tree: Tree, path: TagPath, change: Change): Tree | undefined {
  const [step, ...rest] = path;
  if (step === undefined) {
    const now = change(tree);
    return now === 'gone' ? undefined : now;
  }
  const child = childOf(tree, step);
  const now = rest.length === 0 ? change(child) : child && changeAt(child, rest, change);
  if (now === undefined) return undefined;
  if (tree.kind === 'map') {
    const entries = new Map(tree.entries);
    if (now === 'gone') entries.delete(step);
    else entries.set(step, now);
    return { kind: 'map', entries };
  }
  if (tree.kind === 'value') return undefined;
  const items = tree.items.flatMap((item) =>
    item.tag !== step ? [item] : now === 'gone' ? [] : [{ ...item, tree: now }],
  );
  return { kind: 'list', items };
}
