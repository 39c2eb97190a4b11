import { expect, test } from 'vitest';
import type { Comparison, MeasureResult, SimulationResult } from '@railwright/playtest';
import type { TestTable } from '../../core/checks/tables.ts';
import { differenceRows } from './differences.ts';
import { heatOf, hottest } from './heat.ts';
import { measureTables } from './measure-tables.ts';
import { botChoices, firstSettings, fitSettings, planTest, playsTheSame } from './settings.ts';
import { worthOf } from './worth.ts';

const strategy = { id: 'trains/thrifty', name: 'Thrifty', description: '', strategy: { buy: [] } };
const table: TestTable = {
  setup: 'trains/tokyo-beginners',
  title: 'Tokyo',
  game: 'trains',
  packs: ['trains'],
  bundle: {
    format: 1,
    engine: '0',
    hash: 'abc',
    seats: { min: 2, max: 4 },
    defaultSeats: 4,
    options: {},
    definition: { game: 'trains', setup: 'trains/tokyo-beginners', title: 'Tokyo' } as never,
  },
  strategies: [strategy],
};
const MAP = 'trains/maps/tokyo.yaml';

test('a plan names the command with the same figures', () => {
  const plan = planTest(MAP, table, {
    ...firstSettings(table),
    games: 200,
    seats: 3,
    bots: ['random', 'thrifty'],
  });
  expect(plan).toMatchObject({
    batch: {
      games: 200,
      seats: 3,
      gather: ['maps', 'drama'],
      bots: [{ name: 'random' }, { bot: 'strategy' }, { name: 'random' }],
    },
    command:
      'railwright simulate trains/tokyo-beginners --games 200 --players 3 --bots random,thrifty --seed 1 --measure maps,drama',
  });
});

test('a run with a stopping rule has that rule in the command', () => {
  const plan = planTest('a/cards/b.yaml', table, {
    ...firstSettings(table),
    length: 'rounds',
    randomStarts: true,
  });
  expect(plan).toMatchObject({
    until: { figure: 'rounds', width: 1 },
    batch: { games: 50_000, starts: 'random', gather: ['cards', 'drama'] },
  });
  expect(JSON.stringify(plan)).toContain('--until rounds:1');
});

test('settings that cannot be played get a sentence', () => {
  const first = firstSettings(table);
  const plan = (change: object) => planTest(MAP, table, { ...first, ...change });
  expect(plan({ games: NaN })).toContain('number of games');
  expect(plan({ games: 0.5 })).toContain('number of games');
  expect(plan({ seats: 7 })).toBe('This setup is for 2 to 4 seats.');
  expect(plan({ seed: -1 })).toContain('seed');
  expect(plan({ bots: ['nobody'] })).toBe('No bot "nobody" plays trains.');
  expect(plan({ bots: [] })).toContain('no bot');
  expect(plan({ length: 'targets' })).toContain('no targets');
});

test('settings carry over to another table as far as they fit', () => {
  const other: TestTable = {
    ...table,
    strategies: [],
    bundle: { ...table.bundle, seats: { min: 2, max: 3 } },
  };
  const settings = fitSettings({ ...firstSettings(table), bots: ['trains/thrifty'], games: 77 }, other);
  expect(settings).toMatchObject({ seats: 3, bots: ['heuristic'], games: 77 });
  expect(botChoices(table).map(({ value }) => value)).toEqual(
    expect.arrayContaining(['random', 'heuristic', 'search:100', 'trains/thrifty']),
  );
});

test('results are outdated only by changes to a strategy that played', () => {
  const changed: TestTable = { ...table, strategies: [{ ...strategy, strategy: { buy: ['garage'] } }] };
  expect(playsTheSame(table, changed, ['heuristic'])).toBe(true);
  expect(playsTheSame(table, changed, ['trains/thrifty'])).toBe(false);
  expect(playsTheSame(table, { ...table, bundle: { ...table.bundle, hash: 'abd' } }, ['heuristic'])).toBe(
    false,
  );
});

const share = (count: number, of: number) => ({ count, of, share: of ? count / of : 0, low: 0, high: 1 });
const cell = (label: string, used: number, seats: number, points: number) => ({
  cell: label,
  used: share(used, 10),
  seatsPerGame: seats,
  contested: share(0, used),
  builtPerGame: 0,
  pointsPerGame: points,
  example: null,
});
const board = {
  cells: [cell('A1', 10, 2, 1), cell('A2', 5, 1, 4), cell('A3', 0, 0, 0)],
  dead: ['A3'],
  randomStarts: false,
  starts: [],
};

test('figures on cells are scaled by the highest one', () => {
  expect(heatOf(board, 'rails').get('A2')).toEqual({ level: 0.5, text: '1.0' });
  expect(heatOf(board, 'income').get('A1')).toEqual({ level: 0.25, text: '1.0' });
  expect(heatOf(board, 'stations').get('A1')).toEqual({ level: 0, text: '' });
  expect(hottest(board, 'income', 5).map(({ cell: label }) => label)).toEqual(['A2', 'A1']);
  expect(hottest(board, 'unused', 5)).toMatchObject([{ cell: 'A3', text: 'never' }]);
});

