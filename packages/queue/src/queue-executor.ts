// Plays and trains on a queue: cuts batches and matches into jobs of a second or two, and puts the results together.
import { setFlagsFromString } from 'node:v8';
import type { Game } from '@railwright/engine';
import {
  gamesText,
  isCutFixed,
  joinMatches,
  NothingLearnedError,
  runChunks,
  type Batch,
  type BatchRun,
  type Chunk,
  type ChunkPlayer,
  type ChunkReply,
  type Executor,
  type LearnerOptions,
  type LearningNews,
  type LearningPlan,
  type LearningRun,
  type Match,
  type MatchResult,
  type RunOptions,
} from '@railwright/playtest';
import { formatLearning, parseLearning } from '@railwright/playtest/node';
import { PATIENCE, useRedis, type RedisAddress } from '@railwright/storage/redis';
import { Coordinator, type CoordinatorOptions } from './coordinator.ts';
import { decode, type PlayedChunk, type Range } from './messages.ts';
import { JobSizing } from './job-sizing.ts';
import { QUEUE } from './purpose.ts';
import { Packer, type Payload } from './specification.ts';
import { VERSION } from './version.ts';

export interface QueueOptions extends Pick<CoordinatorOptions, 'onPresence'> {
  /** The version workers need; by default this one's own. */
  readonly version?: string;
  /** Milliseconds the server has to respond at the beginning; by default 3500. */
  readonly patience?: number;
}

/** Jobs kept waiting when all threads are busy, so that no thread is ever idle. */
const SPARE = 2;
/** The most chunks of a batch requested at the same time. */
const MOST_CHUNKS = 4000;

/**
 * Connects to a queue. The executor keeps the process alive until it is closed.
 * @throws RedisError if nothing responds there.
 */
export async function openQueue(
  address: RedisAddress,
  { version = VERSION, patience = PATIENCE, onPresence }: QueueOptions = {},
): Promise<QueueExecutor> {
  // A coordinator produces mostly garbage: by default, V8 lets half a gigabyte of it pile up.
  setFlagsFromString('--heap-growing-percent=25');
  setFlagsFromString('--semi-space-growth-factor=1');
  let coordinator: Coordinator | undefined;
  try {
    return await useRedis(address, QUEUE, patience, async () => {
      coordinator = new Coordinator(address, { version, ...(onPresence && { onPresence }) });
      await coordinator.open();
      return new QueueExecutor(coordinator);
    });
  } catch (error) {
    void coordinator?.close();
    throw error;
  }
}

interface AskedChunk {
  readonly chunk: Chunk;
  readonly resolve: (reply: ChunkReply) => void;
}

/** Plays batches, matches and training runs on the workers of a queue. */
export class QueueExecutor implements Executor {
  readonly label = 'on a queue';
  readonly ahead = 16;
  readonly atOnce = 16;
  readonly #coordinator: Coordinator;
  readonly #packer = new Packer();
  readonly #sizing = new JobSizing();
  /** Active runs, which share the workers. */
  #runs = 0;

  constructor(coordinator: Coordinator) {
    this.#coordinator = coordinator;
  }

  status(): string | undefined {
    return this.#coordinator.status;
  }

  /** Rejects work under way, removes its jobs from the queue, and disconnects. */
  close(): Promise<void> {
    return this.#coordinator.close();
  }

