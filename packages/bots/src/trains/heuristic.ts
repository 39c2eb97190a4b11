// A bot for Trains that plays by rules of thumb: it draws and earns first, lays rails toward cities and remote locations,
// builds stations where it gains most, keeps its deck clean of Waste, and turns to points when the end is near.
// It uses its own hand and what lies open, and nothing else.
import {
  randomBelow,
  trainsReader as read,
  type Game,
  type RngWords,
  type State,
  type TrainsGame,
  type TrainsTables,
} from '@railwright/engine';
import { createBotRng, type Bot, type BotFactory } from '../bot.ts';
import { railWorth, stationWorth } from './map-sense.ts';
import { makePlan, type Plan } from './plan.ts';
import { desire, progress } from './shopping.ts';
import { WEIGHTS } from './weights.ts';

/** What bots that play by rules of thumb differ in. */
export interface Manner<P extends Plan = Plan> {
  readonly name: string;
  readonly makePlan: (t: TrainsTables) => P;
  /** How much one more card of the kind is wanted; `late` as `progress` says. */
  readonly desire: (t: TrainsTables, plan: P, s: State, seat: number, kind: number, late: number) => number;
  /** Whether to lay one of the rails that can be laid. */
  readonly wantsRail: (t: TrainsTables, plan: P, s: State, seat: number) => boolean;
}

export const createTrainsBot: BotFactory = createTrainsBotWith({
  name: 'heuristic',
  makePlan: (t) => makePlan(t, WEIGHTS),
  desire,
  wantsRail: () => true,
});

/** Bots of one manner. */
export function createTrainsBotWith<P extends Plan>(manner: Manner<P>): BotFactory {
  // One plan for each compiled game, as it depends on nothing else.
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
  return {
    name: manner.name,
    choose(game: Game, s, legal, count) {
      if (count === 1) return legal[0] as number;
      const trains = game as TrainsGame;
      if (trains.tables !== known || plan === undefined) {
        known = trains.tables;
        plan = planFor(known);
      }
      return choose(trains, manner, plan, s, trains.seatToAct(s), legal, count, rng);
    },
  };
}

function choose<P extends Plan>(
  game: TrainsGame,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
  rng: RngWords,
): number {
  const t = game.tables;
  switch (read.asks(t, s)) {
    case 'turn':
      return chooseTurn(game, manner, plan, s, seat, legal, count);
    case 'effect':
      return chooseEffect(game, manner, plan, s, seat, legal, count);
    case 'rail':
      return chooseRail(t, plan, s, seat, legal, count);
    case 'station':
      return chooseStation(t, s, seat, legal, count);
    case 'card':
      return chooseCard(game, plan, s, legal, count);
    case 'may':
      return legal[count - 1] as number;
    case 'reaction':
      return legal[0] as number;
    case 'gain':
      return highest(plan.keep, legal, count);
    // The last card put back lies on top, so the best one goes last.
    case 'order':
      return lowest(plan.keep, legal, count);
    case 'name':
      return bestOf(legal, count, (kind) => stillInDeck(game, s, seat, kind));
    case 'start':
      return bestOf(legal, count, (cell) => startWorth(game, plan, s, cell) + randomBelow(rng, 100) / 100);
    default:
      return legal[randomBelow(rng, count)] as number;
  }
}

function bestOf(legal: Int16Array, count: number, worth: (choice: number) => number): number {
  let best = legal[0] as number;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const value = worth(legal[i] as number);
    if (value > most) {
      most = value;
      best = legal[i] as number;
    }
  }
  return best;
}

function highest(values: Float64Array, legal: Int16Array, count: number): number {
  let best = legal[0] as number;
  for (let i = 1; i < count; i++)
    if ((values[legal[i] as number] as number) > (values[best] as number)) best = legal[i] as number;
  return best;
}

function lowest(values: Float64Array, legal: Int16Array, count: number): number {
  let best = legal[0] as number;
  for (let i = 1; i < count; i++)
    if ((values[legal[i] as number] as number) < (values[best] as number)) best = legal[i] as number;
  return best;
}

function startWorth(game: TrainsGame, plan: Plan, s: State, cell: number): number {
  const t = game.tables;
  let worth = plan.potential[cell] as number;
  for (let i = t.neighborStart[cell] as number; i < (t.neighborStart[cell + 1] as number); i++) {
    const next = t.neighbors[i] as number;
    worth += 0.4 * (plan.potential[next] as number);
    if (read.rails(t, s, next) !== 0) worth -= 3;
  }
  return worth;
}

