// Changes of a strategy: every random change fits the schema, is one step away, and leaves the original unchanged.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  editDocument,
  listStrategies,
  loadContent,
  memorySource,
  type Content,
  type StrategySummary,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createRng } from '@railwright/engine';
import { changeStrategy, type StrategyChange, type WrittenStrategy } from './changes.ts';

const SHIPPED = folderSource(join(import.meta.dirname, '../../../../../content'));
const CARDS = ['express-train', 'tower', 'landfill', 'lay-rails'];

let content: Content;
let shipped: StrategySummary[];
beforeAll(async () => {
  content = await loadContent(SHIPPED, { skip: ['tests'] });
  shipped = listStrategies(content, 'trains');
});

function changesOf(strategy: WrittenStrategy, seed: number, count: number): StrategyChange[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => changeStrategy(strategy, CARDS, rng)).filter(
    (change) => change !== undefined,
  );
}

test('every change of every shipped strategy gives a valid strategy', async () => {
  const files: Record<string, Uint8Array> = {
    'mine/pack.yaml': new TextEncoder().encode(
      'format: 1\nid: mine\ngame: trains\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\n',
    ),
  };
  let count = 0;
  for (const { data, file } of shipped)
    for (const { strategy, what } of changesOf(data, 5, 40)) {
      expect(what).toMatch(/\S/);
      const text = editDocument(file.text, [{ path: [], value: { ...strategy, id: `s${count}` } }]);
      files[`mine/strategies/s${count++}.yaml`] = new TextEncoder().encode(text);
    }
  expect(count).toBeGreaterThan(200);
  const changed = await loadContent([SHIPPED, memorySource(files)], { skip: ['tests'] });
  const errors = changed.diagnostics.filter(
    ({ file, severity }) => file.startsWith('mine/') && severity === 'error',
  );
  expect(errors).toEqual([]);
  expect(listStrategies(changed, 'trains')).toHaveLength(shipped.length + count);
});

test('a change leaves the original unchanged, and the same random numbers give the same change', () => {
  const { data } = shipped[0]!;
  const before = JSON.stringify(data);
  const changes = changesOf(data, 7, 100);
  expect(JSON.stringify(data)).toBe(before);
  expect(changesOf(data, 7, 100)).toEqual(changes);
  expect(changes.every(({ strategy }) => JSON.stringify(strategy) !== before)).toBe(true);
});

test('a strategy that says nothing can be changed too', () => {
  const changes = changesOf({ id: 'x' }, 3, 200);
  expect(changes.some(({ strategy }) => strategy.buy !== undefined)).toBe(true);
  expect(changes.some(({ strategy }) => strategy['rails'] !== undefined)).toBe(true);
  expect(changes.some(({ strategy }) => strategy['waste'] !== undefined)).toBe(true);
});

test('every kind of change comes up', () => {
  const { data } = shipped.find(({ id }) => id === 'trains/tower-buyer')!;
  const whats = changesOf(data, 11, 600).map(({ what }) => what);
  for (const pattern of [
    /^rails\./,
    /^stations\./,
    /^waste\./,
    /^rule \d+: /,
    /moved from/,
    /^without the rule/,
    /^otherwise/,
  ])
    expect(whats.some((what) => pattern.test(what))).toBe(true);
});
