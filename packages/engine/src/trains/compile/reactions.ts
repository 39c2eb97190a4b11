// Compiles reactions: what is done when a card is shown from hand. It is the selection `self`; the card that an event is about is `it`.
import { TRIGGER_EVENTS, WHO } from '../language/params.ts';
import type { Reaction } from '../language/values.ts';
import { GAINED, HAND } from '../state/layout.ts';
import { NONE } from '../state/tables.ts';
import type { Reactions, TriggerCode } from '../state/codes.ts';
import type { EffectCompiler } from './effects.ts';
import { EVENT_ZONES, thingOf } from './lasting.ts';
import { Scope } from './scope.ts';

export interface ReactionCode {
  readonly node: number;
  /** Null for an attack. */
  readonly to: TriggerCode | null;
}

export function reactionCode(c: EffectCompiler, reaction: Reaction): ReactionCode {
  const { on, by = 'own', where, at, of = 'all', do: steps = [] } = reaction;
  const scope = new Scope();
  scope.declare('it', on === undefined ? HAND : (EVENT_ZONES[on] ?? GAINED));
  scope.declare('self', HAND);
  const filter = where === undefined ? null : c.filterCode(where, scope);
  const cells = at === undefined ? null : c.cellCode(at, scope);
  const node = c.effect(steps, scope);
  if (on === undefined) return { node, to: null };
  const to = {
    event: 1 << TRIGGER_EVENTS.indexOf(on),
    who: WHO.indexOf(by),
    filter,
    cells,
    token: thingOf(c, reaction),
    of: WHO.indexOf(of),
    once: 0,
    shows: false,
    node,
    handed: 0,
  };
  return { node, to };
}

export function compileReactions(
  codes: readonly (ReactionCode | null)[],
  toAttacks: boolean,
): Reactions | null {
  if (codes.every((code) => code === null)) return null;
  return {
    spares: Uint8Array.from(codes, (code) => (code !== null && code.to === null ? 1 : 0)),
    steps: Int32Array.from(codes, (code) => code?.node ?? NONE),
    to: codes.map((code) => code?.to ?? null),
    toAttacks,
    events: codes.reduce((bits, code) => bits | (code?.to?.event ?? 0), 0),
  };
}
