// One search: information-set Monte Carlo tree search for any game behind the Game interface. Each iteration deals anew
// what the searching seat cannot see, goes down the tree by PUCT over the choices that are legal in that deal, adds one
// node, plays the game out by a policy and tells every node on the way what came of it.
import { copyInto, type Game, type RngWords, type State } from '@railwright/engine';
import type { Bot } from '../bot.ts';
import { Rewards } from './reward.ts';
import { keyOf, NONE, ROOT, SearchTree, seatOfKey } from './tree.ts';

export interface SearchOptions {
  /** Pull toward choices tried little, in shares of a win. */
  readonly exploration: number;
  /** Share of belief that the policy's own choice is the right one; the rest is spread evenly. */
  readonly trust: number;
  /** Share of the reward that is the margin, not the win. */
  readonly marginShare: number;
  /** A playout is judged by its scores after so many choices: rules may have no end. */
  readonly playoutChoices: number;
}

/** Choices deeper in the tree than this are left to the playout. */
const DEPTH_LIMIT = 512;

export class Search {
  readonly game: Game;
  readonly tree: SearchTree;
  /** Iterations run since the search was made. */
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
  /** The child for a choice at the node looked at last; trusted only if it says itself that it is that. */
  readonly #slots = new Int32Array(1 << 16);

  /** `capacity`: nodes at most; when they are used up, iterations go on without adding any. */
  constructor(game: Game, policy: Bot, rng: RngWords, capacity: number, options: SearchOptions) {
    this.game = game;
    this.tree = new SearchTree(capacity);
    this.#options = options;
    this.#policy = policy;
    this.#rng = rng;
    this.#s = game.createState();
    this.#legal = new Int16Array(game.maxChoices);
    this.#rewards = new Rewards(game.seats, options.marginShare);
  }

  clear(): void {
    this.tree.clear();
    this.#rewards.clear();
    this.root = ROOT;
  }

  /** Iterations that the statistics of the root rest on, those of earlier searches included. */
  get rootVisits(): number {
    return this.tree.visits[this.root] as number;
  }

  /** One iteration for `seat`, which must be the one to choose in `from`. */
  iterate(from: State, seat: number): void {
    const s = this.#s;
    const { game } = this;
    copyInto(from, s);
    game.resample(s, seat, this.#rng);
    const depth = this.#descend(s);
    this.#playOut(s);
    this.#rewards.judge(game, s);
    this.#learn(depth);
    this.iterations++;
  }

  /** The choice of the root tried most, and how far it is ahead of the next in visits. */
  best(legal: Int16Array, count: number, seat: number): { readonly choice: number; readonly lead: number } {
    let choice = legal[0] as number;
    let most = -1;
    let second = 0;
    for (let i = 0; i < count; i++) {
      const node = this.tree.find(this.root, keyOf(seat, legal[i] as number));
      const visits = node === NONE ? 0 : (this.tree.visits[node] as number);
      if (visits > most) {
        second = Math.max(0, most);
        most = visits;
        choice = legal[i] as number;
      } else second = Math.max(second, visits);
    }
    return { choice, lead: most - second };
  }

  /** Goes down from the root to a node that is new, or to the end of the game; returns the length of the path. */
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
      if (count === 1) tree.available[child] = (tree.available[child] as number) + 1;
      game.applyChoice(s, choice);
      node = child;
      path[++depth] = node;
      if (isNew && count > 1) return depth;
    }
    return depth;
  }

  #select(s: State, node: number, seat: number, count: number): number {
    const { tree } = this;
    const { parent, visits, available, total, key } = tree;
    const legal = this.#legal;
    const slots = this.#slots;
    const believed = this.#policy.choose(this.game, s, legal, count);
    let seen = 0;
    let sum = 0;
    for (let child = tree.firstChild[node] as number; child !== NONE;) {
      const own = key[child] as number;
      if (seatOfKey(own) === seat) {
        slots[own & 0xffff] = child;
        seen += visits[child] as number;
        sum += total[child] as number;
      }
      child = tree.nextSibling[child] as number;
    }
    // What was not tried is taken to be as good as what was, on average.
    const expected = seen === 0 ? 0.5 : sum / seen;
    const { exploration, trust } = this.#options;
    const even = (exploration * (1 - trust)) / count;
    const allVisits = Math.sqrt(seen + 1);
    let best = legal[0] as number;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const choice = legal[i] as number;
      const child = slots[choice & 0xffff] as number;
      const pull = choice === believed ? even + exploration * trust : even;
      let worth: number;
      if (child !== NONE && parent[child] === node && key[child] === keyOf(seat, choice)) {
        const n = visits[child] as number;
        const times = (available[child] as number) + 1;
        available[child] = times;
        worth = (n === 0 ? expected : (total[child] as number) / n) + (pull * Math.sqrt(times)) / (1 + n);
      } else worth = expected + pull * allVisits;
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return best;
  }

  #playOut(s: State): void {
    const { game } = this;
    const legal = this.#legal;
    const policy = this.#policy;
    for (let made = this.#options.playoutChoices; made > 0; made--) {
      if (game.seatToAct(s) < 0) return;
      const count = game.legalChoices(s, legal);
      game.applyChoice(s, count === 1 ? (legal[0] as number) : policy.choose(game, s, legal, count));
    }
  }

  #learn(depth: number): void {
    const { visits, total, key } = this.tree;
    const rewards = this.#rewards.of;
    for (let i = 0; i <= depth; i++) {
      const node = this.#path[i] as number;
      visits[node] = (visits[node] as number) + 1;
      total[node] = (total[node] as number) + (rewards[seatOfKey(key[node] as number)] as number);
    }
  }
}
