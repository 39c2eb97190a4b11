// German: what rails score.
import type { Worth } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import { nounOf } from '../noun.ts';
import { amountIn } from '../plan/amounts.ts';
import { listed } from '../plan/lists.ts';
import { some } from '../plan/quantities.ts';
import { statement } from './clause.ts';

const MORE = nounOf('Punkt mehr', 'Punkte mehr', { equal: 'mehr Punkte, und zwar {amount}' });
const RAILS = { own: '{deine|seine} Gleise', opponents: 'gegnerische Gleise', all: 'alle Gleise' };
/** Where it matters that each of them scores so much. */
const EACH = {
  own: 'jedes {deiner|seiner} Gleise',
  opponents: 'jedes gegnerische Gleis',
  all: 'jedes Gleis',
};

/** „deine Gleise in Städten zählen doppelt“, „jedes deiner Gleise in Städten zählt 1 Punkt mehr“. */
export function worth(t: Teller, { for: who = 'own', stations, times, plus }: Worth, at: string): string {
  const parts = [
    ...(stations === undefined ? [] : [`als stünden dort ${some(t, stations, 'station')}`]),
    ...(times === undefined ? [] : [timesOf(t, times)]),
    ...(plus === undefined ? [] : [some(t, plus, MORE)]),
  ];
  const comma = stations === undefined ? '' : ',';
  const [rails, verb] = plus === undefined ? [RAILS, 'zählen'] : [EACH, 'zählt'];
  return `${statement(verb, `${t.said(rails[who])}${at}`)}${comma} ${listed(t, parts)}`;
}

function timesOf(t: Teller, times: NonNullable<Worth['times']>): string {
  if (typeof times !== 'number') return `so oft wie ${amountIn(t, times, 'nominative')}`;
  return ['nichts', 'einfach', 'doppelt'][times] ?? `${times}-mal so viel`;
}
