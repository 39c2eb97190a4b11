// Compiles cards that are in force from outside all decks: powers of seats, and events.
import type { CardDefinition, TrainsDefinition } from '../definition.ts';
import { forEach } from '../language/for-each.ts';
import { UNTIL, WHO } from '../language/params.ts';
import { GAINED } from '../state/layout.ts';
import { LOOSE, NONE } from '../state/tables.ts';
import type { KeptTables, LastingCode } from '../state/codes.ts';
import type { EventDeckCode, PowerCode } from '../state/setup-codes.ts';
import type { EffectCompiler } from './effects.ts';
import { linkInner } from './inner.ts';
import { aboutCard } from './lasting.ts';
import { Scope } from './scope.ts';

/** The card with what can apply: one that is in force from outside is never played, bought, gained or shown. */
export function inForce(card: CardDefinition): CardDefinition {
  if (card.role === undefined) return card;
  const { effect: _, onBuy: __, onGain: ___, reaction: ____, instead: _____, ...rest } = card;
  return rest;
}

/** Effects that hold until another event ends them. */
function lastsAlways(code: LastingCode): LastingCode {
  return { ...code, until: UNTIL.indexOf('game-end') };
}

const isOfOpponents = ({ who }: { readonly who: number }): boolean => who === WHO.indexOf('opponents');

/** Lasting effects of a kind while it is in force. Of an event, only those about the acting seat: see `compileEvents`. */
export function lastingOf({ role }: CardDefinition, code: LastingCode): LastingCode {
  if (role === undefined) return code;
  if (role === 'power') return lastsAlways(code);
  return lastsAlways({
    ...code,
    triggers: code.triggers.filter((one) => !isOfOpponents(one)),
    prices: code.prices.filter((one) => !isOfOpponents(one)),
    insteads: code.insteads.filter((one) => !isOfOpponents(one)),
    worth: code.worth.filter((one) => !isOfOpponents(one)),
  });
}

/** Effects of each seat against its opponents while an event is in force lasts as if a step had started it; its code, or NONE. */
function opponentsCode(c: EffectCompiler, kinds: number, code: LastingCode): number {
  const triggers = code.triggers.filter(isOfOpponents);
  const prices = code.prices.filter(isOfOpponents);
  const insteads = code.insteads.filter(isOfOpponents);
  const worth = code.worth.filter(isOfOpponents);
  if (triggers.length + prices.length + insteads.length + worth.length === 0) return NONE;
  c.lasting.push(lastsAlways({ ...code, waiver: 0, ignore: 0, triggers, prices, insteads, worth }));
  return kinds + c.lasting.length - 1;
}

export function compilePowers(
  { powers, cards }: TrainsDefinition,
  c: EffectCompiler,
  endPoints: readonly (readonly [kind: number, amount: number])[],
): PowerCode | null {
  if (!powers) return null;
  const worth = new Map(endPoints);
  const { keep = { exactly: 1 } } = powers;
  return {
    kinds: Int16Array.from(powers.cards, (id) => c.kind(id)),
    chosen: powers.deal === 'chosen',
    drawn: powers.deal === 'drawn',
    offer: powers.offer ?? 0,
    keep: [keep.exactly ?? keep.atLeast ?? 1, keep.exactly ?? keep.atMost ?? powers.cards.length],
    secret: powers.secret === true,
    endPoints: Int32Array.from(cards, (_, kind) => worth.get(kind) ?? NONE),
  };
}

/** `lasting` has what lasts of each kind of card. */
export function compileEvents(
  { events, cards }: TrainsDefinition,
  c: EffectCompiler,
  lasting: readonly LastingCode[],
): EventDeckCode | null {
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
    opponents: Int32Array.from(ids, (id) => opponentsCode(c, cards.length, lasting[c.kind(id)])),
    again: events.again,
    order: events.inOrder === true ? Int16Array.from(events.cards, (id) => ids.indexOf(id)) : null,
    rounds: events.rounds ?? 1,
  };
}

/** What each lasting effect keeps; null where none keeps anything. */
export function keptOf(lasting: readonly LastingCode[], handed: KeptTables['handed']): KeptTables | null {
  const of = lasting.map(({ keeps }) => keeps);
  const cells = of.some((one) => one.cells.length > 0);
  const cards = of.some((one) => one.cards.length > 0);
  return cells || cards ? { of, cells, cards, handed } : null;
}
