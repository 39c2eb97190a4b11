import { expect, test } from 'vitest';
import { TextFile } from '../../core/content/text-file.ts';
import { cardIds, STEPS, type TourPack, type TourState } from './steps.ts';

const MAP = 'orientation: pointy\nterrain: |\n  F F F\n   F F\n';
const CARDS = 'cards:\n  - { id: old, effect: [draw: 1] }\n';
const pack: TourPack = { folder: 'content/mine/', id: 'mine', map: MAP, cards: ['old'] };

function filesOf(texts: Readonly<Record<string, string>>): ReadonlyMap<string, TextFile> {
  return new Map(
    Object.entries(texts).map(([kind, text]) => [`content/mine/${kind}/mine.yaml`, new TextFile(text)]),
  );
}

/** Which steps are done, by number. */
function done(now: Readonly<Record<string, string>>, saved = now, isPlayed = false): number[] {
  const state: TourState = {
    pack,
    start: new TextFile(MAP),
    files: filesOf(now),
    saved: filesOf(saved),
    isPlayed,
  };
  return STEPS.flatMap((step, i) => (step.isDone(state) ? [i + 1] : []));
}

test('the steps of the tour follow what the files say', () => {
  const start = { maps: MAP, cards: CARDS, setups: 'market: { cards: [old] }' };
  expect(cardIds(new TextFile(CARDS))).toEqual(['old']);
  expect(done(start)).toEqual([]);
  expect(done({ ...start, maps: MAP.replace('F F F', 'R R F') })).toEqual([]);
  const drawn = { ...start, maps: MAP.replace('F F F', 'R R R') };
  expect(done(drawn, start)).toEqual([1]);
  expect(done(drawn)).toEqual([1, 2]);
  const carded = { ...drawn, cards: `${CARDS}  - { id: new, effect: [] }\n` };
  expect(done(carded)).toEqual([1, 2, 3]);
  const works = { ...carded, cards: carded.cards.replace('[]', '[draw: 2]') };
  expect(done(works, carded)).toEqual([1, 2, 3]);
  expect(done(works)).toEqual([1, 2, 3, 4]);
  const sold = { ...works, setups: 'market: { cards: [new] }' };
  expect(done(sold)).toEqual([1, 2, 3, 4, 5]);
  expect(done(sold, sold, true)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('files that are broken or gone undo a step, and break nothing', () => {
  expect(done({ maps: 'terrain: [', cards: 'cards: {}', setups: '- 1' })).toEqual([]);
  expect(done({})).toEqual([]);
});
