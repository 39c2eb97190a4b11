// English: what rails score.
import type { Worth } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import { nounOf } from '../noun.ts';
import { amountIn } from '../plan/amounts.ts';
import { listed } from '../plan/lists.ts';
import { some } from '../plan/quantities.ts';

const MORE = nounOf('point more', 'points more', { equal: 'as many points more as {amount}' });
const RAILS = { own: '{your|their} rails', opponents: 'opponents’ rails', all: 'all rails' };
/** Where it matters that each of them scores so much. */
const EACH = { own: 'each of {your|their} rails', opponents: 'each rail of opponents', all: 'each rail' };

/** "your rails in cities score double", "each of your rails in cities scores 1 point more". */
export function worth(t: Teller, { for: who = 'own', stations, times, plus }: Worth, at: string): string {
  const parts = [
    ...(stations === undefined ? [] : [`as if there were ${some(t, stations, 'station')} there`]),
    ...(times === undefined ? [] : [timesOf(t, times)]),
    ...(plus === undefined ? [] : [some(t, plus, MORE)]),
  ];
  const [rails, score] = plus === undefined ? [RAILS, 'score'] : [EACH, 'scores'];
  return `${t.said(rails[who])}${at} ${score} ${listed(t, parts)}`;
}

function timesOf(t: Teller, times: NonNullable<Worth['times']>): string {
  if (typeof times !== 'number') return `as many times as ${amountIn(t, times, 'nominative')}`;
  return ['nothing', 'once', 'double'][times] ?? `${times} times as much`;
}
