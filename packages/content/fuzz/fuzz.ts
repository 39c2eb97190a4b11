// `npm run fuzz -- merge`: random pairs of edits of the shipped files, merged by railwright and, beside it, by git.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { shippedFiles } from './merge/files.ts';
import { judgeOurs, makePair, mergedText } from './merge/pair.ts';
import { add, formatTallies, noTallies } from './merge/tally.ts';
import type { WorkerNews, WorkerTask } from './worker.ts';

const USAGE = `npm run fuzz -- merge [--pairs <n>] [--from <n>] [--seed <n>] [--jobs <n>]
npm run fuzz -- merge --pair <n> [--seed <n>]

Two sides each make one to four edits anywhere in a shipped file, and the merge must hold both, and nothing else.

  --pairs  how many (1000)
  --from   the number of the first (0), to play a part of a run
  --seed   the seed of the run (1)
  --jobs   threads (all cores: ${availableParallelism()})
  --pair   one pair again: writes base.yaml, ours.yaml, theirs.yaml and merged.yaml into this folder

Exit codes: 0 none merged wrongly, 1 some were, 2 wrong arguments.`;

const PROGRESS = 250;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  try {
    const text = { type: 'string' } as const;
    const options = {
      pairs: text,
      from: text,
      seed: text,
      jobs: text,
      pair: text,
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const seed = whole(values.seed, 'seed') ?? 1;
    const pair = whole(values.pair, 'pair');
    if (values.help) console.log(USAGE);
    else if (pair !== undefined) return runOne(seed, pair);
    else
      return await runMany(
        seed,
        whole(values.from, 'from') ?? 0,
        whole(values.pairs, 'pairs') ?? 1000,
        whole(values.jobs, 'jobs') ?? availableParallelism(),
      );
    return 0;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

function whole(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new TypeError(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

function runOne(seed: number, index: number): number {
  const files = shippedFiles();
  const file = files[index % files.length];
  if (!file) return 2;
  const pair = makePair(file.text, seed + index);
  const { outcome, mistake } = judgeOurs(pair);
  writeFileSync('base.yaml', pair.base);
  for (const side of ['ours', 'theirs'] as const) {
    writeFileSync(`${side}.yaml`, pair[side].text);
    for (const edit of pair[side].edits) console.log(`${side}: ${JSON.stringify(edit)}`);
  }
  writeFileSync('merged.yaml', mergedText(pair));
  console.log(
    `${file.path}, overlap ${pair.overlap}: ${outcome}${mistake === undefined ? '' : `, wrong: ${mistake}`}.`,
  );
  return mistake === undefined ? 0 : 1;
}

async function runMany(seed: number, from: number, pairs: number, jobs: number): Promise<number> {
  const tallies = noTallies();
  const mistakes: string[] = [];
  let done = 0;
  const hear = (news: WorkerNews): void => {
    add(tallies, news.tallies);
    mistakes.push(...news.mistakes);
    for (const mistake of news.mistakes) console.log(mistake);
    if (++done % PROGRESS === 0 && process.stderr.isTTY) process.stderr.write(`\r${done} of ${pairs} pairs`);
  };
  await Promise.all(
    Array.from({ length: jobs }, (_, job) => {
      const workerData: WorkerTask = { seed, from, pairs, job, jobs };
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
      return new Promise<void>((resolve, reject) => {
        worker
          .on('message', hear)
          .on('error', reject)
          .on('exit', () => {
            resolve();
          });
      });
    }),
  );
  console.log(
    `\nSeed ${seed}, pairs ${from} to ${from + pairs - 1} of edits of ${shippedFiles().length} files:\n\n${formatTallies(tallies)}`,
  );
  return mistakes.length > 0 ? 1 : 0;
}
