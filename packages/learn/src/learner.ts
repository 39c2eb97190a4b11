// One worker of a learning: plays its rollouts, and improves the same net in step with all other workers.
import { Arena, contentsOf, Net, padded, Samples, wire } from '@railwright/net';
import { randomBelow, seedRng, type RngWords } from '@railwright/engine';
import { Model } from './model.ts';
import { shuffled } from './draw.ts';
import { addGradient, advantageSums, type ImproveFigures, type Scratch } from './improve.ts';
import { GradientSum } from './gradient-sum.ts';
import { Rollout, type Teacher } from './rollout.ts';
import type { AllReduce } from './all-reduce.ts';
import type { LearningState, Milestone, RoundFigures } from './learning-state.ts';
import { annealAt, growthAt, type Settings } from './settings.ts';
import { rewardScaleOf } from './reward-scale.ts';
import { shapeOf, type Tables } from './table.ts';

/** Games until the first milestone; each further one takes this many times as many. */
const FIRST_MILESTONE = 500;
const MILESTONE_STEP = Math.SQRT2;
/** So many of the newest milestones are rivals: they go back to a thirtieth of the games. */
const RIVALS = 10;

/** Options of a learner. */
export interface LearnerOptions {
  readonly tables: Tables;
  readonly settings: Settings;
  readonly seed: number;
  /** All rollouts of the learning, and those of this worker. */
  readonly rollouts: number;
  /** Indices of the rollouts that this worker plays, from 0. */
  readonly own: readonly number[];
  /** Adds up the gradients of all workers; see `allReduceMemory`. */
  readonly allReduce: AllReduce;
  /** Weights to begin with; random by default. */
  readonly weights?: Float32Array | undefined;
  /** Others that are always among the rivals; their knowledge has the same rows. */
  readonly opponents?: readonly Float32Array[] | undefined;
  /** The player in all other seats of every game, always choosing what it thinks best, so that an answer to it is learned. */
  readonly fixed?: Float32Array | undefined;
  /** The bot whose games are watched first; see `lessons` in the settings. */
  readonly teacher?: Teacher | undefined;
  /** Without compiled code: for tests. */
  readonly plain?: boolean;
}

/**
 * One training worker: plays its rollouts and improves its model in step with all other workers. With the same
 * options it learns the same for any number of workers.
 */
export class Learner {
  /** The weights being trained. */
  readonly model: Model;
  /** Room for one position, for the net to look at between rounds. */
  readonly thinking: Samples;
  readonly #options: LearnerOptions;
  readonly #arena: Arena;
  readonly #rollouts: Rollout[];
  readonly #rival: Model;
  readonly #milestones: Milestone[] = [];
  readonly #scratch: Scratch;
  readonly #sum: GradientSum;
  readonly #rng: RngWords = new Uint32Array(4);
  #rounds = 0;
  #games = 0;
  #horizon: number;
  #caution = 1;
  #stopped = 0;

