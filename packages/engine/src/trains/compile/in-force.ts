// Compiles cards that are in force from outside all decks: powers of seats, and events.
import type { CardDefinition, TrainsDefinition } from '../definition.ts';
import { forEach } from '../language/for-each.ts';
import { UNTIL } from '../language/params.ts';
import { GAINED } from '../layout.ts';
import { LOOSE, NONE } from '../tables.ts';
import type { EventDeckCode, LastingCode, PowerCode } from '../codes.ts';
import type { EffectCompiler } from './effects.ts';
import { linkInner } from './inner.ts';
import { aboutCard } from './lasting.ts';
import { Scope } from './scope.ts';

/** The card with what can apply: one that is in force from outside is never played, bought, gained or shown. */
export function inForce(card: CardDefinition): CardDefinition {
  if (card.role === undefined) return card;
  const { effect: _, onBuy: __, onGain: ___, reaction: ____, ...rest } = card;
  return rest;
}

/** What holds until something else ends it. */
export function lastsAlways(code: LastingCode): LastingCode {
  return { ...code, until: UNTIL.indexOf('game-end') };
}

export function compilePowers(
  { powers, cards }: TrainsDefinition,
  c: EffectCompiler,
  endPoints: readonly (readonly [kind: number, amount: number])[],
): PowerCode | null {
  if (!powers) return null;
  const worth = new Map(endPoints);
  return {
    kinds: Int16Array.from(powers.cards, (id) => c.kind(id)),
    chosen: powers.deal === 'chosen',
    drawn: powers.deal === 'drawn',
    endPoints: Int32Array.from(cards, (_, kind) => worth.get(kind) ?? NONE),
  };
}

export function compileEvents({ events, cards }: TrainsDefinition, c: EffectCompiler): EventDeckCode | null {
  if (!events) return null;
  const ids = [...new Set(events.cards)];
  const nodes = ids.map((id) => {
    const effect = cards[c.kind(id)].effect ?? [];
    const node = aboutCard(c, effect.length === 0 ? [] : [forEach(effect)], new Scope(), GAINED);
    linkInner(c, node, LOOSE);
    return node;
  });
  return {
    kinds: Int16Array.from(ids, (id) => c.kind(id)),
    copies: Int16Array.from(ids, (id) => events.cards.filter((one) => one === id).length),
    nodes: Int32Array.from(nodes),
    again: events.again,
  };
}
