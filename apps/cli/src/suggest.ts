// "Did you mean": the known word nearest to the typed one.
import { distance } from 'fastest-levenshtein';

/** The nearest known word, if about a third of its letters or fewer differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > 100) return undefined;
  const typed = word.toLowerCase();
  let best: string | undefined;
  let least = Math.ceil(word.length / 3) + 1;
  for (const candidate of known) {
    const steps = distance(typed, candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** `Did you mean x?`, otherwise the choices, for the help line of a failure. */
export function suggest(word: string, known: readonly string[], what: string): string {
  const best = nearest(word, known);
  return best === undefined ? `${what}: ${known.join(', ') || 'none'}.` : `Did you mean ${best}?`;
}
