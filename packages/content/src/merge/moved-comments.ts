// Comments that both sides moved to different entries, as when each puts another card below the first comment of a list.
import { linesIn } from './lines.ts';
import type { Entry } from './parts.ts';

type Entries = readonly Entry[];

/** Says of each line above the merged entries, in their order, whether it stays: no comment comes more often than the sides have it. */
export function withoutDoubles(base: Entries, ours: Entries, theirs: Entries): (line: string) => boolean {
  const [before, mine, other] = [countsOf(base), countsOf(ours), countsOf(theirs)];
  const most = (line: string): number =>
    Math.max(1, (mine.get(line) ?? 0) + (other.get(line) ?? 0) - (before.get(line) ?? 0));
  const written = new Map<string, number>();
  return (line) => {
    const comment = line.trim();
    const count = (written.get(comment) ?? 0) + 1;
    written.set(comment, count);
    return comment === '' || count <= most(comment);
  };
}

function countsOf(entries: Entries): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of entries.flatMap(({ lead }) => linesIn(lead)))
    counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  return counts;
}
