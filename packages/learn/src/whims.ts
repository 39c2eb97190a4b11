// A whim: what a player likes to do or refuses to do, at random. Players that only ever meet themselves learn one style and not how to
// respond to others; a rival with whims plays in ways that nobody learned. It only knows what senses report about choices, so it needs to
// know nothing about any game.
import type { Samples, Senses } from '@railwright/net';
import { randomBelow, type RngWords } from '@railwright/engine';

/** How much liking or disliking a thing adds to a choice's logit: a multiple of the first number, up to this many times. */
const STRENGTH = 2;
const STRENGTHS = 4;
/** The most things a whim is about. */
const MOST_THEMES = 3;

/** What a whim can be about: features of choices. */
type Theme = readonly number[];

export class Whims {
  /** By feature of a choice. */
  readonly #leaning: Float32Array;
  readonly #themes: readonly (readonly Theme[])[];
  readonly #exp: (x: number) => number;

  constructor(senses: Senses, exp: (x: number) => number) {
    this.#exp = exp;
    this.#themes = themesOf(senses);
    this.#leaning = new Float32Array(senses.choice.reduce((sum, { size }) => sum + size, 0));
  }

  /** Draws another whim. */
  draw(rng: RngWords): void {
    const leaning = this.#leaning.fill(0);
    if (this.#themes.length === 0) return;
    for (let left = 1 + randomBelow(rng, MOST_THEMES); left > 0; left--) {
      const themes = this.#themes[randomBelow(rng, this.#themes.length)];
      const size = STRENGTH * (1 + randomBelow(rng, STRENGTHS));
      const strength = randomBelow(rng, 3) === 0 ? -size : size;
      for (const feature of themes[randomBelow(rng, themes.length)]) leaning[feature] += strength;
    }
  }

  /** Shifts the probabilities of a sample's choices. */
  tilt(samples: Samples, sample: number, chances: Float32Array): void {
    const { choiceStart, choice } = samples;
    const first = samples.choicesStart[sample];
    const count = samples.choicesOf(sample);
    let sum = 0;
    for (let j = 0; j < count; j++) {
      let leaning = 0;
      for (let k = choiceStart[first + j]; k < choiceStart[first + j + 1]; k++)
        leaning += this.#leaning[choice.index[k]] * choice.value[k];
      chances[j] *= this.#exp(leaning);
      sum += chances[j];
    }
    for (let j = 0; j < count; j++) chances[j] /= sum;
  }
}

/** Themes by kind: for each vocabulary, the traits that several items share; in a game without vocabularies, the features of choices. */
function themesOf({ vocabularies, choice }: Senses): Theme[][] {
  const firsts = new Map<string, number[]>();
  const plain: Theme[] = [];
  let first = 0;
  for (const { vocabulary, size } of choice) {
    if (vocabulary === undefined) for (let i = 0; i < size; i++) plain.push([first + i]);
    else firsts.set(vocabulary, [...(firsts.get(vocabulary) ?? []), first]);
    first += size;
  }
  const kinds = vocabularies.map(({ name, items, traits, traitsOf }): Theme[] => {
    const at = firsts.get(name) ?? [];
    // Traits of the same items are one theme.
    const groups = new Map<string, readonly number[]>();
    for (let trait = 0; trait < traits.length; trait++) {
      const having = [...items.keys()].filter((item) => traitsOf[item]?.some(([one]) => one === trait));
      if (having.length > 1 && having.length < items.length) groups.set(having.join(), having);
    }
    return [...groups.values()].map((having) => having.flatMap((item) => at.map((from) => from + item)));
  });
  const all = kinds.filter(({ length }) => length > 0);
  return all.length > 0 || plain.length === 0 ? all : [plain];
}
