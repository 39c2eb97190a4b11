// Compiles amounts, cards, filters, cells and conditions to codes that the effect machine reads.
import { ZONES } from '../language/params.ts';
import type {
  Amount,
  Bounds,
  Cards,
  CellFilter,
  Condition,
  Filter,
  VarietyForm,
} from '../language/values.ts';
import type { CardDefinition, TrainsSwitches } from '../definition.ts';
import { MAT, PLAY } from '../state/layout.ts';
import { NONE } from '../state/tables.ts';
import {
  NO_BOUND,
  type AmountCode,
  type BoundCode,
  type CardsCode,
  type CellCode,
  type ConditionCode,
  type FilterCode,
  type WayCode,
} from '../state/codes.ts';
import { roomFor } from '../state/reach.ts';
import { amountCode } from './amounts.ts';
import { compileCells, type CellFacts } from './cells.ts';
import type { Scope } from './scope.ts';
import { targetNumber, zoneNumber } from './zone-numbers.ts';

export class ValueCompiler {
  readonly amounts: AmountCode[] = [];
  readonly cards: CardsCode[] = [];
  readonly filters: (FilterCode | null)[] = [null];
  readonly cellFilters: (CellCode | null)[] = [null];
  readonly conditions: ConditionCode[] = [];
  /** Whether some amount refers to this turn. */
  counted = false;
  /** Whether some card goes to the bottom of a deck, and whether cards lie on mats. */
  hasBottom = false;
  hasMats = false;
  readonly kindOf: ReadonlyMap<string, number>;
  readonly #cards: readonly CardDefinition[];
  readonly #switches: TrainsSwitches;
  readonly #cells: CellFacts;
  readonly #numbers: { cost: Int16Array; value: Int16Array; points: Int16Array };

