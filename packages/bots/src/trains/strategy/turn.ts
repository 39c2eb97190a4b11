// A turn by a strategy: return Waste, or play in order of use, then buy by the rules, then end.
import { trainsReader as read, type State, type TrainsGame, type TrainsTables } from '@railwright/engine';
import { isListed } from '../../bot.ts';
import { bestExchange } from '../exchanging.ts';
import { desire, progress } from '../shopping.ts';
import { holdsJunk } from '../turn.ts';
import { wantsRail, wantsStation } from './building.ts';
import { holds } from './conditions.ts';
import type { CompiledRule, StrategyPlan } from './strategy-plan.ts';

/** Without a list of legal choices (null), everything legal can be chosen. */
export function chooseTurn(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  legal: Int16Array | null,
  count: number,
): number {
  const t = game.tables;
  const railPoint = 2 * t.kinds;
  const end = railPoint + 1;
  const returnWaste = railPoint + 2;
  const isFull = read.canReturnWaste(t, s) && read.inHand(t, s, seat, t.waste) >= own.waste.pass;
  if (isFull && isListed(legal, count, returnWaste)) return returnWaste;
  const play = firstPlay(game, own, s, seat, legal, count);
  if (play >= 0) return play;
  const kind = bestPurchase(game, own, s, seat, legal, count);
  const exchange = t.exchanges === null ? -1 : bestExchange(t, own.plan, s, legal, count, kind);
  if (exchange >= 0) return exchange;
  if (kind >= 0) return t.kinds + kind;
  const canLay = read.canSpendRailPoint(t, s) && isListed(legal, count, railPoint);
  return canLay && wantsRail(game, own, s, seat, false) ? railPoint : end;
}

function firstPlay(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  legal: Int16Array | null,
  count: number,
): number {
  const t = game.tables;
  const { plays } = own.plan;
  for (let i = read.firstToPlay(t, s, seat, plays, 0); i < plays.length;) {
    const kind = plays[i] as number;
    if (isListed(legal, count, kind) && isWorthPlaying(game, own, s, seat, kind)) return kind;
    i = read.firstToPlay(t, s, seat, plays, i + 1);
  }
  return -1;
}

function isWorthPlaying(game: TrainsGame, own: StrategyPlan, s: State, seat: number, kind: number): boolean {
  const t = game.tables;
  const { plan } = own;
  if ((t.value[kind] as number) > 0) return true;
  if (!wantsEffect(game, own, s, seat, kind)) return false;
  if (plan.loses[kind] === 0) return plan.cleans[kind] === 0 || read.inHand(t, s, seat, t.waste) > 0;
  return plan.gains[kind] === 1 || holdsJunk(t, plan, s, seat);
}

/** Whether what the card does is wanted: rails, stations and Waste have their own policies. */
export function wantsEffect(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  kind: number,
): boolean {
  const { plan } = own;
  if (own.playsWaste[kind] === 1 && !acceptsWaste(game, own, s, seat)) return false;
  if (plan.isRail[kind] === 1) return wantsRail(game, own, s, seat, game.tables.lastingWaiver[kind] !== 0);
  return plan.isStation[kind] !== 1 || wantsStation(game, own, s, seat);
}

function acceptsWaste(game: TrainsGame, own: StrategyPlan, s: State, seat: number): boolean {
  const { accept, unless } = own.waste;
  if (accept === Infinity) return true;
  const t = game.tables;
  return read.owned(t, s, seat, t.waste) <= accept || holds(own.conditions, game, s, seat, unless);
}

/** The kind to buy, or -1. */
function bestPurchase(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  legal: Int16Array | null,
  count: number,
): number {
  const t = game.tables;
  if (read.coins(s) < t.cheapest) return -1;
  const accepts = acceptsWaste(game, own, s, seat);
  for (let i = 0; i < own.rules.length; i++) {
    const kind = kindOfRule(game, own, own.rules[i] as CompiledRule, s, seat, accepts, legal, count);
    if (kind >= 0) return kind;
  }
  return own.buysMore ? mostDesired(t, own, s, seat, accepts, legal, count) : -1;
}

function kindOfRule(
  game: TrainsGame,
  own: StrategyPlan,
  { kinds, upTo, when }: CompiledRule,
  s: State,
  seat: number,
  accepts: boolean,
  legal: Int16Array | null,
  count: number,
): number {
  const t = game.tables;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    if (!read.canBuy(t, s, kind) || !isWelcome(own, kind, accepts)) continue;
    if (!isListed(legal, count, t.kinds + kind)) continue;
    // Expensive checks come after those that rule out most.
    return ownedOf(t, s, seat, kinds, upTo) < upTo && holds(own.conditions, game, s, seat, when) ? kind : -1;
  }
  return -1;
}

/** Whether a kind may be bought at all. */
function isWelcome(own: StrategyPlan, kind: number, accepts: boolean): boolean {
  return own.never[kind] === 0 && (accepts || own.buysWaste[kind] === 0);
}

/** The card that the heuristic would buy, the first of equals, or -1. */
function mostDesired(
  t: TrainsTables,
  own: StrategyPlan,
  s: State,
  seat: number,
  accepts: boolean,
  legal: Int16Array | null,
  count: number,
): number {
  const { wish, wishedFor } = own.plan;
  const wished = wishedFor[Math.min(read.coins(s), wishedFor.length - 1)] as Int16Array;
  const late = progress(t, s);
  let best = -1;
  let most = 0;
  // Nothing is wanted more than its wish, so the rest can be skipped once that is too low.
  for (let i = 0; i < wished.length && (wish[wished[i] as number] as number) >= most; i++) {
    const kind = wished[i] as number;
    if (!read.canBuy(t, s, kind) || !isWelcome(own, kind, accepts)) continue;
    const wanted = desire(t, own.plan, s, seat, kind, late);
    if (wanted < most || (wanted === most && (best < 0 || kind > best))) continue;
    if (!isListed(legal, count, t.kinds + kind)) continue;
    most = wanted;
    best = kind;
  }
  return best;
}

/** Cards of these kinds that the seat owns; stops counting at `enough`. */
function ownedOf(t: TrainsTables, s: State, seat: number, kinds: Int16Array, enough: number): number {
  if (enough === Infinity) return 0;
  let sum = 0;
  for (let i = 0; i < kinds.length && sum < enough; i++) sum += read.owned(t, s, seat, kinds[i] as number);
  return sum;
}
