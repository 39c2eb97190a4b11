// One search: information-set Monte Carlo tree search for any game behind the Game interface. Each iteration redeals the cards that the
// searching seat cannot see, descends the tree over the choices that are legal in that deal, adds one node, plays the game out by a
// policy and updates every node on the way with the result.
import { copyInto, type Game, type RngWords, type State } from '@railwright/engine';
import { nextChoice, type Bot, type Weighed } from '../bot.ts';
import { chancesToBeBest } from './best-of.ts';
import { Rewards } from './reward.ts';
import { keyOf, NONE, ROOT, SearchTree, seatOfKey, Siblings } from './tree.ts';

export interface SearchOptions {
  /** Attraction to choices that little is known about, in shares of a win. */
  readonly exploration: number;
  /** How much less than the policy's choice any other is guessed to be worth, in shares of a win. */
  readonly trust: number;
  /** How many tries weigh as much as the initial guess. */
  readonly doubt: number;
  /** The margin's share of the reward; the rest is the win. */
  readonly marginShare: number;
  /** A playout is judged by its scores after this many choices: rules may never end a game. */
  readonly playoutChoices: number;
  /** And after this many turns of all seats together, counted from the position asked about; Infinity plays on to the end. */
  readonly playoutTurns: number;
}

/** Choices deeper in the tree than this are left to the playout. */
const DEPTH_LIMIT = 512;

export class Search {
  readonly game: Game;
  readonly tree: SearchTree;
  /** Iterations since the search was made. */
  iterations = 0;
  /** The node of the position asked about. */
  root = ROOT;
  readonly #options: SearchOptions;
  readonly #policy: Bot;
  readonly #rng: RngWords;
  readonly #s: State;
  readonly #legal: Int16Array;
  readonly #path = new Int32Array(DEPTH_LIMIT + 1);
  readonly #rewards: Rewards;
  readonly #siblings: Siblings;

  /** `capacity`: the most nodes; once they are used up, iterations continue without adding any. */
  constructor(game: Game, policy: Bot, rng: RngWords, capacity: number, options: SearchOptions) {
    this.game = game;
    this.tree = new SearchTree(capacity);
    this.#siblings = new Siblings(this.tree);
    this.#options = options;
    this.#policy = policy;
    this.#rng = rng;
    this.#s = game.createState();
    this.#legal = new Int16Array(game.maxChoices);
    this.#rewards = new Rewards(game.seats, options.marginShare);
  }

  /** `choose` is always called, never skipped: what is imagined must be asked. */
  obvious(): number {
    return -1;
  }

  clear(): void {
    this.tree.clear();
    this.#rewards.clear();
    this.root = ROOT;
  }

  /** Iterations behind the statistics of the root, including those of earlier searches. */
  get rootVisits(): number {
    return this.tree.visits[this.root] as number;
  }

