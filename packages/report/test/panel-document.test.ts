import type { PanelFinding, PanelResult } from '@railwright/playtest';
import { expect, test } from 'vitest';
import { panelDocument } from '../src/documents.ts';
import { panelFinding } from '../src/panel/panel-finding.ts';
import { useTable } from '../src/panel/card-sections.ts';
import { answerWords, sayShares, turnShares, verdictWords } from '../src/panel/finding-words.ts';

const finding = (id: string, about: string, against: number, value: number): PanelFinding => ({
  ...{
    id,
    about,
    answer: 'holds',
    whose: 'all',
    tone: 'problem',
    weight: 1,
    sentence: '',
    unit: 'share',
    note: 0.03,
  },
  ...{ against, effect: { value, low: value - 0.02, high: value + 0.04 }, settles: null },
  says: [
    {
      ...{ player: 'best', kind: 'strong', games: 100, side: 'more' },
      effect: { value, low: value - 0.02, high: value + 0.04 },
    },
  ],
});
const result = (seats: number, ...findings: PanelFinding[]) =>
  ({ seats, findings }) as unknown as PanelResult;
const rounded = (rows: ReturnType<typeof turnShares>) =>
  rows.map(({ name, ...row }) => [name, ...Object.values(row).map((one) => Number(one.toFixed(3)))]);

test('the shares of two seats add up to one, so the second is what the first leaves', () => {
  const rows = turnShares(result(2, finding('first-seat', 'Going first', 0.5, 0.1)));
  expect(rounded(rows)).toEqual([
    ['Going first', 0.6, 0.58, 0.64],
    ['Going second', 0.4, 0.36, 0.42],
  ]);
});

test('more seats are in turn order, whichever matters most', () => {
  const third = finding('turn-3', 'Going third', 1 / 3, -0.1);
  const rows = turnShares(result(3, third, finding('first-seat', 'Going first', 1 / 3, 0.1)));
  expect(rows.map(({ name }) => name)).toEqual(['Going first', 'Going third']);
});

test('shares have a picture by player, lengths and figures without a reference value have none', () => {
  const one = finding('first-seat', 'Going first', 0.5, 0.1);
  expect(rounded(sayShares(one))).toEqual([['best', 0.6, 0.58, 0.64]]);
  expect(sayShares({ ...one, unit: 'rounds' })).toEqual([]);
  expect(sayShares({ ...one, against: 0 })).toEqual([]);
});

test('a title is a verdict with its value, or the topic where nothing is certain', () => {
  const one = finding('first-seat', 'Going first', 1 / 3, 0.132);
  expect(verdictWords({ ...one, verdict: 'Going first is an advantage' })).toBe(
    'Going first is an advantage: 46.5%',
  );
  expect(
    verdictWords({ ...one, verdict: 'A game fits into an evening', unit: 'minutes', against: 50.9 }),
  ).toBe('A game fits into an evening: 51 minutes');
  expect(verdictWords(one)).toBe('Going first');
});

test('an answer says what it is for people like those of a group', () => {
  const one = finding('first-seat', 'Going first', 0.5, 0.1);
  const effect = { value: -0.1, low: -0.15, high: -0.05 };
  const says = [...one.says, { player: 'our-group', kind: 'group' as const, games: 50, side: null, effect }];
  expect(panelFinding({ ...one, sentence: 'It is.' }).text).toBe('It is.');
  expect(panelFinding({ ...one, sentence: 'It is.', says }).text).toBe(
    'It is. For people like yours (our-group): 40.0% (35.0–45.0%).',
  );
});

test('only what everybody was asked holds for all', () => {
  expect(answerWords({ answer: 'holds', whose: 'all' })).toBe('Holds for all');
  expect(answerWords({ answer: 'holds', whose: 'strong' })).toBe('Holds for strong play');
  expect(answerWords({ answer: 'depends', whose: 'strong' })).toBe('Depends on who plays');
});

test('the use of a card says how often strong play gains and plays it, and when', () => {
  const cards = [
    {
      ...{ item: 'yard', name: 'Yard', cost: null, gained: 0, firstGained: null },
      ...{ gainedIn: [], played: 0, usedIn: [], with: [] },
    },
    {
      ...{
        item: 'crane',
        name: 'Crane',
        cost: 3,
        gained: 0.62,
        firstGained: { value: 4.5, low: 4, high: 5 },
      },
      ...{ gainedIn: [0.5, 0.25, 0.25, 0], played: 2.25, usedIn: [0, 0, 0.5, 0.5], with: ['Yard'] },
    },
  ];
  const [{ columns, rows } = { columns: [], rows: [] }] = useTable({ cards });
  expect(rows[0]).toEqual([
    ...['Crane', '3', '62%', '4.5 (4–5)', '50 · 25 · 25 · 0', '2.3', '0 · 0 · 50 · 50', 'Yard'],
  ]);
  expect(rows[1]).toEqual(['Yard', '–', '0%', '–', '–', '–', '–', '–']);
  expect(rows[0]).toHaveLength(columns.length);
});

test('a panel without a learned player has no sections on what only strong play shows', () => {
  const nothing = { findings: [], trust: [], leads: [], cards: [], worths: [], starts: [], cells: [] };
  const panel = [{ name: 'heuristic', kind: 'style', wins: null, learned: null }];
  const bare = { ...nothing, panel, setup: 'a/b', seats: 2, games: 0, seed: 1 } as unknown as PanelResult;
  const { sections } = panelDocument({ title: 'A', result: bare });
  expect(sections.map(({ id }) => id)).toEqual(['asked', 'how']);
});
