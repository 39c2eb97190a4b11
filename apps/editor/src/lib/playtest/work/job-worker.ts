// Hands out a job's games to lanes, adds up the results and assembles the figures, all outside the page.
import type { GameDefinition } from '@railwright/engine';
import type { Batch } from '@railwright/playtest';
import { runJob } from '@railwright/playtest/job';
import { panelItems } from '@railwright/report/words';
import { url as laneWorker } from './lane-worker.ts?chunk';
import { url as lessonWorker } from './lesson-worker.ts?chunk';
import type { JobAnswer, JobRequest } from './messages.ts';
import { Rest } from './rest.ts';
import { SpareWorkers } from './spare-workers.ts';
import { WebLane } from './web-lane.ts';
import { WebLessons } from './web-lessons.ts';
import { WebSeries } from './web-series.ts';

const stop = new AbortController();
let lessons: WebLessons | undefined;
const rest = new Rest(() => performance.now());
const say = (answer: JobAnswer): void => self.postMessage(answer);
const openLane = (batch: Batch): WebLane => new WebLane(batch, spare.take(), rest);
const spare = new SpareWorkers(() => new Worker(laneWorker, { type: 'module' }));

self.addEventListener('message', ({ data }: MessageEvent<JobRequest>) => {
  if (data.kind === 'prepare') spare.open(data.lanes);
  else if (data.kind === 'stop') stop.abort();
  else if (data.kind === 'rest') {
    rest.begin();
    lessons?.rest();
  } else if (data.kind === 'record') void record(data.batch, data.game);
  else {
    rest.postpone();
    lessons = new WebLessons(() => new Worker(lessonWorker, { type: 'module' }), data.jobs, stop.signal);
    runJob(data.job, {
      signal: stop.signal,
      openLanes: (batch, sides) => ({
        openLane: () => openLane(batch),
        jobs: Math.max(1, Math.ceil(data.jobs / sides)),
      }),
      openSeries: () => new WebSeries(openLane, data.jobs),
      wordsOf: (definition) => panelItems(definition as GameDefinition),
      learn: lessons.learn,
      say,
      now: () => performance.now(),
    })
      .catch((error: unknown) =>
        say({
          kind: 'ended',
          complete: false,
          trouble: error instanceof Error ? error.message : String(error),
          replaced: 0,
        }),
      )
      .finally(() => spare.close());
  }
});

async function record(batch: Batch, game: number): Promise<void> {
  const lane = openLane(batch);
  const found = await lane.record(game);
  await lane.close();
  say(
    typeof found === 'string'
      ? { kind: 'no-record', game, trouble: found }
      : { kind: 'record', game, record: found },
  );
}
