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
import { showsDrawn } from '../language/shown-draws.ts';
import { begin } from '../ops/begin.ts';
import { DISCARD, GAINED, HAND, PLAY, SUPPLY, TRASH } from '../state/layout.ts';
import { NODE, NONE, N_NEXT } from '../state/tables.ts';
import type { InsteadCode, LastingCode, PriceCode, TriggerCode, WorthCode } from '../state/codes.ts';
import type { LiveCellSlot } from '../state/live-slots.ts';
import type { EffectCompiler } from './effects.ts';
import { ruleOp } from './rule-ops.ts';
import { Scope } from './scope.ts';

/** The cells of earlier steps that what lasts means. */
export class KeptCells {
  readonly slots: LiveCellSlot[] = [];
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  find(name: string): number | undefined {
    const slot = this.#scope.findCells(name);
    if (slot !== undefined && !this.slots.some((one) => one.slot === slot)) this.slots.push({ slot, name });
    return slot;
  }
}

/** `kind` is the card that holds it, NONE if no card does. */
export function lastingCode(
  c: EffectCompiler,
  all: readonly Lasting[],
  kind: number,
  keeps?: KeptCells,
): LastingCode {
  const lasting = decided(c, all);
  return {
    waiver: lasting.reduce((bits, l) => ('waive' in l ? bits | c.waiver(l.waive) : bits), 0),
    ignore: lasting.some((l) => 'ignore' in l) ? 1 : 0,
    triggers: withBits(
      lasting.flatMap((l) => ('trigger' in l ? triggerCode(c, kind, l.trigger, keeps) : [])),
    ),
    prices: lasting.flatMap((l) => {
      if ('cheaper' in l) return [priceCode(c, l.cheaper, -1, keeps)];
      if ('dearer' in l) return [priceCode(c, l.dearer, 1, keeps)];
      return 'forbid' in l ? [banCode(c, l.forbid, keeps)] : [];
    }),
    insteads: lasting.flatMap((l) => ('instead' in l ? [insteadCode(c, kind, l.instead)] : [])),
    worth: lasting.flatMap((l) => ('worth' in l ? [worthCode(c, l.worth, keeps)] : [])),
    until: 0,
    turns: 0,
    uses: 0,
    keeps: keeps?.slots ?? [],
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

function priceCode(c: EffectCompiler, price: Price, sign: 1 | -1, keeps?: KeptCells): PriceCode {
  const by = c.amount(price.coins, new Scope(undefined, keeps));
  return { what: PRICED.indexOf(price.what), by, sign, ...about(c, price, keeps) };
}

function banCode(c: EffectCompiler, ban: Ban, keeps?: KeptCells): PriceCode {
  return { what: ACTS.indexOf(ban.what), by: 0, sign: 0, ...about(c, ban, keeps) };
}

function worthCode(c: EffectCompiler, worth: Worth, keeps?: KeptCells): WorthCode {
  const { at, for: who = 'own', stations, times, plus } = worth;
  const operand = (amount?: Amount): number =>
    amount === undefined ? NONE : c.amount(amount, new Scope(undefined, keeps));
  return {
    cells: c.cellCode(at, new Scope(undefined, keeps)),
    who: WHO.indexOf(who),
    stations: operand(stations),
    times: operand(times),
    plus: operand(plus),
  };
}

function about(c: EffectCompiler, { where, at, for: who = 'own' }: Price | Ban, keeps?: KeptCells) {
  return {
    filter: where === undefined ? null : c.filterCode(where, new Scope(undefined, keeps)),
    cells: at === undefined ? null : c.cellCode(at, new Scope(undefined, keeps)),
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

function triggerCode(c: EffectCompiler, kind: number, trigger: Trigger, keeps?: KeptCells): TriggerCode[] {
  const { on, by = 'own', where, at, of = 'all', once = false, do: steps } = trigger;
  const scope = new Scope(kind === NONE ? undefined : { kind, held: true });
  const node = aboutCard(c, steps, scope, EVENT_ZONES[on] ?? GAINED);
  const filter = where === undefined ? null : c.filterCode(where, scope);
  const cells = at === undefined ? null : c.cellCode(at, new Scope(undefined, keeps));
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
export function aboutCard(c: EffectCompiler, steps: readonly Step[], scope: Scope, zone: number): number {
  scope.declare('it', zone);
  const node = c.effect(steps, scope);
  if (node === NONE) return node;
  if (!scope.tracked && !scope.clears && !c.attacks) return node;
  const first = c.node(ruleOp(begin), 0);
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
