// Levels in games where a player has nothing to be certain of.
import { State, type Game } from '@railwright/engine';
import { expect, test } from 'vitest';
import { scaleFor } from './certainty.ts';

const NEVER_ASKED = {
  think: () => expect.fail('thinks without a choice'),
  obvious: () => -1,
  policy: new Float32Array(1),
};

/** Every choice is the only one; `seat` is asked, or nobody if it is -1. */
function gameFor(seat: number): Game {
  const game: Partial<Game> = {
    maxChoices: 1,
    createState: () => new State(1),
    start: () => undefined,
    seatToAct: () => seat,
    legalChoices: () => 1,
    applyChoice: () => undefined,
  };
  return game as Game;
}

test.each([
  ['never ends and never offers a choice', 0],
  ['is over before it begins', -1],
])('a game that %s has no levels', (_words, seat) => {
  expect(scaleFor(0.7, NEVER_ASKED, gameFor(seat))).toBe(1);
});
