// A bot for Trains that plays for cards: it buys several of the cards that keep earning, expensive points as soon as its deck earns well,
// all points when the end is near, and lays a rail only where it is worth its price. It is much stronger than the heuristic, but says
// little about a map. Otherwise it plays like the heuristic.
import { trainsReader as read, type State, type TrainsTables } from '@railwright/engine';
import { earningsOf } from './earnings.ts';
import { createTrainsBotWith } from './heuristic.ts';
import { railWorth } from './map-sense.ts';
import { makePlan, wishedOf, type Plan } from './plan.ts';
import { desire } from './shopping.ts';
import { WEIGHTS } from './weights.ts';

/** Coins per play that make a card an earner, and copies wanted of one with an effect. */
const EARNER = 2;
const COPIES = 6;
/** Earners in the deck at which expensive points are bought at once, and how much those are wanted then. */
const ENGINE = 4;
const DEAR = 4;
const BUILDING = 10;
/** Share of the game after which points come first, and after which nothing else is bought. */
const POINTS_FROM = 0.45;
const POINTS_ONLY = 0.85;
/** More than anything else can be wanted. */
const FIRST = 100;
/** Points a rail must be worth to be laid. */
const LEAST_RAIL = 1.5;

interface InvestorPlan extends Plan {
  /** The kinds that earn enough to drive a deck. */
  readonly earners: Int16Array;
  /** 1 for earners that do more than give coins: several are bought. */
  readonly isInvestment: Uint8Array;
  /** Room for the cells of legal rails. */
  readonly cells: Int16Array;
}

export const createInvestorBot = createTrainsBotWith<InvestorPlan>({
  name: 'investor',
  makePlan: makeInvestorPlan,
  desire: desireOfInvestor,
  wantsRail: hasGoodRail,
});

function makeInvestorPlan(t: TrainsTables): InvestorPlan {
  const { cards } = t.definition;
  const plan = makePlan(t, { ...WEIGHTS, coin: 1.5, wasteToPass: 4 });
  const earns = Float64Array.from(cards, (card, kind) => earningsOf(card, plan.loses[kind] === 1));
  const { isRail, isStation, cleans, effectless, weights } = plan;
  const isInvestment = Uint8Array.from(cards, (_card, kind) => {
    const isOther = isRail[kind] === 1 || isStation[kind] === 1 || cleans[kind] === 1;
    return !isOther && effectless[kind] === 0 && (earns[kind] as number) >= EARNER ? 1 : 0;
  });
  const wish = plan.wish.map((most, kind) =>
    isInvestment[kind] === 1 ? Math.max(most, weights.train * (earns[kind] as number)) : most,
  );
  return {
    ...plan,
    earners: Int16Array.from(cards.keys()).filter((kind) => (earns[kind] as number) >= EARNER),
    isInvestment,
    ...wishedOf(t, wish),
    cells: new Int16Array(t.cells),
  };
}

function desireOfInvestor(
  t: TrainsTables,
  plan: InvestorPlan,
  s: State,
  seat: number,
  kind: number,
  late: number,
): number {
  const points = t.points[kind] as number;
  if (points > 0) {
    if (late > POINTS_FROM) return FIRST + points;
    return points >= DEAR && earnersOwned(t, plan, s, seat) >= ENGINE ? BUILDING : -1;
  }
  const wish = plan.wish[kind] as number;
  // Of little use now, but a player that buys nothing may play forever.
  if (late > POINTS_ONLY) return plan.effectless[kind] === 1 && wish > 0 ? 0.5 : -1;
  if (plan.isInvestment[kind] === 1 && read.owned(t, s, seat, kind) < COPIES) return wish;
  return desire(t, plan, s, seat, kind, late);
}

function earnersOwned(t: TrainsTables, plan: InvestorPlan, s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < plan.earners.length; i++) sum += read.owned(t, s, seat, plan.earners[i] as number);
  return sum;
}

function hasGoodRail(t: TrainsTables, plan: InvestorPlan, s: State, seat: number): boolean {
  const count = read.railCells(t, s, seat, plan.cells);
  for (let i = 0; i < count; i++)
    if (railWorth(t, plan, s, seat, plan.cells[i] as number) >= LEAST_RAIL) return true;
  return false;
}
