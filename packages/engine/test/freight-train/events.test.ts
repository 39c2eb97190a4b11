// A program outside the engine that knows the rules and sees only the events can follow the whole game: it must agree with the engine
// after every choice.
import { isDeepStrictEqual } from 'node:util';
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
  const known = {
    main,
    deck: Object.fromEntries([...deck].filter(([, many]) => many > 0)),
    cards: [upper, lower, !leaveDrawn],
    table: [...table].sort(),
    players: players.map(({ chips, locomotives, called, yard, trains, mixed }) => ({
      ...{ chips, locomotives, called, yard },
      trains: Object.fromEntries(trains),
      mixed: [...mixed].sort(),
    })),
    time: [day, round, turn, first, end],
  };
  const right = {
    main: all.main,
    deck: all.deck.cars,
    cards: [all.deck.upper, all.deck.lower, all.deck.leaveCard],
    table: Object.entries(all.table)
      .flatMap(([car, many]) => Array<string>(many).fill(car))
      .sort(),
    players: all.players.map((player) => ({ ...player, mixed: [...player.mixed].sort() })),
    time: [all.day, all.round, all.turn, all.first, all.end],
  };
  // Far quicker than an expectation, which tells the difference.
  if (!isDeepStrictEqual(known, right)) expect(known).toEqual(right);
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
