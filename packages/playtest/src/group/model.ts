// The model of a group and how much of it is believed: how strong the ridge is, by games that were held out.
import { createRng, randomBelow } from '@railwright/engine';
import { fitChoices, logChance, makeChoice, type Choice } from '@railwright/statistics';
import { optionsOf, type MadeChoice } from './choices.ts';

/**
 * Standard deviations of the weight of a typical difference in a term, in log-odds: from the belief that nobody likes anything to none at all.
 * The first fits only the level.
 */
export const RIDGES = [0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6] as const;
/** Levels are not negative, nor exactly 0. */
const FLOOR = 0.01;
/** Beyond this many games, several are held out at once. */
const MOST_FOLDS = 20;

/** The weights of all terms; the first is the level. */
export type Weights = readonly number[];

/** How far options typically differ in each term, where they differ: the root of the mean variance within a choice. */
export function spreadsOf(choices: readonly MadeChoice[], size: number): number[] {
  const sums = Array.from({ length: size }, () => ({ variance: 0, count: 0 }));
  for (const choice of choices) {
    const options = optionsOf(choice);
    for (const term of new Set(choice.terms)) {
      const values = options.map((option) => option.get(term) ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const own = sums[term];
      if (!own) continue;
      own.variance += values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
      own.count++;
    }
  }
  return sums.map(({ variance, count }) => (count === 0 ? 1 : Math.sqrt(variance / count) || 1));
}

/** The most likely weights with each of the ridges. `starts` are weights that are close, which saves time and changes nothing else. */
function fitAll(
  choices: readonly LevelledChoice[],
  spreads: readonly number[],
  starts?: readonly Weights[],
): Weights[] {
  const found: Weights[] = [];
  for (const [r, ridge] of RIDGES.entries()) {
    if (ridge === 0) {
      const alone = choices.map(({ alone: one }) => one);
      const [level = 1] = fitChoices(alone, { precisions: [0], floor: FLOOR }, [starts?.[r]?.[0] ?? 1]);
      found.push(spreads.map((_, k) => (k === 0 ? level : 0)));
      continue;
    }
    const precisions = spreads.map((spread, k) => (k === 0 ? 0 : (spread / ridge) ** 2));
    found.push(fitChoices(choices, { precisions, floor: FLOOR }, starts?.[r] ?? found.at(-1) ?? []));
  }
  return found;
}

interface LevelledChoice extends MadeChoice {
  /** The same without what may move it besides the level. */
  readonly alone: Choice;
}

function levelled(choice: MadeChoice): LevelledChoice {
  const options = optionsOf(choice).map((option) => new Map([[0, option.get(0) ?? 0]]));
  return { ...choice, alone: makeChoice(choice.chosen, options) };
}

/** Games in random parts of almost equal size, which the seed decides. */
function foldsOf(games: number, seed: number): number[] {
  const rng = createRng(seed);
  const folds = Array.from({ length: games }, (_, i) => i % MOST_FOLDS);
  for (let i = games - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    [folds[i], folds[j]] = [folds[j] ?? 0, folds[i] ?? 0];
  }
  return folds;
}

/** Games that were held out, and what was fitted to the others. */
export interface Fold {
  readonly held: readonly MadeChoice[];
  /** With each of the ridges. */
  readonly weights: readonly Weights[];
  /** Which ridge best predicts the other games when they are held out. */
  readonly best: number;
}

/** What was fitted to all games, and to all but those held out. */
export interface Fitted {
  /** With each of the ridges. */
  readonly weights: readonly Weights[];
  /** Which ridge best predicts held-out games. */
  readonly best: number;
  readonly folds: readonly Fold[];
}

/** Fits all games with every ridge, and holds them out one after the other. */
export function fitGames(
  made: readonly MadeChoice[],
  spreads: readonly number[],
  games: number,
  seed: number,
): Fitted {
  const choices = made.map(levelled);
  const part = foldsOf(games, seed);
  const all = fitAll(choices, spreads);
  const fitted = [...new Set(part)].map((fold) => {
    const held = choices.filter(({ game }) => part[game] === fold);
    const weights = fitAll(
      choices.filter(({ game }) => part[game] !== fold),
      spreads,
      all,
    );
    const worths = weights.map((own) => held.reduce((sum, choice) => sum + logChance(choice, own), 0));
    return { held, weights, worths };
  });
  const bestOf = (some: readonly (typeof fitted)[number][]): number => {
    const sums = RIDGES.map((_, r) => some.reduce((sum, { worths }) => sum + (worths[r] ?? 0), 0));
    return sums.indexOf(Math.max(...sums));
  };
  return {
    weights: all,
    best: bestOf(fitted),
    folds: fitted.map((own) => ({
      ...own,
      // What a fold would have liked best must not decide how it is predicted.
      best: bestOf(fitted.filter((other) => other !== own)),
    })),
  };
}
