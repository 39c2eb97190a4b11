// How much luck decides: how often the same players in the same seats have a different winner when the game is dealt again.
import { redealOf } from '../statistics/redeal.ts';
import type { Estimate } from './estimate.ts';
import type { Matter } from './matters.ts';
import type { PanelKind } from './panel.ts';
import type { TableTally } from './table-tally.ts';
import { wordsBy, type Played, type Word } from './words.ts';

/** As weighty as skill. */
const HEFT = 4.5;
const LUCK_NOTE = 0.1;

/** Players of different strength, the stronger first. */
const UNEQUAL = [
  ['strong', 'middling', 'strong play against a practised player'],
  ['strong', 'weak', 'strong play against a beginner'],
  ['middling', 'weak', 'a practised player against a beginner'],
] as const satisfies (readonly [PanelKind, PanelKind, string])[];

export function luckMatter(played: Played): Matter[] {
  const { seats } = played;
  const { strongest, others, beside } = wordsBy(played, redealsOf);
  if (!strongest) return [];
  return [
    {
      ...{ id: 'luck', about: 'Luck', kind: 'luck', asks: 'size', against: 0, note: LUCK_NOTE, heft: HEFT },
      // The value for pure luck.
      of: 1 - 1 / seats,
      // Only strong play is asked; how others fare with the same deals is shown beside it.
      words: { strongest, others: [], beside: [...unequal(played), ...beside, ...others] },
    },
  ];
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
  return UNEQUAL.flatMap(([kind, rival, player]): Word[] => {
    const met = tallies.filter(({ table: { kind: of, entries } }) => {
      const kinds = entries.map((member) => panel[member]?.kind);
      return of === 'mixed' && seats === 2 && kinds.includes(kind) && kinds.includes(rival);
    });
    const estimate = redealsOf(met);
    return estimate
      ? [{ player, kind, games: met.reduce((sum, { games }) => sum + games, 0), estimate }]
      : [];
  });
}
