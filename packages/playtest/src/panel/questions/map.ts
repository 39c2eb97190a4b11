// How players use the map: the unused cells, and how much each cell is used, contested and worth.
import { CELL_FIGURES, type Topic } from '@railwright/figures';
import { mostOf, type DecidedCard } from './cards.ts';
import { intervalAt } from '../answers/estimate.ts';
import type { Question } from './question.ts';
import type { PanelFinding, PanelResult } from '../panel-result.ts';
import { listed } from '../answers/sentences.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { strongTables, wordsOf, type Played } from '../answers/words.ts';

/** A cell used in fewer games than this is dead. */
const DEAD = 0.01;
const MOST_LISTED = 12;
/** A dead cell harms a game less than a useless card; many of them together mean that the map is too large. */
const DEAD_WEIGHT = 0.5;
const OTHERS_WEIGHT = 0.3;
const ALIVE_WEIGHT = 0.1;

export const CELLS: Topic = { unit: 'share', family: 'cells' };

export function cellQuestions(played: Played): Question[] {
  const cells = [...(played.tallies[0]?.cells.keys() ?? [])];
  return cells.map((cell) => ({
    ...{ id: `cell-${cell}`, about: cell, topic: CELLS, asks: 'side', against: DEAD, note: 0 },
    words: wordsOf(played, { of: (tally) => tally.cells.get(cell)?.used, share: true }),
  }));
}

export function cellFindings(cells: readonly DecidedCard[]): PanelFinding[] {
  if (cells.length === 0) return [];
  const left = cells.filter(({ decision }) => decision.side === 'less');
  const dead = left.filter(({ decision }) => decision.answer === 'holds');
  const others = left.filter(({ decision }) => decision.answer === 'depends');
  const open = cells.filter((cell) => !dead.includes(cell) && !others.includes(cell) && !isUsed(cell));
  const namesOf = (some: readonly DecidedCard[]): string =>
    some.length > MOST_LISTED
      ? `${some.length} of the ${cells.length} cells`
      : listed(
          some.map(({ matter }) => matter.about),
          MOST_LISTED,
        );
  const finding = (
    some: readonly DecidedCard[],
    by: Pick<PanelFinding, 'id' | 'answer' | 'tone' | 'weight' | 'sentence'>,
    settles: string | null = null,
  ): PanelFinding => ({
    ...{ ...by, about: 'Cells of the map', whose: 'all', unit: 'share', against: DEAD, note: 0 },
    ...{ effect: null, settles },
    items: some.map(({ matter }) => matter.about),
    says: some.flatMap(({ matter, decision, says }) =>
      [...says.slice(0, 1), ...(decision.answer === 'depends' ? mostOf(says) : [])].map((one) => ({
        ...one,
        player: `${matter.about}: ${one.player}`,
      })),
    ),
  });
  const when = (some: readonly DecidedCard[], of: () => PanelFinding): PanelFinding[] =>
    some.length > 0 ? [of()] : [];
  return [
    ...when(dead, () =>
      finding(dead, {
        ...{ id: 'cells-dead', answer: 'holds', tone: 'problem', weight: DEAD_WEIGHT * dead.length },
        sentence: `Dead cells: no player uses ${namesOf(dead)} in one game of a hundred, no matter who plays.`,
      }),
    ),
    ...when(others, () =>
      finding(others, {
        ...{ id: 'cells-others', answer: 'depends', tone: 'fact', weight: OTHERS_WEIGHT },
        sentence: `Strong play avoids ${namesOf(others)}; other players do not.`,
      }),
    ),
    ...when(open, () =>
      finding(
        open,
        {
          ...{ id: 'cells-open', answer: 'cannot-say', tone: 'open', weight: OTHERS_WEIGHT },
          sentence: `Perhaps dead: these games cannot tell for ${namesOf(open)}.`,
        },
        'More games at each table would settle it.',
      ),
    ),
    ...(dead.length + open.length > 0
      ? []
      : [
          finding([], {
            ...{ id: 'cells-alive', answer: 'holds', tone: 'good', weight: ALIVE_WEIGHT },
            sentence: `No cell is dead: each of the ${cells.length} cells is used.`,
          }),
        ]),
  ];
}

/** Surely used by strong play or by one of the others, however many are tested. */
function isUsed({ matter, decision }: DecidedCard): boolean {
  const { words, against } = matter;
  const alpha = decision.alpha / Math.max(1, words.others.length);
  return (
    decision.side === 'more' || words.others.some(({ estimate }) => intervalAt(estimate, alpha).low > against)
  );
}

/** By cell: each cell figure for strong play and for all players at mixed tables. */
export function cellsOf(played: Played): PanelResult['cells'] {
  const { tallies } = played;
  const strong = strongTables(played);
  const mixed = tallies.filter(({ table }) => table.kind === 'mixed');
  const panel = mixed.length > 0 ? mixed : tallies;
  return [...(tallies[0]?.cells.keys() ?? [])].map((cell) => ({
    cell,
    strong: strong.length > 0 ? figuresOf(strong, cell) : null,
    panel: figuresOf(panel, cell),
  }));
}

/** Every game has the same weight. */
function figuresOf(tallies: readonly TableTally[], cell: string): Record<string, number> {
  return Object.fromEntries(
    CELL_FIGURES.map(({ figure }, f) => {
      const sums = tallies.flatMap(({ cells }) => cells.get(cell)?.sums[f] ?? []);
      const games = sums.reduce((sum, one) => sum + one.games, 0);
      return [figure, games === 0 ? 0 : sums.reduce((sum, { total }) => sum + total, 0) / games];
    }),
  );
}
