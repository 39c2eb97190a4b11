// What lists of notes hold and count.
import { expect, test } from 'vitest';
import type { NotedGame } from '../core/checks/notes.ts';
import { ALL_NOTES, notesOf, seatName, tallyOf, topicsOf, wantedNotes } from './note-list.ts';

const CARD = { id: 'p/ferry', name: 'Ferry' };
const game = (file: string, more: Partial<NotedGame>): NotedGame => ({
  ...{
    file,
    setup: 'p/duel',
    map: 'p/fen',
    choices: 90,
    seats: [{ name: 'Ann' }, {}],
    notes: [],
    answers: [],
  },
  ...more,
});
const GAMES = [
  game('p/playtests/a.yaml', {
    notes: [
      { at: 3, seat: 1, cell: 'E10', text: 'Too wet' },
      { at: 4, seat: 2, cell: 'E2', text: 'Dry' },
      { seat: 2, card: CARD, text: 'Too dear' },
      { at: 9, text: 'Tense' },
    ],
    answers: [
      { question: 'fun', seat: 1, value: 2 },
      { question: 'fun', seat: 2, value: 5 },
      { question: 'change', value: 'Less water' },
    ],
  }),
  game('p/playtests/b.yaml', {
    setup: 'p/trio',
    map: 'p/other',
    notes: [{ cell: 'E2', text: 'Fine' }, { text: 'Long' }],
    answers: [{ question: 'fun', seat: 1, value: 2 }],
  }),
];
const NOTES = notesOf(GAMES);
const texts = (filter: object): string[] =>
  wantedNotes(NOTES, { ...ALL_NOTES, ...filter }).map(({ note }) => note.text);

test('topics are moments, whole games, cards and cells of each map, in the order of numbers', () => {
  expect(topicsOf(NOTES).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'A moment of the game 1',
    'The whole game 1',
    'Ferry 1',
    'E2 1',
    'E2 1',
    'E10 1',
  ]);
  for (const { key, count } of topicsOf(NOTES)) expect(texts({ topic: key })).toHaveLength(count);
});

test('a search finds texts, names of cards and people, all words in any order', () => {
  expect(texts({ text: 'dear too' })).toEqual(['Too dear']);
  expect(texts({ text: 'FERRY' })).toEqual(['Too dear']);
  expect(texts({ text: 'ann' })).toEqual(['Too wet']);
  expect(texts({ text: 'seat 2' })).toEqual(['Dry', 'Too dear']);
  expect(texts({ text: 'no such' })).toEqual([]);
});

test('notes are held to a setup, and to those who gave an answer in a game of it', () => {
  expect(texts({ setup: 'p/trio' })).toEqual(['Fine', 'Long']);
  expect(texts({ answer: { setup: 'p/duel', question: 'fun', value: '5' } })).toEqual(['Dry', 'Too dear']);
  expect(texts({ answer: { setup: 'p/duel', question: 'fun', value: '3' } })).toEqual([]);
});

test('answers are counted by what could be answered', () => {
  const own = GAMES.filter(({ setup }) => setup === 'p/duel');
  const fun = tallyOf({ id: 'fun', text: { en: 'Fun?' }, kind: 'scale' }, own);
  expect(fun).toMatchObject({ people: 2, mean: 3.5 });
  expect(fun.bars.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1]);
  const change = tallyOf({ id: 'change', text: { en: 'Change?' }, kind: 'text' }, own);
  expect(change.texts).toMatchObject([{ text: 'Less water' }]);
  expect(tallyOf({ id: 'again', text: { en: 'Again?' }, kind: 'yes-no' }, own)).not.toHaveProperty('mean');
});

test('who has no name is called by the seat', () => {
  expect([1, 2, undefined].map((seat) => seatName(GAMES[0]!, seat))).toEqual(['Ann', 'Seat 2', '']);
});
