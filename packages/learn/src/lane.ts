// A stream of games of a net with itself, and what they teach: one sample for each decision that was thought about, with what came of
// it. A lane has its own chance and its own room, so that lanes can be played anywhere.
import type { Net } from '@railwright/net';
import { Samples, type Arena, type SampleRoom } from '@railwright/net';
import {
  likingOf,
  nextUint32,
  randomBelow,
  seedRng,
  type Liking,
  type RngWords,
  type State,
} from '@railwright/engine';
import type { Settings } from './settings.ts';
import { marginOf, shareOf, type Table, type Tables } from './table.ts';

/** Another stream than the cards' and the bots'. */
const LANE_STREAM = 0x1ea4;
/** Room for samples beyond a lane's share of decisions: its last game goes on to the end. */
const LAST_GAME = 3000;
const MEAN_FEATURES = 140;
const MEAN_CHOICES = 16;
const MEAN_CHOICE_FEATURES = 5;
/** What can be out of reach, as games call the group of their measures. */
const SCARCE_GROUP = 'gained';
/** Features of a choice are few in every game. */
const MOST_CHOICE_FEATURES = 32;

export interface LaneFigures {
  games: number;
  decisions: number;
  /** Games that were stopped. */
  cut: number;
  rounds: number;
}

/** A table with what a lane needs to play at it. */
interface Place extends Table {
  readonly state: State;
  readonly marginScale: number;
  readonly liking: Liking | undefined;
  /** By measure: whether choices that raise it are out of reach in this game. */
  readonly scarce: Uint8Array;
}

export class Lane {
  readonly samples: Samples;
  /** By sample: who was asked, the choice by its place, its chance, the value foreseen, what the position was worth, what came of it. */
  readonly seat: Uint8Array;
  readonly chosen: Uint16Array;
  readonly chance: Float32Array;
  readonly value: Float32Array;
  readonly worth: Float32Array;
  readonly advantage: Float32Array;
  readonly result: Float32Array;
  readonly share: Float32Array;
  readonly figures: LaneFigures = { games: 0, decisions: 0, cut: 0, rounds: 0 };
  readonly rng: RngWords = new Uint32Array(4);
  /** Rounds after which games are stopped. */
  rounds: number;
  readonly #settings: Settings;
  readonly #places: readonly Place[];
  readonly #legal: Int16Array;
  readonly #inputs: number;
  #isScarce = false;

