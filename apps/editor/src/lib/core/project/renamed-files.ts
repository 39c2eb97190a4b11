// Which new files are others that went away: the same text, or most of its lines.

/** Of the lines of the longer text; fewer are another file. */
const LEAST_SHARE = 0.6;
/** Beyond so many pairs, only equal texts are paired. */
const MOST_PAIRS = 2_000;

type Texts = ReadonlyMap<string, string>;

/** From the new path to the one before; both are of the same kind, which is their ending. */
export function renamedFiles(removed: Texts, added: Texts): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const left = new Map(removed);
  const pair = (path: string, from: string): void => {
    found.set(path, from);
    left.delete(from);
  };
  for (const [path, text] of added) {
    const [from] = [...left].find(([one, old]) => old === text && endOf(one) === endOf(path)) ?? [];
    if (from !== undefined) pair(path, from);
  }
  const rest = [...added].filter(([path]) => !found.has(path));
  if (rest.length * left.size > MOST_PAIRS) return found;
  for (const [path, text] of rest) {
    const [best] = [...left]
      .filter(([from]) => endOf(from) === endOf(path))
      .map(([from, old]) => ({ from, share: shareOf(old, text) }))
      .sort((a, b) => b.share - a.share);
    if (best && best.share >= LEAST_SHARE) pair(path, best.from);
  }
  return found;
}

const endOf = (path: string): string => path.slice(path.lastIndexOf('.'));

function shareOf(a: string, b: string): number {
  const [old, fresh] = [a.split('\n'), b.split('\n')];
  const counts = new Map<string, number>();
  for (const line of old) counts.set(line, (counts.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of fresh) {
    const count = counts.get(line) ?? 0;
    if (count > 0) common++;
    counts.set(line, count - 1);
  }
  return common / Math.max(old.length, fresh.length);
}
