// How what players do with a card falls as it becomes dearer: logistic curves of all cards, fitted at once. Where nearly all want a card, or nobody,
// it shows little of its own slope, so that each is drawn towards the usual one; and players differ, so that each round has a level of its own.
import { fitChoices, makeChoice, type Choice } from '@railwright/statistics';

/** Shares at costs that were tried, of one player or the mean of several. */
export interface Answers {
  readonly players: number;
  readonly shares: readonly { readonly cost: number; readonly share: number }[];
}

/** Independent draws that the games of a version are worth: versions differ by their other prices, too. */
const DRAWS = 4;
/** 1 / variance between players, on the scale of log-odds (docs/results/proposals.md). */
const PLAYERS = 1;
/** What a round still says once another one follows: the other prices move. */
const FADE = 0.25;
/** 1 / variance between slopes, and of levels of which nothing is known. */
const SLOPES = 2;
const LEVELS = 0.05;
const LEAST_SLOPE = 0.1;

/** For each card, of its rounds in order: the share at a cost, for a player like the others. Log-odds fall in proportion to the cost. */
export function curvesOf(cards: readonly (readonly Answers[])[]): ((cost: number) => number)[] {
  const precisions = [0];
  const term = (precision: number): number => precisions.push(precision) - 1;
  const choices: Choice[] = [];
  const terms = cards.map((rounds) => {
    const [slope, level] = [term(SLOPES), term(LEVELS)];
    // Levels are those at a cost in the middle, so that they hardly depend on slopes.
    const costs = rounds.flatMap(({ shares }) => shares.map(({ cost }) => cost));
    const middle = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    for (const [i, { players, shares }] of rounds.entries()) {
      const round = term(PLAYERS * players * FADE ** (rounds.length - 1 - i));
      for (const { cost, share } of shares) {
        const nearer = middle - cost;
        const wanted = new Map([
          [0, nearer],
          [slope, nearer],
          [level, 1],
          [round, 1],
        ] as const);
        for (const [chosen, part] of [share, 1 - share].entries())
          choices.push({ ...makeChoice(chosen, [wanted, new Map()]), weight: part * DRAWS * players });
      }
    }
    return { slope, level, middle };
  });
  const start = precisions.map((_, i) => (i === 0 ? 1 : 0));
  const fitted = fitChoices(choices, { precisions, floor: LEAST_SLOPE }, start);
  const [usual = 1] = fitted;
  return terms.map(({ slope, level, middle }) => (cost) => {
    const falls = Math.max(LEAST_SLOPE, usual + (fitted[slope] ?? 0));
    return 1 / (1 + Math.exp(falls * (cost - middle) - (fitted[level] ?? 0)));
  });
}
