// The test's side of warm-command.mjs: one such process for each process of tests, started when it is first needed.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('warm-command.mjs', import.meta.url));

export interface Outcome {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Run {
  readonly args: readonly string[];
  readonly cwd: string;
  /** On top of that of the tests. */
  readonly env: Readonly<Record<string, string>>;
}

let runner: ChildProcess | undefined;
/** Settles when the last command has ended. */
let last: Promise<unknown> = Promise.resolve();
let runs = 0;

/** Settings for colours and debugging of the test run are not passed on. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _color, NO_COLOR: _none, DEBUG: _debug, ...rest } = process.env;
  return rest;
}

function start(command: string): ChildProcess {
  const child = fork(RUNNER, [command], {
    env: cleanEnv(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  child.stdout!.setEncoding('utf8');
  child.stderr!.setEncoding('utf8');
  return child;
}

/** Runs one command after those before. One that ends the process is reported with its exit code, and the next one gets a new process. */
export function runWarm(command: string, run: Run): Promise<Outcome> {
  const outcome = last.then(() => runNext(command, run));
  last = outcome.catch(() => undefined);
  return outcome;
}

function runNext(command: string, run: Run): Promise<Outcome> {
  const child = (runner ??= start(command));
  const mark = `\u0000end of run ${++runs}\u0000`;
  return new Promise<Outcome>((resolve, reject) => {
    const texts = { out: '', err: '' };
    let code: number | null | undefined;
    const settle = (): void => {
      if (code !== undefined && texts.out.endsWith(mark) && texts.err.endsWith(mark))
        resolve({ code, out: texts.out.slice(0, -mark.length), err: texts.err.slice(0, -mark.length) });
    };
    const hear = (name: 'out' | 'err') => (text: string) => {
      texts[name] += text;
      settle();
    };
    child.removeAllListeners();
    child.stdout!.removeAllListeners('data').on('data', hear('out'));
    child.stderr!.removeAllListeners('data').on('data', hear('err'));
    child.on('message', (sent: number) => {
      code = sent;
      settle();
    });
    child.on('error', reject);
    child.on('close', (ended) => {
      runner = undefined;
      resolve({ code: ended, ...texts });
    });
    child.send({ ...run, mark });
  });
}

export function endWarm(): void {
  runner?.removeAllListeners().kill();
  runner = undefined;
}
