// A panel's findings about cards that decide the game, start cells and sources of points, from made-up games.
import { describe, expect, test } from 'vitest';
import type { Game } from '@railwright/engine';
import { plainBot } from '@railwright/bots';
import { BLOCKS, flat, madeTable } from '../../../test/made-table.ts';
import { entryAt, type Batch } from '../../batch.ts';
import { seatStart } from '../../observe/rows.ts';
import type { Answered, FollowUp, Worth } from './follow-up.ts';
import { findingsOf } from '../findings.ts';
import type { OpenPanel } from '../open-panel.ts';
import type { PanelFinding } from '../panel-result.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { bareWorths, worthsIn } from './worth.ts';

const tableOf = (member: number, parts: Readonly<Record<string, number>>): TableTally =>
  madeTable(member, {
    parts: new Map(Object.entries(parts).map(([part, share]) => [part, flat(share)])),
  });

const answered = (value: number): Answered => ({
  estimate: { value, center: value, error: 0.01, blocks: BLOCKS },
  games: 2 * BLOCKS,
});

function page(
  followUp: FollowUp,
  strong: Readonly<Record<string, number>> = {},
  other = strong,
): PanelFinding[] {
  return findingsOf({
    seats: 2,
    panel: [
      { kind: 'strong', bot: plainBot('best') },
      { kind: 'persona', bot: plainBot('fond') },
    ],
    tallies: [tableOf(0, strong), tableOf(1, other)],
    followUp,
  });
}

const none: FollowUp = { worths: [], starts: undefined, preferencePlayers: [] };
const startAt = (value: number): FollowUp => ({
  worths: [],
  preferencePlayers: [],
  starts: { drawn: [], best: { cell: 'C3', answer: answered(value) } },
});

const worthOf = (item: string, bare: number, learned?: number): Worth => ({
  ...{ item, called: `${item.charAt(0).toUpperCase()}${item.slice(1)}`, bare: answered(bare) },
  learned: learned === undefined ? undefined : answered(learned),
  lost: answered(0.5 - Math.max(bare, learned ?? 0)).estimate,
});

describe('cards', () => {
  test('a card that every winner needs comes first; a card that is missed is among the others', () => {
    const findings = page({
      worths: [worthOf('crane', 0, 0.02), worthOf('yard', 0.1, 0.25), worthOf('shed', 0.5)],
      starts: undefined,
      preferencePlayers: [],
    });
    expect(findings[0]).toMatchObject({ id: 'needed-crane', answer: 'holds', tone: 'problem' });
    expect(findings[0]!.sentence).toContain('has learned to do without it wins 2.0% of games');
    const worth = findings.find(({ id }) => id === 'cards-worth')!;
    expect(worth.sentence).toContain('Crane (2.0%) and Yard (25.0%)');
    expect(findings.map(({ id }) => id)).not.toContain('needed-yard');
    expect(findings.map(({ id }) => id)).not.toContain('needed-shed');
  });

  test('what is lost without a card has an interval for all cards, and says whether anybody learned to do without', () => {
    const [crane, shed] = worthsIn([worthOf('crane', 0.1, 0.3), worthOf('shed', 0.45)]);
    expect(crane).toMatchObject({ item: 'crane', name: 'Crane', forbidden: 0.1, without: 0.3 });
    expect(crane!.lost.value).toBeCloseTo(0.2);
    // Two cards: 97.5% each.
    expect(crane!.lost.high - crane!.lost.value).toBeCloseTo(2.25 * 0.01, 3);
    expect(crane!.lost.value - crane!.lost.low).toBeCloseTo(2.25 * 0.01, 3);
    expect(shed!.without).toBeNull();
    expect(shed!.lost.value).toBeCloseTo(0.05);
  });

  test('without learning, each card is forbidden to one seat of strong play', async () => {
    const asked: Batch[] = [];
    const measures = ['crane', 'hidden', 'yard'].map((item) => ({
      id: `gained:${item}`,
      item,
      group: 'gained',
    }));
    const game = { seats: 2, measures, playtestHooks: { holdings: { group: 'gained' } } } as unknown as Game;
    const plan = {
      ...{ definition: {}, source: { setup: 'toys/toy', content: 'abc' }, seats: 2, seed: 3, game },
      ...{ own: 80, pair: 60, sources: { learned: [], personas: [], styles: [] } },
      called: (item: string) => (item === 'hidden' ? undefined : item.toUpperCase()),
      play(batch: Batch) {
        asked.push(batch);
        const rowAt = (index: number) => {
          const numbers = new Int32Array(seatStart(game, true, 2));
          numbers[0] = batch.restriction ? 2 - entryAt(batch, index, 0) : 1;
          // In every other block, both seats gain a crane.
          for (const seat of [0, 1]) numbers[seatStart(game, true, seat) + 1] = Math.floor(index / 2) % 2;
          return { game: index, end: 'over', numbers };
        };
        return Promise.resolve(
          Array.from({ length: batch.games }, (_, i) => batch.first + i).map((place) =>
            rowAt(batch.only?.[place] ?? place),
          ),
        );
      },
    } as unknown as OpenPanel;
    const [crane, yard] = await bareWorths(plan, plainBot('best'), 40);
    // The first batch is that of the same deals with nothing forbidden; games without a crane need not be played again.
    expect(asked.map(({ restriction, games }) => [restriction, games])).toEqual([
      [undefined, 40],
      [{ entry: 0, measure: 'gained:crane', rule: 'forbid' }, 20],
    ]);
    // Seat 1 wins each game; but where cranes are forbidden, a player who may gain one does.
    expect(crane).toMatchObject({ called: 'CRANE', learned: undefined });
    expect(crane!.bare.estimate.value).toBe(0.25);
    expect(crane!.lost.value).toBe(0.25);
    expect(yard!.bare).toMatchObject({ games: 40, estimate: { value: 0.5 } });
    // Nothing differs, which may be chance in so few games.
    expect(yard!.lost.value).toBe(0);
    expect(yard!.lost.error).toBeCloseTo(Math.sqrt(2 / 19 / 20) / 2);
  });

  test('a player that learned to do without does no worse than one merely forbidden it', () => {
    const [first] = page({
      worths: [worthOf('crane', 0.1, 0.02)],
      starts: undefined,
      preferencePlayers: [],
    });
    expect(first!.sentence).toContain('wins 10.0% of games');
  });
});

describe('start cells', () => {
  test.each([
    [0.85, 'problem', 'C3 is too good a start: a player who starts there wins 85.0%'],
    [0.53, 'good', 'No start decides the game; the best one for strong play is C3'],
  ])('%d of the wins from the best one', (value, tone, sentence) => {
    const start = page(startAt(value)).find(({ id }) => id === 'starts')!;
    expect(start).toMatchObject({ answer: 'holds', tone });
    expect(start.sentence).toContain(sentence);
  });
});

describe('sources of points', () => {
  test('a source that gives no player anything is a problem; one that only strong play leaves alone is not', () => {
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
