// Learned players for browser tests, learning that ends soon, and the choices they would make in Node.
import { createBot, nextChoice, type BotSpec } from '@railwright/bots';
import type { Page } from '@playwright/test';
import type { Bundle } from '@railwright/content/bundle';
import { createGame, Match } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { formatPlayer, playerOf, SETTINGS, type LearningPlan } from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';
import { bundleOf } from './unit/games.ts';

/** Name of the bundle's file. */
export const TOKYO = 'trains.tokyo-beginners';
export const BUNDLE = bundleOf('trains/tokyo-beginners');

/** How few games are learned in tests. */
const GAMES = 30;
const LITTLE = { decisions: 800, minibatch: 128, rounds: [20, 20] } as const;

/** On this page, learning ends after a few games, each round with few of them. */
export async function learnLittle(page: Page): Promise<void> {
  await page.addInitScript(
    ({ games, little }) => {
      interface Message {
        plan?: { settings: object };
      }
      const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
        this: Worker,
        message: Message,
      ) => void;
      Worker.prototype.postMessage = function (this: Worker, message: Message): void {
        const { plan } = message;
        const short = plan && { ...plan, budget: { games }, settings: { ...plan.settings, ...little } };
        post.call(this, short ? { ...message, plan: short, measured: 4 } : message);
      };
    },
    { games: GAMES, little: LITTLE },
  );
}

/** A player that learned `bundle` from a few games, as a file. */
export async function learnInNode({ definition, hash }: Bundle): Promise<Uint8Array> {
  const game = createGame(definition, 2);
  const plan: LearningPlan = {
    tables: [{ definition, seats: 2 }],
    seed: 1,
    settings: { ...SETTINGS, ...LITTLE },
    budget: { games: GAMES },
  };
  const { learned } = await onThreads(1, (threads) => threads.learn(plan));
  const source = {
    setups: [{ id: definition.setup, content: hash, seats: [2] }],
    engine: gamesVersion(),
    strength: [],
    seed: 1,
  };
  return formatPlayer(playerOf([game], plan.settings, learned, source));
}

/** The choice of a full-strength player in Node at each position of a game that it plays against itself. */
export function chosenInNode(
  { definition }: Bundle,
  file: Uint8Array,
  seed: number,
  count: number,
): string[] {
  const spec: BotSpec = {
    name: 'learned',
    bot: 'learned',
    player: Buffer.from(file).toString('base64'),
  };
  const game = createGame(definition, 2);
  const bot = createBot(game.name, spec, 1);
  if (!bot) throw new Error('The player cannot be used.');
  const match = new Match(game, seed);
  const room = new Int16Array(game.maxChoices);
  return Array.from({ length: count }, () => {
    const text = game.formatChoice(match.state, nextChoice(bot, game, match.state, room));
    match.choose(text);
    return text;
  });
}