  constructor(cards: readonly CardDefinition[], switches: TrainsSwitches, cells: CellFacts) {
    this.#cards = cards;
    this.#switches = switches;
    this.#cells = cells;
    this.kindOf = new Map(cards.map((card, index) => [card.id, index]));
    this.#numbers = {
      cost: Int16Array.from(cards, (c) => c.cost),
      value: Int16Array.from(cards, (c) => c.value),
      points: Int16Array.from(cards, (c) => c.points),
    };
  }

  kind(id: string): number {
    const found = this.kindOf.get(id);
    if (found === undefined) throw new Error(`The card "${id}" is not in this game.`);
    return found;
  }

  ruleHolds(wanted: Readonly<Record<string, unknown>>): boolean {
    return Object.entries(wanted).every(([name, value]) => this.#switches[name] === value);
  }

  tokenKind(id: string): number {
    const found = this.#cells.tokenKinds.get(id);
    if (found === undefined) throw new Error(`The token "${id}" is not in this game.`);
    return found;
  }

  get cells(): number {
    return this.#cells.terrain.length;
  }

  /** What can be different: each terrain, region, category or cost, as the cells or kinds that have it. */
  setsOf(of: VarietyForm): readonly Uint8Array[] {
    const { terrain, regions } = this.#cells;
    const byId = <T, Id>(all: readonly T[], idsOf: (one: T) => readonly Id[]): Uint8Array[] =>
      [...new Set(all.flatMap(idsOf))].map((id) =>
        Uint8Array.from(all, (one) => (idsOf(one).includes(id) ? 1 : 0)),
      );
    switch (of) {
      case 'terrains':
        return byId(terrain, (id) => (id === undefined ? [] : [id]));
      case 'regions':
        return [...regions.values()].map((cells) =>
          Uint8Array.from(terrain, (_, at) => (cells.has(at) ? 1 : 0)),
        );
      case 'categories':
        return byId(this.#cards, ({ categories }) => categories);
      case 'costs':
        return byId(this.#cards, ({ cost }) => [cost]);
    }
  }

  resource(id: string): number {
    const found = this.#cells.resources.indexOf(id);
    if (found < 0) throw new Error(`The resource "${id}" is not in this game.`);
    return found;
  }

  zone(name: string): number {
    const zone = zoneNumber(name);
    this.hasMats ||= zone >= MAT;
    return zone;
  }

  target(name: string): number {
    this.hasBottom ||= name === 'deck-bottom';
    const zone = targetNumber(name);
    this.hasMats ||= zone >= MAT;
    return zone;
  }

  amount(value: Amount, scope: Scope): number {
    if (typeof value === 'number') return value;
    this.counted ||= 'turn' in value;
    this.amounts.push(amountCode(this, value, scope));
    return ~(this.amounts.length - 1);
  }

  /** Index of a card reference for a step that moves these cards. */
  movedRef(value: Cards, scope: Scope): number {
    scope.act(typeof value === 'string' ? value : value.from);
    return this.cardsRef(value, scope);
  }

  /** Index of a card reference. */
  cardsRef(value: Cards, scope: Scope): number {
    this.cards.push(this.cardsCode(value, scope));
    return this.cards.length - 1;
  }

  cardsCode(value: Cards, scope: Scope): CardsCode {
    const plain = { kind: NONE, held: false };
    const { self } = scope;
    if (value === 'self' && self) return { from: 'self', selection: NONE, zone: PLAY, filter: null, ...self };
    const from = value === 'self' ? scope.selfName : typeof value === 'string' ? value : value.from;
    const where = typeof value === 'string' ? undefined : value.where;
    const filter = where === undefined ? null : this.filterCode(where, scope);
    const selection = scope.find(from);
    if (selection)
      return { from: 'selection', selection: selection.slot, zone: selection.zone, filter, ...plain };
    const zone = this.zone(from);
    if (zone < 0) throw new Error(`"${from}" is neither a zone nor a selection.`);
    return { from: 'zone', selection: NONE, zone, filter, ...plain };
  }

  /** The zone of the cards of a reference. */
  zoneOf(value: Cards, scope: Scope): number {
    return this.cardsCode(value, scope).zone;
  }

  /** 1 + index, or 0 for no filter. */
  filterRef(value: Filter | undefined, scope: Scope): number {
    return value === undefined ? 0 : this.filters.push(this.filterCode(value, scope)) - 1;
  }

  filterCode(value: Filter, scope: Scope): FilterCode {
    const bounds: BoundCode[] = [];
    const mask = Uint8Array.from(this.#cards, (card) => (this.#fits(card, value) ? 1 : 0));
    for (const field of ['cost', 'value', 'points'] as const) {
      const bound = value[field];
      if (bound === undefined) continue;
      const [atLeast, atMost] = this.bounds(bound, scope);
      const of = this.#numbers[field];
      if (isFixed(atLeast) && isFixed(atMost))
        of.forEach((number, kind) => {
          if ((atLeast !== NO_BOUND && number < atLeast) || (atMost !== NO_BOUND && number > atMost))
            mask[kind] = 0;
        });
      else bounds.push({ of, atLeast, atMost });
    }
    const not = value.not === undefined ? null : this.filterCode(value.not, scope);
    if (not?.fixed)
      not.mask.forEach((in_, kind) => {
        if (in_ === 1) mask[kind] = 0;
      });
    const sameAs = value.sameAs === undefined ? NONE : scope.get(value.sameAs).slot;
    const inSupply = value.inSupply === true;
    const open = not !== null && !not.fixed;
    return {
      mask,
      bounds,
      sameAs,
      inSupply,
      not: open ? not : null,
      fixed: bounds.length === 0 && sameAs === NONE && !inSupply && !open,
    };
  }

  #fits(card: CardDefinition, { category, card: ids }: Filter): boolean {
    if (ids !== undefined && ![ids].flat().includes(card.id)) return false;
    return category === undefined || [category].flat().some((one) => card.categories.includes(one));
  }

  bounds(value: Bounds, scope: Scope): [atLeast: number, atMost: number] {
    const of = (amount: Amount | undefined): number =>
      amount === undefined ? NO_BOUND : this.amount(amount, scope);
    if (value.exactly !== undefined) {
      const exactly = this.amount(value.exactly, scope);
      return [exactly, exactly];
    }
    return [of(value.atLeast), of(value.atMost)];
  }

  /** 1 + index, or 0 for no filter. */
  cellRef(value: CellFilter | undefined, scope: Scope): number {
    return value === undefined ? 0 : this.cellFilters.push(this.cellCode(value, scope)) - 1;
  }

  cellCode(value: CellFilter, scope: Scope): CellCode {
    return compileCells(this, this.#cells, value, scope);
  }

  wayCode(from: CellFilter, scope: Scope): WayCode {
    return { of: this.cellCode(from, scope), search: roomFor(this.#cells.terrain.length) };
  }

  conditionRef(value: Condition, scope: Scope): number {
    this.conditions.push(this.conditionCode(value, scope));
    return this.conditions.length - 1;
  }

  conditionCode(value: Condition, scope: Scope): ConditionCode {
    const empty: ConditionCode = {
      op: 'constant',
      value: false,
      cards: null,
      selections: [],
      amount: 0,
      atLeast: NO_BOUND,
      atMost: NO_BOUND,
      list: [],
      open: false,
    };
    if ('rule' in value) return { ...empty, value: this.ruleHolds(value.rule) };
    const cellSlot =
      'there' in value && typeof value.there === 'string' ? scope.findCells(value.there) : undefined;
    if ('there' in value && cellSlot !== undefined) {
      const amount = this.amount({ cells: { in: value.there as string } }, scope);
      return { ...empty, op: 'compare', amount, atLeast: 1, open: true };
    }
    if ('there' in value) {
      const cards = this.cardsCode(value.there, scope);
      return { ...empty, op: 'there', cards, open: cards.from === 'selection' };
    }
    if ('same' in value)
      return { ...empty, op: 'same', selections: value.same.map((name) => scope.get(name).slot), open: true };
    if ('compare' in value) {
      const [atLeast, atMost] = this.bounds(value.compare, scope);
      const amount = this.amount(value.compare.amount, scope);
      // A condition on a selection cannot be judged before the effect runs; comparisons are taken to be such.
      return { ...empty, op: 'compare', amount, atLeast, atMost, open: readsSelection(value.compare) };
    }
    if ('not' in value) {
      const inner = this.conditionCode(value.not, scope);
      return { ...empty, op: 'not', list: [inner], open: inner.open };
    }
    const list = ('all' in value ? value.all : value.any).map((c) => this.conditionCode(c, scope));
    return { ...empty, op: 'all' in value ? 'all' : 'any', list, open: list.some((c) => c.open) };
  }
}

/** In an amount, a string under one of these keys is a selection's name; zones stand under `from`. */
const NAMING: ReadonlySet<string> = new Set([
  ...['costOf', 'valueOf', 'pointsOf', 'sameAs', 'in', 'count', 'different'],
  ...['cost', 'value', 'points', 'categories', 'costs'],
]);

function readsSelection(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(readsSelection);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => {
    if (typeof inner !== 'string') return readsSelection(inner);
    return NAMING.has(key) || (key === 'from' && !ZONES.includes(inner as (typeof ZONES)[number]));
  });
}

function isFixed(operand: number): boolean {
  return operand >= 0 || operand === NO_BOUND;
}
