// Bots think here, away from the page, so that it never freezes.
import { createBot, type Bot } from '@railwright/bots';
import { createGame, State, type Game } from '@railwright/engine';
import type { BotAnswer, BotRequest, BotStart } from './bot-messages.ts';

interface Table {
  readonly game: Game;
  readonly bots: readonly (Bot | undefined)[];
  readonly legal: Int16Array;
}

let table: Table | undefined;

function sitDown({ definition, seats, bots, seed }: BotStart): Table {
  const game = createGame(definition, seats);
  return {
    game,
    bots: bots.map((spec, seat) => spec && createBot(game.name, spec, seed + seat)),
    legal: new Int16Array(game.maxChoices),
  };
}

self.onmessage = ({ data: request }: MessageEvent<BotRequest>): void => {
  if (request.type === 'start') {
    table = sitDown(request);
    return;
  }
  const bot = table?.bots[request.seat];
  if (!table || !bot) return;
  const state = new State(request.data.length);
  state.data.set(request.data);
  state.rng.set(request.rng);
  const count = table.game.legalChoices(state, table.legal);
  const choice = bot.choose(table.game, state, table.legal, count);
  self.postMessage({ id: request.id, choice } satisfies BotAnswer);
};
