// Results of checks that passed, kept until a file that they read changes: `npm test` without a change takes seconds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {import('./checks.mjs').Check} Check
 * @typedef {import('./reports.mjs').Cases} Cases
 */

/** Tests that need a program pass without it, as they are skipped then. */
const PROGRAMS = [...new Set((process.env.PATH ?? '').split(delimiter))].flatMap((folder) =>
  existsSync(folder) ? readdirSync(folder) : [],
);
const FILE = join(ROOT, 'node_modules', '.cache', 'railwright-checks.json');

/**
 * The files of a working tree, with those that git does not know yet, without those that it ignores.
 * @param {string} root
 * @returns {{ path: string, hash: string }[] | undefined} undefined outside a repository
 */
export function hashFiles(root) {
  const scratch = mkdtempSync(join(tmpdir(), 'railwright-index-'));
  /** @type {(args: string[], env?: NodeJS.ProcessEnv) => string} */
  const git = (args, env = {}) => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`git ${args[0]} failed`);
    return stdout;
  };
  try {
    const [index = '', objects = ''] = git(['rev-parse', '--git-path', 'index', '--git-path', 'objects'])
      .trim()
      .split('\n')
      .map((path) => resolve(root, path));
    // Into an index and a store of objects of its own: the user's stay as they are.
    const env = {
      GIT_INDEX_FILE: join(scratch, 'index'),
      GIT_OBJECT_DIRECTORY: join(scratch, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    };
    mkdirSync(env.GIT_OBJECT_DIRECTORY);
    if (existsSync(index)) {
      copyFileSync(index, env.GIT_INDEX_FILE);
      // As old as the user's: git reads files again that may have changed in the moment their index was written.
      const written = new Date(Math.floor(statSync(index).mtimeMs));
      utimesSync(env.GIT_INDEX_FILE, written, written);
    }
    git(['add', '--all', '.'], env);
    return git(['ls-files', '--stage', '-z', '--', '.'], env)
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => ({ path: line.slice(line.indexOf('\t') + 1), hash: line.slice(0, line.indexOf('\t')) }));
  } catch {
    return undefined;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export class KeptResults {
  /** @type {Record<string, { key: string, cases?: Cases }>} */
  #results = {};
  #read;
  #files;
  #file;

  /**
   * @param {() => { path: string, hash: string }[] | undefined} read the files as they are; undefined: nothing is kept
   * @param {string} [file]
   */
  constructor(read, file = FILE) {
    this.#read = read;
    this.#files = read();
    this.#file = file;
    try {
      this.#results = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      // The first run here, or one that was broken off while it wrote.
    }
  }

  /**
   * @param {Check} check
   * @param {{ path: string, hash: string }[] | undefined} all
   */
  #key({ commands, reads = /./ }, all) {
    if (!all) return undefined;
    const files = all.filter(({ path }) => reads.test(path));
    // Reports have another place in each run.
    const run = commands.map(({ program, args }) => [
      program,
      ...args.filter((arg) => !arg.includes(tmpdir())),
    ]);
    return createHash('sha256')
      .update(JSON.stringify([process.version, PROGRAMS, run, files]))
      .digest('hex');
  }

  /**
   * The result of a check that passed with the same files.
   * @param {Check} check
   * @returns {{ cases?: Cases } | undefined}
   */
  find(check) {
    const kept = this.#results[check.name];
    const isThere = check.makes === undefined || existsSync(check.makes);
    return isThere && kept !== undefined && kept.key === this.#key(check, this.#files) ? kept : undefined;
  }

  /**
   * Unless a file that it reads has changed since the run began: it may have passed with either.
   * @param {Check} check
   * @param {Cases | undefined} cases
   */
  keep(check, cases) {
    const key = this.#key(check, this.#files);
    if (key === undefined || key !== this.#key(check, this.#read())) return;
    this.#results[check.name] = { key, ...(cases && { cases }) };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#results));
  }
}
