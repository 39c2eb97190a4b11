// Lasting effects, as the table shows them.
import type { TrainsView } from '@railwright/engine';
import { expect, test } from 'vitest';
import type { CardBook } from './cards.ts';
import { tellLasts } from './lasts.ts';
import { EN } from './text/en.ts';

const book = {
  cards: new Map([['toll', {}]]),
  name: (id: string) => id.toUpperCase(),
  text: () => ['Get it.'],
} as unknown as CardBook;
const tell = (view: Partial<TrainsView>) =>
  tellLasts({ active: 0, lasting: [], ...view } as TrainsView, book, ['Ann', 'Bob'], EN.lasting);

test('each effect shows its card, its player, how long it lasts, and how often it still acts', () => {
  const step = { seat: 1, step: 1, spent: 0 } as const;
  const lines = tell({
    lasting: ['toll', 'toll', 'toll', 'toll'],
    lastingSteps: [
      { seat: 1, step: 0, until: 'turn-end', spent: 0 },
      { ...step, until: 'game-end', left: 1 },
      { ...step, until: 'next-turn' },
      { ...step, until: 'next-turn-end', turns: 3 },
    ],
  });
  expect(lines.map(({ until }) => until)).toEqual([
    'Bob: while in play',
    'Bob: for the rest of the game, 1 more time',
    'Bob: until the next turn of Bob begins',
    'Bob: until the end of 3 more turns of Bob',
  ]);
  expect(lines[0]).toMatchObject({ card: 'TOLL', seat: 1, text: 'Get it.' });
});

test('cells and kinds of cards that an effect goes on to mean are shown with its text', () => {
  const kept = { cells: { town: ['A5', 'B3'] }, cards: { model: ['tram'] } };
  const lastingSteps = [{ seat: 0, step: 1, until: 'next-turn', spent: 0, ...kept }] as const;
  expect(tell({ lasting: ['toll'], lastingSteps })[0]?.text).toBe('Get it. (A5, B3, TRAM)');
});

test('if nothing outlasts a turn, everything belongs to the active player; future coins are shown too', () => {
  expect(tell({ lasting: ['toll'] })[0]).toMatchObject({ seat: 0, until: 'Ann: while in play' });
  expect(tell({ nextCoins: [0, 2] })).toEqual([
    { card: '', seat: 1, until: 'Bob: 2 coins next turn', text: '' },
  ]);
  expect(tell({})).toEqual([]);
});
