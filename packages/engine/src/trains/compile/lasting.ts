// Compiles lasting effects: of a kind while it is in play, and of a step that starts one.
import { ACTS, PRICED, REPLACED, TRIGGER_EVENTS, WHO, type TriggerEvent } from '../language/params.ts';
import type {
  Amount,
  Ban,
  Instead,
  Lasting,
  OwnInstead,
  Price,
  Reaction,
  Step,
  Trigger,
  Worth,
} from '../language/values.ts';
import { givesName, mentions } from '../language/mentions.ts';
import { showsDrawn } from '../language/shown-draws.ts';
import { begin } from '../ops/begin.ts';
import { DISCARD, GAINED, HAND, PLAY, SUPPLY, TRASH } from '../state/layout.ts';
import { NODE, NONE, N_A, N_NEXT, N_OP } from '../state/tables.ts';
import type {
  InsteadCode,
  Keeps,
  KeptCards,
  KeptSlot,
  LastingCode,
  PriceCode,
  TriggerCode,
  WorthCode,
} from '../state/codes.ts';
import type { LiveCellSlot } from '../state/live-slots.ts';
import type { EffectCompiler } from './effects.ts';
import { HIDDEN } from './live-selections.ts';
import { ruleOp } from './rule-ops.ts';
import { Scope, type Selection } from './scope.ts';

/** The cells and cards of earlier steps that what lasts means. */
export class Kept {
  readonly keeps: { readonly cells: LiveCellSlot[]; readonly cards: KeptCards[] } = { cells: [], cards: [] };
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  cells(name: string): number | undefined {
    const slot = this.#scope.findCells(name);
    if (slot !== undefined) keepOne(this.keeps.cells, { slot, name });
    return slot;
  }

  cards(name: string): Selection | undefined {
    const found = this.#scope.find(name);
    if (found) keepOne(this.keeps.cards, { slot: found.slot, name, shows: HIDDEN.includes(found.zone) });
    return found;
  }

  /** Gives the steps of a trigger names of their own for what they mean of it; the cards are known by their kinds. */
  handOn(steps: readonly Step[], scope: Scope): KeptSlot[] {
    const means = (name: string): boolean =>
      name !== 'it' && name !== 'self' && mentions(steps, name) && !givesName(steps, name);
    const cells = this.#scope.cellSelectionNames.filter(means).flatMap((name) => {
      const from = this.cells(name);
      return from === undefined ? [] : [{ name, cards: false, from, to: scope.declareCells(name) }];
    });
    const cards = this.#scope.selections
      .map(({ name }) => name)
      .filter(means)
      .flatMap((name) => {
        const from = this.cards(name);
        return from === undefined
          ? []
          : [{ name, cards: true, from: from.slot, to: scope.declare(name, NONE).slot }];
      });
    scope.clears ||= cells.length + cards.length > 0;
    return [...cells, ...cards];
  }
}

function keepOne<T extends LiveCellSlot>(all: T[], one: T): void {
  if (!all.some(({ slot }) => slot === one.slot)) all.push(one);
}

const NOTHING: Keeps = { cells: [], cards: [] };

/** `kind` is the card that holds it, NONE if no card does. */
export function lastingCode(
  c: EffectCompiler,
  all: readonly Lasting[],
  kind: number,
  kept?: Kept,
): LastingCode {
  const lasting = decided(c, all);
  return {
    waiver: lasting.reduce((bits, l) => ('waive' in l ? bits | c.waiver(l.waive) : bits), 0),
    ignore: lasting.some((l) => 'ignore' in l) ? 1 : 0,
    triggers: withBits(lasting.flatMap((l) => ('trigger' in l ? triggerCode(c, kind, l.trigger, kept) : []))),
    prices: lasting.flatMap((l) => {
      if ('cheaper' in l) return [priceCode(c, l.cheaper, -1, kept)];
      if ('dearer' in l) return [priceCode(c, l.dearer, 1, kept)];
      return 'forbid' in l ? [banCode(c, l.forbid, kept)] : [];
    }),
    insteads: lasting.flatMap((l) => ('instead' in l ? [insteadCode(c, kind, l.instead)] : [])),
    worth: lasting.flatMap((l) => ('worth' in l ? [worthCode(c, l.worth, kept)] : [])),
    until: 0,
    turns: 0,
    uses: 0,
    keeps: kept?.keeps ?? NOTHING,
  };
}

/** The card may be anywhere when the steps begin, so `it` is always looked for where it lies. */
function insteadCode(c: EffectCompiler, kind: number, instead: Instead): InsteadCode {
  const { of, by = 'own', where, may = false, do: steps = [] } = instead;
  const scope = new Scope(kind === NONE ? undefined : { kind, held: true });
  scope.declare('it', of === 'gain' ? SUPPLY : HAND);
  const filter = where === undefined ? null : c.filterCode(where, scope);
  const node = c.effect(steps, scope);
  return { of: REPLACED.indexOf(of), who: WHO.indexOf(by), filter, may, node, own: NONE, from: NONE };
}

