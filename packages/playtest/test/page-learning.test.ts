// Learning for a page: one worker learns the same as several threads, hands over interim players, and reports errors.
import { beforeAll, expect, test } from 'vitest';
import { createBot, plainBot } from '@railwright/bots';
import { createGame, type Game, type GameDefinition } from '@railwright/engine';
import { SETTINGS } from '@railwright/learn';
import { parsePlayer, type Player } from '@railwright/net';
import {
  LearningClient,
  type LearnedPlayer,
  type LearningAnswer,
  type LearningTask,
  type LearningWorker,
} from '../src/learning/index.ts';
import { SoloLearning, type SoloPlan } from '../src/learning/solo-learning.ts';
import { TimeLeft } from '../src/learning/time-left.ts';
import { learnForPage } from '../src/learning/worker.ts';
import { onThreads } from '../src/node/index.ts';
import { fenlandDuel } from './fenland.ts';

let definition: GameDefinition;
let game: Game;
beforeAll(async () => {
  ({ definition } = await fenlandDuel());
  game = createGame(definition, 2);
});

const plan = (games: number): SoloPlan => ({
  tables: [{ definition, seats: 2 }],
  seed: 3,
  settings: { ...SETTINGS, decisions: 800, minibatch: 128, rounds: [20, 20] },
  budget: { games },
});
const task = (games: number, more: Partial<LearningTask> = {}): LearningTask => ({
  plan: plan(games),
  source: { setups: [{ id: 'homebrew-fenland/fenland-duel', content: 'x', seats: [2] }], engine: '1' },
  against: plainBot('random'),
  measured: 4,
  ...more,
});

/** The messages of a worker while it learns; the clock advances by a second each time it is read. */
async function answersTo(wanted: LearningTask): Promise<LearningAnswer[]> {
  const answers: LearningAnswer[] = [];
  let time = 0;
  await learnForPage(wanted, {
    createGame: (made, seats) => createGame(made as GameDefinition, seats),
    createBot,
    say: (answer) => answers.push(answer),
    now: () => (time += 1000),
    rest: () => Promise.resolve(),
  });
  return answers;
}

const playersOf = (answers: readonly LearningAnswer[]): LearnedPlayer[] =>
  answers.flatMap((answer) => (answer.kind === 'player' ? answer : []));

test('one worker learns the same as several threads', async () => {
  const learning = new SoloLearning(plan(30), [game]);
  while (learning.progress < 1) learning.round();
  const { learned } = await onThreads(2, (threads) => threads.learn(plan(30)));
  expect(learning.learned).toEqual(learned);
});

test('complete players are handed over on the way, and the last one after all games', async () => {
  const answers = await answersTo(task(60));
  const players = playersOf(answers);
  expect(players.length).toBeGreaterThan(1);
  // A page that sees the first progress and stops has a player.
  expect(answers.slice(0, 2).map(({ kind }) => kind)).toEqual(['player', 'progress']);
  for (const player of players) {
    const parsed = parsePlayer(player.file);
    expect(parsed.ok && parsed.player.header.learned.games).toBe(player.games);
  }
  expect(players.at(-1)?.games).toBeGreaterThanOrEqual(60);
  const told = answers.filter(({ kind }) => kind === 'progress').at(-1);
  expect(told).toMatchObject({ progress: 1, secondsLeft: 0, strength: { against: 'random', games: 4 } });
  expect(answers.at(-1)).toEqual({ kind: 'ended', trouble: '' });
});

test('learning continues from where its last player was handed over', async () => {
  const first = playersOf(await answersTo(task(20))).at(-1);
  const rest = playersOf(await answersTo(task(60, { from: first!.learned })));
  expect(rest[0]!.games).toBeGreaterThan(first!.games);
  expect(rest.at(-1)!.games).toBeGreaterThanOrEqual(60);
});

const playerIn = (file: Uint8Array): Player => {
  const parsed = parsePlayer(file);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.player;
};

test('learning starts from what a player of another setup knows', async () => {
  const [first] = playersOf(await answersTo(task(60))).slice(-1);
  const begun = async (basis?: Uint8Array): Promise<Uint8Array> => {
    const [player] = playersOf(await answersTo(task(1, basis && { basis })));
    return player!.file;
  };
  const fresh = await begun();
  const later = await begun(first!.file);
  expect(playerIn(later).weights).not.toEqual(playerIn(fresh).weights);
  expect(playerIn(later).header.learned.before).toBe(first!.games);
  expect(playerIn(fresh).header.learned.before).toBeUndefined();
  // It is still known when learning continues.
  const [goingOn] = playersOf(await answersTo(task(1, { basis: first!.file }))).slice(-1);
  const [continued] = playersOf(
    await answersTo(task(200, { from: goingOn!.learned, basis: goingOn!.file })),
  ).slice(-1);
  expect(continued!.games).toBeGreaterThan(goingOn!.games);
  expect(playerIn(continued!.file).header.learned.before).toBe(first!.games);
  // The starting point of that one counts too.
  expect(playerIn(await begun(later)).header.learned.before).toBe(
    first!.games + playerIn(later).header.learned.games,
  );
  // An unreadable player is nothing to start from.
  expect(await begun(first!.file.slice(0, -1))).toEqual(fresh);
});

test('what cannot be learned gives a reason', async () => {
  const wrong = task(20, { plan: { ...plan(20), tables: [{ definition: {}, seats: 2 }] } });
  const [only, ...others] = await answersTo(wrong);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'ended', trouble: expect.stringMatching(/./) as unknown });
});

test('the time left follows the pace of the last rounds', () => {
  let time = 0;
  const left = new TimeLeft(1000, () => time);
  expect(left.after(0)).toBeUndefined();
  time = 5000;
  expect(left.after(40)).toBeUndefined();
  time = 10_000;
  expect(left.after(100)).toBe(90);
  for (let games = 200; games <= 600; games += 40) {
    time += 1000;
    left.after(games);
  }
  expect(left.after(640)).toBe(8);
});

class FakeWorker implements LearningWorker {
  ended = false;
  readonly #ears = new Map<string, (event: never) => void>();
  postMessage(): void {
    this.ended = false;
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, hear: (event: never) => void): void {
    this.#ears.set(type, hear);
  }
  say(data: LearningAnswer): void {
    this.#ears.get('message')?.({ data } as never);
  }
  die(message?: string): void {
    this.#ears.get('error')?.({ message } as never);
  }
}

function clientOf(worker: FakeWorker): { heard: string[]; client: LearningClient } {
  const heard: string[] = [];
  const client = new LearningClient(worker, task(10), {
    onProgress: ({ games }) => heard.push(`progress ${games}`),
    onPlayer: ({ games }) => heard.push(`player ${games}`),
    onEnd: (trouble) => heard.push(`end ${trouble}`),
  });
  return { heard, client };
}

test('stopping ends the worker at once, and nothing more is heard from it', () => {
  const worker = new FakeWorker();
  const { heard, client } = clientOf(worker);
  worker.say({ kind: 'progress', games: 5, progress: 0.5 });
  client.stop();
  expect(worker.ended).toBe(true);
  worker.say({ kind: 'progress', games: 9, progress: 0.9 });
  worker.die('terminated');
  expect(heard).toEqual(['progress 5']);
});

test('a worker that dies gives the reason once', () => {
  const worker = new FakeWorker();
  const { heard } = clientOf(worker);
  worker.die('out of memory');
  worker.die();
  expect(heard).toEqual(['end out of memory']);
  expect(worker.ended).toBe(true);
});
