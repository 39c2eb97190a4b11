// "Rearranging cars within your own Freight Yard".
import { expect, test } from 'vitest';
import { given } from './given.ts';

const YARD = [['coal', 'reefer'], ['coal']];

test('rearranging costs one chip', () => {
  const { play, all } = given({ players: [{ yard: YARD, chips: 4 }] });
  expect(play('rearrange')[0]).toMatchObject({ type: 'rearrange', cost: 1, chips: 3 });
  expect(all().players[0]?.chips).toBe(3);
});

test('F4: rearranging needs a chip in hand', () => {
  expect(given({ players: [{ yard: YARD, chips: 0 }] }).legal()).not.toContain('rearrange');
  expect(given({ day: 3, players: [{ yard: YARD, chips: 0 }] }).legal()).not.toContain('rearrange');
});

test('all cars are replaced in any order, from the left, without gaps', () => {
  const { play, legal, all } = given({ players: [{ yard: YARD }] });
  play('rearrange');
  expect(all().decision).toBe('rearrange');
  expect(legal()).toEqual(['keep', 'place 1 coal', 'place 1 reefer']);
  play('place 1 reefer');
  expect(all()).toMatchObject({ table: { coal: 2 }, players: [{ yard: [['reefer'], []] }, {}] });
  expect(legal()).toEqual(['place 1 coal', 'place 2 coal']);
  play('place 2 coal');
  expect(legal()).toEqual(['place 1 coal', 'place 2 coal']);
  const events = play('place 1 coal');
  expect(events).toContainEqual({ type: 'rearranged', seat: 0, sidings: [['reefer', 'coal'], ['coal']] });
  expect(all()).toMatchObject({
    active: 1,
    table: {},
    players: [{ yard: [['reefer', 'coal'], ['coal']] }, {}],
  });
});

test('a car is placed behind those placed before it', () => {
  const { play, all } = given({ players: [{ yard: [['coal', 'reefer', 'boxcar', 'tanker'], []] }] });
  play('rearrange', 'place 1 tanker', 'place 1 coal', 'place 1 boxcar', 'place 1 reefer');
  expect(all().players[0]?.yard[0]).toEqual(['tanker', 'coal', 'boxcar', 'reefer']);
});

test('the cars may be distributed differently, up to eight in a siding', () => {
  const nine = ['coal', 'coal', 'coal', 'coal', 'coal', 'coal', 'coal', 'coal'];
  const { play, legal, all } = given({
    players: [{ yard: [nine.slice(0, 5), [...nine.slice(5), 'reefer']] }],
  });
  play('rearrange', ...nine.map((car) => `place 1 ${car}`));
  expect(legal()).toEqual(['place 2 reefer']);
  play('place 2 reefer');
  expect(all().players[0]?.yard).toEqual([nine, ['reefer']]);
});

test('putting them back unchanged is a way to pass, and a single word does it too', () => {
  for (const choices of [['keep'], ['place 1 coal', 'place 1 reefer', 'place 2 coal']]) {
    const { play, all } = given({ players: [{ yard: YARD, chips: 2 }] });
    play('rearrange', ...choices);
    expect(all()).toMatchObject({ active: 1, players: [{ chips: 1, yard: YARD }, {}] });
  }
});

test('it is allowed without any car, and costs a chip', () => {
  const { play, all } = given({ players: [{ chips: 1 }] });
  play('rearrange');
  expect(all()).toMatchObject({ active: 1, players: [{ chips: 0 }, {}] });
});

test('it is allowed with one car', () => {
  const { play, legal, all } = given({ players: [{ yard: [[], ['coal']], chips: 1 }] });
  play('rearrange');
  expect(legal()).toEqual(['keep', 'place 1 coal']);
  play('place 1 coal');
  expect(all()).toMatchObject({ active: 1, players: [{ chips: 0, yard: [['coal'], []] }, {}] });
});
