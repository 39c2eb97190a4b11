// A stream of games of a net with itself, and what they teach: one sample for each decision that was thought about, with what came of
// it. A lane has its own chance and its own room, so that lanes can be played anywhere.
import type { Net } from '@railwright/net';
import { Samples, type Arena, type SampleRoom } from '@railwright/net';
import { nextUint32, randomBelow, seedRng, type RngWords, type State } from '@railwright/engine';
import type { Settings } from './settings.ts';
import { marginOf, shareOf, type Table } from './table.ts';

/** Another stream than the cards' and the bots'. */
const LANE_STREAM = 0x1ea4;
/** Room for samples beyond a lane's share of decisions: its last game goes on to the end. */
const LAST_GAME = 3000;
const MEAN_FEATURES = 140;
const MEAN_CHOICES = 16;
const MEAN_CHOICE_FEATURES = 5;
/** Features of a choice are few in every game. */
const MOST_CHOICE_FEATURES = 32;

export interface LaneFigures {
  games: number;
  decisions: number;
  /** Games that were stopped. */
  cut: number;
  rounds: number;
}

export class Lane {
  readonly samples: Samples;
  /** By sample: who was asked, the choice by its place, its chance, the value foreseen, the margin, what came of it. */
  readonly seat: Uint8Array;
  readonly chosen: Uint16Array;
  readonly chance: Float32Array;
  readonly value: Float32Array;
  readonly margin: Float32Array;
  readonly advantage: Float32Array;
  readonly result: Float32Array;
  readonly share: Float32Array;
  readonly figures: LaneFigures = { games: 0, decisions: 0, cut: 0, rounds: 0 };
  readonly rng: RngWords = new Uint32Array(4);
  readonly #settings: Settings;
  readonly #table: Table;
  readonly #state: State;
  readonly #legal: Int16Array;
  readonly #inputs: number;
  readonly #marginScale: number;

  constructor(
    arena: Arena,
    table: Table,
    settings: Settings,
    inputs: number,
    marginScale: number,
    decisions: number,
  ) {
    const room = Lane.room(decisions);
    this.samples = new Samples(arena, room);
    this.seat = new Uint8Array(room.samples);
    this.chosen = new Uint16Array(room.samples);
    this.chance = new Float32Array(room.samples);
    this.value = new Float32Array(room.samples);
    this.margin = new Float32Array(room.samples);
    this.advantage = new Float32Array(room.samples);
    this.result = new Float32Array(room.samples);
    this.share = new Float32Array(room.samples);
    this.#settings = settings;
    this.#table = table;
    this.#state = table.game.createState();
    this.#legal = new Int16Array(table.game.maxChoices);
    this.#inputs = inputs;
    this.#marginScale = marginScale;
  }

  static room(decisions: number): SampleRoom {
    const samples = decisions + LAST_GAME;
    return {
      samples,
      features: samples * MEAN_FEATURES,
      choices: samples * MEAN_CHOICES,
      choiceFeatures: samples * MEAN_CHOICES * MEAN_CHOICE_FEATURES,
    };
  }

  seed(seed: number, lane: number): void {
    seedRng(this.rng, seed, LANE_STREAM + lane);
  }

  /** Plays whole games until there are so many samples; `rival` sits in all seats but one in a share of them. */
  play(net: Net, rival: Net | undefined, decisions: number): void {
    this.samples.clear();
    while (this.samples.size < decisions) {
      const against = rival !== undefined && this.#draw() < this.#settings.league ? rival : undefined;
      const from = this.samples.size;
      this.#playGame(net, against);
      if (this.samples.size === from && this.#full()) return;
    }
  }

  #full(): boolean {
    const { game } = this.#table;
    return !this.samples.fits(this.#inputs, game.maxChoices, game.maxChoices * MOST_CHOICE_FEATURES);
  }

  #draw(): number {
    return nextUint32(this.rng) / 4294967296;
  }

  #playGame(net: Net, rival: Net | undefined): void {
    const { samples } = this;
    const { game, senses } = this.#table;
    const s = this.#state;
    const legal = this.#legal;
    const from = samples.size;
    const own = rival ? randomBelow(this.rng, game.seats) : -1;
    const lastTurn = this.#settings.rounds * game.seats;
    game.start(s, nextUint32(this.rng));
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
      if (game.turn(s) > lastTurn || this.#full()) {
        this.figures.cut++;
        break;
      }
      const count = game.legalChoices(s, legal);
      let choice = count === 1 ? legal[0] : senses.obvious(s, legal, count);
      if (choice < 0) {
        this.figures.decisions++;
        const i = samples.size;
        senses.observe(s, samples.position);
        for (let j = 0; j < count; j++) {
          senses.describe(s, legal[j], samples.choice);
          samples.endChoice();
        }
        samples.endSample();
        const foreign = own >= 0 && seat !== own;
        const mind = foreign ? (rival as Net) : net;
        mind.forward(samples, i);
        const j = this.#pick(mind.chances, count);
        choice = legal[j];
        if (foreign) samples.drop();
        else {
          this.seat[i] = seat;
          this.chosen[i] = j;
          this.chance[i] = mind.chances[j];
          this.value[i] = mind.value;
          this.margin[i] = marginOf(game, s, seat);
        }
      }
      game.applyChoice(s, choice);
    }
    this.figures.games++;
    this.figures.rounds += game.turn(s) / game.seats;
    for (let seat = 0; seat < game.seats; seat++) if (own < 0 || seat === own) this.#reward(s, seat, from);
  }

  #pick(chances: Float32Array, count: number): number {
    let left = this.#draw();
    for (let j = 0; j < count - 1; j++) {
      left -= chances[j];
      if (left < 0) return j;
    }
    return count - 1;
  }

  /**
   * What came of a seat's decisions: its part of the win at the end, and the change of its margin from one decision to the next.
   * Advantages after Schulman et al., "High-dimensional continuous control using generalized advantage estimation" (2016).
   */
  #reward(s: State, seat: number, from: number): void {
    const { game } = this.#table;
    const { lambda, margin } = this.#settings;
    const share = shareOf(game, s, seat);
    let later = marginOf(game, s, seat);
    let advantage = 0;
    let next = 0;
    // Zero on average over the seats, and one for a win alone against one.
    let reward = game.seats > 1 ? (share * game.seats - 1) / (game.seats - 1) : share;
    for (let i = this.samples.size - 1; i >= from; i--) {
      if (this.seat[i] !== seat) continue;
      reward += (margin * (later - this.margin[i])) / this.#marginScale;
      advantage = reward + next - this.value[i] + lambda * advantage;
      this.advantage[i] = advantage;
      this.result[i] = advantage + this.value[i];
      this.share[i] = share;
      next = this.value[i];
      later = this.margin[i];
      reward = 0;
    }
  }
}
