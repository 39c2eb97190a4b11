// Copying: the effect of a chosen card is applied as if it were printed on the card that was played, which also holds its lasting effects
// (T10). The coins of the chosen card are not copied.
import { logCard } from '../state/events.ts';
import { F_LEVEL, F_NODE, F_SEAT, F_SOURCE, LEVEL_LIMIT } from '../state/layout.ts';
import type { State } from '../../core/state.ts';
import { ABOUT, selectionBase, setAbout } from '../effects/selections.ts';
import { unknownAt } from '../lookahead/unknown-cards.ts';
import { canApply, isEffectPossible } from '../lookahead/feasibility.ts';
import { advance, beginEffect, fail, nextLevel, pushFrame } from '../effects/stack.ts';
import { NO, NODE, N_A, YES, type Tables } from '../state/tables.ts';
import type { Op } from './op.ts';

function chosenKind(t: Tables, s: State, level: number, node: number): number {
  const base = selectionBase(t, level, t.nodes[node * NODE + N_A]);
  for (let k = 0; k < t.kinds; k++) if (s.data[base + k] > 0) return k;
  return -1;
}

/** The copied text is about the copying card. */
function copyAbout(t: Tables, s: State, level: number, source: number): void {
  if (level < LEVEL_LIMIT) setAbout(t, s, level, source, ABOUT);
}

export const applyEffect: Op<'apply-effect'> = {
  compile: (_c, { of }, scope) => [scope.get(of).slot],
  code: {
    run(t, s, f, l) {
      const d = s.data;
      const seat = d[f + F_SEAT];
      const source = d[f + F_SOURCE];
      const kind = chosenKind(t, s, d[f + F_LEVEL], d[f + F_NODE]);
      const level = d[f + F_LEVEL] + 1;
      copyAbout(t, s, level, source);
      const possible = kind >= 0 && (!t.strict || canApply(l, s, f, level, kind));
      if (!possible || t.hasEffect[kind] === 0) return fail(t, s, f);
      advance(t, s, f);
      if (s.events !== null) logCard(t, s, 'copy', seat, kind);
      const copy = pushFrame(t, s, t.askEffect[kind], seat, Math.max(level, nextLevel(t, s)), source);
      // With optional effects, the seat was asked about the copying card; otherwise the copied text asks if it leaves a choice (T31).
      const wasAsked = t.optional && t.declinable[source] === 1;
      if (wasAsked || t.ownChoice[kind] === 0) beginEffect(t, s, copy, kind);
      return false;
    },
    possible(l, node) {
      const { t, s, level } = l;
      const kind = chosenKind(t, s, level, node);
      // An unknown card may do anything.
      if (kind < 0 && l.unknown[unknownAt(l, t.nodes[node * NODE + N_A])] > 0) return YES;
      if (kind < 0 || t.hasEffect[kind] === 0) return NO;
      copyAbout(t, s, level + 1, l.source);
      l.level++;
      const possible = isEffectPossible(l, kind);
      l.level--;
      return possible ? YES : NO;
    },
  },
};
