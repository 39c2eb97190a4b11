// Random pairs of edits of shipped files: the merge holds both, loses nothing, and is the same the other way round. `npm run fuzz -- merge`
// tries thousands of them.
import { expect, it } from 'vitest';
import { shippedFiles } from '../fuzz/merge/files.ts';
import { judgeOurs, makePair } from '../fuzz/merge/pair.ts';

const SEED = 1;
const PAIRS = 250;
/** Larger files take their time to be edited at random. */
const MOST_CHARACTERS = 2000;

it('merges random pairs of edits as both mean them, and rarely asks about different things', () => {
  const files = shippedFiles().filter(({ text }) => text.length <= MOST_CHARACTERS);
  let [different, asked] = [0, 0];
  for (let i = 0; i < PAIRS; i++) {
    const { path, text } = files[i % files.length]!;
    const pair = makePair(text, SEED + i);
    const { outcome, mistake } = judgeOurs(pair);
    expect(mistake, `pair ${i}, ${path}`).toBeUndefined();
    if (pair.overlap === 'none') different++;
    if (pair.overlap === 'none' && outcome === 'asked') asked++;
  }
  expect(different).toBeGreaterThan(PAIRS / 2);
  expect(asked / different).toBeLessThan(0.05);
});
