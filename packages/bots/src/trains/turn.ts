// A turn by rules of thumb: return Waste, or play in order of use, then buy what is wanted most, then end. The position shows what can be
// done; a list of legal choices only restricts it, as playtests do. Without a list (null), nothing is left out.
import { trainsReader as read, type State, type TrainsTables } from '@railwright/engine';
import { isListed } from '../bot.ts';
import type { Manner } from './manner.ts';
import type { Plan } from './plan.ts';
import { bestExchange } from './exchanging.ts';
import { progress } from './shopping.ts';

export function chooseTurn<P extends Plan>(
  t: TrainsTables,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
  legal: Int16Array | null,
  count: number,
): number {
  const railPoint = 2 * t.kinds;
  const end = railPoint + 1;
  const returnWaste = railPoint + 2;
  const isFull = read.canReturnWaste(t, s) && read.inHand(t, s, seat, t.waste) >= plan.weights.wasteToPass;
  if (isFull && isListed(legal, count, returnWaste)) return returnWaste;
  const play = firstPlay(t, plan, s, seat, legal, count);
  if (play >= 0) return play;
  const kind = bestPurchase(t, manner, plan, s, seat, legal, count);
  const exchange = t.exchanges === null ? -1 : bestExchange(t, plan, s, legal, count, kind);
  if (exchange >= 0) return exchange;
  if (kind >= 0) return t.kinds + kind;
  return read.canSpendRailPoint(t, s) && isListed(legal, count, railPoint) ? railPoint : end;
}

function firstPlay(
  t: TrainsTables,
  plan: Plan,
  s: State,
  seat: number,
  legal: Int16Array | null,
  count: number,
): number {
  const { plays } = plan;
  for (let i = read.firstToPlay(t, s, seat, plays, 0); i < plays.length;) {
    const kind = plays[i] as number;
    if (isListed(legal, count, kind) && isWorthPlaying(t, plan, s, seat, kind)) return kind;
    i = read.firstToPlay(t, s, seat, plays, i + 1);
  }
  return -1;
}

function isWorthPlaying(t: TrainsTables, plan: Plan, s: State, seat: number, kind: number): boolean {
  if ((t.value[kind] as number) > 0) return true;
  if (plan.cleans[kind] === 1 && plan.loses[kind] === 0) return read.inHand(t, s, seat, t.waste) > 0;
  return plan.loses[kind] === 0 || plan.gains[kind] === 1 || holdsJunk(t, plan, s, seat);
}

/** Whether the hand has a card that the deck is better off without. */
export function holdsJunk(t: TrainsTables, plan: Plan, s: State, seat: number): boolean {
  for (let kind = 0; kind < t.kinds; kind++)
    if ((plan.keep[kind] as number) < 0 && read.inHand(t, s, seat, kind) > 0) return true;
  return false;
}

/** The most wanted kind, the first of equals, or -1. */
function bestPurchase<P extends Plan>(
  t: TrainsTables,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
  legal: Int16Array | null,
  count: number,
): number {
  if (read.coins(s) < t.cheapest) return -1;
  const { wish, wishedFor } = plan;
  const wished = wishedFor[Math.min(read.coins(s), wishedFor.length - 1)] as Int16Array;
  const late = progress(t, s);
  let best = -1;
  let most = 0;
  // Nothing is wanted more than its wish, so the rest can be skipped once that is too low.
  for (let i = 0; i < wished.length && (wish[wished[i] as number] as number) >= most; i++) {
    const kind = wished[i] as number;
    if (!read.canBuy(t, s, kind)) continue;
    const wanted = manner.desire(t, plan, s, seat, kind, late);
    if (wanted < most || (wanted === most && (best < 0 || kind > best))) continue;
    if (!isListed(legal, count, t.kinds + kind)) continue;
    most = wanted;
    best = kind;
  }
  return best;
}
