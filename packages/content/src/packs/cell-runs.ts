// Cells of a map in a list: labels such as B3, and runs of cells of one line such as B1-B4.

/** No line of a map has more cells. */
const MAX_RUN = 2000;

/** The labels of an entry: B3 alone, or B1, B2, B3 and B4 for B1-B4; none for a run that is none. */
export function cellsOfRun(entry: string): string[] {
  const match = /^([A-Z]{1,3})([1-9]\d*)-([A-Z]{1,3})([1-9]\d*)$/.exec(entry);
  if (!match) return [entry];
  const [, line = '', from = '', other, to = ''] = match;
  const length = Number(to) - Number(from) + 1;
  if (line !== other || length < 2 || length > MAX_RUN) return [];
  return Array.from({ length }, (_, i) => `${line}${Number(from) + i}`);
}

/** Labels as entries in the order of the map, three and more cells in a row as a run. */
export function runsOfCells(labels: Iterable<string>): string[] {
  const sorted = [...labels].map(lineAndNumber).sort(byPlace);
  const runs: { line: string; from: number; to: number }[] = [];
  for (const { line, number } of sorted) {
    const last = runs.at(-1);
    if (last?.line === line && number <= last.to + 1) last.to = number;
    else runs.push({ line, from: number, to: number });
  }
  return runs.flatMap(({ line, from, to }) => {
    if (to - from >= 2) return [`${line}${from}-${line}${to}`];
    return to > from ? [`${line}${from}`, `${line}${to}`] : [`${line}${from}`];
  });
}

function lineAndNumber(label: string): { line: string; number: number } {
  const line = label.replace(/\d+$/, '');
  return { line, number: Number(label.slice(line.length)) };
}

function byPlace(a: ReturnType<typeof lineAndNumber>, b: ReturnType<typeof lineAndNumber>): number {
  if (a.line !== b.line) return a.line.length - b.line.length || (a.line < b.line ? -1 : 1);
  return a.number - b.number;
}
