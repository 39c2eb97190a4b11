// A game whose `given` is what its engine takes and whose `expect` is compared with its view, key by key.
import type { Game, State } from '@railwright/engine';
import { fits, show } from './compare.ts';
import { differs, HOLDS, type TestTable } from './test-table.ts';
import type { Data } from './problem.ts';

/** `place` says what of the position does not fit. */
export function plainTable(
  place: (game: Game, s: State, given: Data) => string[],
): Pick<TestTable, 'place' | 'compare'> {
  return {
    place: (game, s, given) => place(game, s, given).map((message) => ({ path: ['given'], message })),
    compare(game, s, key, expected) {
      const actual = game.viewFor(s, undefined)[key];
      return fits(expected, actual) ? HOLDS : differs(['expect', key], key, show(expected), show(actual));
    },
  };
}
