// The question to one opponent whom an attack is about to affect (T28).
import { logCard } from '../state/events.ts';
import { spare } from '../effects/attacks.ts';
import { clearSelections, placeOf, select, clearSelection, setAbout } from '../effects/selections.ts';
import { advance, nextLevel, pushFrame } from '../effects/stack.ts';
import type { State } from '../../core/state.ts';
import { DEPTH, F_LEVEL, F_SEAT, FRAME_LIMIT, HAND, LEVEL_LIMIT } from '../state/layout.ts';
import { NONE, type OpCode, type Tables } from '../state/tables.ts';
import { zoneBase } from '../state/zones.ts';

/** The selection that is the card shown. */
const SELF = 1;

/** Does the steps of a card that is shown from hand; not beyond the last level. */
export function doShown(t: Tables, s: State, seat: number, level: number, kind: number): void {
  const node = t.reactions?.steps[kind] ?? NONE;
  if (node === NONE || level >= LEVEL_LIMIT || s.data[DEPTH] >= FRAME_LIMIT) return;
  pushFrame(t, s, node, seat, level, kind);
  clearSelection(t, s, level, SELF, placeOf(seat, HAND));
  select(t, s, level, SELF, kind, 1);
}

export const react: OpCode = {
  asks: 'reaction',
  run: () => true,
  legal(t, s, f, out) {
    const spares = t.reactions?.spares;
    const hand = zoneBase(t, s.data[f + F_SEAT], HAND);
    let n = 0;
    for (let k = 0; k < t.kinds; k++) if (spares?.[k] === 1 && s.data[hand + k] > 0) out[n++] = k;
    out[n++] = t.kinds;
    return n;
  },
  choose(t, s, f, choice) {
    const seat = s.data[f + F_SEAT];
    const attack = s.data[f + F_LEVEL];
    advance(t, s, f);
    if (choice === t.kinds) return;
    spare(t, s, attack, seat);
    if (s.events !== null) logCard(t, s, 'block', seat, choice);
    const level = nextLevel(t, s);
    if (level >= LEVEL_LIMIT) return;
    clearSelections(t, s, level, 0);
    setAbout(t, s, level, choice, placeOf(seat, HAND));
    doShown(t, s, seat, level, choice);
  },
  format: (t, _s, _f, choice) => (choice === t.kinds ? 'done' : `show ${t.ids[choice]}`),
};