  async runBatch(batch: Batch, game: Game, options: RunOptions = {}): Promise<BatchRun> {
    this.#runs++;
    try {
      return await runChunks(batch, game, this.#playerOf(batch, options), options);
    } finally {
      this.#runs--;
    }
  }

  async playMatch(definition: object, seats: number, match: Match): Promise<MatchResult> {
    const { bots, seed, first, games } = match;
    const payload = this.#packer.pack({ kind: 'match', definition, seats, bots, seed });
    const parts: { readonly first: number; readonly result: MatchResult }[] = [];
    let cut = 0;
    const work = async (): Promise<void> => {
      while (cut < games) {
        const size = Math.min(
          games - cut,
          this.#sizing.games(payload.work, games - cut, this.#coordinator.threads),
        );
        const range: Range = [first + cut, size];
        cut += size;
        const answer = await this.#coordinator.post({ kind: 'match', ranges: [range] }, payload).answer;
        if (answer.kind === 'fault') throw new Error(answer.message);
        if (answer.kind === 'lost') {
          const games = gamesText({ first: range[0], games: range[1] });
          throw new Error(`${games} crashed their worker ${answer.tries} times: ${answer.reason}`);
        }
        this.#sizing.heard(payload.work, answer.games, answer.seconds);
        parts.push({ first: range[0], result: decode(answer.body) as MatchResult });
      }
    };
    this.#runs++;
    try {
      await Promise.all(Array.from({ length: this.#room() }, work));
    } finally {
      this.#runs--;
      // After a fault nothing more is posted.
      cut = games;
    }
    return joinMatches(parts.sort((a, b) => a.first - b.first).map(({ result }) => result));
  }

  async learn(plan: LearningPlan, options: LearnerOptions = {}): Promise<LearningRun> {
    const payload = this.#packer.pack({ kind: 'learning', plan });
    const { hash } = payload;
    const { from, signal, saveEvery, onRound, onState } = options;
    let newest = from;
    const { id, answer } = this.#coordinator.post(
      { kind: 'learning', ranges: [], ...(saveEvery !== undefined && { saveEvery }) },
      payload,
      {
        news(text, body) {
          const learned = body.length > 0 ? parseLearning(hash, body) : undefined;
          onRound?.({ ...(JSON.parse(text) as LearningNews), ...(learned && { learned }) });
        },
        state(body) {
          const learned = parseLearning(hash, body);
          if (!learned) return;
          newest = learned;
          onState?.(learned);
        },
      },
      from && formatLearning(hash, from),
    );
    const deserted = Promise.withResolvers<'deserted'>();
    let watch: NodeJS.Timeout | undefined;
    const stop = (): void => {
      void this.#coordinator.stop(id).catch(() => undefined);
      // Without a worker, no answer would come.
      watch = setInterval(() => {
        if (this.#coordinator.threads === 0) deserted.resolve('deserted');
      }, 100);
    };
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    try {
      const came = await Promise.race([answer, deserted.promise]);
      if (came === 'deserted') {
        if (!newest) throw new NothingLearnedError();
        return { learned: newest, complete: false, losses: 0 };
      }
      if (came.kind === 'fault') throw new Error(came.message);
      if (came.kind === 'lost')
        throw new Error(`Learning ended its workers ${came.tries} times: ${came.reason}`);
      const learned = parseLearning(hash, came.body);
      if (!learned) throw new Error(`${came.worker} sent back something that is not what was learned.`);
      return { learned, complete: came.complete === true, losses: 0 };
    } finally {
      signal?.removeEventListener('abort', stop);
      clearInterval(watch);
    }
  }

  /** Each chunk may be played by another worker; chunks of a size that is fixed share jobs. */
  #playerOf(batch: Batch, options: RunOptions): ChunkPlayer {
    const { gather = [], ...rest } = batch;
    const payload = this.#packer.pack({ kind: 'chunks', batch: { ...rest, gather } });
    const isFixed = isCutFixed(options);
    const records = options.onRecord !== undefined;
    const size = batch.chunkSize ?? 100;
    const open = new Set<AskedChunk>();
    let waiting: AskedChunk[] = [];
    const gamesFor = (left: number, threads = this.#coordinator.threads): number =>
      this.#sizing.games(payload.work, left, threads);
    const flush = (): void => {
      const asked = waiting;
      waiting = [];
      const [first] = asked;
      if (!first) return;
      const games = gamesFor(asked.length * first.chunk.games);
      const chunks = isFixed ? Math.max(1, Math.floor(games / first.chunk.games)) : 1;
      while (asked.length > 0) void this.#playChunks(payload, asked.splice(0, chunks), records);
    };
    return {
      room: () =>
        isFixed
          ? Math.min(MOST_CHUNKS, this.#room() * Math.max(1, gamesFor(Infinity, 1) / size))
          : this.#room(),
      chunkGames: gamesFor,
      play: (chunk) =>
        new Promise((resolve) => {
          const one: AskedChunk = {
            chunk,
            resolve(reply) {
              open.delete(one);
              resolve(reply);
            },
          };
          open.add(one);
          waiting.push(one);
          if (waiting.length === 1) setImmediate(flush);
        }),
      stop() {
        for (const { resolve } of open) resolve({ kind: 'lost', reason: 'The run was stopped.' });
      },
    };
  }

  /** How many jobs of a run should be waiting or in play. */
  #room(): number {
    return Math.ceil(Math.max(4, 2 * this.#coordinator.threads + SPARE) / Math.max(1, this.#runs));
  }

  async #playChunks(payload: Payload, asked: readonly AskedChunk[], records: boolean): Promise<void> {
    const ranges = asked.map(({ chunk }): Range => [chunk.first, chunk.games]);
    const all = (reply: ChunkReply): void => asked.forEach(({ resolve }) => resolve(reply));
    try {
      const { answer } = this.#coordinator.post(
        { kind: 'chunks', ranges, ...(records && { records }) },
        payload,
      );
      const came = await answer;
      if (came.kind !== 'done') {
        const [reason, losses] = came.kind === 'lost' ? [came.reason, came.tries] : [came.message, 0];
        all({ kind: 'lost', reason, losses });
        return;
      }
      this.#sizing.heard(payload.work, came.games, came.seconds);
      if (came.plain) {
        const later = laterChunks(came.body);
        for (const [i, { resolve }] of asked.entries()) resolve(later(i));
        return;
      }
      const played = decode(came.body) as readonly PlayedChunk[];
      for (const [i, { resolve }] of asked.entries()) {
        const one = played[i];
        resolve(
          one
            ? { ...one.reply, records: one.records }
            : { kind: 'lost', reason: 'A worker sent an incomplete result.' },
        );
      }
    } catch (error) {
      all({ kind: 'lost', reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** Chunks of an answer that has to wait for its turn: kept packed, which is small. */
function laterChunks(body: Uint8Array): (i: number) => ChunkReply {
  // A copy: the bytes may be a view of a larger buffer.
  const bytes = new Uint8Array(body);
  let played: readonly PlayedChunk[] | undefined;
  return (i) => ({
    kind: 'played',
    get tally() {
      played ??= decode(bytes) as readonly PlayedChunk[];
      const reply = played[i]?.reply;
      if (reply?.kind !== 'played') throw new Error('An answer of a worker is not what it should be.');
      return reply.tally;
    },
  });
}
