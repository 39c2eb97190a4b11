// Amounts of the highest, the lowest and all of the numbers of cards, cells and players, of what differs, of trails and of ways along rails.
import { expect, test } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

const counter = (count: unknown) => card('counter', { effect: [{ score: { count } }] });
const scored = (count: unknown, given: object, seats = 2, options = {}): number => {
  const t = table({ market: [counter(count)], seats, ...options }, { hand: ['counter'], ...given });
  t.do('play counter', 'apply');
  return t.own.track;
};

test('of cards the highest, the lowest and all costs are those that match', () => {
  const given = { hand: ['counter', 'normal-train', 'express-train', 'express-train', 'lay-rails'] };
  const trains = { from: 'hand', where: { category: 'train' } };
  expect(scored({ highest: { cost: trains } }, given)).toBe(3);
  expect(scored({ lowest: { cost: trains } }, given)).toBe(1);
  expect(scored({ total: { cost: trains } }, given)).toBe(7);
  expect(scored({ total: { value: trains } }, given)).toBe(5);
});

test('where there is nothing, each of them is 0', () => {
  for (const way of ['highest', 'lowest', 'total'])
    expect(scored({ [way]: { cost: { from: 'discard' } } }, {})).toBe(0);
  expect(scored({ lowest: { stations: { rails: 'own' } } }, {})).toBe(0);
  expect(scored({ variety: { categories: { from: 'discard' } } }, {})).toBe(0);
});

test('chosen cards count wherever they are now', () => {
  const effect = [
    { choose: { from: 'hand', count: 'all', as: 'gone' } },
    { trash: 'gone' },
    { score: { count: { highest: { cost: 'gone' } } } },
  ];
  const t = table(
    { market: [card('fire', { effect })] },
    { hand: ['fire', 'express-train', 'normal-train'] },
  );
  t.do('play fire', 'apply');
  expect(t.own.track).toBe(3);
});

test('cities alone have space for stations, and a cell the rails of everybody', () => {
  const given = { rails: ['D5', 'D4'], others: [{ rails: ['D4'] }], stations: { A5: 2, H2: 1 } };
  expect(scored({ highest: { stations: {} } }, given)).toBe(2);
  expect(scored({ lowest: { stations: {} } }, given)).toBe(0);
  expect(scored({ total: { stations: {} } }, given)).toBe(3);
  expect(scored({ highest: { rails: {} } }, given)).toBe(2);
  expect(scored({ lowest: { rails: { rails: 'own' } } }, given)).toBe(1);
  const [most, least] = [scored({ highest: { size: {} } }, given), scored({ lowest: { size: {} } }, given)];
  expect(most).toBeGreaterThan(least);
  expect(least).toBeGreaterThan(0);
  expect(scored({ highest: { room: { place: 'city', stations: { atLeast: 2 } } } }, given)).toBe(
    scored({ highest: { size: { stations: { atLeast: 2 } } } }, given) - 2,
  );
});

test('an amount is counted for each opponent or each player as that player would count it', () => {
  const given = { rails: ['D5', 'D4', 'D3'], others: [{ rails: ['A1'] }, { rails: ['C1', 'C2'] }] };
  const cells = { cells: { rails: 'own' } };
  expect(scored({ highest: { opponents: cells } }, given, 3)).toBe(2);
  expect(scored({ highest: { players: cells } }, given, 3)).toBe(3);
  expect(scored({ lowest: { opponents: cells } }, given, 3)).toBe(1);
  expect(scored({ total: { players: cells } }, given, 3)).toBe(6);
  expect(scored({ total: { opponents: { cells: { rails: 'opponents' } } } }, given, 3)).toBe(9);
});

test('looking ahead, drawn cards may have any cost, and the least that is sure counts', () => {
  const pay = (count: unknown) =>
    card('fee', { effect: [{ draw: 1 }, { pay: { count } }, { score: { count: 1 } }] });
  const can = (count: unknown, coins: number): boolean => {
    const t = table(
      { market: [pay(count)] },
      { hand: ['fee', 'express-train'], deck: ['normal-train'], coins },
    );
    return t.do('play fee').legal().includes('apply');
  };
  expect(can({ highest: { cost: { from: 'hand' } } }, 2)).toBe(false);
  expect(can({ highest: { cost: { from: 'hand' } } }, 3)).toBe(true);
  expect(can({ lowest: { cost: { from: 'hand' } } }, 1)).toBe(true);
  expect(can({ total: { cost: { from: 'hand' } } }, 2)).toBe(false);
});

