// Which parts of a file do not fit its schema.
import type { SourceFile } from '../text/source-file.ts';
import type { Path } from '../text/path.ts';

/** Whether a part of a document, or a part of that, does not fit the schema. */
export function isBroken({ broken }: SourceFile, path: Path): boolean {
  let branch: Branch | undefined = treeOf(broken);
  for (const key of path) {
    if (branch.broken) return true;
    branch = branch.below.get(key);
    if (!branch) return false;
  }
  return branch.broken || branch.below.size > 0;
}

/** The entries of a list that fit the schema, with their places in it; none if it is no list. */
export function soundEntries<T>(
  file: SourceFile,
  path: Path,
  list: readonly T[] | undefined,
): readonly (readonly [place: number, entry: T])[] {
  // Data may be anything.
  if (!Array.isArray(list)) return [];
  return [...(list as readonly T[]).entries()].filter(([i]) => !isBroken(file, [...path, i]));
}

/** The broken paths of a file as a tree: a file of many broken items is asked about each of them. */
interface Branch {
  broken: boolean;
  readonly below: Map<string | number, Branch>;
}
const trees = new WeakMap<readonly Path[], Branch>();

function treeOf(paths: readonly Path[]): Branch {
  const known = trees.get(paths);
  if (known) return known;
  const root: Branch = { broken: false, below: new Map() };
  for (const path of paths) {
    let at = root;
    for (const key of path) {
      let next = at.below.get(key);
      if (!next) at.below.set(key, (next = { broken: false, below: new Map() }));
      at = next;
    }
    at.broken = true;
  }
  trees.set(paths, root);
  return root;
}
