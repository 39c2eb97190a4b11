// Whether conditions of compiled effects hold.
import type { State } from '../../core/state.ts';
import { countCards, evalAmount, isWithin } from './evaluate.ts';
import { selectionBase } from './selections.ts';
import type { ConditionCode } from '../state/codes.ts';
import type { Tables } from '../state/tables.ts';

export function holds(t: Tables, s: State, seat: number, level: number, c: ConditionCode): boolean {
  switch (c.op) {
    case 'constant':
      return c.value;
    case 'there':
      return c.cards !== null && countCards(t, s, seat, level, c.cards, false) > 0;
    case 'same':
      return same(t, s, level, c.selections);
    case 'compare':
      return isWithin(t, s, seat, level, c, evalAmount(t, s, seat, level, c.amount));
    case 'not':
      return !holds(t, s, seat, level, c.list[0]);
    case 'all':
      for (let i = 0; i < c.list.length; i++) if (!holds(t, s, seat, level, c.list[i])) return false;
      return true;
    case 'any':
      for (let i = 0; i < c.list.length; i++) if (holds(t, s, seat, level, c.list[i])) return true;
      return false;
  }
}

function same(t: Tables, s: State, level: number, selections: readonly number[]): boolean {
  for (let k = 0; k < t.kinds; k++) {
    let everywhere = true;
    for (let i = 0; i < selections.length && everywhere; i++)
      everywhere = s.data[selectionBase(t, level, selections[i]) + k] > 0;
    if (everywhere) return true;
  }
  return false;
}
