// A process that runs one command after the other, for tests: it loads the program once. A command has ended when nothing that it started
// is running, as in a process of its own; then its environment, exit code and listeners are undone, and both streams get the mark that the request
// brought, so that outputs are told apart. Unless a test wants more with --jobs, games have one thread: a second one takes longer to
// start than the few games of a test.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

os.availableParallelism = () => 1;
syncBuiltinESMExports();

const root = dirname(dirname(process.argv[2] ?? ''));
const file =
  [join(root, 'lib', 'main.js'), join(root, 'src', 'main.ts')].find((path) => existsSync(path)) ?? '';
/** @type {{ main: (args: readonly string[]) => Promise<void> }} */
const { main } = await import(pathToFileURL(file).href);

/** @typedef {{ args: string[], cwd: string, env: Record<string, string>, mark: string }} Run */
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

process.on('message', async (/** @type {Run} */ { args, cwd, env, mark }) => {
  process.chdir(cwd);
  const own = { ...process.env };
  Object.assign(process.env, env);
  const before = process.getActiveResourcesInfo().length;
  await main(args);
  await untilIdle(before);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  for (const name of Object.keys(env))
    if (name in own) process.env[name] = own[name];
    else delete process.env[name];
  removeListeners();
  process.stdout.write(mark);
  process.stderr.write(mark);
  process.send?.(code);
});
listeners[0]?.set('message', process.listeners('message'));
