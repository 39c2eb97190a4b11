// Memory beside the position for looking ahead at cells and tokens: a stack of numbers that grows when it must.

/** Lists of numbers that are in use while looking ahead, the latest last. */
export interface Scratch {
  words: Int16Array;
  end: number;
}

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
