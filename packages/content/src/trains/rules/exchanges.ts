// Exchanges for nothing, and those that go round in a circle without a loss: players could make them without end.
import { quote } from '../../text/describe.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { soundEntries } from '../../packs/is-broken.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import type { RulesData } from '../schema/rules.ts';

/** By good: what one of it can become, and the most of that; of several goods that are paid together, as if one were enough. */
type Rates = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function checkExchanges(item: Item<RulesData>, sink: DiagnosticSink): void {
  const rates = new Map<string, Map<string, number>>();
  const again: { readonly i: number; readonly from: string; readonly to: string; readonly rate: number }[] =
    [];
  for (const [i, { pay, get, gain, once }] of soundEntries(item.file, ['exchange'], item.data.exchange)) {
    if (get === undefined && gain === undefined)
      sink.report('schema-missing-key', placeIn(item, 'exchange', i), 'The key get or gain is missing.', {
        help: 'What is paid is exchanged for something: `get: { coins: 1 }`, or `gain: express-train` for a card.',
      });
    for (const [from, paid] of once === true ? [] : Object.entries(pay))
      for (const [to, count] of Object.entries(get ?? {})) {
        const own = rates.get(from) ?? new Map<string, number>();
        rates.set(from, own.set(to, Math.max(own.get(to) ?? 0, count / paid)));
        again.push({ i, from, to, rate: count / paid });
      }
  }
  const endless = again.find(({ from, to, rate }) => comesBack(to, [from], rate, rates));
  if (endless)
    sink.report(
      'exchange-endless',
      placeIn(item, 'exchange', endless.i),
      `Whoever exchanges ${quote(endless.from)} this way can get as much of it back, again and again.`,
      { help: 'Let one of these exchanges be made once in each turn, `once: true`, or let it give less.' },
    );
}

/** Whether so much of a good, got for one of the first good on this way and exchanged on and on, becomes one of that again. */
function comesBack(good: string, way: readonly string[], amount: number, rates: Rates): boolean {
  // Fractions such as a third are not exact.
  if (good === way[0]) return amount > 0.999_999;
  return (
    !way.includes(good) &&
    [...(rates.get(good) ?? [])].some(([next, rate]) => comesBack(next, [...way, good], amount * rate, rates))
  );
}
