// What each choice of a decision gains the asked seat, and which bots would make it: what sets players apart whose judgement of the game
// is the same. A choice often only begins something, such as laying a rail somewhere, so it is played on to the next main decision.
import {
  cloneState,
  copyInto,
  likingOf,
  randomBelow,
  seedRng,
  type Game,
  type Liking,
  type RngWords,
  type State,
} from '@railwright/engine';
import type { Bot } from '../bot.ts';
import type { Thinker } from './certainty.ts';

/** The most choices that are made to finish what a choice begins. */
const MOST_STEPS = 12;

/** Gains and followed bots at one game. */
export class ChoiceGains {
  /** How many numbers a choice has: a gain for each like, then 1 or 0 for each bot. */
  readonly width: number;
  /** Of the last decision, choice by choice; entries beyond them are meaningless. */
  readonly values: Float64Array;
  readonly #game: Game;
  readonly #mind: Thinker;
  readonly #likings: readonly (Liking | undefined)[];
  readonly #bots: readonly Bot[];
  readonly #main: ReadonlySet<string>;
  readonly #dealt: State;
  readonly #after: State;
  readonly #before: Float64Array;
  readonly #legal: Int16Array;

  /** A like that the game does not have is never gained. */
  constructor(game: Game, mind: Thinker, likes: readonly string[], bots: readonly Bot[]) {
    this.#game = game;
    this.#mind = mind;
    this.#likings = likes.map((name) => likingOf(game, { [name]: 1 }));
    this.#bots = bots;
    this.width = likes.length + bots.length;
    this.values = new Float64Array(this.width * game.maxChoices);
    this.#before = new Float64Array(likes.length);
    this.#legal = new Int16Array(game.maxChoices);
    this.#main = mainDecisions(game);
    this.#dealt = game.createState();
    game.start(this.#dealt, 0);
    this.#after = cloneState(this.#dealt);
  }

  /** Fills `values`. What the asked seat cannot see is dealt again from `rng`; `s` stays as it is. The player thinks meanwhile. */
  measure(s: State, legal: Int16Array, count: number, rng: RngWords): void {
    const { width, values } = this;
    const likes = this.#likings.length;
    if (likes > 0) this.#tryAll(s, legal, count, rng);
    for (const [k, bot] of this.#bots.entries()) {
      const chosen = bot.choose(this.#game, s, legal, count);
      for (let i = 0; i < count; i++) values[i * width + likes + k] = legal[i] === chosen ? 1 : 0;
    }
  }

  #tryAll(s: State, legal: Int16Array, count: number, rng: RngWords): void {
    const [dealt, after] = [this.#dealt, this.#after];
    const seat = this.#game.seatToAct(s);
    copyInto(s, dealt);
    this.#game.resample(dealt, seat, rng);
    for (const [k, liking] of this.#likings.entries()) this.#before[k] = liking?.(dealt, seat) ?? 0;
    for (let i = 0; i < count; i++) {
      copyInto(dealt, after);
      this.#game.applyChoice(after, legal[i] as number);
      this.#finish(after, seat);
      for (const [k, liking] of this.#likings.entries())
        this.values[i * this.width + k] = (liking?.(after, seat) ?? 0) - (this.#before[k] as number);
    }
  }

  /** Plays on as the player would, until something else is asked. */
  #finish(s: State, seat: number): void {
    const [game, mind, legal] = [this.#game, this.#mind, this.#legal];
    for (let step = 0; step < MOST_STEPS && game.seatToAct(s) === seat; step++) {
      if (this.#main.has(game.decision(s)?.type ?? '')) return;
      const count = game.legalChoices(s, legal);
      const sure = count === 1 ? (legal[0] as number) : mind.obvious(s, legal, count);
      game.applyChoice(s, sure >= 0 ? sure : (legal[mind.think(s, legal, count, 1)] as number));
    }
  }
}

/** Games of random play, and the most choices of one, from which the main decisions are known. */
const GAMES = 4;
const MOST_CHOICES = 400;
const STREAM = 0x6a15;

/** The types of decision with which turns begin: what is asked in between belongs to what was chosen there. */
function mainDecisions(game: Game): ReadonlySet<string> {
  const found = new Set<string>();
  const rng = new Uint32Array(4);
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  for (let seed = 0; seed < GAMES; seed++) {
    seedRng(rng, seed, STREAM);
    game.start(s, seed);
    let turn = -1;
    for (let made = 0; made < MOST_CHOICES && game.seatToAct(s) >= 0; made++) {
      if (game.turn(s) !== turn) found.add(game.decision(s)?.type ?? '');
      turn = game.turn(s);
      game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))] as number);
    }
  }
  return found;
}
