// Games tell playtests the truth at every choice of random games: measures rise as announced, turns end as announced, and
// figures of the board match the score.
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  createGameOfTrains,
  createRng,
  randomBelow,
  type Game,
  type PlaytestHooks,
  type State,
} from '@railwright/engine';
import { standardGame as freightTrain } from './freight-train/standard.ts';
import { STANDARD, standardGame as gameOfTrains } from './game-of-trains/standard.ts';
import { ALL_MARKETS } from './trains/markets.ts';
import { gameWith } from './trains/shipped.ts';

const GAMES: readonly [string, Game][] = [
  ['Trains', gameWith({ seats: 3, market: ALL_MARKETS[0] })],
  ['Trains with other cards', gameWith({ seats: 2, market: ALL_MARKETS[1], map: 'osaka' })],
  ['Game of Trains', gameOfTrains(3)],
  ['Freight Train', freightTrain(3)],
];

interface Step {
  readonly s: State;
  readonly seat: number;
  readonly choice: number;
  readonly apply: () => void;
}

/** Plays games of random choices; `visit` makes each choice itself. */
function playRandomly(game: Game, games: number, visit: (step: Step) => void): void {
  const legal = new Int16Array(game.maxChoices);
  const s = game.createState();
  for (let seed = 1; seed <= games; seed++) {
    const rng = createRng(seed);
    game.start(s, seed);
    for (let made = 0; made < 3000; made++) {
      const seat = game.seatToAct(s);
      if (seat < 0) break;
      const choice = legal[randomBelow(rng, game.legalChoices(s, legal))];
      visit({ s, seat, choice, apply: () => game.applyChoice(s, choice) });
    }
  }
}

const hooksOf = (game: Game): PlaytestHooks => {
  if (!game.playtestHooks) throw new Error(`${game.name} has none`);
  return game.playtestHooks;
};

describe.each(GAMES)('%s', (_name, game) => {
  const hooks = hooksOf(game);

  test('a choice raises the measure it is said to raise', () => {
    const raised = new Set<string>();
    playRandomly(game, 6, ({ s, seat, choice, apply }) => {
      const m = hooks.measureOf(s, choice);
      const text = game.formatChoice(s, choice);
      const before = m < 0 ? 0 : game.measure(s, seat, m);
      apply();
      if (m < 0) return;
      raised.add(game.measures[m].group);
      expect(game.measure(s, seat, m), `${text}: ${game.measures[m].id}`).toBeGreaterThan(before);
    });
    expect(raised.size).toBeGreaterThan(1);
  });

  test('a choice that ends or clears away ends the turn', () => {
    playRandomly(game, 4, ({ s, choice, apply }) => {
      const role = hooks.roleOf(s, choice);
      const turn = game.turn(s);
      apply();
      if (role !== 'act') expect(game.seatToAct(s) < 0 || game.turn(s) > turn).toBe(true);
    });
  });

  test('the seat that began is the one that acts in turn 1', () => {
    let seen = 0;
    playRandomly(game, 6, ({ s, seat, apply }) => {
      if (game.turn(s) === 1) {
        seen++;
        expect(hooks.firstSeat(s)).toBe(seat);
      }
      apply();
    });
    expect(seen).toBeGreaterThan(0);
  });
});

test('buying, playing and returning Waste are distinguished in Trains', () => {
  const game = gameWith({ seats: 2 });
  const hooks = hooksOf(game);
  const roles = new Set<string>();
  playRandomly(game, 3, ({ s, choice, apply }) => {
    const text = game.formatChoice(s, choice);
    const role = hooks.roleOf(s, choice);
    roles.add(role);
    if (text === 'end') expect(role).toBe('end');
    if (text === 'return-waste') expect(role).toBe('clear');
    const m = hooks.measureOf(s, choice);
    const [word, item] = text.split(' ');
    if (word === 'buy' || word === 'gain') expect(game.measures[m].id).toBe(`gained:${item}`);
    apply();
  });
  expect(roles).toEqual(new Set(['act', 'end', 'clear']));
});

test('points by cell, on the track and of cards make up the score of Trains', () => {
  const game = gameWith({ seats: 2 });
  const { board } = hooksOf(game);
  const legal = new Int16Array(game.maxChoices);
  const s = game.createState();
  for (let seed = 1; seed <= 5; seed++) {
    const rng = createRng(seed);
    game.start(s, seed);
    while (game.seatToAct(s) >= 0) game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
    for (const [seat, { points }] of game.viewFor(s, undefined).seat.entries()) {
      const cells = board!.cells.reduce((sum, _label, cell) => sum + board!.points(s, seat, cell), 0);
      expect(cells).toBe(points!.cities + points!.remotes);
    }
  }
});

test('a train in order ranks above any other in Game of Trains', () => {
  // Three railcars, so that random play reaches the order now and then.
  const length = 3;
  const game = createGameOfTrains({ ...STANDARD, rules: { ...STANDARD.rules, trainLength: length } }, 2);
  const hooks = hooksOf(game);
  let won = 0;
  playRandomly(game, 8, ({ s, apply }) => {
    apply();
    for (let seat = 0; seat < 2; seat++) {
      const standing = hooks.standing!(s, seat);
      const isWinner = game.winners(s) === 1 << seat;
      if (isWinner) won++;
      expect(standing === length).toBe(isWinner);
    }
  });
  expect(won).toBeGreaterThan(0);
});

test('a seat of Trains owns what it sees of its own cards, and one more adds one to that kind alone', () => {
  const game = gameWith({ seats: 2, market: ALL_MARKETS[0] });
  const holdings = game.playtestHooks!.holdings!;
  const kinds = game.measures.flatMap(({ group }, m) => (group === holdings.group ? [m] : []));
  const ownedBy = (s: State, seat: number): number[] => kinds.map((m) => holdings.owned(s, seat, m));
  const rng = createRng(1);
  playRandomly(game, 3, ({ s, seat, apply }) => {
    const { owned } = game.viewFor(s, undefined).seat[seat];
    const own = ownedBy(s, seat);
    expect(own).toEqual(kinds.map((m) => owned[game.measures[m].item] ?? 0));
    const given = randomBelow(rng, kinds.length);
    const other = cloneState(s);
    holdings.give(other, seat, kinds[given]);
    expect(ownedBy(other, seat)).toEqual(own.with(given, own[given] + 1));
    expect(ownedBy(other, 1 - seat)).toEqual(ownedBy(s, 1 - seat));
    apply();
  });
});
