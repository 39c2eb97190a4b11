// A lane: makes the game of the batch it is sent, then plays chunks of it.
import { createBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import type { Game, GameDefinition, GameRecord } from '@railwright/engine';
import { playChunk } from '@railwright/playtest';
import type { Batch } from '@railwright/playtest';
import type { LaneAnswer, LaneRequest } from './messages.ts';

let table: { readonly batch: Batch; readonly game: Game } | undefined;

self.addEventListener('message', ({ data }: MessageEvent<LaneRequest>) => {
  if (data.kind === 'open')
    table = {
      batch: data.batch,
      game: createGame(data.batch.definition as GameDefinition, data.batch.seats),
    };
  else if (data.kind === 'turn') {
    if (!table) return;
    const { game, batch } = table;
    table = { game, batch: { ...data.batch, definition: batch.definition, seats: batch.seats } };
  } else if (table) self.postMessage(answer(table.game, table.batch, data));
});

type Asked = Exclude<LaneRequest, { kind: 'open' | 'turn' }>;

function answer(game: Game, batch: Batch, request: Asked): LaneAnswer {
  if (request.kind === 'play')
    return { kind: 'reply', reply: playChunk(game, batch, request.chunk, createBot) };
  let record: GameRecord | undefined;
  const chunk = { index: 0, first: request.game, games: 1 };
  const single = { ...batch, gather: [], first: request.game, games: 1 };
  const played = playChunk(game, single, chunk, createBot, (one) => (record = one));
  return { kind: 'record', record, trouble: played.kind === 'fault' ? played.fault.message : '' };
}
