// Perfect play of a game small enough to be solved, mostly in versions of one or two rounds.
import { expect, test } from 'vitest';
import { createBot, plainBot } from '@railwright/bots';
import { cloneState, createRng, placeTrainsPosition } from '@railwright/engine';
import { addToSums, createSums, meanInterval } from '@railwright/statistics';
import { Deals } from '../bench/solved/deals.ts';
import { bestPolicy, botPolicy } from '../bench/solved/policies.ts';
import { solvedSetup } from '../bench/solved/setup.ts';
import { Solver } from '../bench/solved/solver.ts';
import { playMatch } from '../src/index.ts';

const { game } = await solvedSetup();
const rounds = async (count: number) => (await solvedSetup({ end: { emptyPiles: 2, rounds: count } })).game;
const short = await rounds(2);
const perfect = new Solver(short);
const value = perfect.solve();

/** At 99.99%, so that a fixed seed that holds says something. */
function intervalOf(values: readonly number[]): { readonly low: number; readonly high: number } {
  const sums = createSums();
  for (const one of values) addToSums(sums, one);
  return meanInterval(sums, 0.9999)!;
}

test('in one round, both reach a city', async () => {
  expect(new Solver(await rounds(1)).solve()).toEqual({ share: 0.5, points: 0 });
});

test('if the game ends with the first rail, the first player lays it', async () => {
  const tokens = { rails: 2, stations: 3 };
  const { game: race } = await solvedSetup({ tokens });
  expect(new Solver(race).solve()).toEqual({ share: 1, points: 2 });
  const { game: fair } = await solvedSetup({ tokens, end: { emptyPiles: 2, rounds: 2, finishRound: true } });
  expect(new Solver(fair).solve()).toEqual({ share: 0.5, points: 0 });
});

test('three rounds are worth what they were', async () => {
  // 29/54 and 4/27, since all chances are shares of a few cards.
  const { share, points } = new Solver(await rounds(3)).solve();
  expect(share).toBeCloseTo(29 / 54, 12);
  expect(points).toBeCloseTo(4 / 27, 12);
});

test('a hand across a shuffle has the rest of the deck for sure, and returned Waste is gone', () => {
  const before = game.createState();
  game.start(before, 1);
  const hand = ['waste', 'local-train'];
  const own = { hand, deck: ['lay-rails'], discard: ['express-train', 'tower', 'express-train'] };
  expect(placeTrainsPosition(game, before, { turn: 3, active: 0, seats: [own] })).toEqual([]);
  const deals = new Deals(game);
  const choice = game.parseChoice(before, 'return-waste');
  const after = cloneState(before);
  game.applyChoice(after, choice);
  const { hands } = deals.find(before, choice, after, 0, deals.deckOf(before, 0));
  const chances = hands.map((one) => {
    deals.deal(after, one);
    return [game.viewFor(after, 0).seat[0]!.hand, one.chance];
  });
  expect(chances).toHaveLength(3);
  expect(chances).toContainEqual([{ 'express-train': 1, 'lay-rails': 1 }, 1 / 2]);
  expect(chances).toContainEqual([{ tower: 1, 'lay-rails': 1 }, 1 / 4]);
  expect(chances).toContainEqual([{ 'local-train': 1, 'lay-rails': 1 }, 1 / 4]);
});

test('nothing can be won against perfect play', () => {
  for (const goal of ['share', 'points'] as const) {
    const best = bestPolicy(perfect, goal);
    for (const fixed of [[best], [undefined, best]])
      expect(new Solver(short, fixed).solve()[goal]).toBeCloseTo(value[goal], 12);
  }
});

test('games of perfect players end as computed', () => {
  const best = bestPolicy(perfect, 'points');
  const rng = createRng(1);
  const ends = Array.from({ length: 300 }, (_, seed) => perfect.play(seed, [best, best], rng).points);
  const { low, high } = intervalOf(ends);
  expect(low).toBeLessThan(value.points);
  expect(high).toBeGreaterThan(value.points);
});

test('the best answer to a bot wins at least what perfect play does', () => {
  for (const name of ['random', 'heuristic', 'investor']) {
    const policy = botPolicy(plainBot(name));
    const [first, second] = [
      new Solver(short, [policy]).solve(),
      new Solver(short, [undefined, policy]).solve(),
    ];
    expect(first.points).toBeLessThan(value.points + 1e-9);
    expect(second.points).toBeGreaterThan(value.points - 1e-9);
  }
});

test('bots win as often in games as was computed for them', () => {
  const bots = [plainBot('investor'), plainBot('heuristic')];
  const [investor, heuristic] = [botPolicy(bots[0]!), botPolicy(bots[1]!)];
  const first = new Solver(game, [investor, heuristic]).solve().share;
  const second = 1 - new Solver(game, [heuristic, investor]).solve().share;
  const { shares } = playMatch(game, { bots, seed: 1, first: 0, games: 2000 }, createBot);
  const { low, high } = intervalOf(shares);
  expect(low).toBeLessThan((first + second) / 2);
  expect(high).toBeGreaterThan((first + second) / 2);
});