  constructor(options: LearnerOptions) {
    const { tables, settings, rollouts, own, seed } = options;
    this.#options = options;
    this.#horizon = settings.rounds[0];
    const contents = contentsOf(tables.senses, settings.width);
    const shape = shapeOf(tables, settings);
    const wiring = wire(contents, tables.senses);
    const [, most] = settings.growth;
    const share = Math.ceil((settings.decisions * most) / rollouts);
    const rewardScale = rewardScaleOf(tables.all, settings.rounds[1]);
    const one = {
      samples: 1,
      features: 2 * shape.inputs,
      choices: shape.choices,
      choiceFeatures: shape.choices * 32,
    };
    const scratch = Samples.bytes(one) + 2 * padded(shape.width * 4) + padded(shape.choices * 4);
    this.#arena = new Arena(
      2 * Model.bytes(contents, shape, wiring) +
        GradientSum.bytes(Net.size(shape)) +
        own.length * Samples.bytes(Rollout.room(share)) +
        scratch,
      options.plain,
    );
    this.thinking = new Samples(this.#arena, one);
    this.model = new Model(this.#arena, contents, shape, wiring);
    this.#rival = new Model(this.#arena, contents, shape, wiring);
    this.#rollouts = own.map(() => new Rollout(this.#arena, tables, settings, rewardScale, share));
    this.#scratch = {
      d1: this.#arena.f32(shape.width),
      d2: this.#arena.f32(shape.width),
      dChances: this.#arena.f32(shape.choices),
    };
    this.#sum = new GradientSum(this.#arena, this.model.gradient, own, options.allReduce);
    seedRng(this.#rng, seed, START_STREAM);
    this.model.start(this.#rng);
    if (options.weights) {
      this.#caution = CAUTION;
      this.model.weights.set(options.weights);
      this.model.compose();
    }
    own.forEach((rollout, i) => this.#rollouts[i].seed(seed, rollout));
  }

  /** How many floats a gradient has, which workers exchange. */
  static gradientSize(tables: Tables, settings: Settings): number {
    return Net.size(shapeOf(tables, settings));
  }

  /** Games played so far. */
  get games(): number {
    return this.#games;
  }

  /** Earlier states, the oldest first. */
  get milestones(): readonly Milestone[] {
    return this.#milestones;
  }

  /** The share of games that were stopped in the last round. */
  get stopped(): number {
    return this.#stopped;
  }

  /** `rollouts` contains only those of this worker, in order. */
  state(): LearningState {
    return {
      ...this.model.state(),
      caution: this.#caution,
      rounds: this.#rounds,
      horizon: this.#horizon,
      games: this.#games,
      milestones: [...this.#milestones],
      rng: [...this.#rng],
      rollouts: this.#rollouts.map(({ rng }) => [...rng]),
    };
  }

  /** Continues from a state of the same learning, given the generator words of all rollouts. */
  restore(state: LearningState): void {
    const { model } = this;
    model.restore(state);
    this.#rounds = state.rounds;
    this.#horizon = state.horizon;
    this.#caution = state.caution;
    this.#games = state.games;
    this.#milestones.splice(0, Infinity, ...state.milestones);
    this.#rng.set(state.rng);
    this.#options.own.forEach((rollout, i) => this.#rollouts[i].rng.set(state.rollouts[rollout]));
  }

  /** Plays and improves once; `progress` is the used part of the budget, 0 to 1. */
  round(progress: number): RoundFigures {
    this.play(progress);
    return this.improve(progress);
  }

  /** The games of a round. */
  play(progress: number): void {
    const { settings, rollouts, own, allReduce, fixed } = this.#options;
    const teacher = this.#games < settings.demonstrations ? this.#options.teacher : undefined;
    const rival = fixed ? this.#recall(fixed) : this.#chooseRival();
    const share = Math.ceil((settings.decisions * growthAt(this.#rounds, settings.growth)) / rollouts);
    const anneal = annealAt(progress);
    this.#rollouts.forEach((rollout, i) => {
      rollout.rounds = this.#horizon;
      rollout.play(this.model.net, rival, share, { fixed: fixed !== undefined, teacher, anneal });
      allReduce.addFigures(own[i], advantageSums(rollout));
    });
  }

  /** Learns from the games of a round. */
  improve(progress: number): RoundFigures {
    const { settings, allReduce } = this.#options;
    const [samples, sum, squares, results, resultSquares] = allReduce.reduceFigures();
    const mean = sum / samples;
    const spread = Math.sqrt(Math.max(0, squares / samples - mean * mean)) + 1e-6;
    const figures: ImproveFigures = { samples: 0, entropy: 0, clipped: 0, missed: 0 };
    const fall = annealAt(progress);
    const rate = settings.rate * fall * this.#caution;
    const epochs = settings.epochs[fall < 1 ? 1 : 0];
    const good = this.model.state();
    for (let epoch = 0; epoch < epochs; epoch++) this.#epoch(samples, mean, spread, rate, figures);
    const lost = !this.model.isFinite;
    if (lost) {
      // NaNs would spread: go back to the last state and continue with smaller steps.
      this.model.restore(good);
      this.#caution /= 2;
    }
    this.#rounds++;
    const report = this.#report(figures, resultSquares / samples - (results / samples) ** 2, lost);
    this.#games += report.games;
    this.#stopped = report.cut / report.games;
    if (report.cut * 2 > report.games) this.#horizon = Math.min(this.#horizon + 1, settings.rounds[1]);
    const newest = this.#milestones.at(-1);
    if (this.#games >= (newest ? newest.games * MILESTONE_STEP : FIRST_MILESTONE))
      this.#milestones.push({ games: this.#games, weights: this.model.weights.slice() });
    return report;
  }

  /** Plays what is known now against `past`, both always choosing what they think best; returns its share of wins, 0.5 for an even match. */
  duel(past: Float32Array, games: number): number {
    const { settings, rollouts, own, allReduce } = this.#options;
    const rival = this.#recall(past);
    const each = Math.ceil(games / rollouts);
    this.#rollouts.forEach((rollout, i) => {
      rollout.rounds = settings.rounds[1];
      allReduce.addFigures(own[i], [rollout.duel(this.model.net, rival, each)]);
    });
    return allReduce.reduceFigures()[0] / (each * rollouts);
  }

  /** Forgets everything but the number of games, unless it began with knowledge: another beginning may find what this one did not. */
  restart(): boolean {
    if (this.#options.weights) return false;
    this.model.start(this.#rng);
    this.#milestones.length = 0;
    this.#horizon = this.#options.settings.rounds[0];
    this.#caution = 1;
    return true;
  }

  #chooseRival(): Net | undefined {
    const { opponents: opponents = [] } = this.#options;
    const rivals = [...opponents, ...this.#milestones.slice(-RIVALS).map(({ weights }) => weights)];
    return rivals.length > 0 ? this.#recall(rivals[randomBelow(this.#rng, rivals.length)]) : undefined;
  }

  #recall(known: Float32Array): Net {
    this.#rival.weights.set(known);
    this.#rival.compose();
    return this.#rival.net;
  }

  #epoch(samples: number, mean: number, spread: number, rate: number, figures: ImproveFigures): void {
    const { settings } = this.#options;
    const { model } = this;
    const { kernel } = this.#arena;
    const scratch = this.#scratch;
    const step = settings.minibatch * growthAt(this.#rounds, settings.growth);
    const batches = Math.max(1, Math.round(samples / step));
    const orders = this.#rollouts.map((rollout) => shuffled(rollout.samples.size, rollout.rng));
    for (let batch = 0; batch < batches; batch++) {
      this.#sum.add((l, gradient) => {
        const rollout = this.#rollouts[l];
        const order = orders[l];
        const end = Math.floor((order.length * (batch + 1)) / batches);
        for (let k = Math.floor((order.length * batch) / batches); k < end; k++)
          addGradient(
            kernel,
            model.net,
            gradient,
            rollout,
            order[k],
            mean,
            spread,
            settings,
            scratch,
            figures,
          );
      });
      model.step(rate, samples / batches);
    }
  }

  #report(figures: ImproveFigures, variance: number, lost: boolean): RoundFigures {
    const { own, allReduce } = this.#options;
    this.#rollouts.forEach((rollout, i) => {
      const { games, decisions, cut, rounds } = rollout.figures;
      // The first rollout of each worker reports the figures of learning.
      const learned =
        i === 0 ? [figures.samples, figures.entropy, figures.clipped, figures.missed] : [0, 0, 0, 0];
      allReduce.addFigures(own[i], [games, decisions, cut, rounds, ...learned]);
      Object.assign(rollout.figures, { games: 0, decisions: 0, cut: 0, rounds: 0 });
    });
    const [games, decisions, cut, rounds, samples, entropy, clipped, missed] = allReduce.reduceFigures();
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
/** Large steps would destroy existing knowledge before anything is gained. */
const CAUTION = 0.25;
