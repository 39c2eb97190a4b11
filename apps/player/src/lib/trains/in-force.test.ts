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
    ['collector', { role: 'power', points: -3, endPoints: { rails: 'own' } }],
  ]),
  name: (id: string) => id.toUpperCase(),
  text: () => ['Get it.'],
} as unknown as CardBook;
const view = {
  active: 0,
  event: 'boom',
  eventDeck: { boom: 1, flood: 2 },
  seat: [{ powers: { heir: 2, collector: -1 } }, { hiddenPowers: { powers: 2 } }],
  lasting: ['heir', 'boom'],
} as unknown as TrainsView;

test('the event comes first, with how many are to come; then each player’s powers, with their points, or how many are secret', () => {
  expect(inForceLines(view, book, ['Ann', 'Bob'], EN.table)).toEqual([
    { card: 'BOOM', whose: 'event, 3 more to come', text: 'Get it.' },
    { card: 'HEIR', seat: 0, whose: 'Ann', text: '2 points. Get it.' },
    { card: 'COLLECTOR', seat: 0, whose: 'Ann, now −1 point', text: '−3 points. Get it.' },
    { card: '2 secret cards', seat: 1, whose: 'Bob', text: '' },
  ]);
});

test('they are not listed again among lasting effects', () => {
  expect(tellLasts(view, book, ['Ann', 'Bob'], EN.lasting)).toEqual([]);
});
