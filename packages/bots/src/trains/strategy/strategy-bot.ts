// The bot that plays Trains by a strategy. Where the strategy says nothing, it plays like the heuristic.
import {
  randomBelow,
  trainsReader as read,
  type RngWords,
  type State,
  type TrainsGame,
  type TrainsStrategy,
  type TrainsTables,
} from '@railwright/engine';
import { createBotRng, type Bot, type BotSpec } from '../../bot.ts';
import { bestBy, chooseBid, chooseCard, choosePower, highest, likeliest, lowest } from '../cards.ts';
import { railToRemove, stationToRemove } from '../losses.ts';
import { railWorth, startWorth, stationWorth } from './building.ts';
import { chooseTurn, wantsEffect } from './turn.ts';
import { START_DOUBT } from '../plan.ts';
import { compileStrategy, type StrategyPlan } from './strategy-plan.ts';
import { bestInstead, bestShown } from '../step-worth.ts';

/** By strategy and game, since the compiled form depends on nothing else. */
const plans = new WeakMap<object, WeakMap<TrainsTables, StrategyPlan>>();

function planFor(strategy: TrainsStrategy, t: TrainsTables): StrategyPlan {
  let byGame = plans.get(strategy);
  if (!byGame) plans.set(strategy, (byGame = new WeakMap()));
  let plan = byGame.get(t);
  if (!plan) byGame.set(t, (plan = compileStrategy(strategy, t)));
  return plan;
}

/** Undefined when the spec contains no strategy for Trains. */
export function createStrategyBot(seed: number, { name, strategy }: BotSpec): Bot | undefined {
  if (!isTrainsStrategy(strategy)) return undefined;
  const rng = createBotRng(seed);
  let known: TrainsTables | undefined;
  let plan: StrategyPlan | undefined;
  const planOf = (t: TrainsTables): StrategyPlan => {
    if (t === known && plan !== undefined) return plan;
    known = t;
    return (plan = planFor(strategy, t));
  };
  return {
    name,
    choose(game, s, legal, count) {
      if (count === 1) return legal[0] as number;
      const trains = game as TrainsGame;
      return choose(trains, planOf(trains.tables), s, game.seatToAct(s), legal, count, rng);
    },
    chooseUnlisted(game, s) {
      const trains = game as TrainsGame;
      return chooseUnlisted(trains, planOf(trains.tables), s, game.seatToAct(s));
    },
  };
}

function isTrainsStrategy(strategy: object | undefined): strategy is TrainsStrategy {
  return strategy !== undefined && 'game' in strategy && strategy.game === 'trains';
}

/** A turn needs no list, and yes/no questions of an effect can always be answered with 1 or 0. */
function chooseUnlisted(game: TrainsGame, own: StrategyPlan, s: State, seat: number): number {
  const t = game.tables;
  switch (read.asks(t, s)) {
    case 'turn':
      return chooseTurn(game, own, s, seat, null, 0);
    case 'effect':
      return wantsEffect(game, own, s, seat, read.asking(t, s)) ? 1 : 0;
    case 'may':
      return 1;
    default:
      return -1;
  }
}

function choose(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
  rng: RngWords,
): number {
  const t = game.tables;
  const { keep } = own.plan;
  switch (read.asks(t, s)) {
    case 'turn':
      return chooseTurn(game, own, s, seat, legal, count);
    case 'start':
      return bestBy(
        legal,
        count,
        (cell) => startWorth(t, own, s, cell) + (START_DOUBT * randomBelow(rng, 100)) / 100,
      );
    case 'rail':
      return bestBy(legal, count, (cell) => railWorth(t, own, s, seat, cell));
    case 'station':
      return bestBy(legal, count, (cell) => stationWorth(t, own, s, seat, cell));
    case 'remove-rail':
      return railToRemove(t, s, seat, legal, count, (cell) => railWorth(t, own, s, seat, cell));
    case 'remove-station':
      return stationToRemove(legal, count, (cell) => stationWorth(t, own, s, seat, cell));
    case 'effect':
      return legal[wantsEffect(game, own, s, seat, read.asking(t, s)) ? count - 1 : 0] as number;
    case 'may':
      return legal[count - 1] as number;
    case 'reaction':
      return bestShown(t, own.plan, legal, count);
    case 'instead':
      return bestInstead(t, own.plan, s, legal, count);
    case 'gain':
      return highest(keep, legal, count);
    // The last card put back is on top, so the best one goes last.
    case 'order':
      return lowest(keep, legal, count);
    case 'card':
      return chooseCard(t, own.plan, s, legal, count);
    case 'bid':
      return chooseBid(t, s, seat, legal, count);
    case 'power':
      return choosePower(t, s, seat, legal, count, rng);
    case 'name':
      return likeliest(t, s, seat, legal, count);
    default:
      return legal[randomBelow(rng, count)] as number;
  }
}
