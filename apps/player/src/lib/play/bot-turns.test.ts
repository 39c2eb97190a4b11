// A question that the worker does not answer, or answers with a choice that cannot be played.
import '../../../test/unit/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { Match, createGame } from '@railwright/engine';
import { bundleOf } from '../../../test/unit/games.ts';
import type { BotAnswer, BotRequest } from './bot-messages.ts';

/** A worker that says what the test tells it to. */
class Hand {
  onmessage: ((event: { readonly data: BotAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly #questions: number[] = [];
  terminated = false;
  constructor() {
    workers.push(this);
  }
  postMessage(request: BotRequest): void {
    if (request.type === 'think') this.#questions.push(request.id);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(choice: number): void {
    this.onmessage?.({ data: { id: this.#questions.at(-1) ?? 0, choice } });
  }
}
let workers: Hand[] = [];
Object.assign(globalThis, { Worker: Hand });

const { BotTurns } = await import('./bot-turns.svelte.ts');
const { settings } = await import('../view/settings.svelte.ts');
settings.speed = 'at-once';

const { definition } = bundleOf('trains/tokyo-beginners');
const seats = ['Bot 1', 'Bot 2'].map((name) => ({ name, bot: 'random' }));

/** The first question of a game and two answers to it, of which only the first is accepted. */
function firstQuestion(): {
  turns: InstanceType<typeof BotTurns>;
  acts: string[];
  ask: () => void;
  taken: number;
  refused: number;
} {
  const game = createGame(definition, 2);
  const match = new Match(game, 1);
  const turns = new BotTurns(game, definition, seats, { botWorker: 'worker.js' });
  const legal = new Int16Array(game.maxChoices);
  game.legalChoices(match.state, legal);
  const [taken = 0, refused = 0] = legal;
  const acts: string[] = [];
  const ask = (): void =>
    turns.ask(match.state, match.decision?.seat ?? 0, (text) => {
      acts.push(text);
      return text === match.legal()[0] ? { ok: true } : { ok: false, reason: 'refused' };
    });
  return { turns, acts, ask, taken, refused };
}

/** Answers arrive as promises, which settle before any timer. */
function answered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => (workers = []));

test('a worker that dies leaves its question open; asked again, a new one answers', async () => {
  const { turns, acts, ask, taken } = firstQuestion();
  ask();
  expect(turns.asking).toBe('thinking');
  workers[0]?.onerror?.();
  expect(turns.asking).toBe('failed');
  expect(workers[0]?.terminated).toBe(true);
  ask();
  expect(turns.asking).toBe('thinking');
  workers[1]?.answer(taken);
  await answered();
  expect(acts).toHaveLength(1);
  expect(turns.asking).not.toBe('failed');
});

test('a worker that dies while idle is replaced when it is needed', async () => {
  const { turns, acts, ask, taken } = firstQuestion();
  ask();
  turns.stop();
  workers[0]?.onerror?.();
  expect(turns.asking).toBe('nobody');
  ask();
  workers[1]?.answer(taken);
  await answered();
  expect(acts).toHaveLength(1);
});

test('a learned player loads before it is asked; other bots when they are', () => {
  const game = createGame(definition, 2);
  const learned = seats.map((seat) => ({ ...seat, bot: 'learned:casual' }));
  new BotTurns(game, definition, seats, { botWorker: 'worker.js' }).prepare();
  expect(workers).toHaveLength(0);
  const turns = new BotTurns(game, definition, learned, { botWorker: 'learned.js', player: 'cGxheWVy' });
  turns.prepare();
  expect(workers).toHaveLength(1);
  turns.ask(game.createState(), 0, () => ({ ok: true }));
  expect(workers).toHaveLength(1);
});

test('an illegal choice does not count as an answer', async () => {
  const { turns, acts, ask, refused } = firstQuestion();
  ask();
  workers[0]?.answer(refused);
  await answered();
  expect(turns.asking).toBe('failed');
  expect(acts).toHaveLength(1);
  expect(workers[0]?.terminated).toBe(false);
});
