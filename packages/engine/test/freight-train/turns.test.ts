// "Play", filling a siding, the passing engine, passing, and the optional sequence of play.
import { expect, test } from 'vitest';
import { given } from './given.ts';
import { CLOCKWISE, standardGame } from './standard.ts';

const CALL = 'call-locomotive';
const three = ['coal', 'coal', 'coal'];

test('in a round each player has one turn with one action, to the left', () => {
  const { play, all } = given({}, standardGame(3));
  const seats = [all().active];
  for (let i = 0; i < 2; i++) {
    play(CALL);
    seats.push(all().active);
  }
  expect(seats).toEqual([0, 1, 2]);
  expect(all().round).toBe(1);
});

test('after a round the engine passes to the left: the next seat is first', () => {
  const { play, all } = given({}, standardGame(3));
  const events = play(CALL, CALL, CALL);
  expect(events).toContainEqual({ type: 'round', day: 1, round: 2, first: 1 });
  expect(all()).toMatchObject({ round: 2, first: 1, active: 1, turn: 4 });
  play('rearrange', 'rearrange', 'rearrange');
  expect(all()).toMatchObject({ round: 3, first: 2, active: 2 });
  play('rearrange', 'rearrange', 'rearrange');
  expect(all()).toMatchObject({ round: 4, first: 0, active: 0 });
});

test('F9: without the engine play goes on clockwise after a round', () => {
  const { play, all } = given({}, standardGame(3, { switches: CLOCKWISE }));
  const seats: number[] = [];
  for (const choice of [CALL, CALL, CALL, 'rearrange', 'rearrange', 'rearrange']) {
    seats.push(all().active);
    play(choice);
  }
  expect(seats).toEqual([0, 1, 2, 0, 1, 2]);
});

test.each([
  ['engine', 2],
  ['clockwise', 1],
] as const)(
  'F9: %s: after a day whose last turn was seat 0 the next begins with seat %i',
  (turnOrder, first) => {
    // Seat 1 had the first turn of the last round, seat 0 the last one.
    const game = standardGame(3, { switches: { mixedTrain: 'none', turnOrder } });
    const { play, all } = given({ first: 1, active: 0, deck: { leaveCard: false } }, game);
    play(CALL);
    expect(all()).toMatchObject({ day: 2, round: 1, first, active: first });
  },
);

test('with two or more empty sidings, one can be filled with five cards from the deck', () => {
  const { play, all, legal } = given({ main: [three, [], three, [], three] });
  expect(legal()).toContain('fill 2');
  const before = all().deck.count;
  const events = play('fill 2');
  expect(all().main.map((siding) => siding.length)).toEqual([3, 5, 3, 0, 3]);
  expect(all().deck.count).toBe(before - 5);
  expect(events).toEqual([
    { type: 'fill', seat: 0, siding: 2, cars: all().main[1], leaveCard: false, deck: before - 5 },
  ]);
});

test('empty sidings are interchangeable: filling names the first of them', () => {
  expect(
    given({ main: [three, [], [], [], []] })
      .legal()
      .filter((text) => text.startsWith('fill')),
  ).toEqual(['fill 2']);
});

test('only one siding can be filled in a turn, and filling is not the action', () => {
  const { play, legal, all } = given({ main: [three] });
  play('fill 2');
  expect(all()).toMatchObject({ active: 0, filled: true, decision: 'action' });
  expect(legal().some((text) => text.startsWith('fill'))).toBe(false);
  expect(legal()).toContain('take 2');
});

test('filling is optional: the action can be taken without it', () => {
  const { legal } = given({ main: [three] });
  expect(legal()).toEqual(expect.arrayContaining(['fill 2', 'take 1', CALL, 'rearrange']));
});

test('F2: with only one empty siding, none can be filled', () => {
  const { legal } = given({ main: [three, three, ['coal'], ['reefer'], []] });
  expect(legal().some((text) => text.startsWith('fill'))).toBe(false);
});

test('filling comes at the beginning of the turn, not during the action', () => {
  const { play, legal } = given({ main: [three] });
  play('take 1');
  expect(legal()).toEqual(['take 1']);
});

test('F2: with fewer than five cards in the deck, a siding takes what is left', () => {
  const { play, all, legal } = given({
    main: [three],
    deck: { cars: { tanker: 3 }, leaveCard: false },
    players: [null, { called: false }],
  });
  play('fill 2');
  expect(all().main[1]).toEqual(['tanker', 'tanker', 'tanker']);
  expect(all().deck.count).toBe(0);
  play('call-locomotive');
  expect(legal()).toContain(CALL);
  expect(legal().some((text) => text.startsWith('fill'))).toBe(false);
});

test('F2: with fewer than three cars in the main yard, switching from it requires a fill first', () => {
  const { play, legal } = given({ main: [['coal'], ['coal']] });
  expect(legal().some((text) => text.startsWith('take'))).toBe(false);
  play('fill 3');
  expect(legal()).toEqual(expect.arrayContaining(['take 1', 'take 2', 'take 3']));
});

test('F4: a player with no legal action passes, and only then', () => {
  const stuck = given({ day: 3, players: [{ chips: 0 }], deck: { cars: {}, leaveCard: false } });
  expect(stuck.legal()).toEqual(['pass']);
  expect(stuck.play('pass')[0]).toEqual({ type: 'pass', seat: 0 });
  expect(given({ day: 3, players: [{ chips: 1 }] }).legal()).not.toContain('pass');
});

test('F10: a player who could act only after a fill can decline it and pass', () => {
  const onlyFill = { day: 3, players: [{ chips: 0 }], deck: { cars: { coal: 9 }, lower: 0 } };
  const { play, legal } = given(onlyFill);
  expect(legal()).toEqual(['pass', 'fill 1']);
  play('fill 1');
  expect(legal()).toEqual(['take 1']);
  const declined = given(onlyFill);
  expect(declined.play('pass')[0]).toEqual({ type: 'pass', seat: 0 });
  expect(declined.all()).toMatchObject({ active: 1, main: [[], [], [], [], []] });
});

test('F10: a player who can act without a fill cannot pass', () => {
  const { legal } = given({ day: 3, players: [{ chips: 1 }], deck: { cars: { coal: 9 }, lower: 0 } });
  expect(legal()).toEqual(['rearrange', 'fill 1']);
});

test('F10: when every player declines a fill and passes, the day is over', () => {
  const players = [{ chips: 0 }, { chips: 0 }];
  const { play, game, s } = given({ day: 3, players, deck: { cars: { coal: 9 }, lower: 0 } });
  const events = play('pass', 'pass');
  expect(events).toContainEqual({ type: 'day-end', day: 3, reason: 'nobody-can-act' });
  expect(game.endReason(s)).toBe('nobody-can-act');
});

test('a player who fills and still cannot act passes', () => {
  const { play, legal } = given({
    day: 3,
    players: [{ chips: 0 }],
    deck: { cars: { coal: 2 }, leaveCard: false },
  });
  play('fill 1');
  expect(legal()).toEqual(['pass']);
});
