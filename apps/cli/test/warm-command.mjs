// A process that runs one command after the other, for tests: it loads the program once. A command has ended when nothing that it started
// is running, as in a process of its own; then its exit code and listeners are undone, and both streams get the mark that the request
// brought, so that outputs are told apart.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const root = dirname(dirname(process.argv[2] ?? ''));
const file =
  [join(root, 'lib', 'main.js'), join(root, 'src', 'main.ts')].find((path) => existsSync(path)) ?? '';
/** @type {{ main: (args: readonly string[]) => Promise<void> }} */
const { main } = await import(pathToFileURL(file).href);

/** @typedef {(...args: unknown[]) => void} Listener */
/** @type {import('node:events').EventEmitter[]} */
const emitters = [process, process.stdout, process.stderr];
const listeners = emitters.map(
  (emitter) => new Map(emitter.eventNames().map((name) => [name, emitter.listeners(name)])),
);

function removeListeners() {
  for (const [i, emitter] of emitters.entries())
    for (const name of emitter.eventNames())
      for (const one of emitter.listeners(name))
        if (!listeners[i]?.get(name)?.includes(one))
          emitter.removeListener(name, /** @type {Listener} */ (one));
}

/** Until no more keeps this process alive than before. */
async function untilIdle(/** @type {number} */ before) {
  while (process.getActiveResourcesInfo().length > before) await wait(5);
}

process.on(
  'message',
  async (/** @type {{ args: string[], cwd: string, mark: string }} */ { args, cwd, mark }) => {
    process.chdir(cwd);
    const before = process.getActiveResourcesInfo().length;
    await main(args);
    await untilIdle(before);
    const code = process.exitCode ?? 0;
    process.exitCode = undefined;
    removeListeners();
    process.stdout.write(mark);
    process.stderr.write(mark);
    process.send?.(code);
  },
);
listeners[0]?.set('message', process.listeners('message'));
