// The Trains Leave card, the end of a day, the start of the next, winning.
import { expect, test } from 'vitest';
import { given, lastTurn } from './given.ts';
import { invariants } from './invariants.ts';
import { standardGame } from './standard.ts';

const three = ['hopper', 'hopper', 'hopper'];

test('F6: the leave card counts as drawn when it comes up in a fill and is replaced at once', () => {
  const table = given({ main: [three], deck: { cars: { coal: 9 }, lower: 0 }, players: [{ chips: 5 }] });
  // Nine cars above the leave card: the first fill takes five of them, the second the other four and the leave card.
  expect(table.play('fill 2')[0]).toMatchObject({ cars: Array(5).fill('coal'), leaveCard: false, deck: 4 });
  table.play('call-locomotive');
  expect(table.play('fill 3')[0]).toMatchObject({ cars: Array(4).fill('coal'), leaveCard: true, deck: 0 });
  expect(table.all().deck.leaveCard).toBe(false);
});

test('the upper part of the deck is drawn first: the leave card is never in it', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const table = given({ main: [three], deck: { cars: { coal: 8 }, lower: 3 } }, standardGame(), seed);
    expect(table.play('fill 2')[0]?.['leaveCard']).toBe(false);
    expect(table.all().deck).toMatchObject({ upper: 0, lower: 3 });
  }
});

test('F6: the leave card is equally likely anywhere in its part, and a fill that meets it has five cars', () => {
  // Nine cars and the leave card, none above: it is among the first five cards in half of all games.
  let among = 0;
  for (let seed = 1; seed <= 1000; seed++) {
    const table = given({ main: [three], deck: { cars: { coal: 9 }, lower: 9 } }, standardGame(), seed);
    const fill = table.play('fill 2')[0];
    if (fill?.['leaveCard']) among++;
    expect(fill).toMatchObject({ cars: Array(5).fill('coal'), deck: 4 });
  }
  // Fixed seeds; five standard deviations are 79.
  expect(Math.abs(among - 500)).toBeLessThan(79);
});

test('with only the leave card left, a fill is possible but the siding stays empty', () => {
  const table = given({ main: [three], deck: { cars: {} } });
  expect(table.play('fill 2')[0]).toMatchObject({ cars: [], leaveCard: true });
  expect(table.legal().some((text) => text.startsWith('fill'))).toBe(false);
});

test('the round is completed, with fills allowed, then the day ends', () => {
  const table = given({ main: [three], deck: { cars: { coal: 8 }, lower: 0 } }, standardGame(3));
  table.play('call-locomotive', 'fill 2', 'call-locomotive');
  expect(table.all()).toMatchObject({ day: 1, active: 2, deck: { count: 3, leaveCard: true } });
  table.play('fill 3');
  expect(table.all().deck.leaveCard).toBe(false);
  table.play('call-locomotive');
  expect(table.all().day).toBe(2);
  const early = given(
    { main: [three], deck: { cars: { coal: 9, tanker: 3 }, leaveCard: false } },
    standardGame(3),
  );
  early.play('call-locomotive');
  expect(early.legal()).toContain('fill 2');
  early.play('fill 2', 'call-locomotive');
  expect(early.all()).toMatchObject({ day: 1, active: 2 });
  expect(early.play('call-locomotive')).toContainEqual({ type: 'day-end', day: 1, reason: 'trains-leave' });
});

test('F6: if the deck never shows the leave card the day ends after a round in which nobody could act', () => {
  const full = [Array<string>(8).fill('coal'), Array<string>(8).fill('reefer')];
  const stuck = { chips: 0, locomotives: 0, called: true, yard: full };
  const other = [Array<string>(8).fill('boxcar'), Array<string>(8).fill('tanker')];
  const table = given(
    {
      main: [three, three, three, three],
      players: [stuck, { ...stuck, yard: other }],
    },
    standardGame(2, { players: [{ seats: 2, cards: 20, locomotives: 0 }] }),
  );
  expect(table.legal()).toEqual(['pass']);
  table.play('pass');
  expect(table.all().day).toBe(1);
  expect(table.play('pass')).toContainEqual({ type: 'day-end', day: 1, reason: 'nobody-can-act' });
  expect(table.all()).toMatchObject({ day: 2, players: [{ chips: 8 }, { chips: 8 }] });
});

test('F6: a fill keeps the day going: it ends only after a round without one', () => {
  const full = [Array<string>(8).fill('coal'), Array<string>(8).fill('tanker')];
  const none = { chips: 0, locomotives: 0, yard: full };
  const table = given(
    { day: 3, main: [three, three, three], players: [none, none] },
    standardGame(2, { players: [{ seats: 2, cards: 40, locomotives: 0 }] }),
  );
  table.play('fill 4', 'pass', 'pass');
  expect(table.all()).toMatchObject({ round: 2, end: null });
  table.play('pass', 'pass');
  expect(table.all().end).toBe('nobody-can-act');
});

