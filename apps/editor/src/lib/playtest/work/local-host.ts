// For tests: jobs on lanes in this thread, the same code as in the workers.
import { createBot } from '@railwright/bots';
import { createGame } from '@railwright/engine';
import type { GameDefinition } from '@railwright/engine';
import { openLocalLane } from '@railwright/playtest';
import type { Batch, Lanes } from '@railwright/playtest';
import { runJob, type Job, type JobNews } from '@railwright/playtest/job';
import type { Learned } from '@railwright/playtest/learning';
import { SoloLearning } from '@railwright/playtest/learning/worker';
import { panelItems } from '@railwright/report/words';

const LANES = 2;

/** The messages in order; `hear` gets each at once. The clock advances by a second each time it is read. */
export async function playHere(
  job: Job,
  signal = new AbortController().signal,
  hear: (news: JobNews) => void = () => undefined,
): Promise<JobNews[]> {
  const said: JobNews[] = [];
  let clock = 0;
  const lanesFor = (of: Batch, jobs: number): Lanes => ({
    openLane: () => openLocalLane(createGame(of.definition as GameDefinition, of.seats), of, createBot),
    jobs,
  });
  await runJob(job, {
    signal,
    openLanes: (of) => lanesFor(of, LANES),
    openSeries: () => ({ ahead: LANES, lanesFor: (of) => lanesFor(of, 1), close: () => undefined }),
    wordsOf: (definition) => panelItems(definition as GameDefinition),
    async learn(plans, onGames) {
      const learned: Learned[] = [];
      let before = 0;
      for (const plan of plans) {
        const learning = new SoloLearning(
          plan,
          plan.tables.map((table) => createGame(table.definition as GameDefinition, table.seats)),
        );
        while (learning.progress < 1) {
          learning.round();
          onGames(before + learning.games);
          await Promise.resolve();
          if (signal.aborted) throw new Error('It was stopped.');
        }
        before += learning.games;
        learned.push(learning.learned);
      }
      return learned;
    },
    say(news) {
      said.push(news);
      hear(news);
    },
    now: () => (clock += 1000),
  });
  return said;
}
