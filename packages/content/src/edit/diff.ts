// The first difference between a document and its intended data, as one small change. Making it and asking again, until
// there is none, turns any edit into changes that touch as little of the text as can be.
import { isMap, isScalar, isSeq } from 'yaml';
import type { Node } from 'yaml';
import type { Path } from '../text/path.ts';
import { isData } from '../text/data.ts';

export type Change =
  | { readonly kind: 'replace'; readonly path: Path; readonly value: unknown }
  /** Before the item of a list that is there, or after its last; after the last pair of an object. */
  | { readonly kind: 'insert'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'delete'; readonly path: Path };

export function firstChange(node: Node | null | undefined, value: unknown, path: Path): Change | undefined {
  if (sameData(node, value)) return undefined;
  if (isMap(node) && isData(value) && Object.keys(value).length > 0 && node.items.length > 0) {
    const keys = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : String(key)));
    const stale = keys.find((key) => !Object.hasOwn(value, key));
    const fresh = Object.entries(value).find(([key]) => !keys.includes(key));
    // A key that is renamed keeps the object from being empty in between.
    if (fresh) return { kind: 'insert', path: [...path, fresh[0]], value: fresh[1] };
    if (stale !== undefined) return { kind: 'delete', path: [...path, stale] };
    for (const [key, inner] of Object.entries(value)) {
      const change = firstChange(node.get(key, true), inner, [...path, key]);
      if (change) return change;
    }
    return undefined;
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0 && node.items.length > 0)
    return listChange(node.items as (Node | null)[], value, path);
  return { kind: 'replace', path, value };
}

// Items that are equal at the beginning and at the end of both lists stay as they are.
function listChange(
  items: readonly (Node | null)[],
  value: readonly unknown[],
  path: Path,
): Change | undefined {
  const shorter = Math.min(items.length, value.length);
  let head = 0;
  while (head < shorter && sameData(items[head], value[head])) head++;
  let tail = 0;
  while (tail < shorter - head && sameData(items[items.length - 1 - tail], value[value.length - 1 - tail]))
    tail++;
  const removed = items.length - tail - head;
  const added = value.length - tail - head;
  if (removed > added) return { kind: 'delete', path: [...path, head + added] };
  if (added > removed)
    return { kind: 'insert', path: [...path, head + removed], value: value[head + removed] };
  return firstChange(items[head], value[head], [...path, head]);
}

function sameData(node: Node | null | undefined, value: unknown): boolean {
  if (isScalar(node)) return node.value === value;
  if (isSeq(node))
    return (
      Array.isArray(value) &&
      value.length === node.items.length &&
      node.items.every((item, i) => sameData(item as Node, value[i]))
    );
  if (isMap(node))
    return (
      isData(value) &&
      Object.keys(value).length === node.items.length &&
      Object.entries(value).every(
        ([key, inner]) => node.has(key) && sameData(node.get(key, true) as Node, inner),
      )
    );
  return (node ?? null) === null && value === null;
}
