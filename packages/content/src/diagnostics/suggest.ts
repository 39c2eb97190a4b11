// "Did you mean": the known word nearest to one that is not known.
import { joined } from '@railwright/engine/joined';
import { distance } from 'fastest-levenshtein';
import { NOT_SEEN } from '../text/characters.ts';

/** Longer words are not compared; few of them are misspelt by a letter or two. */
const MAX_LENGTH = 80;

/** The nearest of the known words, if it is near enough to be meant. The first of several equally near ones. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  return allNearest(word, known)[0];
}

/**
 * The nearest, if no other is as near and it differs by no more than a slip of the hand: what may be written in its place
 * without asking. A word with another letter, or with one more or less, may be another word: play is not pay.
 */
export function onlyNearest(word: string, known: Iterable<string>): string | undefined {
  return nearestOf(word, known).meant;
}

/** Both with one look at the words, of which there may be thousands. */
export function nearestOf(
  word: string,
  known: Iterable<string>,
): { readonly near?: string | undefined; readonly meant?: string | undefined } {
  const [near, second] = allNearest(word, known);
  return { near, meant: near !== undefined && second === undefined && isSlip(word, near) ? near : undefined };
}

/** Capitals, hyphens, underscores and spaces; a letter doubled, or not; two letters that changed places, but not at the front. */
function isSlip(word: string, meant: string): boolean {
  const [a, b] = [simplify(word), simplify(meant)];
  if (a === b) return true;
  const start = [...a].findIndex((letter, i) => letter !== b[i]);
  const at = start < 0 ? a.length : start;
  if (Math.min(a.length, b.length) < 4 || at === 0) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length === short.length + 1)
    return isLetter(long[at]) && long[at] === long[at - 1] && long.slice(at + 1) === short.slice(at);
  return (
    isLetter(a[at]) &&
    isLetter(b[at]) &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}

/** Every word that is nearest, in the order given. */
function allNearest(word: string, known: Iterable<string>): readonly string[] {
  if (word.length > MAX_LENGTH) return [];
  const given = simplify(word);
  const tolerated = given.length < 4 ? 1 : given.length < 9 ? 2 : 3;
  let best: string[] = [];
  let least = tolerated + 1;
  for (const candidate of known) {
    if (candidate === word) continue;
    const other = simplify(candidate);
    if (Math.abs(other.length - given.length) > tolerated) continue;
    // A word with something invisible in it would look like the right one.
    if (NOT_SEEN.test(candidate)) continue;
    const steps = distance(given, other);
    if (steps === 2 && Math.min(given.length, other.length) < 6 && !isCloseShort(given, other)) continue;
    if (steps < least) best = [];
    if (steps < least || (steps === least && best.length > 0 && !best.includes(candidate))) {
      least = steps;
      best.push(candidate);
    }
  }
  return best;
}

/** In a short word two changes leave little of it, unless two letters changed places, or the rest of it is whole: citys for cities. */
function isCloseShort(given: string, other: string): boolean {
  return letters(given) === letters(other) || commonEnds(given, other) >= 4;
}

/** How many letters two words begin and end with in common. */
function commonEnds(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let start = 0;
  while (start < length && a[start] === b[start]) start++;
  let end = 0;
  while (end < length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return start + end;
}

function letters(word: string): string {
  return [...word].sort().join('');
}

/** A sentence with the nearest word, or undefined. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const best = nearest(word, known);
  return best === undefined ? undefined : `Did you mean ${best}?`;
}

/** What to say of a word that is not known: the nearest, or something else if none is near; and what may be written in its place. */
export function suggestion(
  word: string,
  known: Iterable<string>,
  otherwise?: string,
): { readonly help: string | undefined; readonly meant: string | undefined } {
  const { near, meant } = nearestOf(word, known);
  return { help: near === undefined ? otherwise : `Did you mean ${near}?`, meant };
}

/** The word that a sentence of `didYouMean` names, for editors that offer to write it. */
export function suggestedWord(help: string | undefined): string | undefined {
  return /^Did you mean (\S+)\?$/.exec(help ?? '')?.[1];
}

/** "a, b or c"; at most `limit` of them, then an ellipsis. */
export function listWords(words: readonly string[], limit = 12, last?: string): string {
  const end = last ?? /* @wc-include */ 'or';
  return words.length > limit ? `${words.slice(0, limit).join(', ')}, …` : joined(words, end);
}

// Case, hyphens, underscores and spaces are the differences people do not see.
function simplify(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, '');
}
