// Names of files that are not finished, and what becomes of those whose writer was killed. A name says who writes: the process
// and the machine, for a folder may be shared.
import { lstat, readdir, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const ENDING = '.railwright-tmp';
const NAME = /^\.(\d+)-([0-9a-f]{8})-[0-9a-f]{12}\.railwright-tmp$/;
/** Processes of another machine cannot be checked; writing never takes this long. */
const OLD_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A name that nothing has; listings and watchers pass over it for its dot. */
export function temporaryIn(folder: string): string {
  return join(folder, `.${process.pid}-${machine()}-${crypto().randomBytes(6).toString('hex')}${ENDING}`);
}

/** Removes files that a killed process left unfinished in this folder. A file that cannot be removed stays and does no harm. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('.') && one.endsWith(ENDING))) {
    const path = join(folder, name);
    if (await isLeftover(path, name)) await unlink(path).catch(() => undefined);
  }
}

async function isLeftover(path: string, name: string): Promise<boolean> {
  const status = await lstat(path).catch(() => undefined);
  if (!status?.isFile()) return false;
  const [, pid, where] = NAME.exec(name) ?? [];
  return where === machine() ? !isAlive(Number(pid)) : Date.now() - status.mtimeMs > OLD_MILLISECONDS;
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Processes of other users live too.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function machine(): string {
  return crypto().createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
}

/** Loaded when something is written: most commands only read. */
const crypto = () => process.getBuiltinModule('node:crypto');
