// Which railwright serves the editor, and whether it can.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Milliseconds in which a server has to say what it can do. */
const PATIENCE = 20_000;

/** In the order in which they are tried: the one from the settings or an opened folder, then the bundled one. */
export function serversToTry(named: string, folders: readonly string[], own: string): string[] {
  if (named !== '') return [resolve(folders[0] ?? '', named), own];
  const installed = folders
    .map((folder) => resolve(folder, 'node_modules', 'railwright', 'bin', 'run.js'))
    .find((path) => existsSync(path));
  return installed === undefined ? [own] : [installed, own];
}

/** Why a railwright cannot serve, such as one that is older than `railwright lsp` or wants a newer Node; undefined when it can. */
export function refusalOf(server: string): Promise<string | undefined> {
  if (!existsSync(server)) return Promise.resolve('There is no such file.');
  // Within VS Code this behaves as Node only if it is told to.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  return new Promise((done) => {
    execFile(process.execPath, [server, 'lsp', '--help'], { env, timeout: PATIENCE }, (error, _, said) => {
      done(error ? (firstLine(said) ?? error.message) : undefined);
    });
  });
}

function firstLine(text: string): string | undefined {
  return text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');
}
