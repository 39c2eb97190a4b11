// Runs the command line as a user would.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const ROOT = join(import.meta.dirname, '../../..');
/** The package, where `npm test` has made it: it starts in a fraction of the time. */
const COMMAND = process.env['RAILWRIGHT_COMMAND'] ?? join(ROOT, 'apps/cli/bin/run.js');

export function start(...words: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...words], { cwd: ROOT });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { child, ended };
}

export const run = (...words: string[]) => start(...words).ended;

/** How many results a store has. */
export function chunksIn(file: string): number {
  if (!existsSync(file)) return 0;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const { many } = database.prepare('SELECT count(*) AS many FROM chunks').get() as { many: number };
    database.close();
    return many;
  } catch {
    // It is just being created.
    return 0;
  }
}
