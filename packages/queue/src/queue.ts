// A crew that plays on a queue: cuts batches and matches into jobs of a second or two, and puts the results together.
import { setFlagsFromString } from 'node:v8';
import { joined, formatLearning, NothingLearnedError, parseLearning } from '@railwright/playtest/node';
import type { Crew, LaneWishes, LearnerOptions, LearningRun } from '@railwright/playtest/node';
import type {
  Batch,
  Chunk,
  Lane,
  LaneReply,
  Lanes,
  LearningNews,
  LearningPlan,
  Match,
  MatchResult,
} from '@railwright/playtest';
import type { QueueAddress } from './address.ts';
import { PATIENCE, useQueue } from './connection.ts';
import { Desk, type DeskOptions } from './desk.ts';
import { decode, type PlayedChunk, type Range } from './messages.ts';
import { Pace } from './pace.ts';
import { Packer, type Parcel } from './specification.ts';
import { VERSION } from './version.ts';

export interface QueueOptions extends Pick<DeskOptions, 'onRoll'> {
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
 * Connects to a queue. The crew keeps the process alive until it is closed.
 * @throws QueueError if nothing responds there.
 */
export async function openQueue(
  address: QueueAddress,
  { version = VERSION, patience = PATIENCE, onRoll }: QueueOptions = {},
): Promise<QueueCrew> {
  // A coordinator produces mostly garbage: by default, V8 lets half a gigabyte of it pile up.
  setFlagsFromString('--heap-growing-percent=25');
  setFlagsFromString('--semi-space-growth-factor=1');
  let desk: Desk | undefined;
  try {
    return await useQueue(address, patience, async () => {
      desk = new Desk(address, { version, ...(onRoll && { onRoll }) });
      await desk.open();
      return new QueueCrew(desk);
    });
  } catch (error) {
    void desk?.close();
    throw error;
  }
}

interface AskedChunk {
  readonly chunk: Chunk;
  readonly resolve: (reply: LaneReply) => void;
}

/** Plays batches, matches and training runs on the workers of a queue. */
export class QueueCrew implements Crew {
  readonly label = 'on a queue';
  readonly ahead = 16;
  readonly #desk: Desk;
  readonly #packer = new Packer();
  readonly #pace = new Pace();
  /** Active runs, which share the workers. */
  #runs = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Rejects work under way, removes its jobs from the queue, and disconnects. */
  close(): Promise<void> {
    return this.#desk.close();
  }

