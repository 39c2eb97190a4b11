// For tests: jobs in this thread, the same code as in the workers.
import type { GameDefinition } from '@railwright/engine';
import { localExecutor } from '@railwright/playtest';
import { runJob, type Job, type JobNews } from '@railwright/playtest/job';
import { panelItems } from '@railwright/report/words';

/** The messages in order; `hear` gets each at once. The clock advances by a second each time it is read. */
export async function playHere(
  job: Job,
  signal = new AbortController().signal,
  hear: (news: JobNews) => void = () => undefined,
): Promise<JobNews[]> {
  const said: JobNews[] = [];
  let clock = 0;
  await runJob(job, {
    signal,
    executor: localExecutor(undefined, 2),
    wordsOf: (definition) => panelItems(definition as GameDefinition),
    say(news) {
      said.push(news);
      hear(news);
    },
    now: () => (clock += 1000),
  });
  return said;
}
