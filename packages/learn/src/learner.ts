// One worker of a learning: plays its lanes, and improves the same net in step with all other workers.
import { Arena, contentsOf, Net, padded, Samples, wire } from '@railwright/net';
import { randomBelow, seedRng, type RngWords } from '@railwright/engine';
import { Brain } from './brain.ts';
import { shuffled } from './draw.ts';
import { addGradient, type ImproveFigures, type Scratch } from './improve.ts';
import { GradientSum } from './gradient-sum.ts';
import { Lane, type Teacher } from './lane.ts';
import type { Meeting } from './meeting.ts';
import type { LearningState, Milestone, RoundFigures } from './learning-state.ts';
import { fallAt, growthAt, type Settings } from './settings.ts';
import { spreadsOf } from './spreads.ts';
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
  /** All lanes of the learning, and those of this worker. */
  readonly lanes: number;
  /** Indices of the lanes that this worker plays, from 0. */
  readonly own: readonly number[];
  /** The meeting at which workers exchange gradients; see `meetingRoom`. */
  readonly meeting: Meeting;
  /** Weights to begin with; random by default. */
  readonly known?: Float32Array | undefined;
  /** Others that are always among the rivals; their knowledge has the same rows. */
  readonly foes?: readonly Float32Array[] | undefined;
  /** The player in all other seats of every game, always choosing what it thinks best, so that an answer to it is learned. */
  readonly fixed?: Float32Array | undefined;
  /** The bot whose games are watched first; see `lessons` in the settings. */
  readonly teacher?: Teacher | undefined;
  /** Without compiled code: for tests. */
  readonly plain?: boolean;
}

/**
 * One training worker: plays its lanes and improves its brain in step with all other workers. With the same
 * options it learns the same for any number of workers.
 */
