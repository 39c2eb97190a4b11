// How many cells of the map are used at the end of a game, and by how many seats: the two figures of whole maps.
import type { DramaFigure, WatchedGame } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { countBits } from './win.ts';
import { wantedShare } from './wanted.ts';

const shared = {
  of: 'game',
  section: 'drama',
  interval: `${STUDENT} ${SEQUENCE}`,
  unit: 'thousandths',
  lacking: 'the game has no map, or nobody used it',
} as const;

export const cellsUsed = {
  ...shared,
  figure: 'cellsUsed',
  title: 'Cells in use',
  definition:
    'Cells with a rail of any seat at the end, as a share of the cells on which rails can lie. Games without a map do not count.',
  example: 'Rails on 30 of 60 cells that are not sea: 0.5.',
  row: 'cells in use',
  watch: () => ({
    value(ended) {
      const { used, open } = cellsIn(ended);
      return open === 0 ? undefined : Math.round((1000 * used) / open);
    },
  }),
  target: wantedShare('Share of the usable cells that are used at the end, the median.'),
} as const satisfies DramaFigure;

export const cellsContested = {
  ...shared,
  figure: 'cellsContested',
  title: 'Cells in contest',
  definition:
    'Cells with rails of several seats at the end, as a share of those with rails of any. Games without rails do not count.',
  example: 'Of 30 cells with rails, 12 have rails of more than one seat: 0.4.',
  row: 'of these in contest',
  watch: () => ({
    value(ended) {
      const { used, contested } = cellsIn(ended);
      return used === 0 ? undefined : Math.round((1000 * contested) / used);
    },
  }),
  target: wantedShare('Share of the used cells that several players use at the end, the median.'),
} as const satisfies DramaFigure;

function cellsIn({ game: { playtestHooks }, s }: WatchedGame) {
  const board = playtestHooks?.board;
  let [open, used, contested] = [0, 0, 0];
  board?.cells.forEach((_, cell) => {
    if (!board.isOpen(cell)) return;
    const users = countBits(board.seatsOn(s, cell));
    open++;
    if (users > 0) used++;
    if (users > 1) contested++;
  });
  return { open, used, contested };
}
