// A process that runs one command after the other, for tests: it loads the program once. What a command leaves behind, such as its exit
// code and listeners, is undone. After each command both streams get the mark that the request brought, so that outputs are told apart.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';

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

process.on(
  'message',
  async (/** @type {{ args: string[], cwd: string, mark: string }} */ { args, cwd, mark }) => {
    process.chdir(cwd);
    await main(args);
    const code = process.exitCode ?? 0;
    process.exitCode = undefined;
    removeListeners();
    process.stdout.write(mark);
    process.stderr.write(mark);
    process.send?.(code);
  },
);
listeners[0]?.set('message', process.listeners('message'));
