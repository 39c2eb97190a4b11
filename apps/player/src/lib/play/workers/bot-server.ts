// Bots think in a worker, away from the page, so that it never freezes. A worker knows the rules of one game.
import { defaultBot, makeBot, plainBot, type Bot, type Makers } from '@railwright/bots';
import { State, type Game, type GameDefinition } from '@railwright/engine';
import type { BotAnswer, BotQuestion, BotRequest, BotStart } from '../bot-messages.ts';

type CreateGame = (definition: GameDefinition, seats: number) => Game;

interface Table {
  readonly game: Game;
  readonly makers: Makers;
  readonly bots: readonly (Bot | undefined)[];
  readonly legal: Int16Array;
}

/** Answers the questions of the page from now on. */
export function serveBots(createGame: CreateGame, makers: Makers): void {
  let table: Table | undefined;
  self.onmessage = ({ data: request }: MessageEvent<BotRequest>): void => {
    if (request.type === 'start') table = sitDown(createGame, makers, request);
    else if (table) answer(table, request);
  };
}

function sitDown(createGame: CreateGame, makers: Makers, { definition, seats, bots, seed }: BotStart): Table {
  const game = createGame(definition, seats);
  return {
    game,
    makers,
    bots: bots.map((spec, seat) => spec && (makeBot(makers, spec, seed + seat) ?? usualBot(makers, game))),
    legal: new Int16Array(game.maxChoices),
  };
}

function answer({ game, makers, bots, legal }: Table, { id, seat, data, rng }: BotQuestion): void {
  const bot = bots[seat];
  if (!bot) return;
  const state = new State(data.length);
  state.data.set(data);
  state.rng.set(rng);
  const count = game.legalChoices(state, legal);
  self.postMessage({ id, choice: choiceOf(bot, makers, game, state, legal, count) } satisfies BotAnswer);
}

/** A strategy of somebody's bundle may be no strategy at all: then the usual bot chooses, so that the game goes on. */
function choiceOf(
  bot: Bot,
  makers: Makers,
  game: Game,
  state: State,
  legal: Int16Array,
  count: number,
): number {
  try {
    return bot.choose(game, state, legal, count);
  } catch (error) {
    const usual = usualBot(makers, game);
    if (!usual) throw error;
    return usual.choose(game, state, legal, count);
  }
}

function usualBot(makers: Makers, { name }: Game): Bot | undefined {
  return makeBot(makers, plainBot(defaultBot(name)), 0);
}
