// "Forming trains" and "Calling up a locomotive".
import { expect, test } from 'vitest';
import { given, lastTurn } from './given.ts';
import { MIXED_PAID, standardGame } from './standard.ts';

test('a train has one type of car, any number of it', () => {
  const { play, all } = given({
    players: [{ trains: { coal: 6 }, yard: [['coal', 'coal', 'coal'], []], locomotives: 1 }],
  });
  play('from-yard 1 to-train coal', 'from-yard 1 to-train coal', 'from-yard 1 to-train coal');
  expect(all().players[0]?.trains).toEqual({ coal: 9 });
});

test('one train of each type at most: further cars join the existing one', () => {
  const { play, all, game, s } = given({ players: [{ yard: [['coal', 'coal'], []], locomotives: 3 }] });
  play('from-yard 1 to-train coal', 'from-yard 1 to-train coal');
  expect(all().players[0]?.trains).toEqual({ coal: 2 });
  expect(game.freeLocomotives(s, 0)).toBe(2);
});

test('each train needs a locomotive, the mixed one too', () => {
  const { play, legal } = given({
    players: [{ yard: [['coal', 'reefer', 'tanker'], []], locomotives: 2 }],
  });
  play('from-yard 1 to-mixed coal');
  expect(legal()).toEqual(['done', 'from-yard 1 to-train reefer', 'from-yard 1 to-mixed reefer']);
  play('from-yard 1 to-train reefer');
  expect(legal()).toEqual(['done', 'from-yard 1 to-mixed tanker']);
});

test('F1: the mixed train holds at most one car of each type', () => {
  const { legal, all, play } = given({
    players: [{ mixed: ['coal', 'reefer'], yard: [['coal'], ['tanker']], locomotives: 1 }],
  });
  const shipments = legal().filter((text) => text.startsWith('from-yard'));
  expect(shipments).toEqual(['from-yard 2 to-mixed tanker']);
  play('from-yard 2 to-mixed tanker');
  expect(all().players[0]?.mixed).toEqual(['coal', 'reefer', 'tanker']);
});

test('F1: one mixed train per player, which does not prevent a train of one of its types', () => {
  const { play, all, legal } = given({ players: [{ yard: [['coal', 'coal', 'coal'], []], locomotives: 9 }] });
  play('from-yard 1 to-mixed coal');
  expect(legal()).toEqual(['done', 'from-yard 1 to-train coal']);
  play('from-yard 1 to-train coal', 'from-yard 1 to-train coal');
  expect(all().players[0]).toMatchObject({ mixed: ['coal'], trains: { coal: 2 } });
});

test('F1: the rulebook pays nothing for the mixed train, which does not count for its types either', () => {
  const table = lastTurn(1, [{ mixed: ['coal', 'reefer', 'tanker'] }, { trains: { coal: 1 }, chips: 1 }]);
  table.play('rearrange');
  expect(table.scores()).toEqual([0, 3]);
});

test('F1: as a type the longest and second longest mixed trains are paid', () => {
  const game = standardGame(3, { switches: MIXED_PAID });
  const table = lastTurn(
    1,
    [{ mixed: ['coal'] }, { mixed: ['coal', 'tanker', 'hopper'] }, { mixed: ['coal', 'reefer'], chips: 1 }],
    game,
  );
  const events = table.play('rearrange');
  expect(table.scores()).toEqual([0, 3, 1]);
  expect(events).toContainEqual({
    type: 'payout',
    seat: 1,
    day: 1,
    source: 'longest',
    train: 'mixed',
    length: 3,
    tied: 1,
    chips: 3,
  });
});

test.each([1, 2])('on day %i one more locomotive can be called up, as the action', (day) => {
  const { play, all, legal } = given({ day, players: [{ locomotives: 5 }, { called: true }] });
  expect(legal()).toContain('call-locomotive');
  play('call-locomotive');
  expect(all()).toMatchObject({ active: 1, players: [{ locomotives: 6, called: true }, {}] });
  expect(legal()).not.toContain('call-locomotive');
});

test('only one locomotive is called up a day, and the next day one more', () => {
  const { play, all, legal } = given({ deck: { leaveCard: true } });
  play('call-locomotive', 'call-locomotive', 'rearrange');
  expect(legal()).not.toContain('call-locomotive');
  const next = lastTurn(1, [{ called: true }, { chips: 1 }]);
  next.play('rearrange');
  expect(next.all().day).toBe(2);
  expect(next.legal()).toContain('call-locomotive');
  expect(all().players.map((player) => player.locomotives)).toEqual([8, 8]);
});

test('F7: no locomotive can be called up on the third day', () => {
  expect(given({ day: 3 }).legal()).not.toContain('call-locomotive');
});

test('a locomotive called up forms a train on a later turn', () => {
  const { play, legal } = given({
    players: [{ locomotives: 1, trains: { coal: 1 }, yard: [['reefer'], []] }, null],
  });
  const shipments = (): string[] => legal().filter((text) => text.startsWith('from-yard'));
  expect(shipments()).toEqual([]);
  play('call-locomotive', 'rearrange', 'rearrange');
  expect(shipments()).toEqual(['from-yard 1 to-train reefer', 'from-yard 1 to-mixed reefer']);
});
