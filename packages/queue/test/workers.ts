// Workers in processes of their own.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface WorkerProcess {
  readonly process: ChildProcess;
  /** What it said. */
  readonly said: string[];
  /** Resolves when it said something like this. */
  saying(words: RegExp): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

const started: WorkerProcess[] = [];

/** Nothing is left behind, whatever became of a test. */
export async function endAll(): Promise<void> {
  await Promise.all(started.splice(0).map((worker) => worker.end('SIGKILL')));
}

export async function startProcess(address: string, name: string, version = ''): Promise<WorkerProcess> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'start-worker.ts'), address, name, version],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const said: string[] = [];
  child.stdout.on('data', (data: Buffer) => said.push(data.toString()));
  const worker: WorkerProcess = {
    process: child,
    said,
    async saying(words) {
      while (!words.test(said.join('')) && child.exitCode === null)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await gone;
    },
  };
  started.push(worker);
  await worker.saying(/ready/);
  return worker;
}

/** A coordinator that has a player learned, and keeps in a file where it stands. */
export const startLearning = (address: string, file: string): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'start-learning.ts'), address, file], {
    stdio: 'inherit',
  });
