// Points of a seat, in total or by source.
import type { Game, State } from '@railwright/engine';
import type { Path } from '../text/path.ts';
import { fits, show } from './compare.ts';
import { differs, HOLDS, type Comparison } from './test-table.ts';
import { isData } from './problem.ts';

export function comparePoints(
  game: Game,
  s: State,
  seat: number,
  expected: unknown,
  path: Path,
  what: string,
): Comparison {
  const total = game.score(s, seat);
  const actual = isData(expected) ? { ...game.scoreParts?.(s, seat), total } : total;
  return fits(expected, actual) ? HOLDS : differs(path, what, show(expected), show(actual));
}
