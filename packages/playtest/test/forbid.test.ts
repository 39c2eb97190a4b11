// Games of a forbidden card that need not be played are the same as if they had been.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { base64Of, createBot, type BotSpec } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import { localExecutor, type Batch } from '../src/index.ts';
import type { GameRow } from '../src/observe/rows.ts';
import { forbid } from '../src/panel/follow-up/follow-up-games.ts';
import { openPanel } from '../src/panel/open-panel.ts';
import { playChunk } from '../src/play.ts';
import { fenlandDuel } from './fenland.ts';

const { definition, id, hash } = await fenlandDuel();
const game = createGame(definition, 2);
const file = join(import.meta.dirname, '../../../content/trains/players/any-market.player');
const player: BotSpec = { name: 'any-market', bot: 'learned', player: base64Of(readFileSync(file)) };
const GAMES = 16;
const batch: Batch = {
  ...{ definition, source: { setup: id, content: hash }, seats: 2, games: GAMES, first: 0, seed: 1 },
  ...{ bots: [player, player], gather: ['drama'], rows: true, neighbors: 'drawn' },
};

function rowsOf(asked: Batch): readonly GameRow[] {
  const played = playChunk(game, asked, { index: 0, first: 0, games: GAMES }, createBot);
  if (played.kind === 'fault') throw new Error(played.fault.message);
  return played.tally.rows ?? [];
}

test('strong play that never gains a card plays as if it were forbidden', async () => {
  const free = rowsOf(batch);
  let spared = 0;
  const plan = openPanel(
    { ...batch, game, own: GAMES, pair: 0, sources: { learned: [], personas: [], styles: [] } },
    { executor: localExecutor(), say: (event) => (spared -= event.kind === 'played' ? event.games : 0) },
  );
  for (const { id: measure } of game.measures.filter(({ group }) => group === 'gained')) {
    spared += GAMES;
    const restriction = { entry: 0, measure, rule: 'forbid' } as const;
    expect(await forbid(plan, batch, free, measure)).toEqual(rowsOf({ ...batch, restriction }));
  }
  expect(spared).toBeGreaterThan(2 * GAMES);
});
