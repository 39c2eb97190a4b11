// Maps a path in a card to a step or a part of the form.
import type { Path } from '@railwright/content';
import type { Ops } from './specs.ts';
import { OPS } from './specs.ts';

const PARTS = ['effect', 'onBuy', 'onGain'];

function stepLists(ops: Ops): ReadonlySet<string> {
  const keys = Object.entries(ops).flatMap(([op, { params, short }]) => [
    ...Object.entries(params).flatMap(([key, { type }]) => (type === 'steps' ? [key] : [])),
    ...(short !== undefined && params[short]?.type === 'steps' ? [op] : []),
  ]);
  return new Set([...PARTS, 'do', ...keys]);
}

/** The innermost step on a path within a card; undefined if there is none. */
export function stepOn(path: Path, ops: Ops = OPS): Path | undefined {
  const lists = stepLists(ops);
  for (let i = path.length - 1; i > 0; i--)
    if (typeof path[i] === 'number' && lists.has(String(path[i - 1]))) return path.slice(0, i + 1);
  return undefined;
}

export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

export function startsWith(path: Path, start: Path): boolean {
  return start.every((step, i) => path[i] === step);
}
