// Facts that only games of a learned player with itself show: what one item more would be worth to it, what it owns at the
// end, and when it first builds. Its chance to win is the net's own, asked at the beginning of every turn.
import { nextChoice, type Bot, type BotSpec, type LearnedPolicy } from '@railwright/bots';
import { copyInto, type Board, type Game, type Holdings, type State } from '@railwright/engine';
import type { GameSource } from '../game-source.ts';
import { botSeed, gameSeed } from '../seeds.ts';
import { addToSpread, createSpread, type Spread } from '../spread.ts';
import { addToSums, createSums, type Sums } from '@railwright/statistics';
import { countBits } from '@railwright/figures';

export interface PositionPlan {
  /** Of the player, in all seats. */
  readonly spec: BotSpec;
  readonly mind: LearnedPolicy;
  readonly games: number;
  readonly seed: number;
  /** The last round of the opening, and of the middle. */
  readonly phases: readonly [opening: number, middle: number];
}

/** The results for one item; each value is the mean of a game, since positions of a game resemble each other. */
export interface HoldingStudy {
  /** By what the chance to win changes with one more: over the whole game, and by phase. */
  readonly gain: Sums;
  readonly gains: readonly [opening: Sums, middle: Sums, end: Sums];
  /** Owned at the end of a game, a seat. */
  readonly owned: Sums;
}

export interface PositionStudy {
  readonly positions: number;
  /** By measure; empty for those that are not holdings. */
  readonly holdings: ReadonlyMap<number, HoldingStudy>;
  /** The round in which a seat used a cell beyond its start, and in which it built: of the seats that did. */
  readonly firstCell: Spread;
  readonly firstBuilt: Spread;
}

/**
 * Plays games, stops at some positions of each, and estimates there how one more of each item changes the chance
 * to win.
 */
export function studyPositions(
  game: Game,
  plan: PositionPlan,
  createBot: GameSource['createBot'],
): PositionStudy {
  const { holdings, board } = game.playtestHooks ?? {};
  const things = holdings
    ? game.measures.flatMap(({ group }, m) => (group === holdings.group ? [m] : []))
    : [];
  const worth = new Worth(game, plan, holdings, things);
  const firsts = board && new Firsts(game, board);
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  for (let index = 0; index < plan.games; index++) {
    game.start(s, gameSeed(plan.seed, index));
    const bots = Array.from(
      { length: game.seats },
      (_, seat) => createBot(game.name, plan.spec, botSeed(plan.seed, index, seat)) as Bot,
    );
    let turn = 0;
    worth.begin();
    firsts?.begin();
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
      if (game.turn(s) !== turn) {
        turn = game.turn(s);
        worth.look(s, turn);
        firsts?.turn(s, seat, index);
      }
      game.applyChoice(s, nextChoice(bots[seat] as Bot, game, s, legal));
    }
    worth.end(s);
    firsts?.end(s, index);
  }
  return {
    positions: worth.positions,
    holdings: worth.studies,
    firstCell: firsts?.cell ?? createSpread(),
    firstBuilt: firsts?.built ?? createSpread(),
  };
}

class Worth {
  readonly studies: ReadonlyMap<number, HoldingStudy>;
  positions = 0;
  readonly #game: Game;
  readonly #plan: PositionPlan;
  readonly #holdings: Holdings | undefined;
  readonly #other: State;
  /** By item, of this game and by phase: sums of differences, and positions. */
  readonly #sums = new Map<number, Float64Array>();
  readonly #counts = new Float64Array(3);

  constructor(game: Game, plan: PositionPlan, holdings: Holdings | undefined, things: readonly number[]) {
    this.#game = game;
    this.#plan = plan;
    this.#holdings = holdings;
    this.#other = game.createState();
    const sums = (): HoldingStudy['gains'] => [createSums(), createSums(), createSums()];
    this.studies = new Map(
      things.map((m) => [m, { gain: createSums(), gains: sums(), owned: createSums() }] as const),
    );
    for (const m of things) this.#sums.set(m, new Float64Array(3));
  }

  begin(): void {
    for (const sums of this.#sums.values()) sums.fill(0);
    this.#counts.fill(0);
  }

  look(s: State, turn: number): void {
    const holdings = this.#holdings;
    if (!holdings) return;
    const { mind, phases } = this.#plan;
    const seat = this.#game.seatToAct(s);
    const round = Math.ceil(turn / this.#game.seats);
    const phase = round <= phases[0] ? 0 : round <= phases[1] ? 1 : 2;
    const chance = mind.chanceToWin(s);
    this.positions++;
    this.#counts[phase] = (this.#counts[phase] as number) + 1;
    for (const [m, sums] of this.#sums) {
      copyInto(s, this.#other);
      holdings.give(this.#other, seat, m);
      sums[phase] = (sums[phase] as number) + mind.chanceToWin(this.#other) - chance;
    }
  }

  end(s: State): void {
    const all = this.#counts.reduce((sum, count) => sum + count, 0);
    const { seats } = this.#game;
    for (const [m, { gain, gains, owned }] of this.studies) {
      const sums = this.#sums.get(m) as Float64Array;
      if (all > 0) addToSums(gain, sums.reduce((sum, value) => sum + value, 0) / all);
      gains.forEach((phase, p) => {
        const count = this.#counts[p] as number;
        if (count > 0) addToSums(phase, (sums[p] as number) / count);
      });
      let own = 0;
      for (let seat = 0; seat < seats; seat++) own += this.#holdings?.owned(s, seat, m) ?? 0;
      addToSums(owned, own / seats);
    }
  }
}

class Firsts {
  readonly cell = createSpread();
  readonly built = createSpread();
  readonly #game: Game;
  readonly #board: Board;
  /** By seat: cells in use before the first turn, and whether it went further, or built. */
  readonly #cells: Int32Array;
  readonly #spread: Uint8Array;
  readonly #has: Uint8Array;
  #builtBefore = 0;
  /** Whose turn it is, and which. */
  #seat = -1;
  #turn = 0;

  constructor(game: Game, board: Board) {
    this.#game = game;
    this.#board = board;
    this.#cells = new Int32Array(game.seats);
    this.#spread = new Uint8Array(game.seats);
    this.#has = new Uint8Array(game.seats);
  }

  begin(): void {
    this.#seat = -1;
    this.#spread.fill(0);
    this.#has.fill(0);
  }

  /** A turn begins, so the one before is over. */
  turn(s: State, seat: number, index: number): void {
    this.end(s, index);
    this.#seat = seat;
    this.#turn = this.#game.turn(s);
  }

  end(s: State, index: number): void {
    const { seats } = this.#game;
    const { cells } = this.#board;
    const used = new Int32Array(seats);
    let built = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      built += this.#board.built(s, cell);
      const mask = this.#board.seatsOn(s, cell);
      if (countBits(mask) > 0)
        for (let seat = 0; seat < seats; seat++)
          if ((mask >> seat) & 1) used[seat] = (used[seat] as number) + 1;
    }
    const own = this.#seat;
    if (own < 0) this.#cells.set(used);
    else {
      const round = Math.ceil(this.#turn / seats);
      if (this.#spread[own] === 0 && (used[own] as number) > (this.#cells[own] as number)) {
        this.#spread[own] = 1;
        addToSpread(this.cell, round, index);
      }
      if (this.#has[own] === 0 && built > this.#builtBefore) {
        this.#has[own] = 1;
        addToSpread(this.built, round, index);
      }
    }
    this.#builtBefore = built;
  }
}
