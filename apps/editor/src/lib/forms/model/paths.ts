// Values at paths in plain data. Keys come from files, so only own keys count.
import type { Path } from '@railwright/content';
import { isData } from '../../core/content/data.ts';

export function valueAt(data: unknown, path: Path): unknown {
  let at = data;
  for (const step of path) {
    if (Array.isArray(at) && typeof step === 'number') at = at[step] as unknown;
    else if (isData(at) && Object.hasOwn(at, step)) at = at[step];
    else return undefined;
  }
  return at;
}

/** The path to remove so that no empty parent is left: the highest parent that would become empty. */
export function emptiedPath(data: unknown, path: Path): Path {
  let short = path;
  while (short.length > 1) {
    const above = valueAt(data, short.slice(0, -1));
    const alone = isData(above) ? Object.keys(above).length === 1 : false;
    if (!alone) break;
    short = short.slice(0, -1);
  }
  return short;
}

export function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((x, i) => sameValue(x, b[i]));
  if (isData(a) && isData(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
    );
  }
  return a === b;
}

export function startsWith(path: Path, start: Path): boolean {
  return start.every((step, i) => path[i] === step);
}

/** Data with one value set, or removed if undefined. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data) && typeof step === 'number')
    return data.with(step, withValue(data[step], rest, value));
  const entries = new Map(isData(data) ? Object.entries(data) : []);
  const inner = withValue(entries.get(String(step)), rest, value);
  if (inner === undefined) entries.delete(String(step));
  else entries.set(String(step), inner);
  return Object.fromEntries(entries);
}
