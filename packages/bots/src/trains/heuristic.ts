// A bot for Trains that plays by rules of thumb: it draws and earns first, lays rails toward cities and remote locations, builds stations
// where they gain most, keeps its deck free of Waste, and turns to points when the end is near. It uses only its own hand and open
// information.
import {
  randomBelow,
  trainsReader as read,
  type RngWords,
  type State,
  type TrainsGame,
  type TrainsTables,
} from '@railwright/engine';
import { createBotRng, type Bot, type BotFactory } from '../bot.ts';
import { bestBy, chooseBid, chooseCard, choosePower, highest, likeliest, lowest } from './cards.ts';
import type { Manner } from './manner.ts';
import { railToRemove, stationToRemove } from './losses.ts';
import { railWorth, stationWorth } from './map-sense.ts';
import { makePlan, START_DOUBT, type Plan } from './plan.ts';
import { desire } from './shopping.ts';
import { chooseTurn } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { bestInstead, bestShown } from './step-worth.ts';

/** The heuristic bot of Trains, without a strategy file. */
export const createTrainsBot: BotFactory = createTrainsBotWith({
  name: 'heuristic',
  makePlan: (t) => makePlan(t, WEIGHTS),
  desire,
  wantsRail: () => true,
});

/** Bots with the given manner. */
export function createTrainsBotWith<P extends Plan>(manner: Manner<P>): BotFactory {
  // One plan per compiled game, since it depends on nothing else.
  const plans = new WeakMap<TrainsTables, P>();
  const planFor = (t: TrainsTables): P => {
    let plan = plans.get(t);
    if (!plan) plans.set(t, (plan = manner.makePlan(t)));
    return plan;
  };
  return (seed) => makeBot(seed, manner, planFor);
}

function makeBot<P extends Plan>(seed: number, manner: Manner<P>, planFor: (t: TrainsTables) => P): Bot {
  const rng = createBotRng(seed);
  let known: TrainsTables | undefined;
  let plan: P | undefined;
  const planOf = (t: TrainsTables): P => {
    if (t === known && plan !== undefined) return plan;
    known = t;
    return (plan = planFor(t));
  };
  return {
    name: manner.name,
    choose(game, s, legal, count) {
      if (count === 1) return legal[0] as number;
      const { tables: t } = game as TrainsGame;
      return choose(t, manner, planOf(t), s, game.seatToAct(s), legal, count, rng);
    },
    chooseUnlisted(game, s) {
      const { tables: t } = game as TrainsGame;
      return chooseUnlisted(t, manner, planOf(t), s, game.seatToAct(s));
    },
  };
}

/** A turn needs no list, and yes/no questions of an effect can always be answered with 1 or 0. */
function chooseUnlisted<P extends Plan>(
  t: TrainsTables,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
): number {
  switch (read.asks(t, s)) {
    case 'turn':
      return chooseTurn(t, manner, plan, s, seat, null, 0);
    case 'effect':
      return wantsEffect(t, manner, plan, s, seat) ? 1 : 0;
    case 'may':
      return 1;
    default:
      return -1;
  }
}

function choose<P extends Plan>(
  t: TrainsTables,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
  rng: RngWords,
): number {
  switch (read.asks(t, s)) {
    case 'turn':
      return chooseTurn(t, manner, plan, s, seat, legal, count);
    case 'effect':
      return legal[wantsEffect(t, manner, plan, s, seat) ? count - 1 : 0] as number;
    case 'rail':
      return bestRail(t, plan, s, seat, legal, count);
    case 'station':
      return bestStation(t, plan, s, seat, legal, count);
    case 'remove-rail':
      return railLost(t, plan, s, seat, legal, count);
    case 'remove-station':
      return stationLost(t, plan, s, seat, legal, count);
    case 'card':
      return chooseCard(t, plan, s, legal, count);
    case 'may':
      return legal[count - 1] as number;
    case 'reaction':
      return bestShown(t, plan, legal, count);
    case 'instead':
      return bestInstead(t, plan, s, legal, count);
    case 'gain':
      return highest(plan.keep, legal, count);
    // The last card put back is on top, so the best one goes last.
    case 'order':
      return lowest(plan.keep, legal, count);
    case 'name':
      return likeliest(t, s, seat, legal, count);
    case 'start':
      return bestStart(t, plan, s, legal, count, rng);
    case 'bid':
      return chooseBid(t, s, seat, legal, count);
    case 'power':
      return choosePower(t, s, seat, legal, count, rng);
    default:
      return legal[randomBelow(rng, count)] as number;
  }
}

// Variables captured by a closure are allocated at each call of the function around it, so those with closures are functions of their own. Rails are
// chosen so often that they have a loop without one.
function bestRail(
  t: TrainsTables,
  plan: Plan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  let best = legal[0] as number;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = railWorth(t, plan, s, seat, legal[i] as number);
    if (worth <= most) continue;
    most = worth;
    best = legal[i] as number;
  }
  return best;
}

function bestStation(
  t: TrainsTables,
  plan: Plan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  return bestBy(legal, count, (cell) => stationWorth(t, plan, s, seat, cell));
}

function railLost(
  t: TrainsTables,
  plan: Plan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  return railToRemove(t, s, seat, legal, count, (cell) => railWorth(t, plan, s, seat, cell));
}

function stationLost(
  t: TrainsTables,
  plan: Plan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  return stationToRemove(legal, count, (cell) => stationWorth(t, plan, s, seat, cell));
}

function bestStart(
  t: TrainsTables,
  plan: Plan,
  s: State,
  legal: Int16Array,
  count: number,
  rng: RngWords,
): number {
  let best = legal[0] as number;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = startWorth(t, plan, s, legal[i] as number) + (START_DOUBT * randomBelow(rng, 100)) / 100;
    if (worth <= most) continue;
    most = worth;
    best = legal[i] as number;
  }
  return best;
}

function startWorth(t: TrainsTables, plan: Plan, s: State, cell: number): number {
  let worth = plan.start[cell] as number;
  for (let i = t.neighborStart[cell] as number; i < (t.neighborStart[cell + 1] as number); i++) {
    if (read.rails(t, s, t.neighbors[i] as number) !== 0) worth -= 3;
  }
  return worth;
}

/** Effects are worth applying, except for an unwanted rail or a station that helps others. */
function wantsEffect<P extends Plan>(
  t: TrainsTables,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
): boolean {
  const kind = read.asking(t, s);
  if (plan.isStation[kind] === 1) return wantsStation(t, plan, s, seat);
  // With a card that waives surcharges, the price of a rail is unknown.
  const isPriced = plan.isRail[kind] === 1 && t.lastingWaiver[kind] === 0;
  return !isPriced || manner.wantsRail(t, plan, s, seat);
}

function wantsStation(t: TrainsTables, plan: Plan, s: State, seat: number): boolean {
  for (let i = 0; i < t.cities.length; i++) {
    const cell = t.cities[i] as number;
    const fits = read.stations(t, s, cell) < (t.city[cell] as number);
    if (fits && stationWorth(t, plan, s, seat, cell) > 0) return true;
  }
  return false;
}
