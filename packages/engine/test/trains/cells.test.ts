// Cell filters: near others, connected by rails, any and not; and how far apart cells are.
import { expect, test } from 'vitest';
import { whyNot } from '@railwright/engine/why';
import type { Amount, CellFilter } from '@railwright/engine';
import type { GameOptions } from './shipped.ts';
import { table, type Given } from './table.ts';

const card = (effect: object[]) => ({
  id: 'try',
  name: { en: 'Try' },
  categories: ['action'],
  cost: 2,
  effect: effect as never,
});

/** The matching cells of Tokyo where a rail can be laid. */
function laid(where: CellFilter, given: Given, onMap?: GameOptions['onMap']): string[] {
  const effect = [{ 'lay-rails': { count: 1, where, free: true } }];
  const t = table({ market: [card(effect)], ...(onMap && { onMap }) }, { hand: ['try'], ...given }).do(
    'play try',
  );
  return t.asks === 'effect'
    ? t
        .do('apply')
        .legal()
        .map((text) => text.slice('rail '.length))
    : [];
}

function amount(of: Amount, given: Given): number {
  return table({ market: [card([{ score: of }])] }, { hand: ['try'], ...given }).do('play try', 'apply').own
    .track;
}

const NEXT_TO_D2 = ['C2', 'C3', 'D1', 'D3', 'E2', 'E3'];

test('one of several terrains', () => {
  expect(laid({ terrain: ['river', 'mountain'] }, { rails: ['D2'] })).toEqual(['C2', 'D3', 'E3']);
});

test('cells of a region, of one of several, and of none', () => {
  const onMap = {
    regions: [
      { id: 'north', name: { en: 'North' }, cells: ['C2', 'C3', 'C4'] },
      { id: 'west', name: { en: 'West' }, cells: ['C2', 'D1', 'D2'] },
    ],
  };
  const rails = { rails: ['D2'] };
  expect(laid({ region: 'north' }, rails, onMap)).toEqual(['C2', 'C3']);
  expect(laid({ region: ['west', 'north'] }, rails, onMap)).toEqual(['C2', 'C3', 'D1']);
  expect(laid({ region: 'west', not: { region: 'north' } }, rails, onMap)).toEqual(['D1']);
  expect(laid({ near: { of: { region: 'north' } } }, rails, onMap)).toEqual(['D1', 'D3']);
  // A map without the region has no such cell.
  expect(laid({ region: 'north' }, rails)).toEqual([]);
  expect(laid({ region: ['east', 'west'] }, rails, onMap)).toEqual(['C2', 'D1']);
});

test('one thing or another, and not', () => {
  const rails = ['D2'];
  expect(laid({}, { rails })).toEqual(NEXT_TO_D2);
  expect(laid({ any: [{ place: 'city' }, { terrain: 'mountain' }] }, { rails })).toEqual(['C3', 'D1', 'E2']);
  expect(laid({ not: { place: 'city' } }, { rails })).toEqual(['C2', 'D3', 'E3']);
  expect(laid({ not: { any: [{ place: 'city' }, { rails: 'opponents' }] } }, { rails })).toEqual([
    'C2',
    'D3',
    'E3',
  ]);
  const others = [{ rails: ['C2'] }];
  expect(laid({ not: { any: [{ place: 'city' }, { rails: 'opponents' }] } }, { rails, others })).toEqual([
    'D3',
    'E3',
  ]);
  expect(laid({ any: [{ place: 'city' }, { rails: 'opponents' }] }, { rails, others })).toEqual([
    'C2',
    'C3',
    'D1',
    'E2',
  ]);
});

test('a neighbor is one step away, and no step crosses a barrier or the sea', () => {
  const rails = ['B3', 'C2'];
  // B3 and C3 touch, but a barrier lies between them.
  expect(laid({ near: { of: { rails: 'opponents' } } }, { rails, others: [{ rails: ['A4'] }] })).toEqual([
    'A3',
    'B4',
  ]);
  expect(amount({ cells: { near: { of: { rails: 'own' } }, place: 'city' } }, { rails: ['B3'] })).toBe(0);
  expect(amount({ cells: { near: { of: { rails: 'own' } }, place: 'city' } }, { rails: ['C2'] })).toBe(3);
});

test('distances within bounds, from the nearest', () => {
  const rails = ['D2', 'D8'];
  const near = (distance: object): number =>
    amount({ cells: { place: 'remote', near: { of: { rails: 'own' }, distance } } }, { rails });
  expect([near({ atMost: 1 }), near({ atMost: 2 }), near({ atMost: 3 })]).toEqual([0, 2, 5]);
  expect(near({ exactly: 2 }) + near({ atLeast: 3 })).toBe(6);
  expect(near({ atLeast: 2, atMost: 3 })).toBe(5);
});

test('without a way, cells are farther than any bound', () => {
  const far = (distance: object): number =>
    amount({ cells: { place: 'remote', near: { of: { rails: 'opponents' }, distance } } }, { rails: ['D2'] });
  expect([far({ atLeast: 99 }), far({ atMost: 99 })]).toEqual([6, 0]);
  expect(
    amount({ distance: { from: { rails: 'own' }, to: { rails: 'opponents' } } }, { rails: ['D2'] }),
  ).toBe(0);
});

