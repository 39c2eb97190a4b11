// Why a power is not among those that a seat can keep now.
import type { State } from '../../core/state.ts';
import { offered, picked } from '../rules/powers.ts';
import type { Tables } from '../state/tables.ts';
import type { WhyNot } from './why-not.ts';

/** `least`: how many are to be kept. */
export function whyNotPower(t: Tables, s: State, word: string, of: string, least: number): WhyNot {
  if (word === 'done') return { reason: 'more-wanted', needed: least, there: picked(t, s).length };
  if (word !== 'power') return { reason: 'power-first' };
  const kind = t.ids.indexOf(of);
  if (kind < 0) return { reason: 'unknown' };
  return { reason: offered(t, s).includes(kind) ? 'order' : 'no-power', card: of };
}
