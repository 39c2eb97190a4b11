// One worker of a learning: plays its lanes, and improves the same net as all other workers do at the same time.
import { Arena, contentsOf, Net, padded, Samples, shapeFor, wire } from '@railwright/net';
import { randomBelow, seedRng, type RngWords } from '@railwright/engine';
import { Brain, type BrainState } from './brain.ts';
import { addGradient, type ImproveFigures, type Scratch } from './improve.ts';
import { Lane } from './lane.ts';
import type { Meeting } from './meeting.ts';
import { marginScaleOf } from './margin-scale.ts';
import { rateAt, type Settings } from './settings.ts';
import type { Table } from './table.ts';

/** Improvements between two states that are kept as rivals, and how many are kept. */
const RIVAL_EVERY = 10;
const MOST_RIVALS = 12;

/** What all lanes did in one round of playing and improving. */
export interface RoundFigures {
  readonly games: number;
  readonly decisions: number;
  readonly cut: number;
  /** Rounds of all games together. */
  readonly rounds: number;
  /** What was learned in this round had to be forgotten, since numbers ran away. */
  readonly lost: boolean;
  /** Means over the samples that were learned from. */
  readonly entropy: number;
  readonly clipped: number;
  /** How much of the results the values foresaw: 1 all, 0 nothing. */
  readonly foreseen: number;
}

/** Where a learning stands, all of it: one that goes on from here learns what it would have learned without a break. */
export interface LearningState extends BrainState {
  readonly rounds: number;
  /** What the size of steps is multiplied by: less than 1 once numbers have run away. */
  readonly caution: number;
  readonly rivals: readonly Float32Array[];
  /** Words of generators: the common one's, and by lane. */
  readonly rng: readonly number[];
  readonly lanes: readonly (readonly number[])[];
}

export interface LearnerOptions {
  readonly table: Table;
  readonly settings: Settings;
  readonly seed: number;
  /** All lanes of the learning, and those of this worker. */
  readonly lanes: number;
  readonly own: readonly number[];
  readonly meeting: Meeting;
  /** Without compiled code: for tests. */
  readonly plain?: boolean;
}

export class Learner {
  readonly brain: Brain;
  /** Room for one position, where the net can look at it between rounds. */
  readonly thinking: Samples;
  readonly #options: LearnerOptions;
  readonly #arena: Arena;
  readonly #lanes: Lane[];
  readonly #rival: Brain;
  readonly #rivals: Float32Array[] = [];
  readonly #scratch: Scratch;
  readonly #rng: RngWords = new Uint32Array(4);
  #rounds = 0;
  #caution = 1;

