// One of the bots starts on a cell that it is held to; the others, and everything after, stay as they are.
import { expect, test } from 'vitest';
import { createBot, plainBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { entryAt, playChunk, type Batch } from '../src/index.ts';
import { endedCell } from '../src/observe/board.ts';
import { fenlandDuel } from './fenland.ts';

const { definition, id, hash } = await fenlandDuel();
const game = createGame(definition, 2);

function rowsOf(starts: Batch['starts']) {
  const asked: Batch = {
    ...{ definition, source: { setup: id, content: hash }, seats: 2, games: 12, first: 0, seed: 1 },
    ...{ bots: [plainBot('random'), plainBot('random')], gather: ['maps'], rows: true },
    ...(starts !== undefined && { starts }),
  };
  const played = playChunk(game, asked, { index: 0, first: 0, games: 12 }, createBot);
  if (played.kind === 'fault') throw new Error(played.fault.message);
  const cells = game.playtestHooks!.board!.cells;
  return (played.tally.rows ?? []).map(({ game: number, board, parts }) => ({
    own: cells[board!.starts[[0, 1].find((seat) => entryAt(asked, number, seat) === 0)!]!],
    other: cells[board!.starts[[0, 1].find((seat) => entryAt(asked, number, seat) === 1)!]!],
    used: cells.filter((_, cell) => endedCell(board!, cell).users > 0),
    parts: Object.keys(parts ?? {}),
  }));
}

test('an entry is held to a cell unless it is taken, and no other player is', () => {
  const free = rowsOf(undefined);
  const cell = free[0]!.other!;
  const held = rowsOf({ entry: 0, cell });
  for (const { own, other, used } of held) {
    expect(own === cell || other === cell).toBe(true);
    expect(used).toContain(own);
  }
  expect(held.filter(({ own }) => own === cell).length).toBeGreaterThan(9);
  expect(new Set(held.map(({ other }) => other)).size).toBeGreaterThan(3);
  expect(new Set(free.map(({ own }) => own)).size).toBeGreaterThan(3);
});

test('by an order of cells, everybody takes the first one that is free', () => {
  const [first, second] = [...new Set(rowsOf(undefined).map(({ own }) => own!))];
  const order = [second!, 'nowhere', first!];
  for (const { own, other } of rowsOf({ order }))
    expect([own, other].toSorted()).toEqual([first, second].toSorted());
  // A seat that finds none of them free chooses as ever.
  const alone = rowsOf({ order: [second!] });
  for (const { own, other } of alone) expect(own === second || other === second).toBe(true);
  expect(new Set(alone.flatMap(({ own, other }) => [own, other])).size).toBeGreaterThan(3);
});

test('rows say where points come from', () => {
  expect(rowsOf(undefined)[0]!.parts).toContain('cities');
});
