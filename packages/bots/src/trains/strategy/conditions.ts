// Compiles conditions of strategies to a table of numbers, and evaluates them. Play allocates nothing.
import {
  STRATEGY_COUNT_NAMES,
  STRATEGY_NUMBER_NAMES,
  trainsReader as read,
  type NumberBounds,
  type State,
  type StrategyCondition,
  type TrainsGame,
  type TrainsTables,
} from '@railwright/engine';
import { progress } from '../shopping.ts';
import { kindsOf } from './kinds.ts';

const [NUMBER, COUNT, ALL, ANY, NOT] = [0, 1, 2, 3, 4] as const;
/** Operation, which number or count, lowest, highest, and where its kinds or parts begin and end in `lists`. */
const WIDTH = 6;
const FARTHEST = 1_000_000;
/** The condition that always holds. */
const ALWAYS = -1;

export interface Conditions {
  readonly nodes: number[];
  readonly lists: number[];
}

export function createConditions(): Conditions {
  return { nodes: [], lists: [] };
}

/** Adds a condition and returns where it begins. */
export function addCondition(
  table: Conditions,
  t: TrainsTables,
  condition: StrategyCondition | undefined,
): number {
  if (condition === undefined) return ALWAYS;
  const parts: number[] = [];
  for (const [i, name] of STRATEGY_NUMBER_NAMES.entries()) {
    const bounds = condition[name];
    if (bounds) parts.push(addNode(table, NUMBER, i, bounds, []));
  }
  for (const [i, name] of STRATEGY_COUNT_NAMES.entries()) {
    const test = condition[name];
    if (test) parts.push(addNode(table, COUNT, i, test, kindsOf(t, test)));
  }
  const { all, any, not } = condition;
  const added = (list: readonly StrategyCondition[]): number[] =>
    list.map((one) => addCondition(table, t, one));
  if (all) parts.push(...added(all));
  if (any) parts.push(addNode(table, ANY, 0, {}, added(any)));
  if (not) parts.push(addNode(table, NOT, 0, {}, added([not])));
  return parts.length === 1 ? (parts[0] as number) : addNode(table, ALL, 0, {}, parts);
}

function addNode(
  { nodes, lists }: Conditions,
  op: number,
  which: number,
  { atLeast = -FARTHEST, atMost = FARTHEST, exactly }: NumberBounds,
  list: readonly number[],
): number {
  const at = nodes.length;
  const low = exactly === undefined ? atLeast : Math.max(atLeast, exactly);
  const high = exactly === undefined ? atMost : Math.min(atMost, exactly);
  nodes.push(op, which, low, high, lists.length, lists.length + list.length);
  lists.push(...list);
  return at;
}

/** The finished table. */
export interface ConditionTable {
  readonly nodes: Int32Array;
  readonly lists: Int32Array;
}

export function finishConditions({ nodes, lists }: Conditions): ConditionTable {
  return { nodes: Int32Array.from(nodes), lists: Int32Array.from(lists) };
}

/** Whether the condition that begins at `node` holds for a seat. */
export function holds(
  table: ConditionTable,
  game: TrainsGame,
  s: State,
  seat: number,
  node: number,
): boolean {
  if (node === ALWAYS) return true;
  const { nodes, lists } = table;
  const op = nodes[node] as number;
  const begin = nodes[node + 4] as number;
  const end = nodes[node + WIDTH - 1] as number;
  if (op === NUMBER || op === COUNT) {
    const which = nodes[node + 1] as number;
    const value =
      op === NUMBER
        ? numberOf(game, s, seat, which)
        : countOf(game.tables, s, seat, which, lists, begin, end);
    return value >= (nodes[node + 2] as number) && value <= (nodes[node + 3] as number);
  }
  for (let i = begin; i < end; i++) {
    const met = holds(table, game, s, seat, lists[i] as number);
    if (op === NOT) return !met;
    if (met === (op === ANY)) return met;
  }
  return op === ALL;
}

/** In the order of `STRATEGY_NUMBERS`. */
function numberOf(game: TrainsGame, s: State, seat: number, which: number): number {
  const t = game.tables;
  switch (STRATEGY_NUMBER_NAMES[which]) {
    case 'round':
      return Math.ceil(read.turn(s) / t.seats);
    case 'coins':
      return read.coins(s);
    case 'points':
      return game.score(s, seat);
    case 'lead':
      return leadOf(game, s, seat);
    case 'deck':
      return read.cards(t, s, seat);
    case 'rails':
      return t.railTokens - read.railsLeft(t, s, seat);
    case 'railsLeft':
      return read.railsLeft(t, s, seat);
    case 'stationsLeft':
      return read.stationsLeft(s);
    case 'emptyPiles':
      return read.emptyPiles(s);
    case 'progress':
      return 100 * progress(t, s);
    default:
      return 0;
  }
}

/** Everybody saw which cards with points were gained, so all scores are known to all. */
function leadOf(game: TrainsGame, s: State, seat: number): number {
  let best = -Infinity;
  for (let other = 0; other < game.seats; other++)
    if (other !== seat) best = Math.max(best, game.score(s, other));
  return best === -Infinity ? 0 : game.score(s, seat) - best;
}

function countOf(
  t: TrainsTables,
  s: State,
  seat: number,
  which: number,
  kinds: Int32Array,
  begin: number,
  end: number,
): number {
  const name = STRATEGY_COUNT_NAMES[which];
  let sum = 0;
  for (let i = begin; i < end; i++) {
    const kind = kinds[i] as number;
    sum +=
      name === 'owned'
        ? read.owned(t, s, seat, kind)
        : name === 'hand'
          ? read.inHand(t, s, seat, kind)
          : read.pile(t, s, kind);
  }
  return sum;
}
