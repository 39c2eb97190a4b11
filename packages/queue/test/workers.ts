// Workers in separate processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface WorkerProcess {
  readonly process: ChildProcess;
  /** Its output. */
  readonly said: string[];
  /** Resolves when its output matches. */
  saying(words: RegExp): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

const started: WorkerProcess[] = [];

/** Nothing is left behind, whatever happened in a test. */
export async function endAll(): Promise<void> {
  await Promise.all(started.splice(0).map((worker) => worker.end('SIGKILL')));
}

export async function startProcess(address: string, name: string, version = ''): Promise<WorkerProcess> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./start-worker.ts', import.meta.url)), address, name, version],
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

/** A coordinator that trains a player and keeps its progress in a file. */
export const startLearning = (address: string, file: string): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'start-learning.ts'), address, file], {
    stdio: 'inherit',
  });
