// Runs in a worker's thread and plays the jobs. It knows the engine and the bots, and nothing else that a job could name.
import { parentPort, workerData } from 'node:worker_threads';
import { createBot } from '@railwright/bots';
import { createGame, type Game, type GameDefinition, type GameRecord } from '@railwright/engine';
import { playChunk, playMatch, type GameSource } from '@railwright/playtest';
import { encode, type PlayedChunk, type Range } from './messages.ts';
import { unpack, type Specification } from './specification.ts';
import { REMEMBERED, type ThreadAnswer, type ThreadTask } from './thread-protocol.ts';

const { source } = workerData as { readonly source: string | undefined };
const games: GameSource =
  source === undefined
    ? { createBot, createGame: (definition, seats) => createGame(definition as GameDefinition, seats) }
    : ((await import(source)) as GameSource);

interface Known {
  readonly specification: Exclude<Specification, { kind: 'learning' }>;
  readonly game: Game;
}
const known = new Map<string, Known>();

parentPort?.on('message', (task: ThreadTask) => {
  let answer: ThreadAnswer;
  try {
    answer = play(task);
  } catch (error) {
    known.clear();
    answer = { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});

function play({ spec, texts, ranges, records: wanted }: ThreadTask): ThreadAnswer {
  const { specification, game } = texts ? remember(spec, texts) : (known.get(spec) as Known);
  const started = performance.now();
  const result =
    specification.kind === 'match'
      ? playMatch(game, { ...specification, ...rangeOf(ranges[0] ?? [0, 0]) }, games.createBot)
      : ranges.map((range, index): PlayedChunk => {
          const records: [GameRecord, number][] = [];
          const onRecord = wanted
            ? (record: GameRecord, at: number): void => void records.push([record, at])
            : undefined;
          const chunk = { index, ...rangeOf(range) };
          return { reply: playChunk(game, specification.batch, chunk, games.createBot, onRecord), records };
        });
  const seconds = (performance.now() - started) / 1000;
  return {
    kind: 'done',
    games: ranges.reduce((sum, [, count]) => sum + count, 0),
    seconds,
    body: encode(result),
    plain: !wanted && Array.isArray(result) && result.every(({ reply }) => reply.kind === 'played'),
  };
}

function remember(spec: string, texts: ReadonlyMap<string, string>): Known {
  const specification = unpack(texts.get(spec) ?? '', texts);
  if (specification.kind === 'learning') throw new Error('A learning is not played by one thread.');
  const { definition, seats } = specification.kind === 'match' ? specification : specification.batch;
  const one = { specification, game: games.createGame(definition, seats) };
  known.set(spec, one);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  return one;
}

const rangeOf = ([first, count]: Range): { first: number; games: number } => ({ first, games: count });
