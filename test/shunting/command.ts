// The command of the sources, for processes that know the game.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const COMMAND = join(import.meta.dirname, '../../apps/cli/bin/run.js');
export const REGISTER = pathToFileURL(join(import.meta.dirname, 'register.ts')).href;
export const PACK = join(import.meta.dirname, 'pack');

/** What the player plays: the setup of the pack as `railwright bundle` writes it. */
export function buildBundle(): unknown {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // With an option of Node's own, the command runs its sources and no bundle of them.
    ['--import', REGISTER, COMMAND, 'bundle', 'yard/nine', '--content', PACK],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
