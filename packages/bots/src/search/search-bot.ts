// Search as a bot: spends its budget on each choice, and keeps the tree during its own turn as long as no new information appears, so
// that the rest of a turn it has thought through costs little.
import { copyInto, type Game, type RngWords, type State } from '@railwright/engine';
import { createBotRng, type Bot, type BotFactory, type Weighed } from '../bot.ts';
import { GuidedSearch, type GuidedOptions, type Guide } from './guided-search.ts';
import { Search, type SearchOptions } from './search.ts';
import { keyOf, NONE } from './tree.ts';

/** How long to think about a choice; what an earlier search of the same turn found out counts. */
export type SearchBudget = { readonly iterations: number } | { readonly milliseconds: number };

const DEFAULT_BUDGET: SearchBudget = { iterations: 1000 };

/**
 * Fitted to the values of choices in all three games, measured by many playouts each: most are worth a few hundredths of a win less than
 * the policy's, few are better, and one playout is off by a quarter of a win.
 */
export const SEARCH_OPTIONS: SearchOptions = {
  exploration: 0.06,
  trust: 0.04,
  doubt: 60,
  marginShare: 0.8,
  playoutChoices: 20_000,
  playoutTurns: Infinity,
};

/** See the README for what was tried. */
const GUIDED_OPTIONS: GuidedOptions = { exploration: 0.1, doubt: 8 };

/** Nodes in the arena: enough for the searches of a long turn. */
const NODES_PER_ITERATION = 8;
const LEAST_NODES = 4096;
const MOST_NODES = 1 << 18;

/** A bot that looks ahead; `policy` is the bot it imagines in every seat. */
export function createSearchBot(
  seed: number,
  policy: BotFactory,
  budget?: SearchBudget,
  options: SearchOptions = SEARCH_OPTIONS,
): Bot {
  return createThinker(
    seed,
    budget,
    (game, rng, capacity) => new Search(game, policy(seed), rng, capacity, options),
  );
}

/** A bot that looks ahead with a learned player's net; `mindFor` gives its mind for a game. */
export function createGuidedBot(
  seed: number,
  mindFor: (game: Game) => Guide,
  budget?: SearchBudget,
  options: GuidedOptions = GUIDED_OPTIONS,
): Bot {
  return createThinker(
    seed,
    budget,
    (game, rng, capacity) => new GuidedSearch(game, mindFor(game), rng, capacity, options),
  );
}

type MakeSearch = (game: Game, rng: RngWords, capacity: number) => Search | GuidedSearch;

function createThinker(seed: number, budget: SearchBudget | undefined, makeSearch: MakeSearch): Bot {
  const rng = createBotRng(seed);
  let player: Player | undefined;
  return {
    name: nameOf(budget),
    choose(game, s, legal, count) {
      if (player?.game !== game) player = new Player(game, makeSearch, rng, budget ?? DEFAULT_BUDGET);
      return player.choose(s, legal, count);
    },
    weigh(game, s, legal, count) {
      return new Player(game, makeSearch, rng, budget ?? DEFAULT_BUDGET).weigh(s, legal, count);
    },
  };
}

function nameOf(budget: SearchBudget | undefined): string {
  if (budget === undefined) return 'search';
  return 'iterations' in budget ? `search:${budget.iterations}` : `search:${budget.milliseconds}ms`;
}

class Player {
  readonly game: Game;
  readonly #budget: SearchBudget;
  readonly #rng: RngWords;
  readonly #search: Search | GuidedSearch;
  readonly #next: State;
  /** The view that the seat should have next if no new information appears. */
  #expected = '';
  /** Average milliseconds of an iteration. */
  #pace = 0;

  constructor(game: Game, makeSearch: MakeSearch, rng: RngWords, budget: SearchBudget) {
    this.game = game;
    this.#budget = budget;
    this.#rng = rng;
    const wanted =
      'iterations' in budget ? budget.iterations * NODES_PER_ITERATION + LEAST_NODES : MOST_NODES;
    this.#search = makeSearch(game, rng, Math.min(MOST_NODES, wanted));
    this.#next = game.createState();
  }

  /** A choice that needs no thought is sure; what needs some is tried for the whole budget. */
  weigh(s: State, legal: Int16Array, count: number): Weighed[] {
    const search = this.#search;
    const seat = this.game.seatToAct(s);
    const sure = count === 1 ? (legal[0] as number) : search.obvious(s, legal, count);
    if (sure >= 0)
      return Array.from(legal.subarray(0, count), (choice) => ({
        choice,
        chance: choice === sure ? 1 : 0,
        tries: 0,
        won: 0,
      }));
    if ('iterations' in this.#budget)
      for (let left = this.#budget.iterations; left > 0; left--) search.iterate(s, seat);
    else this.#spendTime(s, seat, this.#budget.milliseconds);
    return search.weigh(s, seat, legal, count);
  }

  choose(s: State, legal: Int16Array, count: number): number {
    const search = this.#search;
    const seat = this.game.seatToAct(s);
    if (this.#expected === '' || this.#expected !== this.#seen(s, seat)) search.clear();
    let choice = count === 1 ? (legal[0] as number) : search.obvious(s, legal, count);
    if (choice < 0) {
      if ('iterations' in this.#budget) this.#spend(s, seat, legal, count, this.#budget.iterations);
      else this.#spendTime(s, seat, this.#budget.milliseconds);
      ({ choice } = search.best(s, seat, legal, count));
    }
    this.#expect(s, seat, choice);
    return choice;
  }

  /** Stops early when no other choice can catch up with the best one in tries. */
  #spend(s: State, seat: number, legal: Int16Array, count: number, iterations: number): void {
    const search = this.#search;
    for (let left = iterations - search.rootVisits; left > 0; left--) {
      if ((left & 15) === 0 && search.best(s, seat, legal, count).lead > left) return;
      search.iterate(s, seat);
    }
  }

  #spendTime(s: State, seat: number, milliseconds: number): void {
    const search = this.#search;
    const start = performance.now();
    const known = search.rootVisits * this.#pace;
    const before = search.iterations;
    let spent: number;
    do {
      search.iterate(s, seat);
      spent = performance.now() - start;
    } while (spent + known < milliseconds);
    this.#pace = spent / (search.iterations - before);
  }

  /** Follows the tree to the choice and notes what the seat will then see, as far as it can know now. */
  #expect(s: State, seat: number, choice: number): void {
    const { game } = this;
    const next = this.#next;
    this.#expected = '';
    const child = this.#search.tree.find(this.#search.root, keyOf(seat, choice));
    if (child === NONE) return;
    copyInto(s, next);
    game.resample(next, seat, this.#rng);
    game.applyChoice(next, choice);
    if (game.seatToAct(next) !== seat) return;
    this.#search.root = child;
    this.#expected = this.#seen(next, seat);
  }

  #seen(s: State, seat: number): string {
    return JSON.stringify(this.game.viewFor(s, seat));
  }
}
