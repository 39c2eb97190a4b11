// `npm run fuzz`: the laws of the battery with fresh seeds, on games made at random, until time is up. Progress and a broken
// law are printed as they come; the exit code says whether there was one.
import { Worker } from 'node:worker_threads';
import { readArguments, USAGE } from './arguments.ts';
import { noCounts, runCase, subjectFor, type Counts, type Find } from './case.ts';
import { formatCounts, formatFind, formatTime } from './report.ts';
import type { WorkerNews, WorkerTask } from './worker.ts';

const PROGRESS = process.stdout.isTTY ? 1000 : 60_000;
const started = performance.now();

const asked = readArguments(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(`${asked}\n\n${USAGE}`);
  process.exitCode = 2;
} else if (asked.help) console.log(USAGE);
else if (asked.only !== undefined) process.exitCode = await runOne(asked.only, asked.game);
else process.exitCode = await runMany(asked);

async function runOne(seed: number, game: string | undefined): Promise<number> {
  const counts = noCounts();
  const find = await runCase(seed, game ?? subjectFor(seed), counts);
  console.log(find ? formatFind(find) : `All laws hold in case ${seed}: ${formatCounts(counts)}.`);
  return find ? 1 : 0;
}

async function runMany({ minutes, jobs, game, ...rest }: Exclude<typeof asked, string>): Promise<number> {
  const seed = rest.seed ?? (Date.now() ^ (process.pid << 16)) >>> 0;
  const counts = noCounts();
  const finds = new Map<string, Find>();
  console.log(
    `Seed ${seed}, ${jobs} ${jobs === 1 ? 'thread' : 'threads'}, ${minutes} minutes. Ctrl+C ends it.`,
  );

  const workers = Array.from({ length: jobs }, (_, job) => {
    const workerData: WorkerTask = { seed, job, jobs, subject: game };
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  });
  const show = (): void => {
    const line = `${formatTime(performance.now() - started)}  ${formatCounts(counts)}, ${finds.size} broken`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line}`);
    else console.log(line);
  };
  const progress = setInterval(show, PROGRESS);
  const timeUp = setTimeout(() => {
    for (const worker of workers) worker.postMessage('stop');
  }, minutes * 60_000);
  let failure: unknown;
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve) => {
          worker.on('message', (news: WorkerNews) => {
            if ('counts' in news) add(counts, news.counts);
            else if (isNew(finds, news.find)) console.log(`\n${formatFind(news.find)}\n`);
          });
          worker.on('error', (error) => {
            failure = error;
            stop();
          });
          worker.on('exit', () => {
            resolve();
          });
        }),
    ),
  );
  clearInterval(progress);
  clearTimeout(timeUp);
  if (failure !== undefined) throw failure;
  show();
  const { user, system } = process.cpuUsage();
  const wall = performance.now() - started;
  console.log(
    `\n${formatTime(wall)} with ${jobs} ${jobs === 1 ? 'thread' : 'threads'} (${formatTime((user + system) / 1000)} of processor time), seed ${seed}.`,
  );
  for (const { counterexample, subject, seed: found } of finds.values())
    console.log(`Broken: ${counterexample.law} (${subject}, case ${found})`);
  if (finds.size === 0) console.log('All laws hold.');
  return finds.size > 0 ? 1 : 0;
}

function add(to: Counts, more: Counts): void {
  for (const key of Object.keys(more) as (keyof Counts)[]) to[key] += more[key];
}

/** Whether this law is broken for the first time in games of this sort. */
function isNew(finds: Map<string, Find>, find: Find): boolean {
  const key = `${find.subject}: ${find.counterexample.law}`;
  if (finds.has(key)) return false;
  finds.set(key, find);
  return true;
}
