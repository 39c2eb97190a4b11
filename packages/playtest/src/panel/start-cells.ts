// What start cells are worth. Estimated from random starts, all cells at once and shrunk towards their mean, since the best of many is
// also the luckiest. The best then starts many games against strong play that starts where it likes.
import { steadyShares, type SteadiedShare } from '../statistics/shrink.ts';
import type { StartCells } from './closer.ts';
import { askFirst, closerBatch, oneAmong, playParts } from './closer-games.ts';
import { figuresOf } from './game-figures.ts';
import type { Matter } from './matters.ts';
import type { PanelHost, PanelPlan } from './panel-host.ts';
import type { Pupil } from './pupil.ts';

/** A start that wins this much more than its share is too good. */
const START_NOTE = 0.1;
const HEFT = 2;

/** Undefined in games without a choice of where to begin. */
export async function startCellsOf(
  plan: PanelPlan,
  host: PanelHost,
  { bot }: Pupil,
  games: number,
): Promise<StartCells | undefined> {
  const { game, seats } = plan;
  const board = game.insight?.board;
  if (!board) return undefined;
  const all = Array.from({ length: seats }, () => bot);
  const rows = await playParts(host, closerBatch(plan, all, games, { starts: 'random', maps: true }));
  const sums = board.cells.map((cell) => ({ cell, hits: 0, count: 0 }));
  for (const row of rows)
    figuresOf(row, seats).won.forEach((share, seat) => {
      const sum = sums[row.board?.starts[seat] ?? -1];
      if (!sum) return;
      sum.hits += share;
      sum.count++;
    });
  const begun = sums.filter(({ count }) => count > 0);
  if (begun.length === 0) return undefined;
  const steadied = steadyShares(begun, 1 / seats);
  const drawn = begun
    .map(({ cell, count }, i) => ({ cell, games: count, ...(steadied[i] as SteadiedShare) }))
    .toSorted((a, b) => b.value - a.value);
  const [best] = drawn;
  if (!best) return { drawn, best };
  const answer = await askFirst(plan, host, oneAmong(bot, bot, seats), games, {
    starts: { entry: 0, cell: best.cell },
  });
  return { drawn, best: { cell: best.cell, answer } };
}

export function startMatter({ best }: StartCells, seats: number): Matter[] {
  if (!best) return [];
  const { cell, answer } = best;
  return [
    {
      ...{ id: 'starts', about: 'Best start', kind: 'start', of: cell, asks: 'side' },
      ...{ against: 1 / seats, note: START_NOTE, heft: HEFT },
      words: { strongest: { player: `from ${cell}`, kind: 'strong', ...answer }, others: [], beside: [] },
    },
  ];
}
