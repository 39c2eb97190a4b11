// Every card of the cookbook and the shipped packs counts as finished, so that the studio shows its text.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ParamType } from '@railwright/engine';
import { missingIn } from './missing.ts';

const ROOT = join(import.meta.dirname, '../../../../../../..');
const PARTS = {
  effect: 'steps',
  whileInPlay: 'lasting',
  onBuy: 'steps',
  onGain: 'steps',
  endPoints: 'amount',
  cheaper: 'amount',
  dearer: 'amount',
} as const satisfies Record<string, ParamType>;

const files = globSync('{content/*,docs/cookbook}/cards/*.yaml', { cwd: ROOT });
const cards = files.flatMap(
  (file) =>
    (parse(readFileSync(join(ROOT, file), 'utf8')) as { cards: Record<string, unknown>[] | undefined })
      .cards ?? [],
);

test('there are cards to try', () => {
  expect(cards.length).toBeGreaterThan(150);
});

test.each(cards.map((card) => [String(card['id']), card] as const))('%s lacks nothing', (_, card) => {
  for (const [part, type] of Object.entries(PARTS))
    if (card[part] !== undefined) expect(missingIn(type, card[part]), part).toEqual([]);
});
