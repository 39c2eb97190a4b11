import { botsFor } from '@railwright/bots';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import {
  botChoices,
  distinctNames,
  firstSeats,
  freeName,
  isLearned,
  levelChoices,
  namedSeats,
  seatWith,
  specOf,
  strategyChoices,
} from './seats.ts';

test.each(Object.keys(GAMES))(
  'every bot of %s that needs nothing more can be picked, and is understood',
  (game) => {
    const choices = botChoices(game);
    const plain = botsFor(game).filter(({ needsFile }) => needsFile !== true);
    expect(new Set(choices.map(({ level }) => level))).toEqual(new Set(plain.map(({ name }) => name)));
    for (const { name, level, budget } of choices) {
      const spec = specOf(game, { name: 'X', bot: name });
      expect(spec?.bot).toBe(level);
      expect(spec?.milliseconds).toBe(budget);
    }
  },
);

test('a bot of an old saved game that is no more is replaced, a person stays one', () => {
  const [you, bot] = firstSeats('trains', 2, 'Ada', (n) => `Bot ${n}`);
  expect(specOf('trains', { name: 'Old', bot: 'forgotten' })?.bot).toBe(bot?.bot);
  expect(specOf('trains', you ?? { name: '' })).toBeUndefined();
});

test('nobody plays without a name', () => {
  expect(namedSeats([{ name: ' ' }, { name: ' Grace ' }], (n) => `Player ${n}`)).toEqual([
    { name: 'Player 1' },
    { name: 'Grace' },
  ]);
});

test('bots of a record that are called the same are told apart by their seats', () => {
  expect(distinctNames(['heuristic', 'Ada', 'heuristic'])).toEqual(['1. heuristic', 'Ada', '3. heuristic']);
});

test.each([
  [
    ['Ada', 'Grace', 'Ada'],
    ['1. Ada', 'Grace', '3. Ada'],
  ],
  [
    ['Ada', ' ada  ', 'A\u200bda'],
    ['1. Ada', '2. ada', '3. A\u200bda'],
  ],
  // Given: the name that a blank one gets.
  [
    ['Player 2', ''],
    ['1. Player 2', '2. Player 2'],
  ],
  [
    ['Ada', 'Ada', '1. Ada'],
    ['1. Ada', '2. Ada', '3. 1. Ada'],
  ],
])('players named %j are told apart as %j', (given, names) => {
  const seats = namedSeats(
    given.map((name) => ({ name })),
    (n) => `Player ${n}`,
  );
  expect(seats.map(({ name }) => name)).toEqual(names);
});

test('a name is offered with the first number that nobody has', () => {
  const bot = (n: number): string => `Bot ${n}`;
  expect(freeName([{ name: 'Ada' }, { name: 'bot 2' }], 2, bot)).toBe('Bot 3');
  expect(freeName([{ name: 'Ada' }, { name: 'Bot 2' }], 1, bot)).toBe('Bot 1');
});

test('a learned player plays at the level of its seat, and the usual bot where there is none', () => {
  for (const { name, level } of levelChoices()) {
    const seat = { name: 'L', bot: name };
    expect(isLearned(seat)).toBe(true);
    expect(specOf('trains', seat, 'cGxheWVy')).toMatchObject({ bot: 'learned', name, player: 'cGxheWVy' });
    expect(name).toBe(`learned:${level}`);
    expect(specOf('trains', seat)?.bot).toBe('heuristic');
  }
  expect(specOf('trains', { name: 'L', bot: 'learned:gone' }, 'cGxheWVy')?.bot).toBe('heuristic');
  expect(isLearned({ name: 'Ada' })).toBe(false);
});

describe('strategies', () => {
  const strategyOf = (id: string) => ({ id, titles: { en: id }, strategy: { game: 'trains' } });
  const shipped = ['trains/a', 'trains/b'].map(strategyOf);

  test('a learned player sits there like a group of people, and the usual bot where there is none', () => {
    const group = { ...strategyOf('ours/group'), strategy: { certainty: 0.7, likes: { cells: 1 } } };
    const seat = seatWith('Like us', group.id, [...shipped, { ...group, isGroup: true }]);
    expect(isLearned(seat)).toBe(true);
    expect(specOf('trains', seat, 'cGxheWVy')).toEqual({
      ...{ name: 'ours/group', bot: 'learned', player: 'cGxheWVy' },
      ...{ certainty: 0.7, leaning: { likes: { cells: 1 } } },
    });
    expect(specOf('trains', seat)).toEqual({ name: 'heuristic', bot: 'heuristic' });
    expect(isLearned(seatWith('A', 'trains/a', shipped))).toBe(false);
  });

  test('go along with the seat that plays by them', () => {
    const seat = seatWith('A', 'trains/a', shipped);
    expect(specOf('trains', seat)).toEqual({
      name: 'trains/a',
      bot: 'strategy',
      strategy: { game: 'trains' },
    });
    expect(seatWith('You', '', shipped)).toEqual({ name: 'You' });
    expect(specOf('trains', seatWith('B', 'heuristic', shipped))).toEqual({
      name: 'heuristic',
      bot: 'heuristic',
    });
  });

  test('are those of the bundle, and those of a game that was begun with others', () => {
    const seats = [seatWith('Old', 'mine/old', [strategyOf('mine/old')]), seatWith('A', 'trains/a', shipped)];
    expect(strategyChoices(shipped, seats).map(({ id }) => id)).toEqual(['trains/a', 'trains/b', 'mine/old']);
    expect(strategyChoices(undefined, [{ name: 'You' }])).toEqual([]);
  });
});
