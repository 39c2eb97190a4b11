// Asks "apply or decline" when a card with an effect is played. T1, T31: the coins come first, and the effect is applied whole or
// declined whole. An effect that cannot be applied is not asked about (strict). Where effects are not optional, only cards whose own text
// leaves the choice ask.
import { logCard } from '../state/events.ts';
import { cloneState, type State } from '../../core/state.ts';
import { DEPTH, F_LEVEL, F_NODE, F_SEAT } from '../state/layout.ts';
import { canApply } from '../lookahead/feasibility.ts';
import { beginEffect } from '../effects/stack.ts';
import { NODE, N_A, type OpCode, type Tables } from '../state/tables.ts';
import { blame } from '../why/blame.ts';

/** The choices of such a question: 1 to apply, 0 to decline. */
export const applyOrDecline: Pick<OpCode, 'legal' | 'format'> = {
  legal(_t, _s, _f, out) {
    out[0] = 0;
    out[1] = 1;
    return 2;
  },
  format: (_t, _s, _f, choice) => (choice === 1 ? 'apply' : 'decline'),
};

export const askEffect: OpCode = {
  asks: 'effect',
  run(t, s, f, l) {
    const d = s.data;
    const kind = t.nodes[d[f + F_NODE] * NODE + N_A];
    if (t.strict && !canApply(l, s, f, d[f + F_LEVEL], kind)) {
      if (s.events !== null) logInVain(t, s, f, kind);
      d[DEPTH]--;
      return false;
    }
    if (t.declinable[kind] === 1) return true;
    if (s.events !== null) logCard(t, s, 'apply', d[f + F_SEAT], kind, { forced: true });
    beginEffect(t, s, f, kind);
    return false;
  },
  ...applyOrDecline,
  choose(t, s, f, choice) {
    const kind = t.nodes[s.data[f + F_NODE] * NODE + N_A];
    if (s.events !== null) logCard(t, s, choice === 1 ? 'apply' : 'decline', s.data[f + F_SEAT], kind);
    if (choice === 1) beginEffect(t, s, f, kind);
    else s.data[DEPTH]--;
  },
};

/** An observer is listening, so find out what stands in the way; on a copy, since looking ahead clears selections. */
function logInVain(t: Tables, s: State, f: number, kind: number): void {
  const { data } = s;
  const copy = cloneState(s);
  const why = blame(t, (l) => canApply(l, copy, f, data[f + F_LEVEL], kind));
  logCard(t, s, 'not-applicable', data[f + F_SEAT], kind, { why });
}
