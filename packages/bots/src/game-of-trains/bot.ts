// Rules of thumb for Game of Trains: do what brings the own train closest to order, on average over the cards that may come; hold up the
// others with removals when that costs them more. Looks one action ahead and sees only what its seat sees.
import {
  randomBelow,
  trainPosition,
  type AbilityStep,
  type Game,
  type GameOfTrains,
  type State,
} from '@railwright/engine';
import { createBotRng, type Bot, type BotFactory } from '../bot.ts';
import { TrainDistance, TrainOutlook } from './train-distance.ts';

/** Cards tried for a draw; more would only be slower. */
const SAMPLES = 14;
/** The weight of an opponent's loss relative to one's own. */
const SPITE = 0.4;
/** The value of protecting the most valuable spot, as a share of what its loss would cost. */
const PROTECTION = 0.15;
const WON = -100;

export const createGameOfTrainsBot: BotFactory = (seed) => {
  const rng = createBotRng(seed);
  let player: Player | undefined;
  const bot: Bot = {
    name: 'heuristic',
    choose(game: Game, s: State, legal: Int16Array, count: number): number {
      if (!isGameOfTrains(game)) throw new Error(`This bot plays Game of Trains, not ${game.name}.`);
      if (count === 1) return legal[0] as number;
      if (player?.game !== game) player = new Player(game);
      player.look(s, randomBelow(rng, 65536));
      let best = legal[0] as number;
      let least = Infinity;
      for (let i = 0; i < count; i++) {
        const choice = legal[i] as number;
        const cost = player.costOf(s, choice);
        if (cost < least) {
          least = cost;
          best = choice;
        }
      }
      return best;
    },
  };
  return bot;
};

/** Checked by name, so that a page playing another game need not load the rules of this one. */
function isGameOfTrains(game: Game): game is GameOfTrains {
  return game.name === 'game-of-trains';
}

class Player {
  readonly game: GameOfTrains;
  readonly #distance: TrainDistance;
  readonly #outlooks: readonly TrainOutlook[];
  readonly #trial: Int16Array;
  #seat = 0;
  #trains: Int16Array[] = [];
  #now: number[] = [];
  #samples: number[] = [];

  constructor(game: GameOfTrains) {
    this.game = game;
    this.#distance = new TrainDistance(game);
    this.#outlooks = Array.from(
      { length: game.seats },
      () => new TrainOutlook(this.#distance, game.trainLength),
    );
    this.#trial = new Int16Array(game.trainLength);
    this.#trains = Array.from({ length: game.seats }, () => new Int16Array(game.trainLength));
  }

  look(s: State, chance: number): void {
    const { game } = this;
    this.#seat = game.seatToAct(s);
    const unseen = this.#distance.look(game, s);
    this.#samples = [];
    const many = Math.min(SAMPLES, unseen.length);
    for (let i = 0; i < many; i++)
      this.#samples.push(unseen[(chance + Math.floor((i * unseen.length) / many)) % unseen.length] as number);
    this.#trains.forEach((train, seat) => {
      for (let i = 0; i < train.length; i++) train[i] = this.#distance.rank(game.cardAt(s, seat, i));
    });
    this.#now = this.#trains.map((train, seat) => this.#outlook(seat).prepare(train));
  }

  /** Work left after the choice, in cards; less is better. */
  costOf(s: State, choice: number): number {
    const { game } = this;
    switch (game.phase(s)) {
      case 'turn':
        return choice === 0 ? this.#costOfDraw() : this.#costOfAbility(s, choice - 1);
      case 'keep':
        return this.#costOfBestPlace(this.#distance.rank(game.keptCard(s, choice)));
      case 'exchange':
      case 'place':
        return this.#costOfPlace(choice, this.#distance.rank(game.drawnCard(s)));
      case 'swap':
        return this.#costOfSwap(choice, choice + game.stepValue(s));
      case 'shift':
        return this.#costOfShift(choice, choice + game.stepValue(s));
      default:
        return -this.#lossAt(this.#seat, choice);
    }
  }

  #outlook(seat: number): TrainOutlook {
    return this.#outlooks[seat] as TrainOutlook;
  }

  /** A copy of the own train to change. */
  #copy(): Int16Array {
    this.#trial.set(this.#trains[this.#seat] as Int16Array);
    return this.#trial;
  }

  #costOfPlace(position: number, card: number): number {
    return this.#outlook(this.#seat).withCard(position, card);
  }

  #costOfBestPlace(card: number): number {
    let least = Infinity;
    for (let i = 0; i < this.game.trainLength; i++) least = Math.min(least, this.#costOfPlace(i, card));
    return least;
  }

  #costOfDraw(): number {
    const now = this.#now[this.#seat] as number;
    if (this.#samples.length === 0) return now;
    let sum = 0;
    for (const card of this.#samples) sum += this.#costOfBestPlace(card);
    return sum / this.#samples.length;
  }

  #costOfSwap(left: number, right: number): number {
    const train = this.#copy();
    const card = train[left] as number;
    train[left] = train[right] as number;
    train[right] = card;
    return this.#distance.of(train) || WON;
  }

  #costOfShift(from: number, to: number): number {
    const train = this.#copy();
    const card = train[from] as number;
    if (from < to) train.copyWithin(from, from + 1, to + 1);
    else train.copyWithin(to + 1, to, from);
    train[to] = card;
    return this.#distance.of(train) || WON;
  }

  /** A seat's loss if an unknown card replaces the one at a position; negative if it is better off. */
  #lossAt(seat: number, position: number): number {
    if (this.#samples.length === 0) return 0;
    const outlook = this.#outlook(seat);
    let sum = 0;
    for (const card of this.#samples) sum += outlook.withCard(position, card);
    return sum / this.#samples.length - (this.#now[seat] as number);
  }

  /** Judged by its first step; the others are ignored. */
  #costOfAbility(s: State, ability: number): number {
    const step = this.game.abilities[ability]?.steps[0] as AbilityStep;
    const length = this.game.trainLength;
    const now = this.#now[this.#seat] as number;
    let least = Infinity;
    if ('swap' in step) {
      const { distance } = step.swap;
      for (let i = 0; i + distance < length; i++) least = Math.min(least, this.#costOfSwap(i, i + distance));
      return least;
    }
    if ('shift' in step) {
      const { by } = step.shift;
      for (let i = Math.max(0, -by); i < Math.min(length, length - by); i++)
        least = Math.min(least, this.#costOfShift(i, i + by));
      return least;
    }
    if ('remove' in step) return this.#costOfRemoval(s, trainPosition(step.remove.at, length));
    let worth = 0;
    for (const spot of step.protect.positions) {
      const position = trainPosition(spot, length);
      if (this.game.lockAt(s, this.#seat, position) === 0)
        worth = Math.max(worth, this.#lossAt(this.#seat, position));
    }
    return now - PROTECTION * worth;
  }

  #costOfRemoval(s: State, position: number): number {
    let cost = this.#now[this.#seat] as number;
    for (let seat = 0; seat < this.game.seats; seat++) {
      if (this.game.lockAt(s, seat, position) > 0 || this.game.cardAt(s, seat, position) === 0) continue;
      const loss = this.#lossAt(seat, position);
      cost += seat === this.#seat ? loss : (-SPITE * loss) / (this.game.seats - 1);
    }
    return cost;
  }
}
