// Whether two contents of a file mean the same: equal data, but for the white space around a map's picture and the order of
// its barriers.
import { isData } from '../text/data.ts';

export function sameMeaning(a: unknown, b: unknown, kind: string): boolean {
  if (kind !== 'maps' || !isData(a) || !isData(b)) return JSON.stringify(a) === JSON.stringify(b);
  const { terrain: pictureA, barriers: barriersA, ...restA } = a;
  const { terrain: pictureB, barriers: barriersB, ...restB } = b;
  return (
    JSON.stringify(restA) === JSON.stringify(restB) &&
    JSON.stringify(rowsOf(pictureA)) === JSON.stringify(rowsOf(pictureB)) &&
    JSON.stringify(sortedPairs(barriersA)) === JSON.stringify(sortedPairs(barriersB))
  );
}

/** The rows without the white space behind and below them. */
function rowsOf(picture: unknown): unknown {
  if (typeof picture !== 'string') return picture;
  return picture
    .trimEnd()
    .split('\n')
    .map((row) => row.trimEnd());
}

function sortedPairs(barriers: unknown): unknown {
  if (!Array.isArray(barriers)) return barriers;
  return barriers.map((pair: unknown) => JSON.stringify(Array.isArray(pair) ? pair.toSorted() : pair)).sort();
}
