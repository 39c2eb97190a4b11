// A stream of games of a net against itself, and what they teach: one sample per decision with a choice, with its outcome. A rollout has its
// own randomness and its own memory, so rollouts can be played anywhere.
import { Samples, type Arena, type Net, type SampleRoom } from '@railwright/net';
import { likingOf, nextUint32, randomBelow, seedRng } from '@railwright/engine';
import type { Game, Liking, RngWords, State } from '@railwright/engine';
import { draw } from './draw.ts';
import { ActionDropout } from './action-dropout.ts';
import type { Settings } from './settings.ts';
import { marginOf, shareOf, type Table, type Tables } from './table.ts';
import { Preferences } from './preferences.ts';
import type { RewardScale } from './reward-scale.ts';

/** A different stream from the cards' and the bots'. */
const ROLLOUT_STREAM = 0x1ea4;
/** Room for samples beyond a rollout's share of decisions, since its last game continues to the end. */
const LAST_GAME = 3000;
const MEAN_FEATURES = 140;
const MEAN_CHOICES = 16;
const MEAN_CHOICE_FEATURES = 5;
/** A choice has few features in every game. */
const MOST_CHOICE_FEATURES = 32;

/** One of `legal[0..count)`. */
type Chooser = (s: State, legal: Int16Array, count: number) => number;

/** Makes a player that already knows how to play, for a new game. */
export type Teacher = (game: Game, seed: number) => Chooser;

interface PlayOptions {
  readonly fixed?: boolean;
  readonly teacher?: Teacher | undefined;
  /** See `annealAt`. */
  readonly anneal?: number;
}

export interface RolloutFigures {
  games: number;
  decisions: number;
  /** Games that were stopped. */
  cut: number;
  rounds: number;
}

/** Who plays a game of a rollout, and what for. */
interface Sitting {
  readonly net: Net;
  /** In all seats except `own`; undefined if the net has all seats. */
  readonly rival?: Net | undefined;
  /** Always chooses what it thinks best. */
  readonly greedy?: boolean;
  /** Negative: all seats. */
  readonly own: number;
  /** Chooses for all seats; the net learns to choose like it. */
  readonly teacher?: Chooser | undefined;
  /** Only for the result: always the best choices, and nothing is kept. */
  readonly evaluation?: boolean;
}

/** A table with what a rollout needs to play at it. */
interface Place extends Table {
  readonly state: State;
  readonly marginScale: number;
  readonly liking: Liking | undefined;
  readonly dropout: ActionDropout;
  readonly preferences: Preferences;
}

/** Plays games of a net against itself; its random numbers depend on the seed and the rollout's number alone. */
export class Rollout {
  readonly samples: Samples;
  /** By sample: who was asked, the index of the choice, its probability, the predicted value, the worth of the position, the outcome. */
  readonly seat: Uint8Array;
  readonly chosen: Uint16Array;
  readonly chance: Float32Array;
  readonly value: Float32Array;
  readonly potential: Float32Array;
  readonly advantage: Float32Array;
  readonly result: Float32Array;
  readonly share: Float32Array;
  /** By sample: whether a teacher chose. */
  readonly taught: Uint8Array;
  readonly figures: RolloutFigures = { games: 0, decisions: 0, cut: 0, rounds: 0 };
  readonly rng: RngWords = new Uint32Array(4);
  /** Rounds after which games are stopped. */
  rounds: number;
  readonly #settings: Settings;
  readonly #places: readonly Place[];
  readonly #legal: Int16Array;
  readonly #inputs: number;

