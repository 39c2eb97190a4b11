// Tokens of a pack's own kinds come to cells and leave them: what changes, the event, and triggers.
import type { State } from '../../core/state.ts';
import type { OwnTokens } from '../state/codes.ts';
import { log } from '../state/events.ts';
import { TRIGGERS } from '../state/layout.ts';
import { tokensAt } from '../state/own-tokens.ts';
import { nextLevel } from '../effects/stack.ts';
import type { Tables } from '../state/tables.ts';
import { announceToken, EVENT_TAKE_TOKEN, EVENT_TOKEN } from '../effects/triggers.ts';

/** `owner` is the seat that it belongs to, if it belongs to one. */
export function moveToken(
  t: Tables,
  s: State,
  seat: number,
  kind: number,
  owner: number,
  cell: number,
  adds: boolean,
): void {
  s.data[tokensAt(t, kind, owner, cell)] += adds ? 1 : -1;
  if (s.events !== null) logMove(t, s, seat, kind, owner, cell, adds ? 'token' : 'take-token');
  if (s.data[TRIGGERS] === 0) return;
  announceToken(t, s, adds ? EVENT_TOKEN : EVENT_TAKE_TOKEN, seat, kind, owner, cell, nextLevel(t, s));
}

function logMove(
  t: Tables,
  s: State,
  seat: number,
  kind: number,
  owner: number,
  cell: number,
  type: 'token' | 'take-token',
): void {
  const { ids, owned } = t.ownTokens as OwnTokens;
  log(s, { type, seat, ...(owned[kind] === 1 && { owner }), cell: t.labels[cell], token: ids[kind] });
}
