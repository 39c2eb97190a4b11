// Pairs of cards, or other items seats own, that are strong together: with both, strong play wins more than each alone would explain.
// Pairs are found in every other block of strong play and tested on the rest, since the best of many is also the luckiest. It is an
// association: players who are ahead gain more of everything, though that alone does not make a pair.
import type { Topic } from '@railwright/figures';
import type { DecidedCard } from './cards.ts';
import type { Estimate } from '../answers/estimate.ts';
import type { Holdings } from '../tables/holdings.ts';
import type { Question } from './question.ts';
import type { PanelFinding } from '../panel-result.ts';
import { listed } from '../answers/sentences.ts';
import { STRONG_PLAYERS, strongTables, type Played } from '../answers/words.ts';

/** Pairs tested, and the most that are shown. */
const MOST_TESTED = 5;
/** Winning this much more than each alone explains is worth mentioning. */
const NOTE = 0.05;
/** The fewest seats needed with both, with one, with the other and with neither. */
const LEAST_SEATS = 30;
const WEIGHT = 0.6;

export const PAIRS: Topic = { unit: 'share', family: 'cards' };

export function pairQuestions(played: Played): Question[] {
  const { called = (item) => item } = played;
  const hands = strongTables(played).flatMap((table) => table.holdings ?? []);
  const items = (hands[0]?.items ?? []).flatMap((item, index) => {
    const name = called(item);
    return name === undefined ? [] : [{ item, index, name }];
  });
  const found = items.flatMap((a, i) =>
    items.slice(i + 1).flatMap((b) => {
      const estimate = togetherOf(hands, a.index, b.index, 0);
      return estimate ? [{ a, b, score: estimate.value / estimate.error }] : [];
    }),
  );
  return found
    .filter(({ score }) => score > 0)
    .toSorted((x, y) => y.score - x.score)
    .slice(0, MOST_TESTED)
    .flatMap(({ a, b }): Question[] => {
      const estimate = togetherOf(hands, a.index, b.index, 1);
      if (!estimate) return [];
      return [
        {
          ...{
            id: `pair-${a.item}-${b.item}`,
            about: `${a.name} and ${b.name}`,
            topic: PAIRS,
            asks: 'side',
            against: 0,
            note: NOTE,
          },
          words: {
            strongest: { player: STRONG_PLAYERS, kind: 'strong', games: estimate.blocks, estimate },
            ...{ others: [], beside: [] },
          },
        },
      ];
    });
}

/** Those that are surely stronger together, the strongest first. */
export function pairFindings(pairs: readonly DecidedCard[]): PanelFinding[] {
  const strong = pairs
    .filter(({ decision, matter }) => decision.side === 'more' && valueOf(matter) > NOTE)
    .toSorted((a, b) => valueOf(b.matter) - valueOf(a.matter));
  if (strong.length === 0) return [];
  const names = strong.map(({ matter }) => `${matter.about} (+${(valueOf(matter) * 100).toFixed(1)} points)`);
  return [
    {
      ...{ id: 'pairs', about: 'Pairs of cards', answer: 'holds', whose: 'strong', tone: 'fact' },
      ...{ weight: WEIGHT, unit: 'share', against: 0, note: NOTE, effect: null, settles: null },
      sentence: `Strong together: ${listed(names, MOST_TESTED)}. In brackets: wins of strong play that has both, beyond what each alone explains. This is an association, not tested by doing without.`,
      says: strong.flatMap(({ matter, says }) => says.map((one) => ({ ...one, player: matter.about }))),
    },
  ];
}

const valueOf = ({ words }: Question): number => words.strongest?.estimate.value ?? 0;

/**
 * How much more both win than one, minus how much more the other wins than neither; its error is by game, since seats of a game are not
 * independent.
 */
function togetherOf(
  hands: readonly Holdings[],
  a: number,
  b: number,
  half: number,
): (Estimate & { readonly error: number }) | undefined {
  const sums = new Float64Array(4);
  const counts = new Float64Array(4);
  eachSeat(hands, half, a, b, (_game, kind, won) => {
    sums[kind] = (sums[kind] as number) + won;
    counts[kind] = (counts[kind] as number) + 1;
  });
  if (counts.some((count) => count < LEAST_SEATS)) return undefined;
  const means = sums.map((sum, kind) => sum / (counts[kind] as number));
  const value = SIGNS.reduce((sum, sign, kind) => sum + sign * (means[kind] as number), 0);
  let [game, own, squares, games] = [-1, 0, 0, 0];
  eachSeat(hands, half, a, b, (at, kind, won) => {
    if (at !== game) {
      squares += own * own;
      [game, own] = [at, 0];
      games++;
    }
    own += (SIGNS[kind] as number) * ((won - (means[kind] as number)) / (counts[kind] as number));
  });
  squares += own * own;
  return {
    value,
    center: value,
    error: Math.sqrt((squares * games) / Math.max(1, games - 1)),
    blocks: games,
  };
}

/** For neither, one, the other, both. */
const SIGNS = [1, -1, -1, 1] as const;

/** `half`: 0 for even blocks, 1 for odd ones; games are numbered over all tables. */
function eachSeat(
  hands: readonly Holdings[],
  half: number,
  a: number,
  b: number,
  hear: (game: number, kind: number, won: number) => void,
): void {
  let before = 0;
  for (const { items, seats, counts, won } of hands) {
    const games = won.length / seats;
    for (let game = 0; game < games; game++) {
      if (Math.floor(game / seats) % 2 !== half) continue;
      for (let seat = 0; seat < seats; seat++) {
        const at = game * seats + seat;
        const has = (item: number): number => ((counts[at * items.length + item] as number) > 0 ? 1 : 0);
        hear(before + game, has(a) + 2 * has(b), won[at] as number);
      }
    }
    before += games;
  }
}