  /** One iteration for `seat`, which must be the one to choose in `from`. */
  iterate(from: State, seat: number): void {
    const s = this.#s;
    const { game } = this;
    copyInto(from, s);
    game.resample(s, seat, this.#rng);
    const lastTurn = game.turn(s) + this.#options.playoutTurns;
    const depth = this.#descend(s);
    this.#playOut(s, lastTurn);
    this.#rewards.judge(game, s);
    this.#learn(depth);
    this.iterations++;
  }

  /**
   * The choice of `s` considered best, and its lead over any other in tries. `seat` must be the one to choose in `s`, the position at the
   * root.
   */
  best(
    s: State,
    seat: number,
    legal: Int16Array,
    count: number,
  ): { readonly choice: number; readonly lead: number } {
    const believed = this.#policy.choose(this.game, s, legal, count);
    this.#siblings.look(this.root, seat);
    let choice = legal[0] as number;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const other = legal[i] as number;
      const worth = this.#worth(this.#siblings.at(other), other === believed);
      if (worth <= most) continue;
      most = worth;
      choice = other;
    }
    let second = 0;
    for (let i = 0; i < count; i++)
      if (legal[i] !== choice) second = Math.max(second, this.#siblings.triesOf(legal[i] as number));
    return { choice, lead: this.#siblings.triesOf(choice) - second };
  }

  /** What it thinks of each choice of `s`, the position at the root, after its tries. */
  weigh(s: State, seat: number, legal: Int16Array, count: number): Weighed[] {
    const believed = this.#policy.choose(this.game, s, legal, count);
    this.#siblings.look(this.root, seat);
    const { doubt } = this.#options;
    const { visits, total, squares, won } = this.tree;
    const nodes = Array.from(legal.subarray(0, count), (choice) => this.#siblings.at(choice));
    const sum = (of: ArrayLike<number>): number =>
      nodes.reduce((all, node) => all + (node === NONE ? 0 : (of[node] as number)), 0);
    const tries = Math.max(1, sum(visits));
    const spread = Math.sqrt(Math.max(0, sum(squares) / tries - (sum(total) / tries) ** 2));
    const guesses = nodes.map((node, i) => ({
      mean: this.#worth(node, legal[i] === believed),
      error: spread / Math.sqrt((node === NONE ? 0 : (visits[node] as number)) + doubt),
    }));
    const chances = chancesToBeBest(guesses, this.#rng);
    return nodes.map((node, i) => ({
      choice: legal[i] as number,
      chance: chances[i] as number,
      tries: node === NONE ? 0 : (visits[node] as number),
      won: node === NONE ? 0 : (won[node] as number),
    }));
  }

  /** Descends from the root to a new node, or to the end of the game; returns the length of the path. */
  #descend(s: State): number {
    const { game, tree } = this;
    const path = this.#path;
    const legal = this.#legal;
    let node = this.root;
    let depth = 0;
    path[0] = node;
    while (depth < DEPTH_LIMIT) {
      const seat = game.seatToAct(s);
      if (seat < 0) return depth;
      const count = game.legalChoices(s, legal);
      const choice = count === 1 ? (legal[0] as number) : this.#select(s, node, seat, count);
      const key = keyOf(seat, choice);
      let child = tree.find(node, key);
      const isNew = child === NONE;
      if (isNew) {
        if (!tree.hasRoom) return depth;
        child = tree.add(node, key);
      }
      game.applyChoice(s, choice);
      node = child;
      path[++depth] = node;
      if (isNew && count > 1) return depth;
    }
    return depth;
  }

  /** The choice that could be best, given what is known about it and how little that is. */
  #select(s: State, node: number, seat: number, count: number): number {
    const siblings = this.#siblings;
    const { doubt, exploration } = this.#options;
    const legal = this.#legal;
    const believed = this.#policy.choose(this.game, s, legal, count);
    siblings.look(node, seat);
    const unsure = exploration * Math.sqrt(doubt * Math.log(siblings.tries + 2));
    let best = legal[0] as number;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const choice = legal[i] as number;
      const tries = siblings.triesOf(choice);
      const worth = this.#worth(siblings.at(choice), choice === believed) + unsure / Math.sqrt(tries + doubt);
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return best;
  }

  /**
   * The estimated value of a choice: the mean of its tries and the initial guess, which weighs as much as many tries, since the reward of
   * one playout says next to nothing.
   */
  #worth(child: number, isBelieved: boolean): number {
    const { doubt, trust } = this.#options;
    const { mean } = this.#siblings;
    const guess = isBelieved ? mean : mean - trust;
    if (child === NONE) return guess;
    const { visits, total } = this.tree;
    return ((total[child] as number) + doubt * guess) / ((visits[child] as number) + doubt);
  }

  #playOut(s: State, lastTurn: number): void {
    const { game } = this;
    const legal = this.#legal;
    const policy = this.#policy;
    for (let made = this.#options.playoutChoices; made > 0; made--) {
      if (game.seatToAct(s) < 0 || game.turn(s) > lastTurn) return;
      game.applyChoice(s, nextChoice(policy, game, s, legal));
    }
  }

  #learn(depth: number): void {
    const { of: rewards, won } = this.#rewards;
    for (let i = 0; i <= depth; i++) {
      const node = this.#path[i] as number;
      const seat = seatOfKey(this.tree.key[node] as number);
      this.tree.count(node, rewards[seat] as number, won[seat] as number);
    }
  }
}
