// Cards are shuffled into the deck of their owner, whose order nobody knows afterwards.
import { announce, EVENT_SHUFFLE } from '../effects/triggers.ts';
import { nextLevel } from '../effects/stack.ts';
import { DECK, F_SEAT } from '../state/layout.ts';
import { NONE } from '../state/tables.ts';
import { shuffleDeck } from '../rules/moves.ts';
import { compileMove, moving } from './move.ts';
import type { Op } from './op.ts';

export const shuffle: Op<'shuffle'> = {
  compile: (c, { cards }, scope) => compileMove(c, cards, DECK, scope),
  code: {
    ...moving,
    run(t, s, f, l) {
      const seat = s.data[f + F_SEAT];
      moving.run(t, s, f, l);
      shuffleDeck(t, s, seat);
      announce(t, s, EVENT_SHUFFLE, seat, NONE, 1, nextLevel(t, s));
      return false;
    },
    acts: () => true,
  },
};
