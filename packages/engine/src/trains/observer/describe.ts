// The subject of a legal choice of Trains: a kind, a cell or an option, and facts about it.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import { COINS, F_NODE, F_SEAT, F_SOURCE, SEAT, WAIVER } from '../state/layout.ts';
import { cardPrice } from '../rules/prices.ts';
import { highestBid, PASS } from '../rules/bids.ts';
import { isChoosingPower } from '../rules/powers.ts';
import { pileLeft } from '../rules/rows.ts';
import { kindAsked, replacerOf } from '../effects/instead.ts';
import { topFrame } from '../effects/stack.ts';
import { NODE, N_OP, NONE, type Tables } from '../state/tables.ts';
import { surcharge } from '../rules/tokens.ts';
import { bound } from './bound.ts';
import {
  CARD_ASK,
  EFFECT_ASK,
  GAIN_ASK,
  MAY_ASK,
  NAME_ASK,
  OPTIONS,
  ORDER_ASK,
  OTHER_ASK,
  RAIL_ASK,
  REACTION_ASK,
  START_ASK,
  STATION_ASK,
  TURN_ASK,
  type TrainsFeatures,
} from './features.ts';
import { describeMarked } from './marked-cells.ts';
import { describeArriving } from './rewards.ts';
import type { Counted } from './observe.ts';

export function describe(
  t: Tables,
  { at, near }: TrainsFeatures,
  s: State,
  c: Counted,
  choice: number,
  out: Sparse,
): void {
  const { kinds } = t;
  switch (c.asks) {
    case TURN_ASK:
      if (choice < kinds) addFeature(out, at.playCard + choice, 1);
      else if (choice < 2 * kinds) describeBuying(t, at, s, c, choice - kinds, out);
      else if (choice < 2 * kinds + 3) addFeature(out, at.turn + choice - 2 * kinds, 1);
      else addFeature(out, at.exchange + choice - 2 * kinds - 3, 1);
      return;
    case CARD_ASK:
      addFeature(out, choice < kinds ? at.choose + choice : at.stop, 1);
      return;
    case GAIN_ASK:
      addFeature(out, at.gain + choice, 1);
      return;
    case NAME_ASK:
      addFeature(out, at.name + choice, 1);
      return;
    case ORDER_ASK:
      addFeature(out, at.order + choice, 1);
      return;
    case REACTION_ASK:
      addFeature(out, choice < kinds ? at.react + choice : at.noReaction, 1);
      return;
    case EFFECT_ASK:
    case MAY_ASK:
      addFeature(out, at.yesNo + (c.asks === EFFECT_ASK ? 0 : 2) + choice, 1);
      addFeature(out, (choice === 1 ? at.applied : at.declined) + s.data[topFrame(t, s) + F_SOURCE], 1);
      return;
    case RAIL_ASK:
      describeRail(t, at, near, s, c.seat, choice, out);
      return;
    case STATION_ASK:
      describeStation(t, at, s, c.seat, choice, out);
      return;
    case START_ASK:
      if (isChoosingPower(t, s)) describePower(t, at, choice, out);
      else addFeature(out, at.start + choice, 1);
      return;
    default:
      if (t.insteads !== null && askedNow(t, s) === 'instead') describeInstead(t, at, s, choice, out);
      else if (at.bid !== NONE && askedNow(t, s) === 'bid') describeBid(t, at, s, choice, out);
      else if (at.offered !== NONE && askedNow(t, s) === 'power') describePower(t, at, choice, out);
      else if (c.asks > OTHER_ASK) describeMarked(t, at, near, s, c.seat, c.asks, choice, out);
      else {
        if (at.token !== NONE && asksForToken(t, s)) addFeature(out, at.token + choice, 1);
        addFeature(out, at.option + (choice < OPTIONS ? choice : OPTIONS - 1), 1);
      }
  }
}

/** To pass, or by how much the highest bid is raised. */
function describeBid(t: Tables, at: At, s: State, choice: number, out: Sparse): void {
  if (choice === PASS) addFeature(out, at.bid, 1);
  else addFeature(out, at.bid + 1, (choice - highestBid(t, s)) / 5);
}

