import { expect, test } from 'vitest';
import { SETUPS, bundleOf, playByChance } from '../../../test/unit/games.ts';
import { ownTurn } from './own-turn.ts';
import { pointsOverTime, turnStarts } from './points.ts';

test.each(SETUPS)('turns and points of a game of %s match its positions', (setup) => {
  const bundle = bundleOf(setup);
  const match = playByChance(bundle, 5, 150);
  const record = match.record({ engine: '1', setup, content: bundle.hash });
  const starts = turnStarts(match.game, record);
  const course = pointsOverTime(match.game, record);
  expect(starts.length).toBeGreaterThan(3);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  for (const [i, at] of starts.entries()) {
    match.goTo(at);
    expect(course[i]).toEqual({
      turn: Math.ceil(match.game.turn(match.state) / 2),
      points: [0, 1].map((seat) => match.game.score(match.state, seat)),
    });
  }
  match.goTo(match.length);
  expect(course.at(-1)?.points).toEqual([0, 1].map((seat) => match.game.score(match.state, seat)));
});

test('the seventeenth turn at a table of two is the ninth of its seat', () => {
  expect([17, 18, 19].map((turn) => ownTurn(turn, 2))).toEqual([9, 9, 10]);
  expect(ownTurn(0, 4)).toBe(0);
});
