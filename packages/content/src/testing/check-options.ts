// Checks the options of a test: the market and the switches it sets itself.
import { listWords, suggestion } from '../diagnostics/suggest.ts';
import { gameNamed, kindsOf } from '../game-named.ts';
import type { Pack } from '../packs/model.ts';
import { quote } from '../text/describe.ts';
import type { TestData } from '../schema/tests.ts';
import type { Problem } from '../test-language/problem.ts';

export function checkOptions({ map, market, switches = {} }: TestData, pack: Pack): Problem[] {
  const game = gameNamed(pack.game);
  const problems: Problem[] = [];
  if (market && !game?.market)
    problems.push({ path: ['market'], message: 'This game has no market.', part: 'key' });
  if (map !== undefined && kindsOf(pack.game).every(({ folder }) => folder !== 'maps'))
    problems.push({ path: ['map'], message: 'This game has no maps.', part: 'key' });
  const known = game?.switches?.(pack) ?? new Map<string, ReadonlySet<unknown>>();
  for (const [name, value] of Object.entries(switches)) {
    const path = ['switches', name];
    const values = known.get(name);
    if (!values)
      problems.push({
        path,
        message: `No rules have a switch ${quote(name)}.`,
        ...suggestion(
          name,
          known.keys(),
          known.size === 0 ? undefined : `There are ${listWords([...known.keys()])}.`,
        ),
        part: 'key',
      });
    else if (!values.has(value) && !isNumber(value, values))
      problems.push({
        path,
        message: `The switch ${name} is never ${String(value)}.`,
        help: `It is ${listWords([...values].map(String))}.`,
      });
  }
  return problems;
}

/** A number may be any where rules give one. */
function isNumber(value: unknown, values: ReadonlySet<unknown>): boolean {
  return typeof value === 'number' && [...values].some((known) => typeof known === 'number');
}