export class Learner {
  /** The weights being trained. */
  readonly brain: Brain;
  /** Room for one position, for the net to look at between rounds. */
  readonly thinking: Samples;
  readonly #options: LearnerOptions;
  readonly #arena: Arena;
  readonly #lanes: Lane[];
  readonly #rival: Brain;
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
    const { tables, settings, lanes, own, seed } = options;
    this.#options = options;
    this.#horizon = settings.rounds[0];
    const contents = contentsOf(tables.senses, settings.width);
    const shape = shapeOf(tables, settings);
    const wiring = wire(contents, tables.senses);
    const [, most] = settings.growth;
    const share = Math.ceil((settings.decisions * most) / lanes);
    const spreads = spreadsOf(tables.all, settings.rounds[1]);
    const one = {
      samples: 1,
      features: 2 * shape.inputs,
      choices: shape.choices,
      choiceFeatures: shape.choices * 32,
    };
    const scratch = Samples.bytes(one) + 2 * padded(shape.width * 4) + padded(shape.choices * 4);
    this.#arena = new Arena(
      2 * Brain.bytes(contents, shape, wiring) +
        GradientSum.bytes(Net.size(shape)) +
        own.length * Samples.bytes(Lane.room(share)) +
        scratch,
      options.plain,
    );
    this.thinking = new Samples(this.#arena, one);
    this.brain = new Brain(this.#arena, contents, shape, wiring);
    this.#rival = new Brain(this.#arena, contents, shape, wiring);
    this.#lanes = own.map(() => new Lane(this.#arena, tables, settings, spreads, share));
    this.#scratch = {
      d1: this.#arena.f32(shape.width),
      d2: this.#arena.f32(shape.width),
      dChances: this.#arena.f32(shape.choices),
    };
    this.#sum = new GradientSum(this.#arena, this.brain.gradient, own, options.meeting);
    seedRng(this.#rng, seed, START_STREAM);
    this.brain.start(this.#rng);
    if (options.known) {
      this.#caution = CAUTION;
      this.brain.known.set(options.known);
      this.brain.compose();
    }
    own.forEach((lane, i) => this.#lanes[i].seed(seed, lane));
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

  /** `lanes` contains only those of this worker, in order. */
  state(): LearningState {
    return {
      ...this.brain.state(),
      caution: this.#caution,
      rounds: this.#rounds,
      horizon: this.#horizon,
      games: this.#games,
      milestones: [...this.#milestones],
      rng: [...this.#rng],
      lanes: this.#lanes.map(({ rng }) => [...rng]),
    };
  }

  /** Continues from a state of the same learning, given the generator words of all lanes. */
  restore(state: LearningState): void {
    const { brain } = this;
    brain.restore(state);
    this.#rounds = state.rounds;
    this.#horizon = state.horizon;
    this.#caution = state.caution;
    this.#games = state.games;
    this.#milestones.splice(0, Infinity, ...state.milestones);
    this.#rng.set(state.rng);
    this.#options.own.forEach((lane, i) => this.#lanes[i].rng.set(state.lanes[lane]));
  }

  /** Plays and improves once; `progress` is the used part of the budget, 0 to 1. */
  round(progress: number): RoundFigures {
    this.play(progress);
    return this.improve(progress);
  }

  /** The games of a round. */
  play(progress: number): void {
    const { settings, lanes, own, meeting, fixed } = this.#options;
    const teacher = this.#games < settings.lessons ? this.#options.teacher : undefined;
    const rival = fixed ? this.#recall(fixed) : this.#chooseRival();
    const share = Math.ceil((settings.decisions * growthAt(this.#rounds, settings.growth)) / lanes);
    const fall = fallAt(progress);
    this.#lanes.forEach((lane, i) => {
      lane.rounds = this.#horizon;
      lane.play(this.brain.net, rival, share, { fixed: fixed !== undefined, teacher, fall });
      meeting.tell(own[i], toldOf(lane));
    });
  }

  /** Learns from the games of a round. */
  improve(progress: number): RoundFigures {
    const { settings, meeting } = this.#options;
    const [samples, sum, squares, results, resultSquares] = meeting.hear();
    const mean = sum / samples;
    const spread = Math.sqrt(Math.max(0, squares / samples - mean * mean)) + 1e-6;
    const figures: ImproveFigures = { samples: 0, entropy: 0, clipped: 0, missed: 0 };
    const fall = fallAt(progress);
    const rate = settings.rate * fall * this.#caution;
    const epochs = settings.epochs[fall < 1 ? 1 : 0];
    const good = this.brain.state();
    for (let epoch = 0; epoch < epochs; epoch++) this.#epoch(samples, mean, spread, rate, figures);
    const lost = !this.brain.isFinite;
    if (lost) {
      // NaNs would spread: go back to the last state and continue with smaller steps.
      this.brain.restore(good);
      this.#caution /= 2;
    }
    this.#rounds++;
    const report = this.#report(figures, resultSquares / samples - (results / samples) ** 2, lost);
    this.#games += report.games;
    this.#stopped = report.cut / report.games;
    if (report.cut * 2 > report.games) this.#horizon = Math.min(this.#horizon + 1, settings.rounds[1]);
    const newest = this.#milestones.at(-1);
    if (this.#games >= (newest ? newest.games * MILESTONE_STEP : FIRST_MILESTONE))
      this.#milestones.push({ games: this.#games, known: this.brain.known.slice() });
    return report;
  }

  /** Plays what is known now against `past`, both always choosing what they think best; returns its share of wins, 0.5 for an even match. */
  duel(past: Float32Array, games: number): number {
    const { settings, lanes, own, meeting } = this.#options;
    const rival = this.#recall(past);
    const each = Math.ceil(games / lanes);
    this.#lanes.forEach((lane, i) => {
      lane.rounds = settings.rounds[1];
      meeting.tell(own[i], [lane.duel(this.brain.net, rival, each)]);
    });
    return meeting.hear()[0] / (each * lanes);
  }

  /** Forgets everything but the number of games, unless it began with knowledge: another beginning may find what this one did not. */
  beginAfresh(): boolean {
    if (this.#options.known) return false;
    this.brain.start(this.#rng);
    this.#milestones.length = 0;
    this.#horizon = this.#options.settings.rounds[0];
    this.#caution = 1;
    return true;
  }

  #chooseRival(): Net | undefined {
    const { foes = [] } = this.#options;
    const rivals = [...foes, ...this.#milestones.slice(-RIVALS).map(({ known }) => known)];
    return rivals.length > 0 ? this.#recall(rivals[randomBelow(this.#rng, rivals.length)]) : undefined;
  }

  #recall(known: Float32Array): Net {
    this.#rival.known.set(known);
    this.#rival.compose();
    return this.#rival.net;
  }

  #epoch(samples: number, mean: number, spread: number, rate: number, figures: ImproveFigures): void {
    const { settings } = this.#options;
    const { brain } = this;
    const { kernel } = this.#arena;
    const scratch = this.#scratch;
    const step = settings.minibatch * growthAt(this.#rounds, settings.growth);
    const batches = Math.max(1, Math.round(samples / step));
    const orders = this.#lanes.map((lane) => shuffled(lane.samples.size, lane.rng));
    for (let batch = 0; batch < batches; batch++) {
      this.#sum.add((l, gradient) => {
        const lane = this.#lanes[l];
        const order = orders[l];
        const end = Math.floor((order.length * (batch + 1)) / batches);
        for (let k = Math.floor((order.length * batch) / batches); k < end; k++)
          addGradient(kernel, brain.net, gradient, lane, order[k], mean, spread, settings, scratch, figures);
      });
      brain.step(rate, samples / batches);
    }
  }

  #report(figures: ImproveFigures, variance: number, lost: boolean): RoundFigures {
    const { own, meeting } = this.#options;
    this.#lanes.forEach((lane, i) => {
      const { games, decisions, cut, rounds } = lane.figures;
      // The first lane of each worker reports the figures of learning.
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
/** Large steps would destroy existing knowledge before anything is gained. */
const CAUTION = 0.25;

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
