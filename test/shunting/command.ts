// The command as a user runs it, in a process that knows the game.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const COMMAND = join(import.meta.dirname, '../../apps/cli/bin/run.js');
const REGISTER = pathToFileURL(join(import.meta.dirname, 'register.ts')).href;
export const PACK = join(import.meta.dirname, 'pack');

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function railwright(...args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import ${REGISTER}`, NO_COLOR: '1' },
  });
  return { code: status, out: stdout, err: stderr };
}

/** What the player plays: the setup of the pack as `railwright build` writes it. */
export function buildBundle(): unknown {
  const { code, out, err } = railwright('build', 'yard/nine', '--content', PACK);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}
