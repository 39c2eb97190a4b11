// `npm run bench`: how fast the engine is, with checksums so that a faster wrong engine is seen. Rates are medians of several
// rounds on one core. With a yardstick program (a hand-written game that prints "…M moves/s") rounds alternate with it and
// the ratio is printed too: machines differ, ratios less.
//   npm run bench                        everything but the long batch
//   npm run bench -- path/to/yardstick   with a yardstick of one's own
//   npm run bench -- --million [games]   only a batch of a million heuristic games on two threads, and its memory
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBot, plainBot, type BotSpec } from '@railwright/bots';
import {
  listStrategies,
  loadContent,
  resolveSetup,
  type Content,
  type ResolvedSetup,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type TrainsDefinition } from '../src/index.ts';
import { longBatch, threadedGames } from './batch.ts';
import { botGames, searchPlayouts } from './bots.ts';
import { randomGames } from './random-games.ts';
import { copyCost, playFromTheMiddle, playGames } from './trains.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROUNDS = 5;
const [first, second] = process.argv.slice(2);
const isLong = first === '--million';
const YARDSTICK = (isLong ? undefined : first) ?? join(ROOT, '..', 'shared', 'bench', 'yardstick.mjs');

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];
const row = (what: string, rate: string, more = ''): void => {
  console.log(`${what.padEnd(44)} ${rate.padStart(16)}  ${more}`);
};
const millions = (n: number): string => `${(n / 1e6).toFixed(2)} M/s`;
const whole = (n: number): string => `${Math.round(n).toLocaleString('en')}/s`;

const { content, setup } = await measureLoading();
if (isLong) await measureLongBatch(Number(second ?? 1_000_000));
else {
  const definition = setup.definition as TrainsDefinition;
  measureRandom(definition);
  measureTheRest(definition);
  measureBots(definition);
  await measureThreads();
}

async function measureLoading(): Promise<{ content: Content; setup: ResolvedSetup }> {
  const start = performance.now();
  const loaded = await loadContent(folderSource(join(ROOT, 'content')));
  const trains = setupOf(loaded, 'trains/tokyo-beginners');
  createGame(trains.definition, 2);
  row('load, validate and compile all content', `${(performance.now() - start).toFixed(0)} ms`);
  return { content: loaded, setup: trains };
}

function setupOf(loaded: Content, id: string): ResolvedSetup {
  const resolved = resolveSetup(loaded, id);
  if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
  return resolved.setup;
}

function measureRandom(trains: TrainsDefinition): void {
  playGames(trains, 1500);
  const own: number[] = [];
  const other: number[] = [];
  let games = 0;
  let checksum = '';
  for (let round = 0; round < ROUNDS; round++) {
    const figures = playGames(trains, 3000);
    own.push(figures.steps / figures.seconds);
    games = figures.games / figures.seconds;
    checksum = figures.checksum;
    const rate = yardstick();
    if (rate !== undefined) other.push(rate);
  }
  row('Trains, random bots: steps', millions(median(own)), `checksum ${checksum}`);
  row('Trains, random bots: games', whole(games));
  if (other.length !== ROUNDS) return;
  row('yardstick: steps', millions(median(other)));
  row('ratio', median(own.map((rate, i) => rate / other[i])).toFixed(2));
}

function yardstick(): number | undefined {
  if (!existsSync(YARDSTICK)) return undefined;
  const { stdout } = spawnSync(process.execPath, [YARDSTICK, 'B', '10000'], { encoding: 'utf8' });
  const found = /([\d.]+)M moves\/s/.exec(stdout);
  return found ? Number(found[1]) * 1e6 : undefined;
}

function measureTheRest(trains: TrainsDefinition): void {
  const eager = createBot('trains', plainBot('eager'), 1);
  if (!eager) throw new Error('The eager bot is missing.');
  playFromTheMiddle(trains, 2000, eager);
  const playouts = playFromTheMiddle(trains, 10_000, eager);
  row(
    'Trains, eager playouts from turn 40',
    whole(playouts.games / playouts.seconds),
    `checksum ${playouts.checksum}`,
  );
  const { nanoseconds, bytes } = copyCost(trains);
  row('copy of a state', `${nanoseconds.toFixed(0)} ns`, `${bytes} bytes`);
  for (const [id, games] of [
    ['game-of-trains/standard', 3000],
    ['freight-train/standard', 500],
  ] as const) {
    const speed = randomGames(createGame(setupOf(content, id).definition, 2), games);
    row(
      `${id.split('/')[0]}, 2 seats, random: steps`,
      millions(speed.steps / speed.seconds),
      `checksum ${speed.checksum}`,
    );
  }
}

function measureBots(trains: TrainsDefinition): void {
  const balanced = listStrategies(content, 'trains').find(({ id }) => id === 'trains/balanced');
  const bots: BotSpec[] = [
    plainBot('heuristic'),
    ...(balanced ? [{ name: balanced.id, bot: 'strategy', strategy: balanced.strategy }] : []),
  ];
  for (const spec of bots) {
    const { games, steps, seconds, checksum } = botGames(trains, spec, 2000);
    row(
      `Trains, ${spec.name} bots: games`,
      whole(games / seconds),
      `checksum ${checksum}, ${millions(steps / seconds)} steps`,
    );
  }
  for (const policy of ['random', 'eager', 'heuristic']) {
    const { perSecond, steps } = searchPlayouts(trains, policy, 400);
    row(
      `Trains, search from turn 20, ${policy} playouts`,
      whole(perSecond),
      `${steps.toFixed(0)} steps each`,
    );
  }
}

/** The ratio by the clock wants an idle machine; that of the processor time says what two free cores would give. */
async function measureThreads(): Promise<void> {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < 3; round++) {
    const one = await threadedGames(setup, 1, 4000);
    const two = await threadedGames(setup, 2, 8000);
    clock.push(two.perSecond / one.perSecond);
    processor.push((2 * one.cost) / two.cost);
  }
  row(
    'two threads against one',
    median(clock).toFixed(2),
    `by processor time ${median(processor).toFixed(2)}`,
  );
}

async function measureLongBatch(games: number): Promise<void> {
  const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const { seconds, memory } = await longBatch(setup, games, (done, now) => {
    console.log(`${done.toLocaleString('en').padStart(12)} games  ${megabytes(now)}`);
  });
  row(
    `${games.toLocaleString('en')} heuristic games on two threads`,
    whole(games / seconds),
    `at most ${megabytes(memory)}`,
  );
}
