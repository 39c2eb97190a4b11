// Cards in hand that answer something that has happened. Each seat, from the one that acts on, may show its own, kind by kind, and each card
// once. Nobody learns more of a hand than that one of its cards could be shown, as with attacks.
import { logCard } from '../state/events.ts';
import { reacts, SEATS } from '../effects/reactions.ts';
import { renewAbout } from '../effects/selections.ts';
import { advance, pushFrame } from '../effects/stack.ts';
import { TRIGGER_EVENTS } from '../language/params.ts';
import type { State } from '../../core/state.ts';
import { DEPTH, F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X, F_Y, FRAME, HAND } from '../state/layout.ts';
import { NODE, N_A, type OpCode, type Tables } from '../state/tables.ts';
import { zoneBase } from '../state/zones.ts';
import { doShown } from './react.ts';

/** In Y: 1 + the kind shown last, below how many more of its cards can be shown. */
const KINDS = 512;

/** Cards of a kind that a seat can still show. */
function showable(t: Tables, s: State, f: number, seat: number, kind: number): number {
  const d = s.data;
  const there = d[zoneBase(t, seat, HAND) + kind];
  const last = (d[f + F_Y] % KINDS) - 1;
  if (there === 0 || kind < last || !reacts(t, s, f, seat, kind)) return 0;
  return kind === last ? Math.min(there, Math.trunc(d[f + F_Y] / KINDS)) : there;
}

/** F_SEAT is who acts; X and Y as above. */
export const offering: OpCode = {
  run(t, s, f) {
    const d = s.data;
    for (; d[f + F_X] % SEATS < t.seats; d[f + F_X]++, d[f + F_Y] = 0) {
      const seat = (d[f + F_SEAT] + (d[f + F_X] % SEATS)) % t.seats;
      for (let k = 0; k < t.kinds; k++)
        if (showable(t, s, f, seat, k) > 0) {
          pushFrame(t, s, t.ruleNodes.show, seat, d[f + F_LEVEL], d[f + F_SOURCE]);
          return false;
        }
    }
    d[DEPTH]--;
    return false;
  },
};

/** The question to one seat; the frame below offers. */
export const showing: OpCode = {
  asks: 'reaction',
  run: () => true,
  legal(t, s, f, out) {
    let n = 0;
    for (let k = 0; k < t.kinds; k++) if (showable(t, s, f - FRAME, s.data[f + F_SEAT], k) > 0) out[n++] = k;
    out[n++] = t.kinds;
    return n;
  },
  choose(t, s, f, choice) {
    const d = s.data;
    const seat = d[f + F_SEAT];
    const offer = f - FRAME;
    if (choice === t.kinds) {
      d[offer + F_X]++;
      d[offer + F_Y] = 0;
    } else d[offer + F_Y] = choice + 1 + KINDS * (Math.min(60, showable(t, s, offer, seat, choice)) - 1);
    advance(t, s, f);
    if (choice === t.kinds) return;
    if (s.events !== null) logCard(t, s, 'react', seat, choice);
    renewAbout(t, s, d[offer + F_LEVEL]);
    doShown(t, s, seat, d[offer + F_LEVEL], choice);
  },
  format: (t, _s, _f, choice) => (choice === t.kinds ? 'done' : `show ${t.ids[choice]}`),
  detail: (t, s, f) => ({
    on: TRIGGER_EVENTS[Math.log2(t.nodes[s.data[f - FRAME + F_NODE] * NODE + N_A])],
  }),
};
