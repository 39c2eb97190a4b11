// Bots think in a worker, so that the page never freezes.
import { defaultBot, plainBot, type Bot, type BotSpec } from '@railwright/bots';
import { State, type Game, type GameDefinition } from '@railwright/engine';
import type { BotAnswer, BotQuestion, BotRequest, BotStart } from '../bot-messages.ts';

type CreateGame = (definition: GameDefinition, seats: number) => Game;
/** Undefined if no such bot plays the game. */
type CreateBot = (game: string, spec: BotSpec, seed: number) => Bot | undefined;

interface Table {
  readonly game: Game;
  readonly bots: readonly (Bot | undefined)[];
  readonly legal: Int16Array;
}

/**
 * Answers the questions of the page from now on. `loadMore` loads the code for bots that `createBot` does not know, when one of
 * them is needed.
 */
export function serveBots(
  createGame: CreateGame,
  createBot: CreateBot,
  loadMore?: () => Promise<CreateBot>,
): void {
  let table: Promise<Table> | undefined;
  self.onmessage = ({ data: request }: MessageEvent<BotRequest>): void => {
    if (request.type === 'start') table = open(request);
    // Thrown as an error of the worker, which is reported to the page.
    void table
      ?.then((ready) => request.type !== 'start' && answer(ready, createBot, request))
      .catch(reportError);
  };

  async function open(request: BotStart): Promise<Table> {
    const name = request.definition.game;
    const known = request.bots.every((spec) => !spec || createBot(name, spec, 0));
    return sitDown(createGame, known || !loadMore ? createBot : await loadMore(), request);
  }
}

function sitDown(
  createGame: CreateGame,
  createBot: CreateBot,
  { definition, seats, bots, seed }: BotStart,
): Table {
  const game = createGame(definition, seats);
  const made = bots.map(
    (spec, seat) => spec && (createBot(game.name, spec, seed + seat) ?? usualBot(createBot, game)),
  );
  for (const bot of made) bot?.prepare?.(game);
  return { game, bots: made, legal: new Int16Array(game.maxChoices) };
}

function answer(
  { game, bots, legal }: Table,
  createBot: CreateBot,
  { id, seat, data, rng }: BotQuestion,
): void {
  const bot = bots[seat];
  if (!bot) return;
  const state = new State(data.length);
  state.data.set(data);
  state.rng.set(rng);
  const count = game.legalChoices(state, legal);
  self.postMessage({ id, choice: choiceOf(bot, createBot, game, state, legal, count) } satisfies BotAnswer);
}

/** A bundle may contain an invalid strategy: then the default bot chooses, so that the game continues. */
function choiceOf(
  bot: Bot,
  createBot: CreateBot,
  game: Game,
  state: State,
  legal: Int16Array,
  count: number,
): number {
  try {
    return bot.choose(game, state, legal, count);
  } catch (error) {
    const usual = usualBot(createBot, game);
    if (!usual) throw error;
    return usual.choose(game, state, legal, count);
  }
}

function usualBot(createBot: CreateBot, { name }: Game): Bot | undefined {
  return createBot(name, plainBot(defaultBot(name)), 0);
}
