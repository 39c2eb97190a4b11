import { expect, test } from 'vitest';
import { cellsOfRun, runsOfCells } from './cell-runs.ts';

test('a run stands for the cells of one line between its ends', () => {
  expect(cellsOfRun('B3')).toEqual(['B3']);
  expect(cellsOfRun('B9-B11')).toEqual(['B9', 'B10', 'B11']);
});

test.each(['B3-C5', 'B5-B3', 'B3-B3', 'A1-A99999'])('%s is not a run', (entry) => {
  expect(cellsOfRun(entry)).toEqual([]);
});

test('cells are listed line by line, three in a row as a run', () => {
  expect(runsOfCells(['AA1', 'B2', 'B10', 'B9', 'A1', 'A2', 'A3', 'B11'])).toEqual([
    'A1-A3',
    'B2',
    'B9-B11',
    'AA1',
  ]);
  expect(runsOfCells(['C5', 'C4'])).toEqual(['C4', 'C5']);
});