  constructor(
    arena: Arena,
    tables: Tables,
    settings: Settings,
    marginScales: ReadonlyMap<number, number>,
    decisions: number,
  ) {
    const room = Lane.room(decisions);
    this.samples = new Samples(arena, room);
    this.seat = new Uint8Array(room.samples);
    this.chosen = new Uint16Array(room.samples);
    this.chance = new Float32Array(room.samples);
    this.value = new Float32Array(room.samples);
    this.worth = new Float32Array(room.samples);
    this.advantage = new Float32Array(room.samples);
    this.result = new Float32Array(room.samples);
    this.share = new Float32Array(room.samples);
    this.#settings = settings;
    this.rounds = settings.rounds[0];
    this.#places = tables.all.map((table) => ({
      ...table,
      state: table.game.createState(),
      marginScale: marginScales.get(table.game.seats) ?? 1,
      liking: likingOf(table.game, settings.taste ?? {}),
      scarce: new Uint8Array(table.game.measures.length),
    }));
    this.#legal = new Int16Array(tables.choices);
    this.#inputs = tables.senses.position.reduce((sum, { size }) => sum + size, 0);
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

  /**
   * Plays whole games until there are so many samples; `rival` sits in all seats but one in a share of them, or, `fixed`, in all of
   * them and with the likeliest choice always.
   */
  play(net: Net, rival: Net | undefined, decisions: number, fixed = false): void {
    this.samples.clear();
    while (this.samples.size < decisions) {
      const against = fixed || (rival && this.#draw() < this.#settings.league) ? rival : undefined;
      const place = this.#choosePlace();
      this.#makeScarce(place);
      const from = this.samples.size;
      const own = against ? randomBelow(this.rng, place.game.seats) : -1;
      this.#playGame(place, net, against, own, false, fixed);
      for (let seat = 0; seat < place.game.seats; seat++)
        if (own < 0 || seat === own) this.#reward(place, seat, from);
      if (this.samples.size === from && this.#full()) return;
    }
  }

  /**
   * Plays `net` against `rival` in all other seats, from each seat in turn, always the likeliest choice. Nothing is learned. Returns
   * how often it won, with more than two seats so that half the number of games is an even match.
   */
  duel(net: Net, rival: Net, games: number): number {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const place = this.#choosePlace();
      const { seats } = place.game;
      const own = i % seats;
      this.samples.clear();
      this.#playGame(place, net, rival, own, true, true);
      won += 0.5 + (0.5 * (shareOf(place.game, place.state, own) * seats - 1)) / (seats - 1);
    }
    this.samples.clear();
    return won;
  }

  #makeScarce({ scarce }: Place): void {
    const [games, share] = this.#settings.scarcity;
    this.#isScarce = games > 0 && this.#draw() < games;
    if (!this.#isScarce) return;
    for (let i = 0; i < scarce.length; i++) scarce[i] = this.#draw() < share ? 1 : 0;
  }

  /** Takes choices out of reach from `legal`, unless nothing would be left; returns how many there are. */
  #withoutScarce({ game, state, scarce }: Place, count: number): number {
    const legal = this.#legal;
    const { insight } = game;
    if (!insight || !this.#isScarce) return count;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const measure = insight.measureOf(state, legal[i]);
      if (measure < 0 || scarce[measure] === 0 || game.measures[measure].group !== SCARCE_GROUP)
        legal[left++] = legal[i];
    }
    // What must be gained is gained.
    return left === 0 ? count : left;
  }

  #choosePlace(): Place {
    const places = this.#places;
    return places[places.length === 1 ? 0 : randomBelow(this.rng, places.length)];
  }

  #full(): boolean {
    const choices = this.#legal.length;
    return !this.samples.fits(this.#inputs, choices, choices * MOST_CHOICE_FEATURES);
  }

  #draw(): number {
    return nextUint32(this.rng) / 4294967296;
  }

  /**
   * `own` is the seat of `net` where `rival` has the others; a `serious` game is played with the likeliest choices and not kept, a
   * `firm` rival takes its likeliest choices.
   */
  #playGame(
    place: Place,
    net: Net,
    rival: Net | undefined,
    own: number,
    serious: boolean,
    firm: boolean,
  ): void {
    const { samples } = this;
    const { game, senses, places, state: s } = place;
    const legal = this.#legal;
    const lastTurn = this.rounds * game.seats;
    game.start(s, nextUint32(this.rng));
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
      if (game.turn(s) > lastTurn || this.#full()) {
        if (!serious) this.figures.cut++;
        break;
      }
      const all = game.legalChoices(s, legal);
      const count = serious ? all : this.#withoutScarce(place, all);
      let choice = count === 1 ? legal[0] : senses.obvious(s, legal, count);
      if (choice < 0) {
        if (!serious) this.figures.decisions++;
        const i = samples.size;
        senses.observe(s, samples.position);
        for (let j = 0; j < count; j++) {
          senses.describe(s, legal[j], samples.choice);
          samples.endChoice();
        }
        if (places) samples.renumber(places.position, places.choice);
        samples.endSample();
        const foreign = own >= 0 && seat !== own;
        const mind = foreign ? (rival as Net) : net;
        const best = mind.forward(samples, i);
        const j = serious || (foreign && firm) ? best : this.#pick(mind.chances, count);
        choice = legal[j];
        if (foreign || serious) samples.drop();
        else {
          this.seat[i] = seat;
          this.chosen[i] = j;
          this.chance[i] = mind.chances[j];
          this.value[i] = mind.value;
          this.worth[i] = this.#worth(place, seat);
        }
      }
      game.applyChoice(s, choice);
    }
    if (serious) return;
    this.figures.games++;
    this.figures.rounds += game.turn(s) / game.seats;
  }

  /** What a position is worth to a seat in itself: the margin, and what it likes. */
  #worth({ game, state, marginScale, liking }: Place, seat: number): number {
    const margin = (this.#settings.margin * marginOf(game, state, seat)) / marginScale;
    return liking ? margin + liking(state, seat) : margin;
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
   * What came of a seat's decisions: its part of the win at the end, and the change of what positions are worth to it in themselves
   * from one decision to the next.
   * Advantages after Schulman et al., "High-dimensional continuous control using generalized advantage estimation" (2016).
   */
  #reward(place: Place, seat: number, from: number): void {
    const { game, senses, state: s } = place;
    const lambda = senses.reach === undefined ? this.#settings.lambda : 1 - 1 / senses.reach;
    const share = shareOf(game, s, seat);
    let later = this.#worth(place, seat);
    let advantage = 0;
    let next = 0;
    // Zero on average over the seats, and one for a win alone against one.
    let reward = game.seats > 1 ? (share * game.seats - 1) / (game.seats - 1) : share;
    for (let i = this.samples.size - 1; i >= from; i--) {
      if (this.seat[i] !== seat) continue;
      reward += later - this.worth[i];
      advantage = reward + next - this.value[i] + lambda * advantage;
      this.advantage[i] = advantage;
      this.result[i] = advantage + this.value[i];
      this.share[i] = share;
      next = this.value[i];
      later = this.worth[i];
      reward = 0;
    }
  }
}
