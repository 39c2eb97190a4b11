// Runs the command line as a user would.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

export function start(...words: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'apps/cli/bin/run.js'), ...words], { cwd: ROOT });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { child, ended };
}

export const run = (...words: string[]) => start(...words).ended;

/** Of a store, in bytes. */
export function sizeOf(file: string): number {
  return [file, `${file}-wal`].reduce(
    (sum, one) => sum + (statSync(one, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
