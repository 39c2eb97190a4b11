import { botsFor } from '@railwright/bots';
import { expect, test } from 'vitest';
import { botChoices, firstSeats, namedSeats, specOf } from './seats.ts';

const GAMES = ['trains', 'game-of-trains', 'freight-train'];

test.each(GAMES)('every bot of %s that needs nothing more can be picked, and is understood', (game) => {
  const choices = botChoices(game);
  const plain = botsFor(game).filter(({ needsStrategy }) => needsStrategy !== true);
  expect(new Set(choices.map(({ level }) => level))).toEqual(new Set(plain.map(({ name }) => name)));
  for (const { name, level, budget } of choices) {
    const spec = specOf(game, { name: 'X', bot: name });
    expect(spec?.bot).toBe(level);
    expect(spec?.milliseconds).toBe(budget);
  }
});

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