function describePower(t: Tables, at: At, choice: number, out: Sparse): void {
  addFeature(out, choice === t.kinds ? at.enoughPowers : at.takePower + choice, 1);
}

/** Which kind it is, and whether it comes or goes, is said by the card that asks and by its step. */
function asksForToken(t: Tables, s: State): boolean {
  const asks = askedNow(t, s);
  return asks === 'token' || asks === 'take-token';
}

function askedNow(t: Tables, s: State): string | undefined {
  return t.ops[t.nodes[s.data[topFrame(t, s) + F_NODE] * NODE + N_OP]].asks;
}

/** The card that something is done instead with, the one that says so, and which of the replacements of this game it is. */
function describeInstead(t: Tables, at: At, s: State, choice: number, out: Sparse): void {
  const f = topFrame(t, s);
  const isDone = choice === t.insteads?.all.length;
  addFeature(out, at.choose + kindAsked(s, f), 1);
  addFeature(out, isDone ? at.noReaction : at.react + replacerOf(t, s, choice, s.data[f + F_SEAT]), 1);
  addFeature(out, at.option + (choice % OPTIONS), 1);
}

type At = TrainsFeatures['at'];

function describeBuying(t: Tables, at: At, s: State, c: Counted, kind: number, out: Sparse): void {
  const left = pileLeft(t, s, kind);
  addFeature(out, at.buy + kind, 1);
  addFeature(out, at.buying, c.own[kind] / 4);
  addFeature(out, at.buying + 1, left > 40 ? 4 : left / 10);
  if (left === 1) addFeature(out, at.buying + 2, 1);
  if (t.points[kind] > 0) addFeature(out, at.buying + 3, bound(t.points[kind] / 2));
  addFeature(out, at.buying + 4, bound((s.data[COINS] - cardPrice(t, s, s.data[SEAT], kind)) / 4));
  addFeature(out, at.buying + 5, 1);
}

function describeRail(
  t: Tables,
  at: At,
  near: Float32Array,
  s: State,
  seat: number,
  cell: number,
  out: Sparse,
): void {
  const d = s.data;
  const others = d[t.layout.rails + cell] & ~(1 << seat);
  addFeature(out, at.lay + cell, 1);
  addFeature(out, at.laying, 1);
  addFeature(out, at.laying + 1, bound(surcharge(t, s, seat, cell, d[WAIVER]) / 3));
  if (others !== 0) addFeature(out, at.laying + 2, 1);
  if (t.remote[cell] > 0) addFeature(out, at.laying + 3, bound(t.remoteWorth[cell] / 4));
  if (t.city[cell] > 0) {
    const stations = d[t.layout.stations + cell];
    addFeature(out, at.laying + 4, 1);
    addFeature(out, at.laying + 5, bound(cityPoints(t, stations) / 4));
    addFeature(out, at.laying + 6, (t.city[cell] - stations) / 2);
  }
  addFeature(out, at.laying + 7, near[cell]);
  if (at.arriving !== NONE) describeArriving(t, at.arriving, s, seat, cell, out);
}

function describeStation(t: Tables, at: At, s: State, seat: number, cell: number, out: Sparse): void {
  const d = s.data;
  const rails = d[t.layout.rails + cell];
  const stations = d[t.layout.stations + cell];
  const more = bound((cityPoints(t, stations + 1) - cityPoints(t, stations)) / 4);
  addFeature(out, at.build + cell, 1);
  addFeature(out, at.building, 1);
  if (((rails >> seat) & 1) === 1) addFeature(out, at.building + 1, more);
  if ((rails & ~(1 << seat)) !== 0) addFeature(out, at.building + 2, more);
  addFeature(out, at.building + 3, (t.city[cell] - stations) / 2);
}

function cityPoints(t: Tables, stations: number): number {
  const last = t.cityPoints.length - 1;
  return t.cityPoints[stations < last ? stations : last];
}
