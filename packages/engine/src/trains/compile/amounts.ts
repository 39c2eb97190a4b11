// Compiles the forms of amounts.
import { SIDES, TURN_COUNTS, WHO } from '../language/params.ts';
import type {
  Amount,
  Cards,
  CellFilter,
  Distance,
  Figure,
  Owned,
  ResourcesOf,
  TokensOn,
  Variety,
  VarietyForm,
} from '../language/values.ts';
import { roomFor } from '../state/reach.ts';
import { NONE } from '../state/tables.ts';
import { ALL, OPPONENTS } from '../state/seat-scope.ts';
import {
  AMOUNT_OPS,
  CITY_ROOM,
  CITY_SIZE,
  FIGURES,
  RAILS,
  STATIONS,
  type AmountCode,
  type AmountForm,
  type CardsCode,
  type CellCode,
  type FilterCode,
  type TrailSearch,
  type WayCode,
} from '../state/codes.ts';
import type { Scope } from './scope.ts';

/** The parts that amounts are made of. */
interface Parts {
  amount(value: Amount, scope: Scope): number;
  cardsCode(value: Cards, scope: Scope): CardsCode;
  cellCode(value: CellFilter, scope: Scope): CellCode;
  filterCode(value: Owned['where'] & {}, scope: Scope): FilterCode;
  wayCode(from: CellFilter, scope: Scope): WayCode;
  tokenKind(id: string): number;
  resource(id: string): number;
  /** What can be different, by its name: 1 for each cell or kind of card that has it. */
  setsOf(of: VarietyForm): readonly Uint8Array[];
  readonly cells: number;
}

/** The numbers of a cell. */
const OF_CELL: Readonly<Record<string, number>> = {
  stations: STATIONS,
  size: CITY_SIZE,
  room: CITY_ROOM,
  rails: RAILS,
};

const side = (word: unknown): number => SIDES.indexOf(word as (typeof SIDES)[number]);

export function amountCode(c: Parts, value: Exclude<Amount, number>, scope: Scope): AmountCode {
  const [form, arg] = Object.entries(value)[0] as [AmountForm, unknown];
  const code: AmountCode = {
    op: AMOUNT_OPS.indexOf(form),
    list: [],
    cards: null,
    selection: NONE,
    cells: null,
    way: null,
    who: 0,
    token: NONE,
    filter: null,
    different: false,
    figure: NONE,
    sets: [],
    search: null,
  };
  switch (form) {
    case 'count':
    case 'different':
      return { ...code, cards: c.cardsCode(arg as Cards, scope) };
    case 'costOf':
    case 'valueOf':
    case 'pointsOf':
      return { ...code, selection: scope.get(arg as string).slot };
    case 'rails':
    case 'stations':
    case 'cells':
      return { ...code, cells: c.cellCode(arg as CellFilter, scope) };
    case 'tokens':
      return { ...code, ...tokensOn(c, arg as TokensOn, scope) };
    case 'distance': {
      const { from, to, along } = arg as Distance;
      const who = along === undefined ? NONE : WHO.indexOf(along);
      return { ...code, cells: c.cellCode(to, scope), way: c.wayCode(from, scope), who };
    }
    case 'owned': {
      const { by, where, different = false } = arg as Owned;
      const filter = where === undefined ? null : c.filterCode(where, scope);
      return { ...code, who: side(by), filter, different };
    }
    case 'resources': {
      const { kind, of = 'own' } = arg as ResourcesOf;
      return { ...code, who: side(of), token: c.resource(kind) };
    }
    case 'turn':
      return { ...code, who: TURN_COUNTS.indexOf(arg as (typeof TURN_COUNTS)[number]) };
    case 'trail':
      return { ...code, who: side(arg), search: roomForTrails(c.cells) };
    case 'network':
    case 'line':
    case 'railsLeft':
    case 'score':
    case 'routes':
      return { ...code, who: side(arg) };
    case 'highest':
    case 'lowest':
    case 'total':
      return { ...code, ...figureCode(c, arg as Figure, scope) };
    case 'variety': {
      const [of, things] = Object.entries(arg as Variety)[0] as [VarietyForm, unknown];
      const ofCards = of === 'categories' || of === 'costs';
      return {
        ...code,
        cards: ofCards ? c.cardsCode(things as Cards, scope) : null,
        cells: ofCards ? null : c.cellCode(things as CellFilter, scope),
        sets: c.setsOf(of),
      };
    }
    case 'half':
      return { ...code, list: [c.amount(arg as Amount, scope)] };
    case 'sum':
    case 'minus':
    case 'times':
    case 'divide':
    case 'min':
    case 'max':
      return { ...code, list: (arg as Amount[]).map((part) => c.amount(part, scope)) };
    case 'coins':
    case 'round':
    case 'ownTurn':
    case 'turnOrder':
    case 'players':
      return code;
  }
}

function tokensOn(
  c: Parts,
  { kind, of = 'all', where = {} }: TokensOn,
  scope: Scope,
): Pick<AmountCode, 'cells' | 'who' | 'token'> {
  return { cells: c.cellCode(where, scope), who: side(of), token: c.tokenKind(kind) };
}

function figureCode(c: Parts, value: Figure, scope: Scope): Partial<AmountCode> {
  const [of, things] = Object.entries(value)[0] as [(typeof FIGURES)[number], unknown];
  const figure = FIGURES.indexOf(of);
  switch (of) {
    case 'cost':
    case 'value':
    case 'points':
      return { figure, cards: c.cardsCode(things as Cards, scope) };
    case 'tokens':
      return { figure, ...tokensOn(c, things as TokensOn, scope) };
    case 'opponents':
    case 'players':
      return { figure, list: [c.amount(things as Amount, scope)], who: of === 'players' ? ALL : OPPONENTS };
    default: {
      const cells = things as CellFilter;
      // Only cities have space for stations.
      const where: CellFilter = of === 'rails' ? cells : { ...cells, place: cells.place ?? 'city' };
      return { figure, cells: c.cellCode(where, scope), who: ALL, token: OF_CELL[of] };
    }
  }
}

function roomForTrails(cells: number): TrailSearch {
  return {
    network: new Int16Array(cells),
    lines: roomFor(cells),
    trail: new Int16Array(cells),
    next: new Int32Array(cells),
    onTrail: new Uint8Array(cells),
    reached: new Int16Array(cells),
    seen: new Uint32Array(cells),
    looks: 0,
    best: 0,
    left: 0,
  };
}
