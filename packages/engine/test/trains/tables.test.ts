// The compiled form of a game, as the engine of JavaScript likes it.
import { expect, test } from 'vitest';
import { table } from './table.ts';

test('compiled tables have few enough properties to be quick', () => {
  // From 128 on, V8 gives up the quick form of objects; see Tables.
  expect(Object.keys(table({ market: [] }, {}).game.tables).length).toBeLessThan(125);
});