test('F6: one seat that can act keeps the day going', () => {
  const table = given(
    {
      day: 3,
      deck: { cars: {}, leaveCard: true },
      main: [three, three, three, three],
      players: [
        { chips: 0, locomotives: 0, yard: [Array<string>(8).fill('coal'), Array<string>(8).fill('reefer')] },
        { chips: 1, locomotives: 0 },
      ],
    },
    standardGame(2, { players: [{ seats: 2, cards: 20, locomotives: 0 }] }),
  );
  table.play('pass', 'rearrange');
  expect(table.all()).toMatchObject({ day: 3, round: 2 });
});

test('trains leave, the main yard is cleared, own yards stay, and all other cars form the new deck', () => {
  const yard = [['coal', 'tanker'], ['reefer']];
  const table = lastTurn(1, [
    { trains: { coal: 4, hopper: 3 }, mixed: ['coal', 'tanker'], yard },
    { trains: { gondola: 2 }, yard: [['hopper'], []], chips: 1 },
  ]);
  const cars = 11 * 9;
  table.play('rearrange', 'keep');
  const all = table.all();
  expect(all.players).toMatchObject([
    { trains: {}, mixed: [], yard },
    { trains: {}, mixed: [], yard: [['hopper'], []] },
  ]);
  expect(all.main.map((siding) => siding.length)).toEqual([5, 5, 5, 5, 5]);
  expect(all.deck.count).toBe(all.deck.upper + all.deck.lower);
  // A position written by hand without a deck has the cars that are not named in it.
  expect(all.deck.count).toBe(cars - 25 - 4);
  // Chips do not add up in such a position, but cars must.
  expect(invariants(table.game, table.s).filter((problem) => !problem.includes('chips'))).toEqual([]);
});

test.each([
  [2, 3],
  [3, 4],
])('for day %i the deck is split into %i parts, the leave card in the bottom one', (day, split) => {
  const table = lastTurn(day - 1, [{}, { chips: 1 }]);
  const events = table.play('rearrange');
  const { deck } = table.all();
  expect(deck).toMatchObject({ leaveCard: true, count: 99 - 25, lower: Math.floor((99 - 25) / split) });
  expect(events).toContainEqual({ type: 'deck', day, cars: 74, upper: deck.upper, lower: deck.lower });
});

test.each([1, 2])('F7: a player who called no locomotive on day %i receives one for the next', (day) => {
  const table = lastTurn(day, [
    { locomotives: 5, called: false },
    { locomotives: 6, called: true },
    { locomotives: 6, called: true, chips: 1 },
  ]);
  const events = table.play('rearrange');
  expect(table.all().players.map((player) => [player.locomotives, player.called])).toEqual([
    [6, false],
    [6, false],
    [6, false],
  ]);
  expect(events.filter((event) => event.type === 'receive-locomotive')).toEqual([
    { type: 'receive-locomotive', seat: 0, locomotives: 6 },
  ]);
});

test("in the events of a day's end, payouts come first, then yards, clearing, refill, split and locomotives", () => {
  const table = lastTurn(1, [{ trains: { coal: 2 } }, { yard: [['tanker', 'tanker'], []], chips: 1 }]);
  const types = table.play('rearrange', 'keep').map((event) => event.type);
  expect(types).toEqual([
    'rearrange',
    'keep',
    'day-end',
    'payout',
    'yard',
    'collect',
    'main-yard',
    'deck',
    'receive-locomotive',
    'round',
    'turn',
  ]);
});

test('the engine continues from day to day', () => {
  const table = lastTurn(2, [{}, {}, { chips: 1 }]);
  table.play('rearrange');
  expect(table.all()).toMatchObject({ day: 3, round: 1, first: 1, active: 1 });
});

test('after the third day the game is over and the most points win', () => {
  const table = lastTurn(3, [{ chips: 7 }, { chips: 3, trains: { coal: 1 } }, { chips: 4 }]);
  const events = table.play('rearrange');
  expect(table.all()).toMatchObject({ end: 'trains-leave', active: -1, decision: null });
  expect(table.scores()).toEqual([7, 6, 3]);
  expect(table.game.winners(table.s)).toBe(0b001);
  expect(events).toContainEqual({ type: 'end', reason: 'trains-leave', deck: 131 });
  expect(events.at(-1)).toMatchObject({ type: 'score', seat: 2, points: 3 });
});

test('the game can end because nobody can act on the third day', () => {
  const table = given({ day: 3, deck: { cars: {} }, players: [{ chips: 2 }, { chips: 0 }] });
  table.play('fill 1', 'rearrange', 'pass');
  expect(table.all().end).toBe('trains-leave');
  const full = [Array<string>(8).fill('coal'), Array<string>(8).fill('tanker')];
  const none = { chips: 0, locomotives: 0, yard: full };
  const stuck = given(
    { day: 3, main: [three, three, three, three], players: [none, none] },
    standardGame(2, { players: [{ seats: 2, cards: 40, locomotives: 0 }] }),
  );
  stuck.play('pass', 'pass');
  expect(stuck.game.endReason(stuck.s)).toBe('nobody-can-act');
});

test('F8: a tie for most points is a joint victory', () => {
  const table = lastTurn(3, [{ chips: 4 }, { chips: 2 }, { chips: 5 }]);
  table.play('rearrange');
  expect(table.scores()).toEqual([4, 2, 4]);
  expect(table.game.winners(table.s)).toBe(0b101);
});
