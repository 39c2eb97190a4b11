// Checks again whenever a file changes, until Ctrl-C.
import { watch } from 'chokidar';
import { createCache, isContentFile } from '@railwright/content';
import { openPaths } from '../content/load.ts';
import { Failure, EXIT, misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { style } from '../style.ts';
import type { ValidateOptions } from './options.ts';
import { STDIN } from './stdin.ts';
import { checkOnce, pathsOrDefault } from './validate.ts';

/** An editor that saves several files, or one in pieces, is one change. */
const QUIET_MILLISECONDS = 150;

/** Resolves to the exit code when it is stopped. */
export async function watchContent(typed: readonly string[], options: ValidateOptions): Promise<number> {
  if (typed.includes(STDIN)) throw misuse('Standard input cannot be watched.', 'Name a file or a folder.');
  const paths = pathsOrDefault(typed);
  const { folders } = await openPaths(paths);
  const cache = createCache();
  const run = async (): Promise<void> => {
    if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    try {
      await checkOnce({ paths, texts: new Map() }, options, cache);
    } catch (error) {
      // The folder may be there again in a moment.
      if (!(error instanceof Failure)) throw error;
      printError(safe([error.message, error.help ?? ''].join(' ').trim()));
    }
    printError(
      style.dim(`Checked at ${new Date().toLocaleTimeString('en-GB')}. Waiting for changes; Ctrl-C stops.`),
    );
  };

  const watcher = watch([...folders], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path, status) =>
      /[\\/](\.[^\\/]+|node_modules)$/.test(path) || (status?.isFile() === true && !isContentFile(path)),
  });
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const check = (): void => {
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
      timer = setTimeout(check, QUIET_MILLISECONDS);
    });
    watcher.on('error', (error) => printError(safe(`Not everything can be watched: ${String(error)}`)));
    watcher.once('ready', check);
  });
}
