// Memory beside the position for looking ahead: stacks of numbers that grow when they must.
import type { Scratch } from '../state/tables.ts';

export const makeScratch = (): Scratch => ({ words: new Int16Array(0), end: 0 });

/** Takes memory for `count` numbers and returns where it begins; whoever takes it sets `end` back. */
export function takeScratch(scratch: Scratch, count: number): number {
  const start = scratch.end;
  scratch.end += count;
  if (scratch.end > scratch.words.length) {
    const words = new Int16Array(2 * scratch.end);
    words.set(scratch.words);
    scratch.words = words;
  }
  return start;
}
