// A player like the people who played some games: a learned player at their level, with what they like more or less than winning play does
// and the rules of thumb they follow. Judged by whole games that were held out.
import { LEVELS, mindOf, type BotSpec } from '@railwright/bots';
import { chancesOf, holm, meanPerCase, pValueOf, tQuantile } from '@railwright/statistics';
import { CERTAINTIES, choicesOf, UNIT, type Choices, type GroupGame, type MadeChoice } from './choices.ts';
import type { GroupResult } from './group-result.ts';
import { fitGames, RIDGES, spreadsOf, type Fold, type Weights } from './model.ts';

/** Fewer games than this say nothing about games held out. */
export const LEAST_GROUP_GAMES = 3;

/** What is fitted: the player it is based on, and games of one setup. */
export interface GroupAsked {
  /** A learned player of the game. */
  readonly player: BotSpec;
  /** At least `LEAST_GROUP_GAMES`; the first decides how the level is told. */
  readonly games: readonly GroupGame[];
  readonly seed: number;
}

/** What the games say. */
export type GroupFit = Pick<
  GroupResult,
  | 'games'
  | 'choices'
  | 'forced'
  | 'odd'
  | 'botSeats'
  | 'ridge'
  | 'certainty'
  | 'leanings'
  | 'predictions'
  | 'seed'
>;

/**
 * Fits a player to the choices of people; the same for the same games and seed.
 * @throws Error for a record that is no game, and a player that does not play it
 */
export function fitGroup({ player, games, seed }: GroupAsked): GroupFit {
  const made = choicesOf(player, games, seed);
  const { choices, terms, forced, odd } = made;
  const spreads = spreadsOf(choices, terms.length + 1);
  const { weights: fitted, best, folds } = fitGames(choices, spreads, games.length, seed);
  const ridge = RIDGES[best] ?? 0;
  const weights = fitted[best] ?? [];
  const without = folds.map(({ weights: own }) => own[best] ?? []);
  return {
    ...{ games: games.length, choices: choices.length, forced, odd, seed, ridge },
    botSeats: games.reduce((sum, { bots = [] }) => sum + bots.filter(Boolean).length, 0),
    certainty: certaintyOf(player, games, weights, without),
    leanings: leaningsOf(made, weights, without),
    predictions: predictionsOf(folds, games.length),
  };
}

/** 95%: half the width of the interval that leaving out parts gives (delete-a-group jackknife), and its standard error. */
function reachOf(values: readonly number[]): { readonly reach: number; readonly error: number } {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(((count - 1) / count) * squares);
  return { reach: tQuantile(0.975, count - 1) * error, error };
}

const around = (value: number, reach: number) => ({ low: value - reach, high: value + reach });

function leaningsOf(
  { terms, choices }: Choices,
  weights: Weights,
  without: readonly Weights[],
): GroupResult['leanings'] {
  const found = terms.map(({ kind, name }, i) => {
    const weight = weights[i + 1] ?? 0;
    const { reach, error } = reachOf(without.map((one) => one[i + 1] ?? 0));
    return {
      leaning: {
        ...{ kind, name, weight, interval: around(weight, reach) },
        choices: choices.filter(({ terms: own }) => own.includes(i + 1)).length,
      },
      p: pValueOf(weight, error, without.length),
    };
  });
  const stands = holm(found.map(({ p }) => p));
  return found
    .map(({ leaning, p }, i) => ({ p, leaning: { ...leaning, stands: stands[i] === true } }))
    .toSorted((a, b) => a.p - b.p)
    .map(({ leaning }) => leaning);
}

function certaintyOf(
  player: BotSpec,
  games: readonly GroupGame[],
  weights: Weights,
  without: readonly Weights[],
): GroupResult['certainty'] {
  const mind = games[0] && mindOf(player, games[0].game);
  const unit = mind?.scaleAt(UNIT) ?? 1;
  const at = (log: number): number => mind?.certaintyAt(Math.exp(log) * unit) ?? UNIT;
  const level = Math.log(weights[0] ?? 1);
  const { low, high } = around(level, reachOf(without.map(([first = 1]) => Math.log(first))).reach);
  const value = at(level);
  const apart = CERTAINTIES.map((certainty = 1) => Math.abs(certainty - value));
  return {
    value,
    interval: { low: at(low), high: at(high) },
    nearest: LEVELS[apart.indexOf(Math.min(...apart))]?.name ?? '',
  };
}

/** How a model predicts a choice: its weights at the choice; none if it takes its best choice always. */
type Model = (choice: MadeChoice, fold: Fold) => Weights | undefined;

const levelAt = (scale: number, { weights }: Fold): Weights =>
  (weights[0] ?? []).map((_, k) => (k === 0 ? scale : 0));

const MODELS: Readonly<Record<string, Model>> = {
  group: (_, { weights, best }) => weights[best],
  level: (_, { weights }) => weights[0],
  ...Object.fromEntries(
    LEVELS.map(({ name }, i): [string, Model] => [
      name,
      (choice, fold) => {
        const scale = choice.scales[i];
        return scale === undefined ? undefined : levelAt(scale, fold);
      },
    ]),
  ),
  uniform: (_, fold) => levelAt(0, fold),
};

function predictionsOf(without: readonly Fold[], games: number): GroupResult['predictions'] {
  const counts = byGame(without, games, () => 1);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / all;
  const worthOf = (model: Model) => byGame(without, games, (choice, fold) => judged(model, choice, fold).log);
  const own = worthOf(MODELS['group'] as Model);
  return Object.entries(MODELS).map(([name, model]) => {
    const logs = worthOf(model);
    const gains = own.map((log, game) => log - (logs[game] ?? 0));
    const logChance = total(logs);
    return {
      model: name,
      logChance: Number.isFinite(logChance) ? logChance : null,
      hits: total(byGame(without, games, (choice, fold) => judged(model, choice, fold).hit)),
      gain: name === 'group' || !Number.isFinite(logChance) ? null : meanPerCase(gains, counts),
    };
  });
}

function byGame(
  without: readonly Fold[],
  games: number,
  of: (choice: MadeChoice, fold: Fold) => number,
): number[] {
  const sums = Array.from({ length: games }, () => 0);
  for (const fold of without)
    for (const choice of fold.held) sums[choice.game] = (sums[choice.game] ?? 0) + of(choice, fold);
  return sums;
}

/** The logarithm of the probability of what was chosen, and whether that was the likeliest; options that are equally likely share that. */
function judged(
  model: Model,
  choice: MadeChoice,
  fold: Fold,
): { readonly log: number; readonly hit: number } {
  const weights = model(choice, fold);
  const { chances, logs } = chancesOf(choice, weights ?? levelAt(1, fold));
  const most = Math.max(...chances);
  const best = chances.filter((chance) => chance === most).length;
  const hit = chances[choice.chosen] === most ? 1 / best : 0;
  const log = weights ? (logs[choice.chosen] ?? 0) : Math.log(hit);
  return { log, hit };
}
