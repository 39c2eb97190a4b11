// "Switching cars from the Main Freight Yard" and "Switching cars to your own Freight Yard".
import { expect, test } from 'vitest';
import { given, type TestTable } from './given.ts';

const MAIN = [['coal', 'reefer', 'boxcar'], ['gondola', 'piggyback'], ['tanker']];
const takes = (texts: string[]): string[] => texts.filter((text) => text.startsWith('take'));

test('exactly three cars are taken, then all of them are placed', () => {
  const { play, legal, all } = given({ main: MAIN });
  play('take 1');
  expect(all()).toMatchObject({ decision: 'take', step: 1 });
  expect(legal()).toEqual(['take 1', 'take 2', 'take 3']);
  play('take 1', 'take 2');
  expect(all()).toMatchObject({ decision: 'place', table: { coal: 1, reefer: 1, gondola: 1 } });
  play('to-train coal', 'to-train reefer', 'to-yard 1 gondola');
  expect(all()).toMatchObject({ active: 1, table: {} });
  expect(all().players[0]).toMatchObject({ trains: { coal: 1, reefer: 1 }, yard: [['gondola'], []] });
});

test('with fewer than three cars in the main yard none can be taken', () => {
  expect(takes(given({ main: [['coal'], ['coal']] }).legal())).toEqual([]);
  expect(takes(given({ main: [['coal'], ['coal'], ['coal']] }).legal())).toHaveLength(3);
});

test('cars leave the main yard in order, from the left', () => {
  const { play, all } = given({ main: MAIN });
  play('take 1', 'take 2', 'take 3');
  expect(all().table).toEqual({ coal: 1, gondola: 1, tanker: 1 });
  expect(all().main).toEqual([['reefer', 'boxcar'], ['piggyback'], [], [], []]);
});

test.each([
  [['take 1', 'take 1', 'take 1'], { coal: 1, reefer: 1, boxcar: 1 }],
  [['take 1', 'take 2', 'take 3'], { coal: 1, gondola: 1, tanker: 1 }],
  [['take 2', 'take 3', 'take 2'], { gondola: 1, piggyback: 1, tanker: 1 }],
])("the rulebook's examples: %j", (choices, table) => {
  const { play, all } = given({ main: MAIN });
  play(...choices);
  expect(all().table).toEqual(table);
});

test('an emptied siding gives no more cars', () => {
  const { play, legal } = given({ main: MAIN });
  play('take 3');
  expect(legal()).toEqual(['take 1', 'take 2']);
});

test('cars may go to the own yard in any order', () => {
  const orders = [
    ['coal', 'reefer', 'boxcar'],
    ['boxcar', 'coal', 'reefer'],
    ['reefer', 'boxcar', 'coal'],
  ];
  for (const order of orders) {
    const { play, all } = given({ main: MAIN });
    play('take 1', 'take 1', 'take 1', ...order.map((car) => `to-yard 1 ${car}`));
    expect(all().players[0]?.yard[0]).toEqual([...order].reverse());
  }
});

test('cars enter an own siding from the left and push the others back in their order', () => {
  const { play, all } = given({ main: MAIN, players: [{ yard: [['hopper', 'tanker'], ['coal']] }] });
  play('take 1', 'take 1', 'take 1', 'to-yard 1 coal', 'to-yard 1 reefer', 'to-yard 2 boxcar');
  expect(all().players[0]?.yard).toEqual([
    ['reefer', 'coal', 'hopper', 'tanker'],
    ['boxcar', 'coal'],
  ]);
});

test('cars may enter either or both sidings, which may differ in number', () => {
  const { play, all } = given({ main: MAIN, players: [{ yard: [['hopper'], ['coal', 'coal', 'coal']] }] });
  play('take 1', 'take 1', 'take 1', 'to-yard 2 coal', 'to-yard 2 reefer', 'to-yard 2 boxcar');
  expect(all().players[0]?.yard.map((siding) => siding.length)).toEqual([1, 6]);
});

test('a siding has at most eight cars', () => {
  const eight = Array<string>(8).fill('coal');
  const { play, legal } = given({ main: MAIN, players: [{ yard: [eight, ['hopper']] }] });
  play('take 1', 'take 1', 'take 1');
  expect(legal()).toContain('to-yard 2 boxcar');
  expect(legal().some((text) => text.startsWith('to-yard 1'))).toBe(false);
});

