// Merge conflicts that git has left in a text for people to resolve.

export interface Conflict {
  /** First and last line, from 0. */
  readonly from: number;
  readonly to: number;
  /** Whether its beginning or its end is missing: it has been partly resolved. */
  readonly isPart: boolean;
}

/** As git writes them, at the start of a line: seven characters, more where conflicts lie within others. */
const MARK = /^(<{7,}|>{7,}|\|{7,}|={7,})(?= |\r?$)/;

/** In their order. A conflict within another is a part of that. */
export function conflictsIn(text: string): Conflict[] {
  if (!/^[<=>|]{7}/m.test(text)) return [];
  const found: Conflict[] = [];
  const open: number[] = [];
  const parts: number[] = [];
  text.split('\n').forEach((line, i) => {
    const mark = MARK.exec(line)?.[1];
    if (mark?.startsWith('<')) open.push(i);
    else if (mark?.startsWith('>')) {
      const from = open.pop();
      if (from === undefined) parts.push(i);
      else if (open.length === 0) found.push({ from, to: i, isPart: false });
    } else if (mark !== undefined && open.length === 0) parts.push(i);
  });
  const lone = [...parts, ...open].map((line) => ({ from: line, to: line, isPart: true }));
  return [...found, ...lone].sort((a, b) => a.from - b.from);
}

/** "It has an unresolved merge conflict, from line 3 to line 9."; undefined for a text without one. */
export function describeConflict(text: string): string | undefined {
  const [first] = conflictsIn(text);
  return first && `It has ${conflictWords(first)}.`;
}

/** "an unresolved merge conflict, from line 3 to line 9", or what is left of one. */
export function conflictWords({ from, to, isPart }: Conflict): string {
  return isPart
    ? /* @wc-include */ `a mark left over from a merge conflict, in line ${from + 1}`
    : /* @wc-include */ `an unresolved merge conflict, from line ${from + 1} to line ${to + 1}`;
}
