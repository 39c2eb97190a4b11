// Names for the event log. Called only while there is a listener.
import type { GameEvent } from '../../core/event.ts';
import type { State } from '../../core/state.ts';
import type { Tables } from './tables.ts';

export const ZONE_NAMES = [
  'hand',
  'deck',
  'discard',
  'play',
  'gained',
  'aside',
  'trash',
  'supply',
  'deck-top',
  'deck-bottom',
  'passed',
  'passed',
  'passed',
  'mat',
  'mat-down',
] as const;

export function log(s: State, event: GameEvent): void {
  s.events?.push(event);
}

export function logCard(
  t: Tables,
  s: State,
  type: string,
  seat: number,
  kind: number,
  more: Record<string, unknown> = {},
): void {
  s.events?.push({ type, seat, card: t.ids[kind], ...more });
}

/** Zones where all see the cards that come there by a move. */
const OPEN: readonly string[] = ['play', 'gained', 'mat'];

/** The log's word for a move: discarding, trashing and returning have their own. `isSecret`: others have not seen the cards before. */
export function logMove(
  t: Tables,
  s: State,
  seat: number,
  kind: number,
  count: number,
  from: number,
  to: number,
  isSecret: boolean,
): void {
  const words: Record<number, string> = { 2: 'discard', 6: 'trash', 7: 'return' };
  const type = words[to] ?? 'move';
  const secret = isSecret && !OPEN.includes(ZONE_NAMES[to]);
  const where = type === 'move' && { to: ZONE_NAMES[to], ...(secret && { secret }) };
  const more = { count, from: ZONE_NAMES[from], ...where };
  logCard(t, s, type, seat, kind, more);
}
