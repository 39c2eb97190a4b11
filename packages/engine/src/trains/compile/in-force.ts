// Compiles cards that are in force from outside all decks: powers of seats.
import type { CardDefinition, TrainsDefinition } from '../definition.ts';
import { UNTIL } from '../language/params.ts';
import { NONE } from '../tables.ts';
import type { LastingCode, PowerCode } from '../codes.ts';
import type { EffectCompiler } from './effects.ts';

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