test('differences show the main figures, then those beyond chance', () => {
  const difference = (figure: string, value: number, stands: boolean) => ({
    figure,
    a: 1,
    b: 1 + value,
    pairs: 10,
    difference: { value, low: value - 0.1, high: value + 0.1 },
    stands,
    needed: 5,
  });
  const rows = differenceRows(
    {
      differences: [
        difference('gained:garage', 0.5, true),
        difference('wins of the first seat', -0.02, false),
        difference('turns', 0.05, false),
      ],
    } as unknown as Comparison,
    (item) => item.toUpperCase(),
  );
  expect(rows.main).toMatchObject([
    { title: 'Wins of the first seat', before: '100.0%', change: '−2.0 points (−12.0 to +8.0)' },
  ]);
  expect(rows.changed).toMatchObject([
    {
      ...{ title: 'GARAGE, gained per seat', change: '+0.50 (+0.40 to +0.60)', stands: true },
      ...{ sentence: 'Seats gain GARAGE 1.5 times as often.', bars: [2 / 3, 1] },
    },
  ]);
  expect(rows.rest.map(({ figure }) => figure)).toEqual(['turns']);
});

test('the worth of a card is stated no more surely than its interval allows', () => {
  const influence = (value: number, reach: number) => ({
    effect: { value, low: value - reach, high: value + reach },
    stands: true,
    needed: 900,
  });
  const garage = { measure: 'gained:garage', perSeat: 1, must: null };
  const card = { ...garage, access: influence(0.05, 0.02), must: influence(-0.05, 0.02) } as never;
  expect(worthOf(card, 'Garage').map(({ text }) => text)).toEqual([
    'Being able to get Garage is worth +5.0 points of wins (+3.0 to +7.0).',
    'Having to take Garage costs 5.0 points of wins (−7.0 to −3.0).',
  ]);
  const open = worthOf({ ...garage, access: influence(0.01, 0.02) } as never, 'Garage');
  expect(open[0]?.text).toContain('About 900 games would decide it.');
  expect(worthOf({ ...garage, perSeat: 0, access: influence(0, 0) } as never, 'Garage')).toEqual([]);
});

test('actions are described as done, not bought', () => {
  const effect = { value: 0.02, low: 0.01, high: 0.03 };
  const access = { effect, stands: true, needed: null };
  expect(worthOf({ measure: 'actions:pass', perSeat: 1, access, must: null } as never, 'Pass')).toMatchObject(
    [{ name: 'May do it', text: 'Being able to do “Pass” is worth +2.0 points of wins (+1.0 to +3.0).' }],
  );
});

const measured = (group: string, perSeat: Readonly<Record<string, number>>) => ({
  group,
  items: Object.entries(perSeat).map(([item, value]): MeasureResult => ({
    item,
    perGame: 2 * value,
    perSeat: value,
    games: share(1, 1),
    wins: share(1, value < 1 ? 5 : 20),
    most: value === 0 ? null : { value: 4 * value, game: 7, seed: 1 },
    byRound: null,
  })),
});
const measureWords = {
  nameOf: (item: string) => item.toUpperCase(),
  expects: (group: string, item: string) => group === 'gained' || item !== 'tower',
};
const measuredResult = (...measures: ReturnType<typeof measured>[]) =>
  ({ measures, games: 10, seats: 2 }) as unknown as SimulationResult;

test('cards gained and played share a table, own ones first, and only expected cards are reported missing', () => {
  const [table, ...more] = measureTables(
    measuredResult(
      measured('gained', { garage: 1, tower: 2, ferry: 0 }),
      measured('played', { garage: 3, tower: 0, ferry: 0 }),
    ),
    [{ item: 'ferry', measure: 'gained:ferry', cost: 3 }],
    measureWords,
    (item) => item === 'ferry',
  );
  expect(more).toEqual([]);
  expect(table).toMatchObject({
    title: 'Cards',
    wins: true,
    columns: ['gained per seat', 'played per seat'],
    most: { text: '12 × GARAGE, played', game: 7 },
  });
  expect(
    table?.rows.map(({ name, study, cells }) => [name, study?.item, cells.map(({ none }) => none)]),
  ).toEqual([
    ['FERRY', 'ferry', [true, true]],
    ['TOWER', undefined, [false, false]],
    ['GARAGE', undefined, [false, false]],
  ]);
});

test('chips by source and day are a table with the sources as rows, and actions another', () => {
  const days = { 'day-1': 5, 'day-2': 6 };
  const tables = measureTables(
    measuredResult(
      measured('longest', days),
      measured('second', days),
      measured('yard-loss', days),
      measured('actions', { pass: 1 }),
    ),
    [],
    measureWords,
    () => false,
  );
  expect(tables.map(({ wins }) => wins)).toEqual([false, false]);
  expect(tables.map(({ title, columns, rows }) => [title, columns, rows.map(({ name }) => name)])).toEqual([
    [
      'Chips and locomotives by day',
      ['DAY-1', 'DAY-2'],
      ['Chips, longest train', 'Chips, second longest', 'Chips paid for cars in the yard'],
    ],
    ['Actions taken', ['per seat'], ['PASS']],
  ]);
});

test('the learned player plays from its file, and the command names the file under which it is saved', () => {
  const settings = { ...firstSettings(table), seats: 2, bots: ['learned', 'random'] };
  expect(botChoices(table).map(({ value }) => value)).toContain('learned');
  expect(planTest(MAP, table, settings)).toContain('Press “Learn a player”');
  const plan = planTest(MAP, table, settings, 'cGxheWVy');
  expect(plan).toMatchObject({
    batch: {
      bots: [
        { name: 'learned', bot: 'learned', player: 'cGxheWVy' },
        { name: 'random', bot: 'random' },
      ],
    },
    command: expect.stringContaining('--bots trains-tokyo-beginners-2.player,random') as unknown,
  });
  expect(fitSettings(settings, table).bots).toEqual(['learned', 'random']);
});
