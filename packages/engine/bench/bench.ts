// `npm run bench`: how fast the engine is and how that stands to what is aimed at, with checksums so that a faster wrong engine
// is seen. Rates are for a second of processor time on one core, medians where there are several rounds. With a yardstick
// program (a hand-written game that prints "…M moves/s") rounds alternate with it: machines differ, ratios less.
//   npm run bench                        everything but the long batch
//   npm run bench -- path/to/yardstick   with a yardstick of one's own
//   npm run bench -- --million [games]   only a batch of a million heuristic games on two threads, and its memory
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
import { inlineMore } from '@railwright/playtest/node';
import { createGame, type TrainsDefinition } from '../src/index.ts';
import { longBatch, threadedGames } from './batch.ts';
import { botGames, searchPlayouts } from './bots.ts';
import { randomGames } from './random-games.ts';
import { aimedRow, median, megabytes, millions, row, whole } from './report.ts';
import { copyCost, now, playFromTheMiddle, playGames } from './trains.ts';
import { yardstickRate } from './yardstick.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROUNDS = 5;
const [first, second] = process.argv.slice(2);
const isLong = first === '--million';
const YARDSTICK = (isLong ? undefined : first) ?? join(ROOT, '..', 'shared', 'bench', 'yardstick.mjs');

const AIMS = {
  /** Milliseconds. */
  loading: 300,
  /** Steps of random bots, in those of the yardstick. */
  random: 0.85,
  /** Games a second of bots that choose at once. */
  bots: 8000,
  /** Playouts a second with random choices, and with those of the bot that never idles. */
  playouts: 20_000,
  eager: 30_000,
  /** Nanoseconds. */
  copy: 42,
  threads: 1.8,
  /** Bytes. */
  memory: 300 * 2 ** 20,
} as const;

inlineMore();
const { content, setup } = await measureLoading();
if (isLong) await measureLongBatch(Number(second ?? 1_000_000));
else {
  const definition = setup.definition as TrainsDefinition;
  measureRandom(definition);
  measureCopies(definition);
  measureBots(definition);
  measurePlayouts(definition);
  measureOtherGames();
  await measureThreads();
}

async function measureLoading(): Promise<{ content: Content; setup: ResolvedSetup }> {
  const start = performance.now();
  const busy = now();
  const loaded = await loadContent(folderSource(join(ROOT, 'content')));
  const trains = setupOf(loaded, 'trains/tokyo-beginners');
  createGame(trains.definition, 2);
  const milliseconds = performance.now() - start;
  aimedRow(
    'load, validate and compile all content',
    `${milliseconds.toFixed(0)} ms`,
    { aim: `${AIMS.loading} ms`, reached: AIMS.loading / milliseconds },
    `${((now() - busy) * 1000).toFixed(0)} ms of processor time`,
  );
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
    const rate = yardstickRate(YARDSTICK);
    if (rate !== undefined) other.push(rate);
  }
  const more = `${whole(games)} games, checksum ${checksum}`;
  row('Trains, random bots: steps', millions(median(own)), more);
  if (other.length !== ROUNDS) return;
  row('yardstick: steps', millions(median(other)));
  const ratio = median(own.map((rate, i) => rate / other[i]));
  aimedRow('ratio', ratio.toFixed(2), { aim: `${AIMS.random}`, reached: ratio / AIMS.random });
}

function measureCopies(trains: TrainsDefinition): void {
  const { nanoseconds, bytes } = copyCost(trains);
  const figure = `${nanoseconds.toFixed(0)} ns`;
  const aim = { aim: `${AIMS.copy} ns`, reached: AIMS.copy / nanoseconds };
  aimedRow('copy of a state', figure, aim, `${bytes} bytes`);
}

function measureBots(trains: TrainsDefinition): void {
  const balanced = listStrategies(content, 'trains').find(({ id }) => id === 'trains/balanced');
  const bots: BotSpec[] = [
    plainBot('heuristic'),
    ...(balanced ? [{ name: balanced.id, bot: 'strategy', strategy: balanced.strategy }] : []),
  ];
  for (const spec of bots) {
    const { games, steps, seconds, checksum } = botGames(trains, spec, 4000);
    aimedRow(
      `Trains, ${spec.name} bots: games`,
      whole(games / seconds),
      { aim: whole(AIMS.bots), reached: games / seconds / AIMS.bots },
      `${millions(steps / seconds)} steps, checksum ${checksum}`,
    );
  }
}

/** Random choices are aimed at; playouts by bots that choose better are shorter. */
function measurePlayouts(trains: TrainsDefinition): void {
  for (const [name, aim] of [
    ['random', AIMS.playouts],
    ['eager', AIMS.eager],
  ] as const) {
    const bot = createBot('trains', plainBot(name), 1);
    if (!bot) throw new Error(`The bot ${name} is missing.`);
    playFromTheMiddle(trains, 1000, bot);
    const { games, steps, seconds, checksum } = playFromTheMiddle(trains, 4000, bot);
    aimedRow(
      `Trains, ${name} playouts from turn 40`,
      whole(games / seconds),
      { aim: whole(aim), reached: games / seconds / aim },
      `${(steps / games).toFixed(0)} steps each, checksum ${checksum}`,
    );
  }
  for (const [policy, turns] of [
    ['random'],
    ['random', 16],
    ['eager'],
    ['heuristic'],
    ['investor'],
  ] as const) {
    const { perSecond, steps } = searchPlayouts(trains, policy, 400, turns);
    const cut = turns === undefined ? '' : ` of ${turns} turns`;
    const what = `Trains, search from turn 20, ${policy} playouts${cut}`;
    const more = `${steps.toFixed(0)} steps each`;
    const reached = perSecond / AIMS.playouts;
    aimedRow(what, whole(perSecond), { aim: whole(AIMS.playouts), reached }, more);
  }
}

function measureOtherGames(): void {
  for (const [id, games] of [
    ['game-of-trains/standard', 3000],
    ['freight-train/standard', 500],
  ] as const) {
    const speed = randomGames(createGame(setupOf(content, id).definition, 2), games);
    const figure = millions(speed.steps / speed.seconds);
    row(`${id.split('/')[0]}, 2 seats, random: steps`, figure, `checksum ${speed.checksum}`);
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
  const ratio = median(clock);
  aimedRow(
    'two threads against one',
    ratio.toFixed(2),
    { aim: `${AIMS.threads}`, reached: ratio / AIMS.threads },
    `by processor time ${median(processor).toFixed(2)}`,
  );
}

async function measureLongBatch(games: number): Promise<void> {
  const start = performance.now();
  const { seconds, memory } = await longBatch(setup, games, (done, used) => {
    const rate = (done / (performance.now() - start)) * 1e3;
    const left = `${((games - done) / rate).toFixed(0)} s left`;
    row(`${done.toLocaleString('en').padStart(12)} games`, whole(rate), `${megabytes(used)}, ${left}`);
  });
  row(`${games.toLocaleString('en')} heuristic games on two threads`, whole(games / seconds));
  const aim = { aim: megabytes(AIMS.memory), reached: AIMS.memory / memory };
  aimedRow('memory at most', megabytes(memory), aim);
}