  constructor(arena: Arena, tables: Tables, settings: Settings, rewardScale: RewardScale, decisions: number) {
    const room = Rollout.room(decisions);
    this.samples = new Samples(arena, room);
    this.seat = new Uint8Array(room.samples);
    this.chosen = new Uint16Array(room.samples);
    this.chance = new Float32Array(room.samples);
    this.value = new Float32Array(room.samples);
    this.potential = new Float32Array(room.samples);
    this.advantage = new Float32Array(room.samples);
    this.result = new Float32Array(room.samples);
    this.share = new Float32Array(room.samples);
    this.taught = new Uint8Array(room.samples);
    this.#settings = settings;
    this.rounds = settings.rounds[0];
    this.#places = tables.all.map((table) => ({
      ...table,
      state: table.game.createState(),
      marginScale: rewardScale.margins.get(table.game.seats) ?? 1,
      liking: likingOf(table.game, settings.preference ?? {}),
      dropout: new ActionDropout(table.game, settings),
      preferences: new Preferences(table.game, table.senses, rewardScale, settings),
    }));
    this.#legal = new Int16Array(tables.choices);
    this.#inputs = tables.senses.position.reduce((sum, { size }) => sum + size, 0);
  }

  /** Room for this many decisions and the end of the last game. */
  static room(decisions: number): SampleRoom {
    const samples = decisions + LAST_GAME;
    return {
      samples,
      features: samples * MEAN_FEATURES,
      choices: samples * MEAN_CHOICES,
      choiceFeatures: samples * MEAN_CHOICES * MEAN_CHOICE_FEATURES,
    };
  }

  /** Starts the random numbers of rollout number `rollout` from 0. */
  seed(seed: number, rollout: number): void {
    seedRng(this.rng, seed, ROLLOUT_STREAM + rollout);
  }

  /**
   * Plays whole games until there are enough samples; `rival` is in all seats except one in a share of them, or, if `fixed`, in all of
   * them and always choosing what it thinks best. A `teacher` has all seats.
   */
  play(
    net: Net,
    rival: Net | undefined,
    decisions: number,
    { fixed = false, teacher, anneal: anneal = 1 }: PlayOptions = {},
  ): void {
    this.samples.clear();
    while (this.samples.size < decisions) {
      const place = this.#choosePlace();
      if (teacher) place.dropout.end();
      else place.dropout.draw(this.rng, anneal);
      if (teacher || fixed) place.preferences.end();
      const isAmongItself = teacher !== undefined || (!fixed && !this.#isLeague(place, anneal));
      const others = isAmongItself ? undefined : rival;
      const from = this.samples.size;
      const own = others ? randomBelow(this.rng, place.game.seats) : -1;
      const chooser = teacher?.(place.game, nextUint32(this.rng));
      this.#playGame(place, { net, rival: others, own, greedy: fixed, teacher: chooser });
      this.taught.fill(teacher ? 1 : 0, from, this.samples.size);
      for (let seat = 0; seat < place.game.seats; seat++)
        if (own < 0 || seat === own) this.#reward(place, seat, from);
      if (this.samples.size === from && this.#full()) return;
    }
  }

  /**
   * Plays `net` against `rival` in all other seats, from each seat in turn, always the best choice. Nothing is learned. Returns how often
   * it won; with more than two seats, scaled so that half the number of games is an even match.
   */
  duel(net: Net, rival: Net, games: number): number {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const place = this.#choosePlace();
      const { seats } = place.game;
      const own = i % seats;
      this.samples.clear();
      place.preferences.end();
      this.#playGame(place, { net, rival, own, greedy: true, evaluation: true });
      won += 0.5 + (0.5 * (shareOf(place.game, place.state, own) * seats - 1)) / (seats - 1);
    }
    this.samples.clear();
    return won;
  }

  /** Whether an older state has all seats except one; in other games all seats are its own, and some may have preferences. */
  #isLeague({ preferences }: Place, fall: number): boolean {
    const [first, last] = this.#settings.league;
    return !preferences.draw(this.rng, fall) && draw(this.rng) < last + (first - last) * fall;
  }

  #choosePlace(): Place {
    const places = this.#places;
    return places[places.length === 1 ? 0 : randomBelow(this.rng, places.length)];
  }

  #full(): boolean {
    const choices = this.#legal.length;
    return !this.samples.fits(this.#inputs, choices, choices * MOST_CHOICE_FEATURES);
  }

  #playGame(
    place: Place,
    { net, rival, own, greedy, evaluation: evaluation = false, teacher }: Sitting,
  ): void {
    const { samples } = this;
    const { game, senses, places, preferences, state: s } = place;
    const legal = this.#legal;
    const lastTurn = this.rounds * game.seats;
    game.start(s, nextUint32(this.rng));
    for (let seat = game.seatToAct(s); seat >= 0; seat = game.seatToAct(s)) {
      if (game.turn(s) > lastTurn || this.#full()) {
        if (!evaluation) this.figures.cut++;
        break;
      }
      const all = game.legalChoices(s, legal);
      const count = evaluation ? all : place.dropout.limit(s, legal, all, own < 0 || seat === own);
      let choice = count === 1 ? legal[0] : senses.obvious(s, legal, count);
      if (choice < 0) {
        if (!evaluation) this.figures.decisions++;
        const i = samples.size;
        senses.observe(s, samples.position);
        preferences.observe(seat, samples.position);
        for (let j = 0; j < count; j++) {
          senses.describe(s, legal[j], samples.choice);
          samples.endChoice();
        }
        if (places) samples.renumber(places.position, places.choice);
        samples.endSample();
        const foreign = own >= 0 && seat !== own;
        const mind = foreign ? (rival as Net) : net;
        const best = mind.forward(samples, i);
        const wanted = teacher?.(s, legal, count);
        const j =
          wanted !== undefined
            ? legal.indexOf(wanted)
            : evaluation || (foreign && greedy)
              ? best
              : this.#pick(mind.policy, count);
        choice = legal[j];
        if (foreign || evaluation) samples.drop();
        else {
          this.seat[i] = seat;
          this.chosen[i] = j;
          this.chance[i] = mind.policy[j];
          this.value[i] = mind.value;
          this.potential[i] = this.#worth(place, seat);
        }
      }
      game.applyChoice(s, choice);
    }
    if (evaluation) return;
    this.figures.games++;
    this.figures.rounds += game.turn(s) / game.seats;
  }

  /** The intrinsic worth of a position to a seat: the margin, and what it likes. */
  #worth({ game, state, marginScale, liking, preferences }: Place, seat: number): number {
    const margin = (this.#settings.margin * marginOf(game, state, seat)) / marginScale;
    const own = liking ? margin + liking(state, seat) : margin;
    return preferences.care(seat) * own + preferences.worth(state, seat);
  }

  #pick(chances: Float32Array, count: number): number {
    let left = draw(this.rng);
    for (let j = 0; j < count - 1; j++) {
      left -= chances[j];
      if (left < 0) return j;
    }
    return count - 1;
  }

  /**
   * The outcome of a seat's decisions: its part of the win at the end, and the change in the intrinsic worth of positions from one
   * decision to the next.
   * Advantages after Schulman et al., "High-dimensional continuous control using generalized advantage estimation" (2016).
   */
  #reward(place: Place, seat: number, from: number): void {
    const { game, senses, preferences, state: s } = place;
    const lambda = senses.reach === undefined ? this.#settings.lambda : 1 - 1 / senses.reach;
    const share = shareOf(game, s, seat);
    let later = this.#worth(place, seat);
    let advantage = 0;
    let next = 0;
    // Zero on average over the seats, and one for a sole win against one opponent.
    let reward =
      preferences.care(seat) * (game.seats > 1 ? (share * game.seats - 1) / (game.seats - 1) : share);
    for (let i = this.samples.size - 1; i >= from; i--) {
      if (this.seat[i] !== seat) continue;
      reward += later - this.potential[i];
      advantage = reward + next - this.value[i] + lambda * advantage;
      this.advantage[i] = advantage;
      this.result[i] = advantage + this.value[i];
      this.share[i] = share;
      next = this.value[i];
      later = this.potential[i];
      reward = 0;
    }
  }
}
