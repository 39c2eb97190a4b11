// Whether one side moved the cells of a map while the other changed something that names cells by their labels.
import { canonicalJson } from '../text/hash.ts';
import { isData } from '../text/data.ts';
import { isMoved } from './picture.ts';
import type { Whole } from './read-parts.ts';

/** What a map says without naming cells. */
const WITHOUT_CELLS = ['format', 'id', 'name', 'title', 'description'];

/** The side that moved them. */
export function movedSide(
  base: Whole | undefined,
  ours: Whole,
  theirs: Whole,
): 'ours' | 'theirs' | undefined {
  const before = pictureOf(base);
  if (!base || before === undefined) return undefined;
  const hasMoved = (side: Whole): boolean => {
    const now = pictureOf(side);
    return now !== undefined && now !== before && isMoved(before.split('\n'), now.split('\n'));
  };
  if (hasMoved(ours) && cellsOf(theirs) !== cellsOf(base)) return 'ours';
  return hasMoved(theirs) && cellsOf(ours) !== cellsOf(base) ? 'theirs' : undefined;
}

function pictureOf(whole: Whole | undefined): string | undefined {
  const data = whole?.root.data;
  const picture = isData(data) ? data['terrain'] : undefined;
  return typeof picture === 'string' ? picture : undefined;
}

function cellsOf({ root }: Whole): string {
  const entries = Object.entries(root.data ?? {}).filter(([key]) => !WITHOUT_CELLS.includes(key));
  return canonicalJson(Object.fromEntries(entries));
}
