// A panel's findings about cards that decide the game, start cells and sources of points, from made-up games.
import { describe, expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { BLOCKS, flat, madeTable } from '../../test/made-table.ts';
import type { Answered, Closer } from './closer.ts';
import { findingsOf } from './findings.ts';
import type { PanelFinding } from './panel-result.ts';
import type { TableTally } from './table-tally.ts';

const tableOf = (member: number, parts: Readonly<Record<string, number>>): TableTally =>
  madeTable(member, {
    parts: new Map(Object.entries(parts).map(([part, share]) => [part, flat(share)])),
  });

const answered = (value: number): Answered => ({
  estimate: { value, center: value, error: 0.01, blocks: BLOCKS },
  games: 2 * BLOCKS,
});

function page(closer: Closer, strong: Readonly<Record<string, number>> = {}, other = strong): PanelFinding[] {
  return findingsOf({
    seats: 2,
    panel: [
      { kind: 'strong', bot: plainBot('best') },
      { kind: 'persona', bot: plainBot('fond') },
    ],
    tallies: [tableOf(0, strong), tableOf(1, other)],
    closer,
  });
}

const none: Closer = { worths: [], starts: undefined, fans: [] };
const startAt = (value: number): Closer => ({
  worths: [],
  fans: [],
  starts: { drawn: [], best: { cell: 'C3', answer: answered(value) } },
});

describe('cards', () => {
  test('a card without which nobody wins comes first; a card that is missed is among the others', () => {
    const findings = page({
      worths: [
        { item: 'crane', called: 'Crane', bare: answered(0), learned: answered(0.02) },
        { item: 'yard', called: 'Yard', bare: answered(0.1), learned: answered(0.25) },
        { item: 'shed', called: 'Shed', bare: answered(0.5), learned: undefined },
      ],
      starts: undefined,
      fans: [],
    });
    expect(findings[0]).toMatchObject({ id: 'needed-crane', answer: 'holds', tone: 'problem' });
    expect(findings[0]!.sentence).toContain('has learned to do without it wins 2.0% of games');
    const worth = findings.find(({ id }) => id === 'cards-worth')!;
    expect(worth.sentence).toContain('Crane (2.0%) and Yard (25.0%)');
    expect(findings.map(({ id }) => id)).not.toContain('needed-yard');
    expect(findings.map(({ id }) => id)).not.toContain('needed-shed');
  });

  test('a player that learned to do without does no worse than one merely forbidden it', () => {
    const [first] = page({
      worths: [{ item: 'crane', called: 'Crane', bare: answered(0.1), learned: answered(0.02) }],
      starts: undefined,
      fans: [],
    });
    expect(first!.sentence).toContain('wins 10.0% of games');
  });
});

describe('start cells', () => {
  test.each([
    [0.85, 'problem', 'C3 is too good a start: a player who starts there wins 85.0%'],
    [0.53, 'good', 'No start wins by itself; the best one for strong play is C3'],
  ])('%d of the wins from the best one', (value, tone, sentence) => {
    const start = page(startAt(value)).find(({ id }) => id === 'starts')!;
    expect(start).toMatchObject({ answer: 'holds', tone });
    expect(start.sentence).toContain(sentence);
  });
});

describe('sources of points', () => {
  test('a source that gives nobody anything is a problem; one that only strong play leaves alone is not', () => {
    const findings = page(none, { cards: 1, cities: 0, track: 0 }, { cards: 0.7, cities: 0, track: 0.3 });
    const ways = findings.filter(({ id }) => id.startsWith('ways'));
    expect(ways.map(({ id, answer, tone }) => [id, answer, tone])).toEqual([
      ['ways', 'holds', 'problem'],
      ['ways-others', 'depends', 'fact'],
    ]);
    expect(ways[0]!.sentence).toContain('No player goes for cities');
    expect(ways[1]!.sentence).toContain('Strong play does not go for track');
  });

  test('nothing is said about sources that everybody uses', () => {
    expect(page(none, { cards: 0.8, cities: 0.2 }).filter(({ id }) => id.startsWith('ways'))).toEqual([]);
  });
});
