// The current event and the powers of players, as the table shows them.
import type { TrainsView } from '@railwright/engine';
import { expect, test } from 'vitest';
import type { CardBook } from './cards.ts';
import { inForceLines } from './in-force.ts';
import { tellLasts } from './lasts.ts';
import { EN } from './text/en.ts';

const book = {
  cards: new Map([
    ['boom', { role: 'event', points: 0 }],
    ['heir', { role: 'power', points: 2 }],
  ]),
  name: (id: string) => id.toUpperCase(),
  text: () => ['Get it.'],
} as unknown as CardBook;
const view = {
  active: 0,
  event: 'boom',
  eventDeck: { boom: 1, flood: 2 },
  seat: [{}, { power: 'heir' }],
  lasting: ['heir', 'boom'],
} as unknown as TrainsView;

test('the event comes first, with how many are to come; then each player’s power, with its points', () => {
  expect(inForceLines(view, book, ['Ann', 'Bob'], EN.table)).toEqual([
    { card: 'BOOM', whose: 'event, 3 more to come', text: 'Get it.' },
    { card: 'HEIR', seat: 1, whose: 'Bob', text: '2 points. Get it.' },
  ]);
});

test('they are not listed again among lasting effects', () => {
  expect(tellLasts(view, book, ['Ann', 'Bob'], EN.lasting)).toEqual([]);
});