test('the distance between groups of cells is that of the nearest two', () => {
  const given = { rails: ['D1', 'D2'], others: [{ rails: ['D5', 'D8'] }] };
  expect(amount({ distance: { from: { rails: 'own' }, to: { rails: 'opponents' } } }, given)).toBe(3);
  expect(amount({ distance: { from: { rails: 'opponents' }, to: { rails: 'own' } } }, given)).toBe(3);
  expect(amount({ distance: { from: { rails: 'own' }, to: { rails: 'all' } } }, given)).toBe(0);
});

test('a distance may be a bound of the cells that another one begins at', () => {
  const given = { rails: ['D1', 'D2'], others: [{ rails: ['D5', 'D8'] }] };
  const back: Amount = { distance: { from: { rails: 'opponents' }, to: { rails: 'own' } } };
  const from: CellFilter = { rails: 'own', stations: { atMost: back } };
  expect(amount({ distance: { from, to: { rails: 'opponents' } } }, given)).toBe(3);
  expect(amount({ cells: { near: { of: from } } }, given)).toBe(
    amount({ cells: { near: { of: { rails: 'own' } } } }, given),
  );
});

test('own rails connect the cells they lead to', () => {
  const connected = (given: Given): number =>
    amount({ cells: { place: 'city', connected: { place: 'remote' } } }, given);
  expect(connected({ rails: ['H1', 'H2', 'G3'] })).toBe(1);
  expect(connected({ rails: ['H1', 'H3', 'H4'] })).toBe(0);
  // Rails of others do not count.
  expect(connected({ rails: ['H2'], others: [{ rails: ['H1', 'H2'] }] })).toBe(0);
});

test('a network is a connected group of cells', () => {
  const given = { rails: ['D1', 'D2', 'D4', 'D5', 'D6'], others: [{ rails: ['A1', 'A3', 'A4'] }] };
  expect(
    ['own', 'most', 'fewest', 'opponents', 'all'].map((side) => amount({ network: side } as Amount, given)),
  ).toEqual([3, 2, 2, 2, 5]);
});

test('a line is the shortest way between the two own rails that are farthest apart', () => {
  const line = (rails: string[], side = 'own'): number => amount({ line: side } as Amount, { rails });
  expect([line(['D2']), line(['D1', 'D2', 'D4']), line(['D1', 'D2', 'D3', 'D4'])]).toEqual([1, 2, 4]);
  // A branch does not lengthen it; a detour that rails cut short does not either.
  expect(line(['D1', 'D2', 'D3', 'D4', 'E2'])).toBe(4);
  expect(line(['D1', 'D2', 'E1', 'E2'])).toBe(3);
  expect([line(['D1'], 'opponents'), line([], 'own')]).toEqual([0, 0]);
});

/** The cells offered by a card that lays rails this way. */
function laying(params: object, given: Given, ...choices: string[]): string[] {
  const t = table({ market: [card([{ 'lay-rails': params }])] }, { hand: ['try'], ...given });
  return t.do('play try', 'apply', ...choices).legal();
}

test("rails laid anywhere need no adjacent rails, but coins, an open cell and none of the player's own", () => {
  const where: CellFilter = { place: 'remote' };
  const given = { rails: ['H1', 'D2'], coins: 3 };
  expect(laying({ count: 1, where, reach: 'anywhere' }, given)).toEqual(['rail C10', 'rail E10', 'rail G1']);
  const effect = [{ 'lay-rails': { count: 1, where: { terrain: 'sea' }, reach: 'anywhere' } }];
  const t = table({ market: [card(effect)] }, { hand: ['try'], rails: ['D2'] });
  expect(t.do('play try').asks).toBe('turn');
});

test('each further rail of a path is next to the one before', () => {
  const path = { count: 3, reach: 'path', free: true };
  expect(laying(path, { rails: ['D2'] })).toEqual(NEXT_TO_D2.map((cell) => `rail ${cell}`));
  expect(laying(path, { rails: ['D2'] }, 'rail D3')).toEqual([
    'rail C3',
    'rail C4',
    'rail D4',
    'rail E3',
    'rail E4',
  ]);
  expect(laying(path, { rails: ['D2'] }, 'rail D3', 'rail E4')).not.toContain('rail C3');
});

test('a path ends early at a dead end', () => {
  const t = table(
    {
      market: [card([{ 'lay-rails': { count: 2, where: { place: 'remote' }, reach: 'path', free: true } }])],
    },
    { hand: ['try'], rails: ['H2'] },
  ).do('play try', 'apply', 'rail H1');
  expect([t.asks, t.own.railsLeft]).toEqual(['turn', 18]);
});

test('the reason why a cell is not offered mentions the reach', () => {
  const why = (reach: string, text: string, ...choices: string[]): string | undefined => {
    const effect = [{ 'lay-rails': { count: 2, reach, free: true } }];
    const t = table({ market: [card(effect)] }, { hand: ['try'], rails: ['D2'] });
    t.do('play try', 'apply', ...choices);
    return whyNot(t.game, t.s, text)?.reason;
  };
  expect(why('path', 'rail H4')).toBe('not-adjacent');
  expect(why('path', 'rail D1', 'rail D3')).toBe('not-next');
  expect(why('anywhere', 'rail D2')).toBe('own-rail');
});

test('with banked rail points, rails with a reach are laid at once', () => {
  const options = {
    market: [card([{ 'lay-rails': { count: 1, reach: 'anywhere' } }])],
    switches: { railPoints: 'banked' },
  };
  const t = table(options, { hand: ['try'], rails: ['D2'] }).do('play try', 'apply');
  expect([t.asks, t.view.railPoints]).toEqual(['rail', 0]);
});
