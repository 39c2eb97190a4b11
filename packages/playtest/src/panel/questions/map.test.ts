// A panel's findings about cells, from shares of games in which they were used.
import { expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { BLOCKS, flat, madeTable } from '../../../test/made-table.ts';
import { findingsOf } from '../findings.ts';
import { cellsOf } from './map.ts';
import type { PanelKind } from '../players/panel.ts';
import type { TableTally } from '../tables/table-tally.ts';
import type { Played } from '../answers/words.ts';

function tableOf(member: number, used: Readonly<Record<string, number>>, blocks: number): TableTally {
  const cells = new Map(
    Object.entries(used).map(([cell, share]) => {
      const games = 2 * blocks;
      const contests = { total: share * games * 0.25, games: share * games };
      return [
        cell,
        { used: flat(share, blocks), sums: [{ total: share * games, games }, contests, { total: 0, games }] },
      ];
    }),
  );
  return madeTable(member, { cells }, blocks);
}

type Asked = readonly (readonly [PanelKind, Readonly<Record<string, number>>])[];

const played = (players: Asked, blocks = BLOCKS): Played => ({
  seats: 2,
  panel: players.map(([kind], i) => ({ kind, bot: plainBot(`p${i}`) })),
  tallies: players.map(([, used], i) => tableOf(i, used, blocks)),
});
const cells = (players: Asked, blocks?: number) =>
  findingsOf(played(players, blocks)).filter(({ id }) => id.startsWith('cells-'));

test('a cell that no player uses is dead; one that others use is not', () => {
  const found = cells([
    ['strong', { A1: 1, B2: 0, C3: 0 }],
    ['style', { A1: 1, B2: 0, C3: 0.4 }],
  ]);
  expect(found.map(({ id, answer, tone }) => [id, answer, tone])).toEqual([
    ['cells-dead', 'holds', 'problem'],
    ['cells-others', 'depends', 'fact'],
  ]);
  expect(found[0]!.sentence).toContain('no player uses B2 in one game');
  expect(found[1]!.sentence).toContain('Strong play avoids C3; other players do not.');
});

test('no cell is dead if each has a user, and few games cannot judge a rarely used one', () => {
  const both = (used: number): Asked => [
    ['strong', { A1: 1, B2: used }],
    ['style', { A1: 1, B2: used }],
  ];
  expect(cells(both(0.3))).toMatchObject([{ id: 'cells-alive', tone: 'good' }]);
  expect(cells(both(0), 30)).toMatchObject([{ id: 'cells-open', answer: 'cannot-say', tone: 'open' }]);
});

test('each figure is the mean over the games that count for it', () => {
  const [first] = cellsOf(played([['strong', { A1: 0.5 }]]));
  expect(first).toMatchObject({ cell: 'A1', strong: { cellUse: 0.5, cellContest: 0.25, cellIncome: 0 } });
  expect(cellsOf(played([['style', { A1: 0.5 }]]))[0]!.strong).toBeNull();
});
