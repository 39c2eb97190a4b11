// A program outside the engine that knows the rules and sees only the events can follow the whole game: it must agree with the engine
// after every choice.
import { expect, test } from 'vitest';
import {
  createRng,
  listChoices,
  randomBelow,
  type FreightTrainView,
  type GameEvent,
} from '@railwright/engine';
import { Follower } from './follower.ts';
import { homebrewGame } from './homebrew.ts';
import { CLOCKWISE, MIXED_PAID, standardGame } from './standard.ts';

function expectAgreement(follower: Follower, all: FreightTrainView): void {
  const { main, deck, upper, lower, leaveDrawn, table, players, day, round, turn, first, end } = follower;
  expect(main).toEqual(all.main);
  const some = (counts: Iterable<[string, number]>): Record<string, number> =>
    Object.fromEntries([...counts].filter(([, many]) => many > 0));
  expect(some(deck)).toEqual(all.deck.cars);
  expect([upper, lower, !leaveDrawn]).toEqual([all.deck.upper, all.deck.lower, all.deck.leaveCard]);
  expect([...table].sort()).toEqual(
    Object.entries(all.table)
      .flatMap(([car, many]) => Array<string>(many).fill(car))
      .sort(),
  );
  players.forEach((player, seat) => {
    const { chips, locomotives, called, yard } = player;
    expect({
      chips,
      locomotives,
      called,
      yard,
      trains: Object.fromEntries(player.trains),
      mixed: [...player.mixed].sort(),
    }).toEqual({ ...all.players[seat], mixed: [...all.players[seat].mixed].sort() });
  });
  expect([day, round, turn, first, end]).toEqual([all.day, all.round, all.turn, all.first, all.end]);
}

test.each([
  ['the published game, 2 seats', standardGame(2)],
  ['the published game, 5 seats', standardGame(5)],
  ['clockwise play, 3 seats', standardGame(3, { switches: CLOCKWISE })],
  ['paid mixed trains, 4 seats', standardGame(4, { switches: MIXED_PAID })],
  ['a homebrew game, 2 seats', homebrewGame(2)],
  ['a homebrew game, 6 seats', homebrewGame(6)],
])('a program that sees only the events can follow and check %s', (_, game) => {
  const rng = createRng(4);
  for (let seed = 0; seed < 5; seed++) {
    const s = game.createState();
    const follower = new Follower(game);
    const events: GameEvent[] = [];
    s.events = events;
    game.start(s, seed);
    for (;;) {
      for (const event of events.splice(0)) follower.follow(event);
      expectAgreement(follower, game.viewFor(s, undefined));
      if (game.seatToAct(s) < 0) break;
      const legal = listChoices(game, s);
      game.applyChoice(s, legal[randomBelow(rng, legal.length)]);
    }
  }
});
