// The meaning of "this card" in the text of a card in play.
import type { State } from '../../core/state.ts';
import type { CardsCode } from '../state/codes.ts';
import { findLasting } from './lasting.ts';
import { PLAY } from '../state/layout.ts';
import { isAboutIn } from './selections.ts';
import type { Tables } from '../state/tables.ts';
import { zoneBase } from '../state/zones.ts';

/** Whether the card whose text says "this card" is itself in play. */
export function isSelfInPlay(
  t: Tables,
  s: State,
  seat: number,
  level: number,
  source: number,
  c: CardsCode,
): boolean {
  if (s.data[zoneBase(t, seat, PLAY) + source] === 0) return false;
  if (c.held) return findLasting(t, s, c.kind, source, seat) >= 0;
  return !t.tracked || isAboutIn(t, s, level, seat, PLAY);
}
