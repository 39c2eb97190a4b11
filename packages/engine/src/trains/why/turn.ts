// Why something is not offered in a turn when no effect is open: playing, buying, rail points, giving up the turn.
import type { State } from '../../core/state.ts';
import { ACTED, COINS, HAND, RAIL_POINTS, RAILS_LEFT, SEAT, WAIVER, SUPPLY_COUNTS } from '../state/layout.ts';
import { FORBIDDEN } from '../state/limits.ts';
import { cardPrice, isBuyer, mayPlay } from '../rules/prices.ts';
import { goodOf, hasCard, isExchanged, lackFor as lackForExchange } from '../rules/exchange.ts';
import { lackFor, resourceOf } from '../state/own-resources.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { affordableCells, surcharge } from '../rules/tokens.ts';
import { seatBase, zoneBase } from '../state/zones.ts';
import { cellNamed, closedCell } from './cells.ts';
import { lackOfCoins } from './obstacle.ts';
import type { WhyNot } from './why-not.ts';

export function whyNotInTurn(t: Tables, s: State, word: string, of: string): WhyNot {
  switch (word) {
    case 'play':
      return whyNotPlay(t, s, of);
    case 'buy':
      return whyNotBuy(t, s, of);
    case 'lay-rail':
      return whyNotSpend(t, s);
    case 'exchange':
      return whyNotExchange(t, s, Number(of) - 1);
    case 'return-waste':
      return { reason: s.data[ACTED] === 1 ? 'turn-begun' : 'no-waste', card: t.ids[t.waste] };
    case 'rail':
    case 'station':
      return closedCell(t, cellNamed(t, of)) ?? { reason: 'no-map-card' };
    default:
      return { reason: 'not-asked' };
  }
}

function whyNotPlay(t: Tables, s: State, card: string): WhyNot {
  const kind = t.ids.indexOf(card);
  if (kind < 0) return { reason: 'unknown' };
  if (t.isPlayable[kind] === 0) return { reason: 'nothing-to-play', card };
  const seat = s.data[SEAT];
  const isInHand = s.data[zoneBase(t, seat, HAND) + kind] > 0;
  return { reason: isInHand && !mayPlay(t, s, seat, kind) ? 'forbidden' : 'not-in-hand', card };
}

function whyNotBuy(t: Tables, s: State, card: string): WhyNot {
  const kind = t.ids.indexOf(card);
  if (kind < 0) return { reason: 'unknown' };
  const definition = t.definition.cards[kind];
  if (definition.notForSale) return { reason: 'not-for-sale', card };
  if (!definition.supply) return { reason: 'no-pile', card };
  if (s.data[SUPPLY_COUNTS + kind] === 0) return noneLeft(t, kind);
  const needed = cardPrice(t, s, s.data[SEAT], kind);
  if (needed === FORBIDDEN)
    return { reason: isBuyer(t, s, s.data[SEAT], kind) ? 'forbidden' : 'buy-if', card };
  const lack = needed <= s.data[COINS] ? lackFor(t, s, s.data[SEAT], kind) : undefined;
  if (lack === undefined) return { reason: 'coins', needed, there: s.data[COINS] };
  const [resource, count] = lack;
  const there = resourceOf(t, s, s.data[SEAT], resource);
  return { reason: 'also-costs', needed: count, there, resource: t.resources?.ids[resource] ?? '' };
}

function whyNotExchange(t: Tables, s: State, index: number): WhyNot {
  const code = t.exchanges?.[index];
  if (code === undefined) return { reason: 'not-asked' };
  if (isExchanged(t, s, code)) return { reason: 'exchanged' };
  const lack = lackForExchange(t, s, code);
  if (lack === undefined) {
    if (hasCard(s, code)) return { reason: 'resource-full' };
    const card = t.definition.rules.exchange?.[index]?.gain ?? '';
    return code.gain < 0 ? { reason: 'no-pile', card } : noneLeft(t, code.gain);
  }
  const [good, needed] = lack;
  const there = goodOf(t, s, good);
  if (good < 0) return { reason: 'coins', needed, there };
  return { reason: 'also-costs', needed, there, resource: t.resources?.ids[good] ?? '' };
}

/** The pile has no such card, or none lies open in the row. */
export function noneLeft(t: Tables, kind: number): WhyNot {
  const inRow = t.rows !== null && t.rows.of[kind] !== NONE;
  return { reason: inRow ? 'not-open' : 'pile-empty', card: t.ids[kind] };
}

/** Why a banked rail point cannot be spent. */
function whyNotSpend(t: Tables, s: State): WhyNot {
  const d = s.data;
  if (d[RAIL_POINTS] === 0) return { reason: 'no-rail-point' };
  const seat = d[SEAT];
  const there = d[seatBase(t, seat) + RAILS_LEFT];
  if (there === 0) return { reason: 'rail-tokens', needed: 1, there };
  const cells = new Int16Array(t.cells);
  const count = affordableCells(t, s, seat, d[WAIVER], FORBIDDEN, null, 0, cells);
  if (count === 0) return { reason: 'no-cell' };
  const prices = Array.from(cells.subarray(0, count), (cell) => surcharge(t, s, seat, cell, d[WAIVER]));
  return lackOfCoins('rail-coins', prices, d[COINS]);
}
