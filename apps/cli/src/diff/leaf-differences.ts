// Describes the values in which two pieces of data differ.

const MOST = 4;

/** `end.rounds 30 → 28, tokens.rail 20 → 18`; '' when they are the same. */
export function leafDifferences(before: unknown, now: unknown): string {
  const old = leavesOf(before);
  const fresh = leavesOf(now);
  const told = [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => old.get(path) !== fresh.get(path))
    .map((path) => `${path} ${old.get(path) ?? 'none'} → ${fresh.get(path) ?? 'none'}`);
  const more = told.length - MOST;
  return [...told.slice(0, MOST), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function leavesOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) found.set(path, shown(value));
  else
    for (const [key, one] of Object.entries(value))
      leavesOf(one, path === '' ? key : `${path}.${key}`, found);
  return found;
}

/** Texts are cut short. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
