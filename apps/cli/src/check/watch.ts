// Repeats a check whenever a content file changes, until Ctrl-C.
import { existsSync, realpathSync } from 'node:fs';
import { watch } from 'chokidar';
import { isContentFile } from '@railwright/content';
import { openPaths } from '../content/load.ts';
import { Failure, EXIT } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { style } from '../style.ts';

/** Several files saved by an editor, or one saved in pieces, count as one change. */
const QUIET_MILLISECONDS = 150;

/** Resolves to the exit code when it is stopped. */
export async function watchContent(paths: readonly string[], check: () => Promise<unknown>): Promise<number> {
  const { folders } = await openPaths(paths);
  const run = async (): Promise<void> => {
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    try {
      await check();
    } catch (error) {
      // The folder may reappear in a moment.
      if (!(error instanceof Failure)) throw error;
      printError(safe([error.message, error.help ?? ''].join(' ').trim()));
    }
    printError(
      style.dim(`Checked at ${new Date().toLocaleTimeString('en-GB')}. Waiting for changes; Ctrl-C stops.`),
    );
  };

  // Links within a folder are not content; the folder itself may be one, or hidden.
  const roots = folders.map((folder) => (existsSync(folder) ? realpathSync(folder) : folder));
  const watcher = watch(roots, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path, status) =>
      !roots.includes(path) &&
      (/[\\/](\.[^\\/]+|node_modules)$/.test(path) || (status?.isFile() === true && !isContentFile(path))),
  });
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const again = (): void => {
      running = running.then(run).catch(reject);
    };
    const stop = (): void => {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      void watcher
        .close()
        .then(() => running)
        .then(() => resolve(EXIT.interrupted));
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    watcher.on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(again, QUIET_MILLISECONDS);
    });
    watcher.on('error', (error) => printError(safe(`Some files cannot be watched: ${String(error)}`)));
    watcher.once('ready', again);
  });
}
