// The missing condition of a step whose `possible` has said no.
import { bound, LEAST } from '../lookahead/intervals.ts';
import { RAILS_LEFT, STATIONS_LEFT, WAIVE_EVERYTHING } from '../state/layout.ts';
import { OP_NAMES, type OpName } from '../language/ops.ts';
import type { CellCode } from '../state/codes.ts';
import { FORBIDDEN } from '../state/limits.ts';
import { available } from '../effects/choose-source.ts';
import { countCells } from '../lookahead/cell-choices.ts';
import { NODE, N_A, N_B, N_C, N_D, N_OP, NONE, type Lookahead, type Tables } from '../state/tables.ts';
import { ANYWHERE, reachedCells } from '../rules/rail-reach.ts';
import { stationCells, stationPrice, surcharge } from '../rules/tokens.ts';
import { seatBase } from '../state/zones.ts';
import { stepsOfCard } from './steps.ts';
import type { WhyNot } from './why-not.ts';

type Lack = Omit<WhyNot, 'op' | 'step' | 'card'>;

export function obstacleAt(l: Lookahead, node: number): WhyNot {
  const op = OP_NAMES[l.t.nodes[node * NODE + N_OP]];
  return { ...lackOf(l, node, op), op, ...placeOfStep(l.t, node) };
}

function lackOf(l: Lookahead, node: number, op: OpName): Lack {
  const { t, s, coins } = l;
  const least = (operand: number): number => bound(l, operand, LEAST);
  const at = node * NODE;
  switch (op) {
    case 'pay':
      return { reason: 'pay', needed: least(t.nodes[at + N_A]), there: coins };
    case 'pay-resources': {
      const resource = t.nodes[at + N_B];
      return {
        reason: 'resource',
        needed: least(t.nodes[at + N_A]),
        there: l.held[resource],
        resource: t.resources?.ids[resource] ?? '',
      };
    }
    case 'choose':
      return { reason: 'cards', needed: least(t.nodes[at + N_D]), there: choosable(l, node) };
    case 'gain':
      return { reason: 'supply' };
    case 'lay-rails':
      return lackOfRails(l, node, least(t.nodes[at + N_A]));
    case 'build-station': {
      const needed = least(t.nodes[at + N_A]);
      const there = s.data[STATIONS_LEFT];
      if (there < needed) return { reason: 'station-tokens', needed, there };
      return lackOfCity(l, t.cellFilters[t.nodes[at + N_B]]);
    }
    case 'choose-cells':
      return { reason: 'cells', needed: least(t.nodes[at + N_C]), there: countCells(l, node) };
    case 'remove-rails':
    case 'remove-stations':
      return { reason: 'nothing-to-remove' };
    case 'place-tokens':
      return { reason: 'no-token-room' };
    case 'take-tokens':
      return { reason: 'no-tokens' };
    case 'discard':
    case 'trash':
    case 'return':
    case 'move':
      return { reason: 'gone' };
    case 'apply-effect':
      return { reason: 'no-effect' };
    case 'choose-one':
      return { reason: 'idle' };
    default:
      return { reason: 'impossible' };
  }
}

function lackOfCity({ t, s, seat, level, coins }: Lookahead, filter: CellCode | null): Lack {
  const cells = new Int16Array(t.cells);
  const count = stationCells(t, s, seat, FORBIDDEN, filter, level, cells);
  if (count === 0) return { reason: filter === null ? 'cities-full' : 'no-such-city' };
  const prices = Array.from(cells.subarray(0, count), (cell) => stationPrice(t, s, seat, cell));
  return lackOfCoins('pay', prices, coins);
}

function choosable({ t, s, seat, level }: Lookahead, node: number): number {
  let there = 0;
  for (let k = 0; k < t.kinds; k++) there += available(t, s, seat, level, node, k);
  return there;
}

function lackOfRails({ t, s, seat, level, waiver, coins }: Lookahead, node: number, needed: number): Lack {
  const there = s.data[seatBase(t, seat) + RAILS_LEFT];
  if (there < needed) return { reason: 'rail-tokens', needed, there };
  const waived = t.nodes[node * NODE + N_C] === 1 ? WAIVE_EVERYTHING : waiver;
  const cells = new Int16Array(t.cells);
  const filter = t.cellFilters[t.nodes[node * NODE + N_B]];
  const reach = t.nodes[node * NODE + N_D];
  const count = reachedCells(t, s, seat, waived, FORBIDDEN, filter, level, reach, NONE, cells);
  if (count === 0)
    return { reason: reach === ANYWHERE ? 'no-open-cell' : filter === null ? 'no-cell' : 'no-such-cell' };
  const prices = Array.from(cells.subarray(0, count), (cell) => surcharge(t, s, seat, cell, waived));
  return lackOfCoins(reach === ANYWHERE ? 'pay' : 'rail-coins', prices, coins);
}

/** Coins for the cheapest of some cells, unless all of them are forbidden. */
export function lackOfCoins(reason: 'pay' | 'rail-coins', prices: readonly number[], there: number): Lack {
  const needed = Math.min(...prices);
  return needed === FORBIDDEN ? { reason: 'forbidden' } : { reason, needed, there };
}

/** The card that a node's step belongs to, and its index among that card's steps. */
export function placeOfStep(t: Tables, node: number): Pick<WhyNot, 'card' | 'step'> {
  const wanted = t.steps[node];
  for (const card of t.definition.cards) {
    const step = stepsOfCard(card).findIndex((one) => one.step === wanted);
    if (step >= 0) return { card: card.id, step };
  }
  return {};
}