test('equal cars on the table are one choice, and so are two empty sidings', () => {
  const { play, legal } = given({ main: [['coal', 'coal', 'coal']] });
  play('take 1', 'take 1', 'take 1');
  expect(legal()).toEqual(['to-train coal', 'to-mixed coal', 'to-yard 1 coal']);
});

const full = (free: number): string[][] => [
  Array<string>(8).fill('coal'),
  Array<string>(8 - free).fill('reefer'),
];

test.each([
  // Only the yard: three spaces are enough, two are not.
  [3, { locomotives: 0 }, true],
  [2, { locomotives: 0 }, false],
  // A train for the tanker, or a locomotive for it or for the hoppers.
  [2, { locomotives: 1, trains: { tanker: 1 } }, true],
  [1, { locomotives: 1, trains: { tanker: 1 } }, false],
  [1, { locomotives: 1, trains: { hopper: 1 } }, true],
  [1, { locomotives: 1 }, true],
  [0, { locomotives: 1 }, false],
  [0, { locomotives: 2 }, true],
  [0, { locomotives: 2, trains: { tanker: 1 } }, true],
  // A mixed train takes one car of each type that it lacks.
  [1, { locomotives: 1, mixed: ['coal'] }, true],
  [0, { locomotives: 1, mixed: ['coal'] }, false],
  [1, { locomotives: 1, mixed: ['hopper'] }, false],
  [0, { locomotives: 2, mixed: ['hopper'] }, true],
  [0, { locomotives: 2, mixed: ['coal'], trains: { tanker: 2 } }, false],
  [0, { locomotives: 2, mixed: ['coal'], trains: { hopper: 2 } }, true],
])('F5: %i free spaces and %j: taking tanker, hopper, hopper is legal: %s', (free, player, isLegal) => {
  const { legal } = given({
    main: [['tanker', 'hopper', 'hopper']],
    players: [{ chips: 0, called: true, yard: full(free), ...player }],
  });
  expect(takes(legal())).toEqual(isLegal ? ['take 1'] : []);
});

test('F5: a new mixed train can make room', () => {
  // One locomotive: as a train of any type it takes one car, as the mixed train three.
  const table = given({
    main: [['tanker', 'hopper', 'gondola']],
    players: [{ chips: 0, called: true, yard: full(0), locomotives: 1 }],
  });
  expect(takes(table.legal())).toEqual(['take 1']);
  table.play('take 1', 'take 1', 'take 1');
  expect(table.legal()).toEqual(['to-mixed gondola', 'to-mixed tanker', 'to-mixed hopper']);
});

test('F5: a siding cannot be chosen if the cars behind would find no room', () => {
  const withRoom = (free: number): TestTable =>
    given({
      main: [['tanker', 'hopper', 'gondola'], ['tanker'], ['boxcar', 'boxcar', 'boxcar']],
      players: [{ chips: 0, called: true, yard: full(free), locomotives: 1, trains: { tanker: 1 } }],
    });
  expect(takes(withRoom(0).legal())).toEqual([]);
  // With one space: both tankers go to the train and any other car to the space, but no two others.
  const { play, legal } = withRoom(1);
  expect(takes(legal())).toEqual(['take 1', 'take 2', 'take 3']);
  play('take 3');
  expect(legal()).toEqual(['take 1', 'take 2']);
});

test('F5: a place cannot be chosen if it leaves none for the other cars', () => {
  // Two hoppers with one space in the yard and one locomotive: the tanker must take neither.
  const { play, legal } = given({
    main: [['tanker', 'hopper', 'hopper']],
    players: [{ chips: 0, called: true, yard: full(1), locomotives: 1 }],
  });
  play('take 1', 'take 1', 'take 1');
  expect(legal()).toEqual([
    'to-train hopper',
    'to-mixed tanker',
    'to-mixed hopper',
    'to-yard 2 tanker',
    'to-yard 2 hopper',
  ]);
  play('to-train hopper');
  expect(legal()).toEqual(['to-train hopper', 'to-yard 2 tanker']);
});