test('terrains, regions, categories and costs count once each', () => {
  const regions = [
    { id: 'east', cells: ['D5', 'D4'] },
    { id: 'west', cells: ['D4', 'A1'] },
    { id: 'far', cells: ['H1'] },
  ];
  const given = { rails: ['D5', 'D4'], hand: ['counter', 'normal-train', 'express-train', 'lay-rails'] };
  expect(scored({ variety: { regions: { rails: 'own' } } }, given, 2, { onMap: { regions } })).toBe(2);
  expect(scored({ variety: { categories: { from: 'hand' } } }, given)).toBe(2);
  expect(scored({ variety: { costs: { from: 'hand' } } }, given)).toBe(2);
  expect(scored({ variety: { terrains: { rails: 'own' } } }, { rails: ['D5', 'D4', 'D3', 'D2', 'D1'] })).toBe(
    new Set(['D5', 'D4', 'D3', 'D2', 'D1'].map(terrainOf).filter(Boolean)).size,
  );
});

function terrainOf(label: string): string | undefined {
  const { definition } = table({ market: [counter(1)] }, {}).game.tables;
  return definition.map.cells.find((cell) => cell.label === label)?.terrain;
}

test('a trail goes through no cell twice, round loops too, and is no shorter than the longest line', () => {
  const row = ['D1', 'D2', 'D3', 'D4'];
  expect(scored({ trail: 'own' }, { rails: row })).toBe(4);
  // A triangle at the end of a row: the line takes the short cut, the trail does not.
  const { neighborStart, neighbors, labels } = table({ market: [counter(1)] }, {}).game.tables;
  const beside = (label: string): string[] => {
    const cell = labels.indexOf(label);
    return [...neighbors.subarray(neighborStart[cell], neighborStart[cell + 1])].map((c) => labels[c] ?? '');
  };
  const third = beside('D4').find((label) => beside('D3').includes(label) && !row.includes(label)) ?? '';
  expect(scored({ line: 'own' }, { rails: [...row, third] })).toBe(4);
  expect(scored({ trail: 'own' }, { rails: [...row, third] })).toBe(5);
  // A branch off the row is on no trail through all of it.
  const branch = beside('D2').find(
    (label) => !row.includes(label) && !beside('D1').includes(label) && !beside('D3').includes(label),
  );
  if (branch !== undefined) expect(scored({ trail: 'own' }, { rails: [...row, branch] })).toBe(4);
});

test('the longest of several networks counts, and those of others only where they are asked for', () => {
  const given = { rails: ['D1', 'D2', 'H1', 'H2', 'H3'], others: [{ rails: ['A1'] }] };
  expect(scored({ trail: 'own' }, given)).toBe(3);
  expect(scored({ trail: 'opponents' }, given)).toBe(1);
  expect(scored({ trail: 'all' }, given)).toBe(4);
  expect(scored({ trail: 'own' }, {})).toBe(0);
});

test('steps along rails need rails at both ends and on the way', () => {
  const way = (along?: string) => ({
    distance: { from: { in: 'a' }, to: { in: 'b' }, ...(along && { along }) },
  });
  const ends = (along?: string) => [
    { 'choose-cells': { as: 'a' } },
    { 'choose-cells': { as: 'b' } },
    { score: { count: way(along) } },
  ];
  const measure = (along: string | undefined, given: object): number => {
    const t = table({ market: [card('tape', { effect: ends(along) })] }, { hand: ['tape'], ...given });
    return t.do('play tape', 'apply', 'cell D1', 'cell D4').own.track;
  };
  expect(measure(undefined, {})).toBe(3);
  expect(measure('own', { rails: ['D1', 'D2', 'D3', 'D4'] })).toBe(3);
  expect(measure('own', { rails: ['D1', 'D2', 'D4'] })).toBe(0);
  const shared = { rails: ['D1', 'D2'], others: [{ rails: ['D3', 'D4'] }] };
  expect(measure('all', shared)).toBe(3);
  expect(measure('own', shared)).toBe(0);
  expect(measure('opponents', shared)).toBe(0);
});

test('the border is where the map ends', () => {
  const { labels } = table({ market: [counter(1)] }, {}).game.tables;
  const all = scored({ cells: {} }, {});
  const border = scored({ cells: { border: true } }, {});
  expect(border + scored({ cells: { not: { border: true } } }, {})).toBe(all);
  expect(border).toBeGreaterThan(10);
  expect(scored({ cells: { border: true, rails: 'own' } }, { rails: [labels[0] ?? ''] })).toBe(1);
  expect(scored({ cells: { border: true, rails: 'own' } }, { rails: ['D5'] })).toBe(0);
});
