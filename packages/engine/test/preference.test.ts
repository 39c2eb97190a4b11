// Preferences of players besides winning, counted in real games.
import { expect, test } from 'vitest';
import { createRng, likesOf, likingOf, randomBelow, type Game, type State } from '@railwright/engine';
import { standardGame as gameOfTrains } from './game-of-trains/standard.ts';
import { gameWith } from './trains/shipped.ts';

function played(game: Game, seed: number): State {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const rng = createRng(seed);
  game.start(s, seed);
  for (let i = 0; i < 800 && game.seatToAct(s) >= 0; i++)
    game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
  return s;
}

test('rails, points from a part of the score and gained cards can be liked in Trains', () => {
  const game = gameWith();
  const likes = likesOf(game);
  expect(likes).toEqual(expect.arrayContaining(['cells', 'points:remotes', 'gained:waste']));
  const s = played(game, 3);
  for (const seat of [0, 1]) {
    const { board } = game.playtestHooks!;
    const rails = board!.cells.filter((_, cell) => ((board!.seatsOn(s, cell) >> seat) & 1) === 1).length;
    const waste = game.measure(
      s,
      seat,
      game.measures.findIndex(({ id }) => id === 'gained:waste'),
    );
    const { cities = 0 } = game.scoreParts!(s, seat);
    expect(rails).toBeGreaterThan(0);
    const liking = likingOf(game, { cells: 0.5, 'gained:waste': -2, 'points:cities': 1 });
    expect(liking!(s, seat)).toBeCloseTo(0.5 * rails - 2 * waste + cities);
  }
});

test('what a game does not have cannot be liked', () => {
  const game = gameOfTrains(2);
  expect(likesOf(game)).not.toContain('cells');
  expect(likingOf(game, { cells: 1, 'gained:waste': 1 })).toBeUndefined();
});
