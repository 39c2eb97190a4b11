// Rules of thumb for Freight Train: weigh each action by what its cars are worth in trains and yard at the end of the day, then carry out
// the best plan car by car. All cards are open in this game, so nothing is off limits.
import type { FreightTrain, Game, State } from '@railwright/engine';
import type { Bot, BotFactory } from '../bot.ts';
import { FreightTrainPlans, IMPOSSIBLE } from './plans.ts';

/** If the best plan is below this, it is worth looking at five new cars first. */
const FILL_BELOW = 2.2;
/** A rearrangement is worth its chip if it allows shipping this much more. */
const TEMPO = 1.3;

export const createFreightTrainBot: BotFactory = () => {
  let plans: FreightTrainPlans | undefined;
  return {
    name: 'heuristic',
    choose(game: Game, s: State, legal: Int16Array, count: number): number {
      if (!isFreightTrain(game)) throw new Error(`This bot plays Freight Train, not ${game.name}.`);
      if (count === 1) return legal[0] as number;
      if (plans?.game !== game) plans = new FreightTrainPlans(game);
      plans.look(s);
      let best = legal[0] as number;
      let fill = -1;
      let most = -Infinity;
      for (let i = 0; i < count; i++) {
        const choice = legal[i] as number;
        if (choice >= game.codes.fill && choice < game.codes.take) fill = choice;
        const worth = worthOf(plans, s, choice);
        if (worth > most) {
          most = worth;
          best = choice;
        }
      }
      if (fill < 0) return best;
      // If the only alternative is passing, new cars must be worth having.
      return legal[0] === game.codes.pass
        ? plans.fill(s) > 0
          ? fill
          : best
        : most < FILL_BELOW
          ? fill
          : best;
    },
  } satisfies Bot;
};

/** Checked by name, so that a page playing another game need not load the rules of this one. */
function isFreightTrain(game: Game): game is FreightTrain {
  return game.name === 'freight-train';
}

function worthOf(plans: FreightTrainPlans, s: State, choice: number): number {
  const { codes, definition } = plans.game;
  const types = definition.carTypes.length;
  if (choice < codes.fill) return worthOfPlain(plans, choice);
  if (choice < codes.take) return IMPOSSIBLE;
  if (choice < codes.shipTrain) return plans.take(s, choice - codes.take);
  if (choice < codes.shipMixed) return plans.ship(s, choice - codes.shipTrain, false);
  if (choice < codes.toTrain) return plans.ship(s, choice - codes.shipMixed, true);
  if (choice < codes.toMixed) return plans.inTrain(choice - codes.toTrain);
  if (choice < codes.toYard) return plans.inMixed(choice - codes.toMixed);
  const base = choice < codes.place ? codes.toYard : codes.place;
  const siding = Math.trunc((choice - base) / types);
  const type = (choice - base) % types;
  // Cars pushed in first end up behind; cars placed first are in front. Shorter sidings first, to keep two fronts.
  const crowd = 0.001 * plans.carsIn(s, siding);
  return base === codes.toYard
    ? plans.inYard(type) - 0.01 * plans.inTrain(type) - crowd
    : plans.inTrain(type) - crowd;
}

function worthOfPlain(plans: FreightTrainPlans, choice: number): number {
  switch (choice) {
    case plans.game.codes.call:
      return plans.call();
    case plans.game.codes.rearrange:
      return plans.sortedShipment() - TEMPO - plans.rearrangeCost;
    default:
      // Done, keep, pass: the baseline for every alternative.
      return 0;
  }
}
