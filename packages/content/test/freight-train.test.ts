// Content of Freight Train: the shipped pack with its numbers and tests, and small packs that can be played.
import { expect, test } from 'vitest';
import { createFreightTrain, type FreightTrainDefinition } from '@railwright/engine';
import { listSetups, loadContent, memorySource, resolveSetup, runTests } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { load, PACK } from './shed-pack.ts';

const SHIPPED = folderSource(new URL('../../../content', import.meta.url).pathname);

test('the shipped pack of Freight Train has no diagnostics and makes games for two to five', async () => {
  const content = await loadContent(SHIPPED);
  expect(content.diagnostics.filter(({ file }) => file.includes('freight-train/'))).toEqual([]);
  expect(listSetups(content).find(({ id }) => id === 'freight-train/standard')).toMatchObject({
    game: 'freight-train',
    seats: { min: 2, max: 5 },
  });
  for (const rules of ['standard', 'optional-sequence', 'paid-mixed-train']) {
    const resolved = resolveSetup(content, 'freight-train/standard', { rules: `freight-train/${rules}` });
    if (!resolved.ok) throw new Error('not resolved');
    for (const seats of [2, 3, 4, 5])
      expect(createFreightTrain(resolved.setup.definition as FreightTrainDefinition, seats).seats).toBe(
        seats,
      );
  }
});

test('the shipped numbers of Freight Train are those of the published game', async () => {
  const resolved = resolveSetup(await loadContent(SHIPPED), 'freight-train/standard');
  if (!resolved.ok) throw new Error('not resolved');
  const { rules, carTypes } = resolved.setup.definition as FreightTrainDefinition;
  expect(carTypes).toHaveLength(11);
  expect(carTypes.slice(0, 6).map(({ id }) => id)).toEqual([
    'coal',
    'reefer',
    'boxcar',
    'gondola',
    'piggyback',
    'tanker',
  ]);
  expect(rules.players.map(({ seats, cards, locomotives }) => [seats, cards, locomotives])).toEqual([
    [2, 9, 7],
    [3, 12, 6],
    [4, 14, 5],
    [5, 16, 5],
  ]);
  expect(rules).toMatchObject({
    chips: 5,
    mainYard: { sidings: 5, spaces: 5, fillWhenEmpty: 2 },
    ownYard: { sidings: 2, spaces: 8, dealt: 12 },
    actions: { fromMain: 3, fromOwn: 4, rearrange: 1 },
    switches: { mixedTrain: 'none', turnOrder: 'engine' },
  });
  expect(rules.days).toEqual(
    [
      { split: 2, yard: { cars: 2, chips: 1 }, callLocomotive: true },
      { split: 3, yard: { cars: 1, chips: 0 }, callLocomotive: true },
      { split: 4, yard: { cars: 1, chips: -1 }, callLocomotive: false },
    ].map((day) => ({ ...day, longest: [3, 2, 1], second: [1] })),
  );
});

test('the other shipped rules of Freight Train differ in their switch alone', async () => {
  const content = await loadContent(SHIPPED);
  const rulesOf = (id: string): FreightTrainDefinition['rules'] => {
    const resolved = resolveSetup(content, 'freight-train/standard', { rules: `freight-train/${id}` });
    if (!resolved.ok) throw new Error('not resolved');
    return (resolved.setup.definition as FreightTrainDefinition).rules;
  };
  const standard = rulesOf('standard');
  expect(rulesOf('optional-sequence')).toEqual({
    ...standard,
    id: 'freight-train/optional-sequence',
    switches: { mixedTrain: 'none', turnOrder: 'clockwise' },
  });
  expect(rulesOf('paid-mixed-train')).toEqual({
    ...standard,
    id: 'freight-train/paid-mixed-train',
    switches: { mixedTrain: 'as-a-type', turnOrder: 'engine' },
  });
});

test('the shipped tests of Freight Train pass, and a wrong one fails', async () => {
  const all = runTests(await loadContent(SHIPPED));
  const own = all.results.filter(({ pack }) => pack === 'freight-train');
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  const wrong = `format: 1
tests:
  - name: ore goes by itself
    setup: duel
    given: { main: [[ore, ore, ore]] }
    do: [take 1, take 1]
    expect: { main: [[ore, ore, ore], [], []] }
`;
  const files = memorySource({ ...PACK, 'tests/wrong.yaml': wrong });
  expect(runTests(await loadContent(files)).results).toMatchObject([
    { outcome: 'failed', mismatches: [{ what: 'main' }] },
  ]);
});

test('a homebrew pack of Freight Train can be played', async () => {
  const content = await load();
  expect(content.diagnostics).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  if (!resolved.ok) throw new Error('not resolved');
  expect(resolved.setup).toMatchObject({
    title: 'Duel',
    seats: { min: 2, max: 3 },
    defaultSeats: 2,
    options: { rules: 'shed/short' },
    definition: { carTypes: [{ id: 'ore', name: { en: 'Ore' } }, { id: 'sand' }, { id: 'logs' }] },
  });
  createFreightTrain(resolved.setup.definition as FreightTrainDefinition, 3);
});

test('a setup of Freight Train may allow fewer players than its rules', async () => {
  const content = await load('setups/duel.yaml', 'rules: short', 'rules: short\nplayers: { max: 2 }');
  expect(content.diagnostics).toEqual([]);
  const resolved = resolveSetup(content, 'shed/duel');
  if (!resolved.ok) throw new Error('not resolved');
  expect(resolved.setup.seats).toEqual({ min: 2, max: 2 });
  expect((resolved.setup.definition as FreightTrainDefinition).rules.players).toHaveLength(1);
});
