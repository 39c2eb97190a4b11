// Exchanges that go round in a circle without a loss: players could make them without end.
import { quote } from '../../text/describe.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { isBroken } from '../../packs/is-broken.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import type { RulesData } from '../schema/rules.ts';

/** By good: what one of it can become, and the most of that; of several goods that are paid together, as if one were enough. */
type Rates = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function checkExchanges(item: Item<RulesData>, sink: DiagnosticSink): void {
  const { exchange = [] } = item.data;
  if (isBroken(item.file, [...item.path, 'exchange'])) return;
  const rates = new Map<string, Map<string, number>>();
  for (const { pay, get = {}, once } of exchange) {
    if (once === true) continue;
    for (const [from, paid] of Object.entries(pay)) {
      const own = rates.get(from) ?? new Map<string, number>();
      for (const [to, count] of Object.entries(get)) own.set(to, Math.max(own.get(to) ?? 0, count / paid));
      rates.set(from, own);
    }
  }
  const good = [...rates.keys()].find((one) => comesBack(one, [one], 1, rates));
  if (good === undefined) return;
  sink.report(
    'exchange-endless',
    placeIn(
      item,
      'exchange',
      exchange.findIndex(({ pay, once }) => once !== true && Object.hasOwn(pay, good)),
    ),
    `Whoever exchanges ${quote(good)} this way can get as much of it back, again and again.`,
    { help: 'Let one of these exchanges be made once in each turn, `once: true`, or let it give less.' },
  );
}

/** Whether some of the first good on this way, exchanged on and on, becomes as much of it again. */
function comesBack(good: string, way: readonly string[], amount: number, rates: Rates): boolean {
  return [...(rates.get(good) ?? [])].some(([next, rate]) => {
    // Fractions such as a third are not exact.
    if (next === way[0]) return amount * rate > 0.999_999;
    return !way.includes(next) && comesBack(next, [...way, next], amount * rate, rates);
  });
}
