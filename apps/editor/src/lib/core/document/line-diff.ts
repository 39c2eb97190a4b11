// Compares two texts line by line, for people: what both have and what only one has. Longest common subsequence over the lines between the
// first and the last difference; where that would take too long, all of one and then all of the other.

export interface DiffRow {
  readonly kind: 'both' | 'theirs' | 'mine';
  readonly text: string;
}

const MOST_CELLS = 4_000_000;

export function lineDiff(theirs: string, mine: string): DiffRow[] {
  const a = theirs.split('\n');
  const b = mine.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const both = (lines: readonly string[]): DiffRow[] => lines.map((text) => ({ kind: 'both', text }));
  return [
    ...both(a.slice(0, start)),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...both(a.slice(a.length - end)),
  ];
}

function middle(a: readonly string[], b: readonly string[]): DiffRow[] {
  const width = b.length + 1;
  if (a.length * b.length > MOST_CELLS) {
    return [
      ...a.map((text) => ({ kind: 'theirs' as const, text })),
      ...b.map((text) => ({ kind: 'mine' as const, text })),
    ];
  }
  // common[i * width + j]: how many lines a from i and b from j have in common.
  const common = new Int32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const rows: DiffRow[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      rows.push({ kind: 'both', text: left });
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      rows.push({ kind: 'theirs', text: left });
      i++;
    } else {
      rows.push({ kind: 'mine', text: right ?? '' });
      j++;
    }
  }
  return rows;
}
