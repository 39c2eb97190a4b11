// Whether seats choose where they start: rules may leave it to chance, or give each seat its cell.
import { createGame, type TrainsDefinition } from '@railwright/engine';
import { expect, test } from 'vitest';
import { choosesStart } from '../src/panel/follow-up/start-cells.ts';
import { fenlandDuel } from './fenland.ts';
import { createToy } from './toy-game.ts';

const definition = (await fenlandDuel()).definition as TrainsDefinition;
const open = definition.map.cells.flatMap(({ label, city }) => (city === undefined ? [] : [label]));
const begun = (start?: TrainsDefinition['start']): boolean =>
  choosesStart(createGame({ ...definition, ...(start && { start }) }, 2), 1);

test('seats choose among all cells, or among those of a setup', () => {
  expect(begun()).toBe(true);
  expect(
    begun({ rails: 1, reversed: false, chance: false, cells: [open.slice(0, 1), open.slice(1, 3)] }),
  ).toBe(true);
});

test('where chance or the setup says it all, no player chooses', () => {
  expect(begun({ rails: 1, reversed: false, chance: true, cells: [open, open] })).toBe(false);
  expect(
    begun({ rails: 1, reversed: false, chance: false, cells: [open.slice(0, 1), open.slice(1, 2)] }),
  ).toBe(false);
  expect(choosesStart(createToy({ game: 'toy', turns: 12 }, 2), 1)).toBe(false);
});
