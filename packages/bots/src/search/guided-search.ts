// A search guided by a learned player: its net says which choices are worth a try and what a position is worth, so nothing is played out.
// Tries go to choices by their value so far and by how likely the net thinks they are, as in Rosin, "Multi-armed bandits with episode
// context" (2011); deals and nodes work as in search.ts.
import { copyInto, type Game, type RngWords, type State } from '@railwright/engine';
import type { Weighed } from '../bot.ts';
import { keyOf, NONE, ROOT, SearchTree, seatOfKey, Siblings } from './tree.ts';

/** The guide of a search: a learned player's mind. */
export interface Guide {
  /** Index of the likeliest choice of the asked seat; all probabilities are in `chances`. */
  think(s: State, legal: Int16Array, count: number, scale: number): number;
  readonly policy: ArrayLike<number>;
  /** The asked seat's chance to win, 0 to 1. */
  chanceToWin(s: State): number;
  /** A choice with no downside, or -1. */
  obvious(s: State, legal: Int16Array, count: number): number;
}

export interface GuidedOptions {
  /** Attraction to choices that the net thinks likely and that have few tries, in shares of a win. */
  readonly exploration: number;
  /** How many tries weigh as much as the initial guess, which is the average of the other choices. */
  readonly doubt: number;
}

/** Choices deeper in the tree than this are not examined. */
const DEPTH_LIMIT = 512;

export class GuidedSearch {
  readonly game: Game;
  readonly tree: SearchTree;
  /** Iterations since the search was made. */
  iterations = 0;
  /** The node of the position asked about. */
  root = ROOT;
  readonly #options: GuidedOptions;
  readonly #mind: Guide;
  readonly #rng: RngWords;
  readonly #s: State;
  readonly #legal: Int16Array;
  readonly #path = new Int32Array(DEPTH_LIMIT + 1);
  readonly #siblings: Siblings;
  /** By seat: the value of the position at the end of the path. */
  readonly #worth: Float64Array;

  /** `capacity`: the most nodes; once they are used up, iterations continue without adding any. */
  constructor(game: Game, mind: Guide, rng: RngWords, capacity: number, options: GuidedOptions) {
    this.game = game;
    this.tree = new SearchTree(capacity);
    this.#siblings = new Siblings(this.tree);
    this.#options = options;
    this.#mind = mind;
    this.#rng = rng;
    this.#s = game.createState();
    this.#legal = new Int16Array(game.maxChoices);
    this.#worth = new Float64Array(game.seats);
  }

  obvious(s: State, legal: Int16Array, count: number): number {
    return this.#mind.obvious(s, legal, count);
  }

  clear(): void {
    this.tree.clear();
    this.root = ROOT;
  }

  /** Iterations behind the statistics of the root, including those of earlier searches. */
  get rootVisits(): number {
    return this.tree.visits[this.root] as number;
  }

  /** One iteration for `seat`, which must be the one to choose in `from`. */
  iterate(from: State, seat: number): void {
    const s = this.#s;
    copyInto(from, s);
    this.game.resample(s, seat, this.#rng);
    const depth = this.#descend(s);
    this.#judge(s);
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
    const siblings = this.#siblings;
    siblings.look(this.root, seat);
    let choice = legal[this.#mind.think(s, legal, count, 1)] as number;
    let most = siblings.triesOf(choice);
    let second = 0;
    for (let i = 0; i < count; i++) {
      const other = legal[i] as number;
      if (other === choice) continue;
      const tries = siblings.triesOf(other);
      if (tries > most) {
        second = most;
        most = tries;
        choice = other;
      } else if (tries > second) second = tries;
    }
    return { choice, lead: most - second };
  }

  /** What it thinks of each choice of `s`, the position at the root: how likely the net takes it, and what its tries found. */
  weigh(s: State, seat: number, legal: Int16Array, count: number): Weighed[] {
    this.#siblings.look(this.root, seat);
    this.#mind.think(s, legal, count, 1);
    const { visits, won } = this.tree;
    return Array.from(legal.subarray(0, count), (choice, i) => {
      const node = this.#siblings.at(choice);
      const isTried = node !== NONE;
      return {
        choice,
        chance: this.#mind.policy[i] as number,
        tries: isTried ? (visits[node] as number) : 0,
        won: isTried ? (won[node] as number) : 0,
      };
    });
  }

  /** Descends from the root to a new decision, or to the end of the game; returns the length of the path. */
  #descend(s: State): number {
    const { game, tree } = this;
    const path = this.#path;
    const legal = this.#legal;
    let node = this.root;
    let depth = 0;
    let isNew = false;
    path[0] = node;
    while (depth < DEPTH_LIMIT) {
      const seat = game.seatToAct(s);
      if (seat < 0) return depth;
      const count = game.legalChoices(s, legal);
      let choice = count === 1 ? (legal[0] as number) : this.#mind.obvious(s, legal, count);
      // The net has learned to judge real decisions, so obvious choices are made before it is asked.
      if (choice < 0 && isNew) return depth;
      if (choice < 0) choice = this.#select(s, node, seat, count);
      const key = keyOf(seat, choice);
      let child = tree.find(node, key);
      if (child === NONE) {
        if (!tree.hasRoom) return depth;
        child = tree.add(node, key);
        isNew = true;
      }
      game.applyChoice(s, choice);
      node = child;
      path[++depth] = node;
    }
    return depth;
  }

  /** The choice that could be best, given what is known about it, how likely the net thinks it is, and how few tries it has. */
  #select(s: State, node: number, seat: number, count: number): number {
    const { doubt, exploration } = this.#options;
    const { visits, total } = this.tree;
    const siblings = this.#siblings;
    const legal = this.#legal;
    const likeliest = this.#mind.think(s, legal, count, 1);
    const { policy } = this.#mind;
    siblings.look(node, seat);
    if (siblings.tries === 0) return legal[likeliest] as number;
    const pull = exploration * Math.sqrt(siblings.tries);
    let best = likeliest;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = siblings.at(legal[i] as number);
      const tries = child === NONE ? 0 : (visits[child] as number);
      const sum = child === NONE ? 0 : (total[child] as number);
      const worth = (sum + doubt * siblings.mean) / (tries + doubt);
      const could = worth + (pull * (policy[i] as number)) / (1 + tries);
      if (could <= most) continue;
      most = could;
      best = i;
    }
    return legal[best] as number;
  }

  /** The value of a position to each seat: who won, or what the net predicts for the asked seat, with the rest split among the others. */
  #judge(s: State): void {
    const { game } = this;
    const worth = this.#worth;
    const { seats } = game;
    const asked = game.seatToAct(s);
    if (asked >= 0) {
      const chance = this.#mind.chanceToWin(s);
      worth.fill(seats > 1 ? (1 - chance) / (seats - 1) : chance);
      worth[asked] = chance;
      return;
    }
    const winners = game.winners(s);
    let count = 0;
    for (let rest = winners; rest !== 0; rest &= rest - 1) count++;
    for (let seat = 0; seat < seats; seat++)
      worth[seat] = count === 0 ? 1 / seats : ((winners >> seat) & 1) / count;
  }

  #learn(depth: number): void {
    for (let i = 0; i <= depth; i++) {
      const node = this.#path[i] as number;
      const worth = this.#worth[seatOfKey(this.tree.key[node] as number)] as number;
      this.tree.count(node, worth, worth);
    }
  }
}
