// `npm run bench`: how fast the engine is, with checksums so that a faster wrong engine is seen. Rates are medians of several
// rounds on one core. With a yardstick program (a hand-written game that prints "…M moves/s") rounds alternate with it and
// the ratio is printed too: machines differ, ratios less.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBot, plainBot } from '@railwright/bots';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type TrainsDefinition } from '../src/index.ts';
import { benchFreightTrain } from './freight-train.ts';
import { benchGameOfTrains } from './game-of-trains.ts';
import { botGames } from './bots.ts';
import { copyCost, playFromTheMiddle, playGames } from './trains.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROUNDS = 5;
const YARDSTICK = process.argv[2] ?? join(ROOT, '..', 'shared', 'bench', 'yardstick.mjs');

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];
const row = (what: string, rate: string, more = ''): void => {
  console.log(`${what.padEnd(44)} ${rate.padStart(16)}  ${more}`);
};
const millions = (n: number): string => `${(n / 1e6).toFixed(2)} M/s`;
const whole = (n: number): string => `${Math.round(n).toLocaleString('en')}/s`;

const definition = await measureLoading();
measureRandom(definition);
measureTheRest(definition);

async function measureLoading(): Promise<TrainsDefinition> {
  const start = performance.now();
  const content = await loadContent(folderSource(join(ROOT, 'content')));
  const resolved = resolveSetup(content, 'trains/tokyo-beginners');
  if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
  createGame(resolved.setup.definition, 2);
  row('load, validate and compile all content', `${(performance.now() - start).toFixed(0)} ms`);
  return resolved.setup.definition as TrainsDefinition;
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
  if (other.length === ROUNDS) {
    row('yardstick: steps', millions(median(other)));
    row('ratio', median(own.map((rate, i) => rate / other[i])).toFixed(2));
  }
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
  const heuristic = botGames(trains, createBot, 2000);
  row(
    'Trains, heuristic bots: games',
    whole(heuristic.games / heuristic.seconds),
    `checksum ${heuristic.checksum}`,
  );
  const { nanoseconds, bytes } = copyCost(trains);
  row('copy of a state', `${nanoseconds.toFixed(0)} ns`, `${bytes} bytes`);
  for (const speed of [benchGameOfTrains(3000), benchFreightTrain(500)])
    row(
      `${speed.name}, random bots: steps`,
      millions(speed.steps / speed.seconds),
      `checksum ${speed.checksum}`,
    );
}
