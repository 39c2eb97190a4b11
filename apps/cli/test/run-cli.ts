// Runs the real command in a folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { cleanEnv, endWarm, runWarm, type Outcome } from './warm.ts';

export type { Outcome } from './warm.ts';

export const SOURCES = fileURLToPath(new URL('../bin/run.js', import.meta.url));
/** The sources, or the package made from them, which starts in half the time: `npm test` makes it before it runs these tests. */
export const COMMAND = process.env['RAILWRIGHT_COMMAND'] ?? SOURCES;
const SHIPPED = fileURLToPath(new URL('../../../content/', import.meta.url));

export interface CliOptions {
  readonly cwd?: string;
  /** `COMMAND` unless given. */
  readonly command?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Its standard input; empty by default. */
  readonly input?: string;
  /** Called with the running process. */
  readonly onStart?: (child: ChildProcess) => void;
}

const folders: string[] = [];
// Test files that follow each other in one process share this module, and what it has started.
process.once('exit', () => {
  endWarm();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, removed when the tests end. */
export function makeFolder(): string {
  const own = realpathSync(mkdtempSync(join(tmpdir(), 'railwright-')));
  folders.push(own);
  // Neighbours of a pack are read too, and the folder for temporary files may hold thousands.
  const folder = join(own, 'test');
  mkdirSync(folder);
  return folder;
}

/** A folder with a copy of the shipped Trains in `content/trains`. */
export function makeCopy(): string {
  const folder = makeFolder();
  cpSync(join(SHIPPED, 'trains'), join(folder, 'content', 'trains'), { recursive: true });
  return folder;
}

/** Writes a file in a folder, creating folders as needed. */
export function writeIn(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The manifest of a pack that extends the shipped Trains. */
export const PACK = `format: 1
id: mine
game: trains
title: Mine
version: 1.0.0
licence: MIT
authors: [Me]
extends: [trains]
`;

/**
 * Runs a command to its end: in a process of its own if the test has an input or signals for it or asks for colours, which are decided
 * when the program is loaded; else after the others in one that has loaded it before, which takes a fraction of the time.
 */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<Outcome> {
  const { command, env = {}, input, onStart, cwd = makeFolder() } = options;
  const isPlain = command === undefined && !('FORCE_COLOR' in env) && input === undefined && !onStart;
  return isPlain ? runWarm(COMMAND, { args, cwd, env }) : runAlone(args, { ...options, cwd });
}

function runAlone(
  args: readonly string[],
  { cwd, command = COMMAND, env = {}, input, onStart }: CliOptions,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      env: { ...cleanEnv(), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // A command that does not read it may have ended already.
    child.stdin.on('error', () => undefined).end(input ?? '');
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    onStart?.(child);
  });
}

/** Fails unless the data fit the published schema of that name. */
export function expectFits(schema: string, data: unknown): void {
  const url = new URL(`../../../schemas/${schema}.schema.json`, import.meta.url);
  const fits = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(url, 'utf8')) as object);
  fits(data);
  expect(fits.errors).toBeNull();
}

/** Texts that must never be shown to people. */
export function expectNoStack({ out, err }: Outcome): void {
  expect(out + err).not.toMatch(/\n\s+at .*[:(]|node:internal|\.ts:\d+:\d+\)/);
}