  constructor(options: LearnerOptions) {
    const { table, settings, lanes, own, seed } = options;
    this.#options = options;
    const contents = contentsOf(table.senses, settings.width);
    const shape = shapeFor(table.senses, settings.width, table.game.maxChoices);
    const wiring = wire(contents, table.senses);
    const share = Math.ceil(settings.decisions / lanes);
    const marginScale = marginScaleOf(table.game, settings.rounds);
    const one = {
      samples: 1,
      features: 2 * shape.inputs,
      choices: shape.choices,
      choiceFeatures: shape.choices * 32,
    };
    const scratch = Samples.bytes(one) + 2 * padded(shape.width * 4) + padded(shape.choices * 4);
    this.#arena = new Arena(
      2 * Brain.bytes(contents, shape, wiring) + own.length * Samples.bytes(Lane.room(share)) + scratch,
      options.plain,
    );
    this.thinking = new Samples(this.#arena, one);
    this.brain = new Brain(this.#arena, contents, shape, wiring);
    this.#rival = new Brain(this.#arena, contents, shape, wiring);
    this.#lanes = own.map(() => new Lane(this.#arena, table, settings, shape.inputs, marginScale, share));
    this.#scratch = {
      d1: this.#arena.f32(shape.width),
      d2: this.#arena.f32(shape.width),
      dChances: this.#arena.f32(shape.choices),
    };
    seedRng(this.#rng, seed, START_STREAM);
    this.brain.start(this.#rng);
    own.forEach((lane, i) => this.#lanes[i].seed(seed, lane));
  }

  /** Floats of a gradient, which workers exchange. */
  static gradientSize({ game, senses }: Table, { width }: Settings): number {
    return Net.size(shapeFor(senses, width, game.maxChoices));
  }

  /** `lanes` has those of this worker only, in their order. */
  state(): LearningState {
    return {
      ...this.brain.state(),
      caution: this.#caution,
      rounds: this.#rounds,
      rivals: [...this.#rivals],
      rng: [...this.#rng],
      lanes: this.#lanes.map(({ rng }) => [...rng]),
    };
  }

  /** Goes on from a state of the same learning, with the words of all lanes. */
  restore(state: LearningState): void {
    const { brain } = this;
    brain.restore(state);
    this.#rounds = state.rounds;
    this.#caution = state.caution;
    this.#rivals.splice(0, Infinity, ...state.rivals);
    this.#rng.set(state.rng);
    this.#options.own.forEach((lane, i) => this.#lanes[i].rng.set(state.lanes[lane]));
  }

  /** Plays and improves once; `progress` is the part of the budget that is used up, 0 to 1. */
  round(progress: number): RoundFigures {
    const { settings, lanes, own, meeting } = this.#options;
    const rival = this.#chooseRival();
    const share = Math.ceil(settings.decisions / lanes);
    this.#lanes.forEach((lane, i) => {
      lane.play(this.brain.net, rival, share);
      meeting.tell(own[i], toldOf(lane));
    });
    const [samples, sum, squares, results, resultSquares] = meeting.hear();
    const mean = sum / samples;
    const spread = Math.sqrt(Math.max(0, squares / samples - mean * mean)) + 1e-6;
    const figures: ImproveFigures = { samples: 0, entropy: 0, clipped: 0, missed: 0 };
    const rate = rateAt(progress, settings.rate) * this.#caution;
    const good = this.brain.state();
    for (let epoch = 0; epoch < settings.epochs; epoch++) this.#epoch(samples, mean, spread, rate, figures);
    const lost = !this.brain.isFinite;
    if (lost) {
      // Numbers that are none would spread: back to where it was, and on in smaller steps.
      this.brain.restore(good);
      this.#caution /= 2;
    }
    this.#rounds++;
    if (!lost && this.#rounds % RIVAL_EVERY === 0) {
      this.#rivals.push(this.brain.known.slice());
      if (this.#rivals.length > MOST_RIVALS) this.#rivals.splice(randomBelow(this.#rng, MOST_RIVALS), 1);
    }
    return this.#report(figures, resultSquares / samples - (results / samples) ** 2, lost);
  }

  #chooseRival(): Net | undefined {
    if (this.#rivals.length === 0) return undefined;
    this.#rival.known.set(this.#rivals[randomBelow(this.#rng, this.#rivals.length)]);
    this.#rival.compose();
    return this.#rival.net;
  }

  #epoch(samples: number, mean: number, spread: number, rate: number, figures: ImproveFigures): void {
    const { settings, own, meeting } = this.#options;
    const { brain } = this;
    const batches = Math.max(1, Math.round(samples / settings.minibatch));
    const orders = this.#lanes.map((lane) => shuffled(lane.samples.size, lane.rng));
    for (let batch = 0; batch < batches; batch++) {
      this.#lanes.forEach((lane, l) => {
        brain.gradient.fill(0);
        const order = orders[l];
        const end = Math.floor((order.length * (batch + 1)) / batches);
        for (let k = Math.floor((order.length * batch) / batches); k < end; k++)
          addGradient(
            this.#arena.kernel,
            brain,
            lane,
            order[k],
            mean,
            spread,
            settings,
            this.#scratch,
            figures,
          );
        meeting.bring(own[l], brain.gradient);
      });
      meeting.sum(brain.gradient);
      brain.step(rate, samples / batches);
    }
  }

  #report(figures: ImproveFigures, variance: number, lost: boolean): RoundFigures {
    const { own, meeting } = this.#options;
    this.#lanes.forEach((lane, i) => {
      const { games, decisions, cut, rounds } = lane.figures;
      // What was learned from is told once a worker, by its first lane.
      const learned =
        i === 0 ? [figures.samples, figures.entropy, figures.clipped, figures.missed] : [0, 0, 0, 0];
      meeting.tell(own[i], [games, decisions, cut, rounds, ...learned]);
      Object.assign(lane.figures, { games: 0, decisions: 0, cut: 0, rounds: 0 });
    });
    const [games, decisions, cut, rounds, samples, entropy, clipped, missed] = meeting.hear();
    return {
      games,
      decisions,
      cut,
      rounds,
      lost,
      entropy: entropy / samples,
      clipped: clipped / samples,
      foreseen: 1 - missed / samples / (variance + 1e-9),
    };
  }
}

const START_STREAM = 0x57a;

function toldOf({ samples: { size }, advantage, result }: Lane): number[] {
  let [sum, squares, results, resultSquares] = [0, 0, 0, 0];
  for (let i = 0; i < size; i++) {
    sum += advantage[i];
    squares += advantage[i] * advantage[i];
    results += result[i];
    resultSquares += result[i] * result[i];
  }
  return [size, sum, squares, results, resultSquares];
}

function shuffled(n: number, rng: RngWords): Uint32Array {
  const order = new Uint32Array(n);
  for (let i = 0; i < n; i++) {
    const j = randomBelow(rng, i + 1);
    order[i] = order[j];
    order[j] = i;
  }
  return order;
}
