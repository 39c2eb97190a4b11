// Chooses the code of a command in the checkout: the bundle that set-up made from the sources, which starts in less than half the time, or the
// sources, once any of them has changed. Plain JavaScript, as in run.js.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILD = new URL('../build/', import.meta.url);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Its first line names the folder of the bundle next to it; then come the files and folders that it depends on, with their stamps. */
export const LIST = fileURLToPath(new URL('bundle.txt', BUILD));

/** The address of the module to import. */
export function program() {
  // Who asks for stacks, or gives Node options such as --inspect, wants to see the sources.
  const own = process.env['DEBUG'] || process.execArgv.length > 0;
  return (own ? undefined : freshBundle()) ?? new URL('../src/main.ts', import.meta.url).href;
}

/** The bundle, unless something that it depends on was written, added or removed since, or none was made. */
export function freshBundle() {
  try {
    const [folder = '', ...lines] = readFileSync(LIST, 'utf8').trimEnd().split('\n');
    const isFresh = lines.every((line) => {
      const [place = '', stamp] = line.split('\t');
      return stampOf(place) === stamp;
    });
    return isFresh && lines.length > 0 ? new URL(`${folder}/main.js`, BUILD).href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Size and times of a file or folder. The times of a folder tell whether files were added or removed; a tool may set the time of a change
 * back, but not the time at which it did.
 * @param {string} place from the root of the checkout
 */
export function stampOf(place) {
  const status = statSync(ROOT + place, { throwIfNoEntry: false });
  return status ? `${status.size} ${status.mtimeMs} ${status.ctimeMs}` : 'missing';
}
