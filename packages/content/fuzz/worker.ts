// A thread of `npm run fuzz -- merge`: every so-manieth pair, and what became of it.
import { parentPort, workerData } from 'node:worker_threads';
import { withGit } from './merge/by-git.ts';
import { shippedFiles } from './merge/files.ts';
import { judge, judgeOurs, makePair } from './merge/pair.ts';
import { count, noTallies, type Tallies } from './merge/tally.ts';

export interface WorkerTask {
  readonly seed: number;
  /** The number of the first pair. */
  readonly from: number;
  readonly pairs: number;
  readonly job: number;
  readonly jobs: number;
}

export interface WorkerNews {
  readonly tallies: Tallies;
  /** Which pair was merged wrongly, and how. */
  readonly mistakes: readonly string[];
}

if (parentPort) {
  const port = parentPort;
  await withGit(async (mergeByLine) => {
    const { seed, from, pairs, job, jobs } = workerData as WorkerTask;
    const files = shippedFiles();
    for (let i = from + job; i < from + pairs; i += jobs) {
      const file = files[i % files.length];
      if (!file) continue;
      const pair = makePair(file.text, seed + i);
      const { base, ours, theirs, overlap } = pair;
      const judged = judgeOurs(pair);
      const tallies = noTallies();
      count(tallies.railwright, overlap, judged);
      count(tallies.git, overlap, judge(pair, mergeByLine(base, ours.text, theirs.text)));
      const mistakes =
        judged.mistake === undefined ? [] : [`Pair ${i} of seed ${seed}, ${file.path}: ${judged.mistake}.`];
      port.postMessage({ tallies, mistakes } satisfies WorkerNews);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
}
