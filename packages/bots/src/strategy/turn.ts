// A turn by a strategy: give Waste back, or play in order of use, then buy by the rules, then end.
import { trainsReader as read, type State, type TrainsGame, type TrainsTables } from '@railwright/engine';
import { desire, progress } from '../trains/shopping.ts';
import { wantsRail, wantsStation } from './building.ts';
import { holds } from './conditions.ts';
import type { CompiledRule, StrategyPlan } from './strategy-plan.ts';

export function chooseTurn(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  const t = game.tables;
  const kinds = t.kinds;
  const last = legal[count - 1] as number;
  if (last === 2 * kinds + 2 && read.inHand(t, s, seat, t.waste) >= own.waste.pass) return last;
  const play = bestPlay(game, own, s, seat, legal, count);
  if (play >= 0) return play;
  const kind = bestPurchase(game, own, s, seat, legal, count);
  if (kind >= 0) return kinds + kind;
  // A banked rail stands before the end of the turn, and after it may stand returning Waste.
  const banked = legal[last === 2 * kinds + 2 ? count - 3 : count - 2];
  return banked === 2 * kinds && wantsRail(game, own, s, seat, false) ? banked : 2 * kinds + 1;
}

function bestPlay(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  const { playOrder } = own.plan;
  const kinds = game.tables.kinds;
  let plays = 0;
  while (plays < count && (legal[plays] as number) < kinds) plays++;
  // The first in order is nearly always worth playing, so only then is it asked whether it is.
  let above = Infinity;
  let after = -1;
  for (;;) {
    let at = -1;
    let most = 0;
    for (let i = 0; i < plays; i++) {
      const order = playOrder[legal[i] as number] as number;
      if (order > most && (order < above || (order === above && i > after))) {
        most = order;
        at = i;
      }
    }
    if (at < 0) return -1;
    const kind = legal[at] as number;
    if (isWorthPlaying(game, own, s, seat, kind)) return kind;
    above = most;
    after = at;
  }
}

function isWorthPlaying(game: TrainsGame, own: StrategyPlan, s: State, seat: number, kind: number): boolean {
  const t = game.tables;
  const { plan } = own;
  if ((t.value[kind] as number) > 0) return true;
  if (!wantsEffect(game, own, s, seat, kind)) return false;
  if (plan.loses[kind] === 0) return plan.cleans[kind] === 0 || read.inHand(t, s, seat, t.waste) > 0;
  return plan.gains[kind] === 1 || holdsJunk(t, own, s, seat);
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

/** Whether the hand has a card the deck is better without. */
function holdsJunk(t: TrainsTables, own: StrategyPlan, s: State, seat: number): boolean {
  const { keep } = own.plan;
  for (let kind = 0; kind < t.kinds; kind++)
    if ((keep[kind] as number) < 0 && read.inHand(t, s, seat, kind) > 0) return true;
  return false;
}

/** The kind to buy, or -1. */
function bestPurchase(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  const t = game.tables;
  if (read.coins(s) < t.cheapest) return -1;
  const accepts = acceptsWaste(game, own, s, seat);
  for (let i = 0; i < own.rules.length; i++) {
    const kind = kindOfRule(game, own, own.rules[i] as CompiledRule, s, seat, accepts);
    if (kind >= 0) return kind;
  }
  if (!own.buysMore) return -1;
  const late = progress(t, s);
  let best = -1;
  let most = 0;
  for (let i = 0; i < count; i++) {
    const kind = (legal[i] as number) - t.kinds;
    if (kind < 0) continue;
    if (kind >= t.kinds) break;
    if (own.never[kind] === 1 || (own.buysWaste[kind] === 1 && !accepts)) continue;
    const wanted = desire(t, own.plan, s, seat, kind, late);
    if (wanted > most) {
      most = wanted;
      best = kind;
    }
  }
  return best;
}

function kindOfRule(
  game: TrainsGame,
  own: StrategyPlan,
  { kinds, upTo, when }: CompiledRule,
  s: State,
  seat: number,
  accepts: boolean,
): number {
  const t = game.tables;
  const coins = read.coins(s);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    if ((t.price[kind] as number) > coins || read.pile(t, s, kind) === 0) continue;
    if (own.never[kind] === 1 || (own.buysWaste[kind] === 1 && !accepts)) continue;
    // What costs more to find out comes after what rules most out.
    return ownedOf(t, s, seat, kinds, upTo) < upTo && holds(own.conditions, game, s, seat, when) ? kind : -1;
  }
  return -1;
}

/** Cards of these kinds that the seat owns; counts no further than `enough`. */
function ownedOf(t: TrainsTables, s: State, seat: number, kinds: Int16Array, enough: number): number {
  if (enough === Infinity) return 0;
  let sum = 0;
  for (let i = 0; i < kinds.length && sum < enough; i++) sum += read.owned(t, s, seat, kinds[i] as number);
  return sum;
}
