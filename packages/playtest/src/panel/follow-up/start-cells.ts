// The worth of start cells. Estimated from random starts, all cells at once and shrunk towards their mean, since the best of many is
// also the luckiest. The best then starts many games against strong play that starts where it likes.
import type { Topic } from '@railwright/figures';
import { steadyShares, type SteadiedShare } from '@railwright/statistics';
import type { StartCells } from './follow-up.ts';
import { mindOf, type BotSpec } from '@railwright/bots';
import { copyInto, type Game, type State } from '@railwright/engine';
import type { GameRow } from '../../observe/rows.ts';
import { gameSeed } from '../../seeds.ts';
import { askUntilSure, oneAmong } from './follow-up-games.ts';
import type { Question } from '../questions/question.ts';
import type { OpenPanel } from '../open-panel.ts';
import { percent } from '../answers/sentences.ts';
import { winsIn } from '../tables/wins.ts';

/** A start that wins this much more than its share is too good. */
const START_NOTE = 0.1;
const HEFT = 2;

const STARTS: Topic = { unit: 'share', tones: { more: 'problem', less: 'good', none: 'good' } };

/** From games with starts `drawn` at random; where players do not choose starts, none is held to the best. Undefined in games without starts. */
export async function startCellsOf(
  plan: OpenPanel,
  bot: BotSpec,
  drawn: readonly GameRow[],
  games: number,
  isChosen: boolean,
): Promise<StartCells | undefined> {
  const { game, seats } = plan;
  const board = game.playtestHooks?.board;
  if (!board) return undefined;
  const sums = board.cells.map((cell) => ({ cell, hits: 0, count: 0 }));
  for (const row of drawn)
    winsIn(row, seats).forEach((share, seat) => {
      const sum = sums[row.board?.starts[seat] ?? -1];
      if (!sum) return;
      sum.hits += share;
      sum.count++;
    });
  const begun = sums.filter(({ count }) => count > 0);
  if (begun.length === 0) return undefined;
  const steadied = steadyShares(begun, 1 / seats);
  const expected = expectedAt(game, bot, plan.seed);
  const cells = begun
    .map(({ cell, count }, i) => ({
      ...{ cell, games: count, ...(steadied[i] as SteadiedShare) },
      expected: expected(board.cells.indexOf(cell)),
    }))
    .toSorted((a, b) => b.value - a.value);
  const [best] = cells;
  if (!best || !isChosen) return { drawn: cells, best: undefined };
  const answer = await askUntilSure(plan, oneAmong(bot, bot, seats), games, {
    starts: { entry: 0, cell: best.cell },
    ...{ against: 1 / seats, note: START_NOTE },
  });
  return { drawn: cells, best: { cell: best.cell, answer } };
}

export function startQuestions({ best }: StartCells, seats: number): Question[] {
  if (!best) return [];
  const { cell, answer } = best;
  const aside = `; ${percent(1 / seats)} would be even`;
  return [
    {
      ...{ id: 'starts', about: 'Best start', topic: STARTS, asks: 'side' },
      ...{ against: 1 / seats, note: START_NOTE, heft: HEFT, items: [cell] },
      says: {
        claim: `These games cannot tell whether ${cell} is too good a start`,
        fact: (value) => `wins ${value} of games from ${cell}`,
        aside,
        holds: ({ value, side }) => {
          const wins = `a player who starts there wins ${value} of games against strong play that starts where it likes${aside}`;
          return side === 'more'
            ? `${cell} is too good a start: ${wins}.`
            : `No start decides the game; the best one for strong play is ${cell}: ${wins}.`;
        },
      },
      words: { strongest: { player: `from ${cell}`, kind: 'strong', ...answer }, others: [], beside: [] },
    },
  ];
}

/** Hands differ from deal to deal. */
const DEALS = 12;

/** The player's estimate of its wins from a cell where it lays the first start rail and the others answer as it would. */
function expectedAt(game: Game, bot: BotSpec, seed: number): (cell: number) => number | null {
  const mind = mindOf(bot, game);
  const board = game.playtestHooks?.board;
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  return (cell) => {
    if (!mind || !board) return null;
    let [sum, deals] = [0, 0];
    for (let deal = 0; deal < DEALS; deal++) {
      game.start(s, gameSeed(seed, deal));
      const mover = game.seatToAct(s);
      const choice = choiceAt(game, s, mover, cell, legal);
      if (choice === undefined) return null;
      game.applyChoice(s, choice);
      while (game.turn(s) === 0 && game.seatToAct(s) >= 0) {
        const count = game.legalChoices(s, legal);
        game.applyChoice(s, legal[mind.think(s, legal, count, 1)] as number);
      }
      if (game.seatToAct(s) !== mover) return null;
      sum += mind.chanceToWin(s);
      deals++;
    }
    return sum / deals;
  };
}

/** Whether any seat chooses among cells for its first start: rules may leave that to chance, or give each seat its cell. */
export function choosesStart(game: Game, seed: number): boolean {
  const { playtestHooks } = game;
  const { board } = playtestHooks ?? {};
  if (!board) return false;
  const s = game.createState();
  const after = game.createState();
  const legal = new Int16Array(game.maxChoices);
  game.start(s, gameSeed(seed, 0));
  while (game.turn(s) === 0 && game.seatToAct(s) >= 0) {
    const seat = game.seatToAct(s);
    const count = game.legalChoices(s, legal);
    const begun = new Set<number>();
    for (const choice of legal.subarray(0, count)) {
      copyInto(s, after);
      game.applyChoice(after, choice);
      const uses = (of: State, cell: number): boolean => ((board.seatsOn(of, cell) >> seat) & 1) === 1;
      begun.add(board.cells.findIndex((_, cell) => uses(after, cell) && !uses(s, cell)));
    }
    if (begun.size > 1) return true;
    game.applyChoice(s, legal[0] as number);
  }
  return false;
}

/** The choice that puts a seat on a cell before the first turn. */
function choiceAt(game: Game, s: State, seat: number, cell: number, legal: Int16Array): number | undefined {
  const after = game.createState();
  const count = game.legalChoices(s, legal);
  return legal.subarray(0, count).find((choice) => {
    copyInto(s, after);
    game.applyChoice(after, choice);
    return (((game.playtestHooks?.board?.seatsOn(after, cell) ?? 0) >> seat) & 1) === 1;
  });
}
