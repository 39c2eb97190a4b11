// Ways of choosing starts, and compensation for the order of turns, from made-up games whose right answer is known.
import { createRng, randomBelow, type Compensation, type Game } from '@railwright/engine';
import { plainBot } from '@railwright/bots';
import { expect, test } from 'vitest';
import type { Batch } from '../../batch.ts';
import { gameFigures } from '@railwright/figures';
import { ROW_HEAD, type GameRow } from '../../observe/rows.ts';
import { flat, madeTable } from '../../../test/made-table.ts';
import { findingsOf } from '../findings.ts';
import { openingsOf } from './openings.ts';
import type { OpenPanel } from '../open-panel.ts';
import type { TableTally } from '../tables/table-tally.ts';

const OWN = 4000;
const EDGE = 0.2;

interface Made {
  readonly cards: number;
  readonly swapped?: true;
}

const COMPENSATIONS: readonly Compensation[] = [
  {
    id: 'cards',
    told: { one: 'card', many: 'cards' },
    with: (made, amounts) => ({ ...(made as Made), cards: amounts[1]! - amounts[0]! }),
    rules: (_, amounts) => ({ cards: amounts }),
  },
  { id: 'placing', told: 'another order', with: (made) => ({ ...(made as Made), swapped: true }) },
];

/** The first seat wins 70%, a tenth less for each card of the second, and 30% if the order is another. */
function rowsOf({ definition, games, first, seed, starts }: Batch): GameRow[] {
  const { cards, swapped } = definition as Made;
  const rng = createRng(seed + first);
  const isRanked = typeof starts === 'object' && 'order' in starts && starts.order[0] === 'C3';
  const chance = isRanked ? 0 : 0.5 + (swapped ? -EDGE : EDGE) - 0.1 * cards;
  return Array.from({ length: games }, (_, i) => {
    const numbers = new Int32Array(ROW_HEAD.length + gameFigures(true).length + 2);
    numbers[0] = randomBelow(rng, 1000) < 1000 * chance ? 1 : 2;
    return { game: first + i, end: 'over', numbers };
  });
}

const game = { seats: 2, measures: [], playtestHooks: { compensations: COMPENSATIONS } } as unknown as Game;
const plan = {
  ...{ definition: { cards: 0 }, source: { setup: 'toys/toy', content: 'abc' }, seats: 2, seed: 3, game },
  ...{ own: OWN, pair: 60, sources: { learned: [], personas: [], styles: [] } },
  play: (batch: Batch) => Promise.resolve(rowsOf(batch)),
} as unknown as OpenPanel;

function tableOf(share: number): TableTally {
  const turns = [flat(share, OWN / 2), flat(1 - share, OWN / 2)];
  return madeTable(0, { byTurn: turns, bySeat: turns }, OWN / 2);
}

async function page(share: number, ranked?: readonly string[]) {
  const own = tableOf(share);
  const drawn = rowsOf({ ...plan, games: OWN, first: 0, bots: [], definition: { cards: 2 } });
  const openings = await openingsOf(plan, plainBot('best'), own, { drawn, ranked });
  const panel = [{ kind: 'strong' as const, bot: plainBot('best') }];
  const followUp = { worths: [], preferencePlayers: [], starts: undefined, openings };
  return { openings, findings: findingsOf({ seats: 2, panel, tallies: [own], followUp }) };
}

test('the number of cards that makes the seats even is found and tested in other games', async () => {
  const { openings, findings } = await page(0.5 + EDGE);
  expect(openings.tried.map(({ told }) => told)).toEqual(['2 cards for going second', 'another order']);
  expect(openings.tried[0]!.answer.games).toBe(OWN / 2);
  const of = (id: string) => findings.find((one) => one.id === id)!;
  expect(of('compensation-cards').sentence).toMatch(
    /^These games cannot tell whether 2 cards for going second would|^2 cards for going second would make the seats even: strong play then wins (49|50)/,
  );
  expect(of('compensation-cards').change).toEqual({
    ...{ told: '2 cards for going second', turn: 0, rules: { cards: [0, 2] } },
  });
  // No rules file states another order, so there is nothing to write.
  expect(of('compensation-placing').change).toBeUndefined();
  expect(of('compensation-placing').sentence).toMatch(
    /^The seats are not balanced by another order: .* wins (29|30|31)/,
  );
});

test('the finding says whether the way of choosing starts makes a difference to the seats', async () => {
  const { findings } = await page(0.5 + EDGE);
  const opening = findings.find(({ id }) => id === 'opening')!;
  expect(opening).toMatchObject({ answer: 'holds', whose: 'strong' });
  expect(opening.sentence).toMatch(
    /^How starts are chosen makes a difference to the seats: when going first, strong play wins 70\.0% with starts chosen by strong play, (49|50|51)\.\d% with starts drawn at random and (29|30|31)/,
  );
});

test('a fixed rule is tried in fresh games: each seat on the best free cell', async () => {
  const { openings, findings } = await page(0.5 + EDGE, ['C3', 'A1', 'B2']);
  expect(openings.ways.map(({ way }) => way)).toEqual(['chosen', 'drawn', 'ranked', 'another order']);
  expect(openings.ways[2]!.answer.games).toBe(OWN / 2);
  const { sentence } = findings.find(({ id }) => id === 'opening')!;
  // In these games, the first seat wins nothing where both take cells by their rank.
  expect(sentence).toContain(' 0.0% with each start on the free cell that is worth most and ');
  // With as many cells as seats, there is nothing to choose.
  expect((await page(0.5 + EDGE, ['C3', 'A1'])).openings.ways).toHaveLength(3);
});

test('even seats need no compensation', async () => {
  const { openings } = await page(0.5);
  expect(openings.tried).toEqual([]);
  expect(openings.ways).toHaveLength(3);
});
