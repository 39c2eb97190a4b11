// Runs git. Its error messages name the remedy, so they are passed on.
import { spawnSync } from 'node:child_process';
import { misuse, type Failure } from '../failure.ts';

/** The maximum output that is read. */
const MOST_BYTES = 256 * 1024 * 1024;

export interface GitAnswer {
  readonly succeeded: boolean;
  readonly out: Buffer;
  /** Its standard error, or why it could not be started. */
  readonly said: string;
}

interface GitOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Its standard input. */
  readonly input?: string;
}

export function askGit(
  folder: string,
  args: readonly string[],
  { env = process.env, input }: GitOptions = {},
): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], {
    env,
    maxBuffer: MOST_BYTES,
    ...(input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] } : { input }),
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    return { succeeded: false, out: Buffer.alloc(0), said: 'git was not found on this machine.' };
  return { succeeded: status === 0, out: stdout, said: error?.message ?? stderr.toString().trim() };
}

/** `what` is the end of a sentence: `say what changed since main`. */
export function gitRefusal(what: string, said: string): Failure {
  return misuse(`git cannot ${what}.`, said === '' ? undefined : said);
}

/** The environment without git's variables about one repository, to query another. */
export function withoutRepository(folder: string): NodeJS.ProcessEnv {
  const names = new Set(askGit(folder, ['rev-parse', '--local-env-vars']).out.toString().split('\n'));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}
