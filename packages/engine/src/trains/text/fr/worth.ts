// French: what rails score.
import type { Worth } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import { nounOf } from '../noun.ts';
import { amountIn } from '../plan/amounts.ts';
import { listed } from '../plan/lists.ts';
import { some } from '../plan/quantities.ts';

const MORE = nounOf('point de plus', 'points de plus');
const RAILS = { own: '{vos|ses} rails', opponents: 'les rails des adversaires', all: 'tous les rails' };
/** Where it matters that each of them scores so much. */
const EACH = {
  own: 'chacun de {vos|ses} rails',
  opponents: 'chaque rail des adversaires',
  all: 'chaque rail',
};

/** « vos rails dans les villes rapportent le double », « chacun de vos rails dans les villes rapporte 1 point de plus ». */
export function worth(t: Teller, { for: who = 'own', stations, times, plus }: Worth, at: string): string {
  const parts = [
    ...(stations === undefined ? [] : [`autant que s’il y avait ${some(t, stations, 'station')}`]),
    ...(times === undefined ? [] : [timesOf(t, times, plus === undefined ? 'leurs points' : 'ses points')]),
    ...(plus === undefined ? [] : [some(t, plus, MORE)]),
  ];
  if (plus !== undefined) return `${t.said(EACH[who])}${at} rapporte ${listed(t, parts)}`;
  const rails = `${t.said(RAILS[who])}${at}`;
  return times === 0 && parts.length === 1
    ? `${rails} ne rapportent rien`
    : `${rails} rapportent ${listed(t, parts)}`;
}

function timesOf(t: Teller, times: NonNullable<Worth['times']>, points: string): string {
  if (typeof times !== 'number') return `autant de fois ${points} que ${amountIn(t, times, 'nominative')}`;
  return ['0 point', points, 'le double'][times] ?? `${times} fois ${points}`;
}