  /** Lanes of a batch on the queue; each chunk may be played by another worker. */
  openLanes(batch: Batch, { chunks, onRecord }: LaneWishes): Lanes {
    const { gather = [], ...rest } = batch;
    const parcel = this.#packer.pack({ kind: 'chunks', batch: { ...rest, gather } });
    const waiting: AskedChunk[] = [];
    let lanes = 0;
    const flush = (): void => {
      const [first] = waiting;
      if (!first) return;
      const games = this.#pace.games(parcel.pace, waiting.length * first.chunk.games, this.#desk.threads);
      const size = chunks === 'fixed' ? Math.max(1, Math.floor(games / first.chunk.games)) : 1;
      while (waiting.length > 0) void this.#playChunks(parcel, waiting.splice(0, size), onRecord);
    };
    const openLane = (): Lane => {
      if (lanes++ === 0) this.#runs++;
      let giveUp: ((reply: LaneReply) => void) | undefined;
      let open = true;
      return {
        play: (chunk) =>
          new Promise((resolve) => {
            giveUp = resolve;
            waiting.push({ chunk, resolve });
            if (waiting.length === 1) setImmediate(flush);
          }),
        close: () => {
          if (open && --lanes === 0) this.#runs--;
          open = false;
          giveUp?.({ kind: 'lost', reason: 'The run was stopped.' });
          return Promise.resolve();
        },
      };
    };
    const jobs = (): number => Math.ceil(this.#room() / Math.max(1, this.#runs));
    if (chunks !== 'fixed')
      return {
        openLane,
        jobs,
        chunkGames: (left) => this.#pace.games(parcel.pace, left, this.#desk.threads),
      };
    const size = batch.chunkSize ?? 100;
    return {
      openLane,
      jobs: () =>
        Math.min(MOST_CHUNKS, jobs() * Math.max(1, this.#pace.games(parcel.pace, Infinity, 1) / size)),
    };
  }

  async playMatch(definition: object, seats: number, match: Match): Promise<MatchResult> {
    const { bots, seed, first, games } = match;
    const parcel = this.#packer.pack({ kind: 'match', definition, seats, bots, seed });
    const parts: { readonly first: number; readonly result: MatchResult }[] = [];
    let cut = 0;
    const work = async (): Promise<void> => {
      while (cut < games) {
        const size = Math.min(games - cut, this.#pace.games(parcel.pace, games - cut, this.#desk.threads));
        const range: Range = [first + cut, size];
        cut += size;
        const answer = await this.#desk.post({ kind: 'match', ranges: [range] }, parcel).answer;
        if (answer.kind === 'fault') throw new Error(answer.message);
        if (answer.kind === 'lost') throw new Error(lostWords([range], answer));
        this.#pace.heard(parcel.pace, answer.games, answer.seconds);
        parts.push({ first: range[0], result: decode(answer.body) as MatchResult });
      }
    };
    this.#runs++;
    try {
      await Promise.all(Array.from({ length: Math.ceil(this.#room() / this.#runs) }, work));
    } finally {
      this.#runs--;
      // After a fault nothing more is posted.
      cut = games;
    }
    return joined(parts.sort((a, b) => a.first - b.first).map(({ result }) => result));
  }

  async learn(plan: LearningPlan, options: LearnerOptions): Promise<LearningRun> {
    const parcel = this.#packer.pack({ kind: 'learning', plan });
    const { hash } = parcel;
    const { from, signal, saveEvery, onRound, onState } = options;
    let newest = from;
    const { id, answer } = this.#desk.post(
      { kind: 'learning', ranges: [], ...(saveEvery !== undefined && { saveEvery }) },
      parcel,
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
      void this.#desk.stop(id).catch(() => undefined);
      // Without a worker, no answer would come.
      watch = setInterval(() => {
        if (this.#desk.threads === 0) deserted.resolve('deserted');
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

  /** How many jobs should be waiting or in play. */
  #room(): number {
    return Math.max(4, 2 * this.#desk.threads + SPARE);
  }

  async #playChunks(
    parcel: Parcel,
    asked: readonly AskedChunk[],
    onRecord: LaneWishes['onRecord'],
  ): Promise<void> {
    const ranges = asked.map(({ chunk }): Range => [chunk.first, chunk.games]);
    const all = (reply: LaneReply): void => asked.forEach(({ resolve }) => resolve(reply));
    try {
      const { answer } = this.#desk.post(
        { kind: 'chunks', ranges, ...(onRecord && { records: true }) },
        parcel,
      );
      const came = await answer;
      if (came.kind !== 'done') {
        const { reason, tries } = came.kind === 'lost' ? came : { reason: came.message, tries: 0 };
        all({ kind: 'lost', reason, tries });
        return;
      }
      this.#pace.heard(parcel.pace, came.games, came.seconds);
      if (came.plain) {
        const later = laterChunks(came.body);
        for (const [i, { resolve }] of asked.entries()) resolve(later(i));
        return;
      }
      const played = decode(came.body) as readonly PlayedChunk[];
      for (const [i, { resolve }] of asked.entries()) {
        const { reply, records } = played[i] ?? {
          reply: { kind: 'lost', reason: 'A worker sent an incomplete result.', tries: 0 },
          records: [],
        };
        for (const [record, index] of records) await onRecord?.(record, index);
        resolve(reply);
      }
    } catch (error) {
      all({ kind: 'lost', reason: error instanceof Error ? error.message : String(error), tries: 0 });
    }
  }
}

function lostWords(
  ranges: readonly Range[],
  { tries, reason }: { readonly tries: number; readonly reason: string },
): string {
  const [first, games] = ranges[0] ?? [0, 0];
  return `Games ${first} to ${first + games - 1} crashed their worker ${tries} times: ${reason}`;
}

/** Chunks of an answer that has to wait for its turn: kept packed, which is small. */
function laterChunks(body: Uint8Array): (i: number) => LaneReply {
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
