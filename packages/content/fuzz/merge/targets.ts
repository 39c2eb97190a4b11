// What in a file an edit can be made of.
import type { Item, TagPath, Tree } from './tree.ts';

export interface ValueAt {
  readonly path: TagPath;
  readonly value: unknown;
}

export interface ListAt {
  readonly path: TagPath;
  readonly items: readonly Item[];
  readonly holds: 'things' | 'words' | 'steps';
}

export interface MapAt {
  readonly path: TagPath;
  readonly entries: ReadonlyMap<string, Tree>;
}

export interface Targets {
  readonly values: readonly ValueAt[];
  readonly lists: readonly ListAt[];
  readonly maps: readonly MapAt[];
}

/** Fields by which people tell the things of a list apart. */
const NAMING = ['id', 'at', 'between', 'from', 'name', 'seats'];
/** Not a designer's to change. */
const FIXED = ['format', 'terrain', 'orientation', 'game', 'version'];

export function targetsIn(tree: Tree): Targets {
  const found = { values: [] as ValueAt[], lists: [] as ListAt[], maps: [] as MapAt[] };
  const walk = (now: Tree, path: TagPath): void => {
    if (path.length === 1 && FIXED.includes(path[0] ?? '')) return;
    if (now.kind === 'value') found.values.push({ path, value: now.value });
    else if (now.kind === 'list') {
      found.lists.push({ path, items: now.items, holds: holdsOf(now.items, path.at(-1) ?? '') });
      for (const { tag, tree: inner } of now.items) walk(inner, [...path, tag]);
    } else {
      if (path.length > 0) found.maps.push({ path, entries: now.entries });
      for (const [key, inner] of now.entries) walk(inner, [...path, key]);
    }
  };
  walk(tree, []);
  return found;
}

/** Things have a name; of words, only those whose order says nothing count as words. */
function holdsOf(items: readonly Item[], key: string): ListAt['holds'] {
  if (items.every(({ tree }) => nameOf(tree) !== undefined)) return 'things';
  return isUnordered(key) && items.every(({ tree }) => tree.kind !== 'map') ? 'words' : 'steps';
}

/** Lists of words and of pairs that are sets. */
export const isUnordered = (key: string): boolean =>
  /^(cards|card|positions|categories|always|never|from|apart|cars|cells|barriers|terrains|regions|outside|toward|extends|authors|exclude)$/.test(
    key,
  );

/** What people call a thing; undefined for what has no name. */
export function nameOf(tree: Tree): string | undefined {
  if (tree.kind !== 'map') return undefined;
  const key = NAMING.find((one) => tree.entries.has(one));
  const value = key === undefined ? undefined : tree.entries.get(key);
  const also = key === 'at' ? tree.entries.get('kind') : key === 'from' ? tree.entries.get('to') : undefined;
  if (!key || !value || value.kind === 'map' || (key === 'from' && !also)) return undefined;
  return JSON.stringify([wordsOf(value), also && wordsOf(also)]);
}

const wordsOf = (tree: Tree): unknown =>
  tree.kind === 'list'
    ? tree.items.map((item) => wordsOf(item.tree)).sort()
    : tree.kind === 'value'
      ? tree.value
      : '';
