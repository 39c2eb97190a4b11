// Effects that a step starts for the rest of the turn, wherever the card goes; those that end when their card leaves play are in
// `whileInPlay`.
import {
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_SOURCE,
  IGNORE_WASTE,
  LASTING,
  LASTING_LIMIT,
  SEAT,
  TRIGGERS,
  WAIVER,
} from '../state/layout.ts';
import { isPossible, restOf } from '../lookahead/feasibility.ts';
import { UNTIL } from '../language/params.ts';
import { Kept, lastingCode } from '../compile/lasting.ts';
import { dropKept, keepChosen, showKept } from '../effects/kept.ts';
import { addLasting } from '../effects/lasting.ts';
import { logCard } from '../state/events.ts';
import { advance } from '../effects/stack.ts';
import { NO, NODE, NONE, N_A, YES_TO_END } from '../state/tables.ts';
import type { Op } from './op.ts';

export const lasting: Op<'lasting'> = {
  compile(c, { what, until = 'turn-end', turns = 0, times = 0 }, scope) {
    // Reserved before its triggers are compiled, since they may contain such steps themselves.
    const index = c.lasting.length;
    c.lasting.push({
      waiver: 0,
      ignore: 0,
      triggers: [],
      prices: [],
      insteads: [],
      worth: [],
      keeps: { cells: [], cards: [] },
      until: 0,
      turns,
      uses: times,
    });
    c.lasting[index] = {
      ...lastingCode(c, what, NONE, new Kept(scope)),
      until: UNTIL.indexOf(until),
      turns,
      uses: times,
    };
    return [c.kindOf.size + index];
  },
  code: {
    run(t, s, f) {
      const bundle = t.nodes[s.data[f + F_NODE] * NODE + N_A];
      const seat = s.data[f + F_SEAT];
      const source = s.data[f + F_SOURCE];
      const level = s.data[f + F_LEVEL];
      advance(t, s, f);
      // Nothing of one's own can last to the end of another player's turn.
      if (t.until[bundle] !== 0 || t.untilTurns[bundle] !== 0 || seat === s.data[SEAT]) {
        if (s.events !== null && s.data[LASTING] < LASTING_LIMIT) logCard(t, s, 'lasts', seat, source);
        if (addLasting(t, s, bundle, source, seat) && t.kept !== null) {
          if (s.events !== null) showKept(t, s, t.kept.of[bundle], seat, level);
          keepChosen(t, s, t.kept.of[bundle], level);
        }
      }
      return false;
    },
    certain: () => true,
    possible(l, node) {
      const { t, s, seat, waiver } = l;
      const rest = restOf(l, node);
      if (rest === NONE) return YES_TO_END;
      const d = s.data;
      const before = [d[LASTING], d[WAIVER], d[IGNORE_WASTE], d[TRIGGERS]] as const;
      const bundle = t.nodes[node * NODE + N_A];
      const own = seat === d[SEAT] && d[LASTING] < LASTING_LIMIT;
      if (own) {
        addLasting(t, s, bundle, l.source, seat);
        if (t.kept !== null) keepChosen(t, s, t.kept.of[bundle], l.level);
        l.waiver |= t.lastingWaiver[bundle];
      }
      const leads = isPossible(l, rest);
      l.waiver = waiver;
      [d[LASTING], d[WAIVER], d[IGNORE_WASTE], d[TRIGGERS]] = before;
      if (t.kept !== null) dropKept(t, s);
      return leads ? YES_TO_END : NO;
    },
  },
};
