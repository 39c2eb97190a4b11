// How much luck decides: how often the same players in the same seats have a different winner when the game is dealt again.
import type { Topic } from '@railwright/figures';
import { redealOf } from '@railwright/statistics';
import type { Estimate } from '../answers/estimate.ts';
import type { Question } from './question.ts';
import type { PanelKind } from '../players/panel.ts';
import { capital, percent } from '../answers/sentences.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { wordsBy, type Played, type Word } from '../answers/words.ts';

/** As weighty as skill. */
const HEFT = 4.5;
const LUCK_NOTE = 0.1;

const LUCK: Topic = { unit: 'share' };

/** Players of different strength, the stronger first. */
const UNEQUAL = [
  ['strong', 'middling', 'strong play', 'a practised player'],
  ['strong', 'weak', 'strong play', 'a beginner'],
  ['middling', 'weak', 'a practised player', 'a beginner'],
] as const satisfies (readonly [PanelKind, PanelKind, string, string])[];

export function luckQuestions(played: Played): Question[] {
  const { strongest, others, beside } = wordsBy(played, redealsOf);
  if (!strongest) return [];
  const lot = 1 - 1 / played.seats;
  const pure = `; if winners were drawn by lot, ${percent(lot)} would`;
  const apart = unequal(played);
  return [
    {
      ...{ id: 'luck', about: 'Luck', topic: LUCK, asks: 'size', against: 0, note: LUCK_NOTE, heft: HEFT },
      // Only strong play is asked; how others fare with the same deals is shown next to it.
      words: { strongest, others: [], beside: [...apart, ...beside, ...others] },
      says: {
        claim: 'How much luck decides',
        fact: (value) => `has a different winner in ${value} of games that are dealt again`,
        aside: pure,
        holds: ({ value }) =>
          `Between equally strong players, the deal decides ${extentOf(strongest.estimate.value / lot)}: of games that are dealt again, ${value} have another winner${pure}.${betweenUnequal(apart)}`,
      },
    },
  ];
}

/** How much the deal decides, of all that it could. */
function extentOf(part: number): string {
  const [words] = EXTENTS.find(([, least]) => part >= least) ?? ['next to nothing'];
  return words;
}
const EXTENTS = [
  ['nearly everything', 0.9],
  ['most', 0.6],
  ['about half', 0.4],
  ['little', 0.1],
] as const;

/** For strong play against others; empty if that was not played. */
function betweenUnequal(apart: readonly Word[]): string {
  const told = apart
    .filter(({ kind }) => kind === 'strong')
    .map(
      ({ player, estimate }) =>
        `between ${player.replace(' against ', ' and ')}, ${percent(estimate.value)} do`,
    );
  return told.length === 0 ? '' : ` ${capital(told.join('; '))}.`;
}

function redealsOf(some: readonly TableTally[]): Estimate | undefined {
  if (some.some(({ alike }) => alike.length === 0)) return undefined;
  const games = some.reduce((sum, one) => sum + one.games, 0);
  return redealOf(
    some.flatMap(({ alike }) => alike),
    games,
  );
}

/** At tables of two; at larger tables, others fill the remaining seats. */
function unequal({ seats, panel, tallies }: Played): Word[] {
  return UNEQUAL.flatMap(([kind, rival, one, other]): Word[] => {
    const met = tallies.filter(({ table: { kind: of, entries } }) => {
      const kinds = entries.map((member) => panel[member]?.kind);
      return of === 'mixed' && seats === 2 && kinds.includes(kind) && kinds.includes(rival);
    });
    const estimate = redealsOf(met);
    return estimate
      ? [
          {
            player: `${one} against ${other}`,
            kind,
            games: met.reduce((sum, { games }) => sum + games, 0),
            estimate,
          },
        ]
      : [];
  });
}