function chooseRail(
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

function chooseStation(t: TrainsTables, s: State, seat: number, legal: Int16Array, count: number): number {
  let best = legal[0] as number;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = stationWorth(t, s, seat, legal[i] as number);
    if (worth <= most) continue;
    most = worth;
    best = legal[i] as number;
  }
  return best;
}

/** A turn: give Waste back, or play in order of use, then buy what is wanted most, then end. */
function chooseTurn<P extends Plan>(
  game: TrainsGame,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  const t = game.tables;
  const kinds = t.kinds;
  if (!read.acted(s) && read.inHand(t, s, seat, t.waste) >= plan.weights.wasteToPass) {
    const last = legal[count - 1] as number;
    if (last === 2 * kinds + 2) return last;
  }
  const end = 2 * kinds + 1;
  let best = end;
  let most = 0;
  let i = 0;
  for (; i < count && (legal[i] as number) < kinds; i++) {
    const kind = legal[i] as number;
    const order = plan.playOrder[kind] as number;
    if (order > most && worthPlaying(game, plan, s, seat, kind)) {
      most = order;
      best = kind;
    }
  }
  if (best !== end) return best;
  if (i < count && (legal[i] as number) < 2 * kinds) {
    const late = progress(t, s);
    for (; i < count && (legal[i] as number) < 2 * kinds; i++) {
      const kind = (legal[i] as number) - kinds;
      if ((plan.wish[kind] as number) <= most) continue;
      const wanted = manner.desire(t, plan, s, seat, kind, late);
      if (wanted > most) {
        most = wanted;
        best = legal[i] as number;
      }
    }
  }
  return best === end && legal[i] === 2 * kinds ? 2 * kinds : best;
}

function worthPlaying(game: TrainsGame, plan: Plan, s: State, seat: number, kind: number): boolean {
  const t = game.tables;
  if ((t.value[kind] as number) > 0) return true;
  if (plan.cleans[kind] === 1 && plan.loses[kind] === 0) return read.inHand(t, s, seat, t.waste) > 0;
  return plan.loses[kind] === 0 || plan.gains[kind] === 1 || holdsJunk(game, plan, s, seat);
}

/** Whether the hand has a card the deck is better without. */
function holdsJunk(game: TrainsGame, plan: Plan, s: State, seat: number): boolean {
  for (let kind = 0; kind < game.tables.kinds; kind++)
    if ((plan.keep[kind] as number) < 0 && read.inHand(game.tables, s, seat, kind) > 0) return true;
  return false;
}

/** Effects are worth applying, except a rail that is not wanted and a station that helps others. */
function chooseEffect<P extends Plan>(
  game: TrainsGame,
  manner: Manner<P>,
  plan: P,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
): number {
  const t = game.tables;
  const kind = read.asking(t, s);
  const apply = legal[count - 1] as number;
  const decline = legal[0] as number;
  if (plan.isStation[kind] === 1) {
    for (let i = 0; i < t.cities.length; i++) {
      const cell = t.cities[i] as number;
      const fits = read.stations(t, s, cell) < (t.city[cell] as number);
      if (fits && stationWorth(t, s, seat, cell) > 0) return apply;
    }
    return decline;
  }
  // Where a card makes surcharges go away, nothing is said about the price of a rail.
  const isPriced = plan.isRail[kind] === 1 && t.lastingWaiver[kind] === 0;
  return isPriced && !manner.wantsRail(t, plan, s, seat) ? decline : apply;
}

function chooseCard(game: TrainsGame, plan: Plan, s: State, legal: Int16Array, count: number): number {
  const t = game.tables;
  const done = (legal[count - 1] as number) === t.kinds;
  const cards = done ? count - 1 : count;
  if (plan.loses[read.asking(t, s)] === 1) {
    const worst = lowest(plan.keep, legal, cards);
    return done && (plan.keep[worst] as number) >= 0 ? t.kinds : worst;
  }
  return highest(plan.keep, legal, cards);
}

/** Cards of a kind that are neither in hand, in play nor discarded: the top of the deck is most likely one of the most. */
function stillInDeck(game: TrainsGame, s: State, seat: number, kind: number): number {
  const t = game.tables;
  const seen =
    read.inHand(t, s, seat, kind) + read.inPlay(t, s, seat, kind) + read.inDiscard(t, s, seat, kind);
  return read.owned(t, s, seat, kind) - seen;
}
