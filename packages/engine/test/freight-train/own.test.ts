// "Switching cars from your own Freight Yard".
import { expect, test } from 'vitest';
import { given } from './given.ts';

const YARD = [
  ['coal', 'coal', 'reefer', 'boxcar'],
  ['coal', 'gondola'],
];

test('up to four cars go from the own yard to trains', () => {
  const { play, all } = given({ players: [{ yard: YARD }] });
  play('from-yard 1 to-train coal');
  expect(all()).toMatchObject({ active: 0, decision: 'switch', step: 1 });
  play('from-yard 1 to-train coal', 'from-yard 2 to-train coal', 'from-yard 1 to-train reefer');
  expect(all().players[0]).toMatchObject({ trains: { coal: 3, reefer: 1 }, yard: [['boxcar'], ['gondola']] });
  expect(all().active).toBe(1);
});

test('one car is enough, but zero is not possible', () => {
  const { play, legal, all } = given({ players: [{ yard: YARD }] });
  expect(legal()).not.toContain('done');
  play('from-yard 2 to-train coal');
  expect(legal()).toContain('done');
  play('done');
  expect(all()).toMatchObject({ active: 1 });
  expect(all().players[0]?.trains).toEqual({ coal: 1 });
});

test('cars leave the own yard in order, from the left', () => {
  const { legal, play } = given({ players: [{ yard: YARD }] });
  const shipments = (): string[] => legal().filter((text) => text.includes('to-train'));
  expect(shipments()).toEqual(['from-yard 1 to-train coal', 'from-yard 2 to-train coal']);
  play('from-yard 2 to-train coal');
  expect(shipments()).toEqual(['from-yard 1 to-train coal', 'from-yard 2 to-train gondola']);
});

test('all of them go to trains: a car without one stays', () => {
  const { play, legal, all } = given({
    players: [{ yard: YARD, locomotives: 1, trains: { coal: 2 }, chips: 0, called: true }],
  });
  expect(legal().filter((text) => text.startsWith('from-yard'))).toEqual([
    'from-yard 1 to-train coal',
    'from-yard 2 to-train coal',
  ]);
  play('from-yard 1 to-train coal', 'from-yard 1 to-train coal');
  expect(legal()).toEqual(['done', 'from-yard 2 to-train coal']);
  // Reefer and gondola have no train, so nothing is left to do.
  play('from-yard 2 to-train coal');
  expect(all()).toMatchObject({ active: 1 });
  expect(all().players[0]?.yard).toEqual([['reefer', 'boxcar'], ['gondola']]);
});

test('cars that leave for trains keep the others in order', () => {
  const { play, all } = given({ players: [{ yard: YARD }] });
  play('from-yard 1 to-train coal', 'done');
  expect(all().players[0]?.yard[0]).toEqual(['coal', 'reefer', 'boxcar']);
});
