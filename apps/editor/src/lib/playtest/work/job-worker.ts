// Has a job's games played, adds up the results and assembles the figures, all outside the page.
import { language, loadWords } from '../../core/words/words.ts';
import { createGame, type GameDefinition, type GameRecord } from '@railwright/engine';
import type { Batch } from '@railwright/playtest';
import { panelItems } from '@railwright/report/words';
import { runStudy, type StudyRequest } from '@railwright/studies';
import { url as gameWorker } from './game-worker.ts?chunk';
import { url as lessonWorker } from './lesson-worker.ts?chunk';
import type { JobAnswer, JobRequest } from './messages.ts';
import { Rest } from './rest.ts';
import { SpareWorkers } from './spare-workers.ts';
import { openWebExecutor } from './web-executor.ts';
import '../model/report-figures.ts';

const loaded = loadWords();
const stop = new AbortController();
const rest = new Rest(() => performance.now());
const say = (answer: JobAnswer): void => self.postMessage(answer);
const spare = new SpareWorkers(() => new Worker(gameWorker, { type: 'module', name: language }));
const openExecutor = (workers: number) =>
  openWebExecutor({
    openGames: () => spare.take(),
    openLesson: () => new Worker(lessonWorker, { type: 'module', name: language }),
    ...{ workers, rest },
  });
let executor: ReturnType<typeof openExecutor> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  if (data.kind === 'prepare') spare.open(data.workers);
  else if (data.kind === 'stop') stop.abort();
  else if (data.kind === 'rest') {
    rest.begin();
    executor?.restLessons();
  } else if (data.kind === 'record') void record(data.batch, data.game);
  else {
    rest.postpone();
    void run(data.job, (executor = openExecutor(data.jobs)));
  }
});

async function run(job: StudyRequest, on: ReturnType<typeof openExecutor>): Promise<void> {
  await loaded;
  await runStudy(job, {
    signal: stop.signal,
    executor: on,
    wordsOf: (definition) => panelItems(definition as GameDefinition, language),
    say,
    now: () => performance.now(),
  });
  await on.close();
  spare.close();
}

/** Plays one game again, on a worker of its own. */
async function record(batch: Batch, number: number): Promise<void> {
  const alone = openExecutor(1);
  let found: GameRecord | undefined;
  const game = createGame(batch.definition as GameDefinition, batch.seats);
  const { fault, lost } = await alone.runBatch({ ...batch, gather: [], first: number, games: 1 }, game, {
    onRecord(one) {
      found = one;
      return Promise.resolve();
    },
  });
  await alone.close();
  say(
    found
      ? { kind: 'record', game: number, record: found }
      : { kind: 'no-record', game: number, trouble: fault?.message ?? lost ?? '' },
  );
}
