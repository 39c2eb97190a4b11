// Runs git in the opened folder: words as they are, without a shell; never asks anybody; its time and its output are bounded.
import { spawn } from 'node:child_process';

/** What git answered. */
export interface GitAnswer {
  readonly ok: boolean;
  readonly out: Buffer;
  /** What it said beside, or why it could not be run: text to be shown. */
  readonly said: string;
}

interface GitOptions {
  /** Its standard input. */
  readonly input?: string;
  readonly milliseconds?: number;
  readonly bytes?: number;
}

const MILLISECONDS = 20_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Of what it says beside: a hook may say a lot. */
const MOST_SAID = 8_000;
/** What a hook leaves running may hold on to the output of git. */
const AFTER_EXIT_MILLISECONDS = 500;
const NO_GIT =
  /* @wc-include */ 'git was not found on this machine. Install it, from git-scm.com or as your system offers it.';

/** Variables that would point git at another repository, as in a program that a hook has started. */
const OF_REPOSITORY =
  /^GIT_(?:ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|CONFIG|CONFIG_PARAMETERS|CONFIG_COUNT|DIR|GRAFT_FILE|IMPLICIT_WORK_TREE|INDEX_FILE|NAMESPACE|OBJECT_DIRECTORY|PREFIX|SHALLOW_FILE|WORK_TREE|EXTERNAL_DIFF|LITERAL_PATHSPECS|GLOB_PATHSPECS|NOGLOB_PATHSPECS|ICASE_PATHSPECS)$/;

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !OF_REPOSITORY.test(name));
  return {
    ...Object.fromEntries(own),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    GIT_PAGER: 'cat',
    // Looking changes nothing, not even the index.
    GIT_OPTIONAL_LOCKS: '0',
  };
}

/** Paths among the words are names, never patterns, relative to the folder. */
export function runGit(
  folder: string,
  words: readonly string[],
  options: GitOptions = {},
): Promise<GitAnswer> {
  const { input = '', milliseconds = MILLISECONDS, bytes = MOST_BYTES } = options;
  const own = ['--no-pager', '--literal-pathspecs', '-c', 'core.fsmonitor=false'];
  return new Promise((resolve) => {
    const git = spawn('git', [...own, ...words], { cwd: folder, env: environment(), windowsHide: true });
    const [out, said]: [Buffer[], string[]] = [[], []];
    let [length, stopped] = [0, ''];
    const stop = (why: string): void => {
      stopped ||= why;
      git.kill('SIGKILL');
    };
    const timer = setTimeout(
      () => stop(/* @wc-include */ `git took longer than ${milliseconds / 1000} seconds.`),
      milliseconds,
    );
    const end = (ok: boolean, why = ''): void => {
      clearTimeout(timer);
      git.stdout.destroy();
      git.stderr.destroy();
      const text = [stopped || why, said.join('').slice(0, MOST_SAID).trim()].filter(Boolean).join('\n');
      resolve({ ok: ok && stopped === '', out: Buffer.concat(out), said: text });
    };
    git.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > bytes) stop(/* @wc-include */ `git gave more than ${bytes} bytes.`);
      else out.push(part);
    });
    git.stderr.setEncoding('utf8').on('data', (part: string) => {
      if (said.join('').length < MOST_SAID) said.push(part);
    });
    git.on('error', (error: NodeJS.ErrnoException) =>
      end(false, error.code === 'ENOENT' ? NO_GIT : error.message),
    );
    git.on('exit', () => setTimeout(() => end(git.exitCode === 0), AFTER_EXIT_MILLISECONDS).unref());
    git.on('close', (code) => end(code === 0));
    // It may end before it has read all.
    git.stdin.on('error', () => undefined).end(input);
  });
}

/** The words between NULs. */
export const wordsIn = (out: Buffer): string[] => out.toString().split('\0').slice(0, -1);
