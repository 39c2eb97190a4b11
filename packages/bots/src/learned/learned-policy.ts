// A learned player at one game: its net, wired to the game's senses.
import { observerOf, type Game, type Observer, type State } from '@railwright/engine';
import { Arena, Net, Samples, shapeFor, wire, type Player } from '@railwright/net';
import { certaintyFor, scaleFor } from './certainty.ts';

/** A feature of a position may occur more than once, and choices have few features. */
const ENTRIES_PER_FEATURE = 2;
const FEATURES_A_CHOICE = 32;

/**
 * The net of a learned player, wired to the senses of one game. Rows for features that the game lacks are left
 * out, and features without a row have no effect.
 */
export class LearnedPolicy {
  readonly #game: Game;
  readonly #scales = new Map<number, number>();
  readonly #senses: Observer;
  readonly #net: Net;
  readonly #samples: Samples;

  constructor({ header, weights }: Player, game: Game, plain = false) {
    const senses = observerOf(game);
    const { contents } = header;
    const shape = shapeFor(senses, contents.width, game.maxChoices);
    const room = {
      samples: 1,
      features: shape.inputs * ENTRIES_PER_FEATURE,
      choices: shape.choices,
      choiceFeatures: shape.choices * FEATURES_A_CHOICE,
    };
    const arena = new Arena(Net.bytes(shape) + Samples.bytes(room), plain);
    this.#game = game;
    this.#senses = senses;
    this.#net = new Net(arena, shape);
    this.#samples = new Samples(arena, room);
    this.#net.compose(wire(contents, senses), weights);
  }

  /** Index of the likeliest choice; all probabilities are in `policy`. `scale` is 1 / temperature. */
  think(s: State, legal: Int16Array, count: number, scale: number): number {
    this.weigh(s, legal, count);
    return this.decide(count, scale);
  }

  /** The likeliest choice, as `think` finds it, without the probabilities. */
  best(s: State, legal: Int16Array, count: number): number {
    this.weigh(s, legal, count);
    const { policy } = this.#net;
    let best = 0;
    for (let i = 1; i < count; i++) if ((policy[i] as number) > (policy[best] as number)) best = i;
    return legal[best] as number;
  }

  /** The logits of the legal choices, in `policy`: there they may be changed before `decide`. */
  weigh(s: State, legal: Int16Array, count: number): void {
    const b = this.#samples;
    b.clear();
    this.#senses.observe(s, b.position);
    for (let i = 0; i < count; i++) {
      this.#senses.describe(s, legal[i] as number, b.choice);
      b.endChoice();
    }
    b.endSample();
    this.#net.weigh(b, 0);
  }

  /** Turns the logits in `policy` into probabilities, as `think` does. */
  decide(count: number, scale: number): number {
    return this.#net.decide(count, scale);
  }

  /** The scale at which it takes its likeliest choice that often, 0 to 1; found by playing itself when first asked for. */
  scaleAt(certainty: number): number {
    let scale = this.#scales.get(certainty);
    if (scale === undefined) this.#scales.set(certainty, (scale = scaleFor(certainty, this, this.#game)));
    return scale;
  }

  /** How often it takes its likeliest choice at a scale, 0 to 1: the other way round. */
  certaintyAt(scale: number): number {
    return certaintyFor(scale, this, this.#game);
  }

  /** The asked seat's chance to win, 0 to 1. */
  chanceToWin(s: State): number {
    const b = this.#samples;
    b.clear();
    this.#senses.observe(s, b.position);
    b.endSample();
    this.#net.look(b, 0);
    return this.#net.chanceToWin;
  }

  /** Probabilities of the legal choices from the last `think`, in their order, or logits from `weigh`; entries beyond them are meaningless. */
  get policy(): Float32Array {
    return this.#net.policy;
  }

  /** Index of a legal choice that needs no thought, or -1. */
  obvious(s: State, legal: Int16Array, count: number): number {
    return this.#senses.obvious(s, legal, count);
  }
}