/** What a card has itself: it is `it`, and `self` as well. */
export function ownInsteadCode(c: EffectCompiler, kind: number, instead: OwnInstead): InsteadCode {
  const { from, ...one } = instead;
  return { ...insteadCode(c, NONE, one), own: kind, from: from === undefined ? NONE : c.zone(from) };
}

function priceCode(c: EffectCompiler, price: Price, sign: 1 | -1, kept?: Kept): PriceCode {
  const by = c.amount(price.coins, new Scope(undefined, kept));
  return { what: PRICED.indexOf(price.what), by, sign, ...about(c, price, kept) };
}

function banCode(c: EffectCompiler, ban: Ban, kept?: Kept): PriceCode {
  return { what: ACTS.indexOf(ban.what), by: 0, sign: 0, ...about(c, ban, kept) };
}

function worthCode(c: EffectCompiler, worth: Worth, kept?: Kept): WorthCode {
  const { at, for: who = 'own', stations, times, plus } = worth;
  const operand = (amount?: Amount): number =>
    amount === undefined ? NONE : c.amount(amount, new Scope(undefined, kept));
  return {
    cells: c.cellCode(at, new Scope(undefined, kept)),
    who: WHO.indexOf(who),
    stations: operand(stations),
    times: operand(times),
    plus: operand(plus),
  };
}

function about(c: EffectCompiler, { where, at, for: who = 'own' }: Price | Ban, kept?: Kept) {
  return {
    filter: where === undefined ? null : c.filterCode(where, new Scope(undefined, kept)),
    cells: at === undefined ? null : c.cellCode(at, new Scope(undefined, kept)),
    who: WHO.indexOf(who),
  };
}

/** The zone of the card that an event is about. */
export const EVENT_ZONES: Partial<Record<TriggerEvent, number>> = {
  play: PLAY,
  discard: DISCARD,
  trash: TRASH,
  draw: HAND,
};

function triggerCode(c: EffectCompiler, kind: number, trigger: Trigger, kept?: Kept): TriggerCode[] {
  const { on, by = 'own', where, at, of = 'all', once = false, do: steps } = trigger;
  const scope = new Scope(kind === NONE ? undefined : { kind, held: true });
  const node = aboutCard(c, steps, scope, EVENT_ZONES[on] ?? GAINED, kept);
  const filter = where === undefined ? null : c.filterCode(where, new Scope(undefined, kept));
  const cells = at === undefined ? null : c.cellCode(at, new Scope(undefined, kept));
  const event = 1 << TRIGGER_EVENTS.indexOf(on);
  if (node === NONE) return [];
  const shows = showsDrawn(trigger);
  return [
    {
      event,
      who: WHO.indexOf(by),
      filter,
      cells,
      token: thingOf(c, trigger),
      of: WHO.indexOf(of),
      once: once ? 1 : 0,
      shows,
      node,
      handed: c.nodes[node * NODE + N_OP] === ruleOp(begin) ? c.nodes[node * NODE + N_A] : 0,
    },
  ];
}

/** The kind of token or the resource that an event must be about; NONE for any. */
export function thingOf(c: EffectCompiler, { token, resource }: Trigger | Reaction): number {
  if (token !== undefined) return c.tokenKind(token);
  return resource === undefined ? NONE : c.resource(resource);
}

/** Each that acts once in a turn gets a bit of its own. */
function withBits(triggers: readonly TriggerCode[]): TriggerCode[] {
  let bit = 1;
  return triggers.map((trigger) => {
    if (trigger.once === 0) return trigger;
    const once = bit;
    bit <<= 1;
    return { ...trigger, once };
  });
}

/** Steps about one card, the selection `it`. */
export function aboutCard(
  c: EffectCompiler,
  steps: readonly Step[],
  scope: Scope,
  zone: number,
  kept?: Kept,
): number {
  scope.declare('it', zone);
  const handed = kept?.handOn(steps, scope) ?? [];
  const node = c.effect(steps, scope);
  if (node === NONE) return node;
  if (!scope.tracked && !scope.clears && !c.attacks) return node;
  const first = c.node(ruleOp(begin), handed.length === 0 ? 0 : c.handed.push(handed));
  // Before the steps begin, only the card they are about is needed.
  c.liveSlots.set(
    first,
    (c.liveSlots.get(node) ?? []).filter(({ slot }) => slot === 0),
  );
  c.nodes[first * NODE + N_NEXT] = node;
  return first;
}

function decided(c: EffectCompiler, lasting: readonly Lasting[]): Lasting[] {
  return lasting.flatMap((l) => {
    if (!('if' in l)) return [l];
    const { test, then, else: otherwise } = l.if;
    const holds = 'rule' in test && c.ruleHolds(test.rule);
    return decided(c, holds ? then : (otherwise ?? []));
  });
}
