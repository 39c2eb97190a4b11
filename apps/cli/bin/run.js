#!/usr/bin/env node
// Plain JavaScript without newer imports, so that a Node too old for the rest can still report that.
import module from 'node:module';
import { dirname } from 'node:path';
import { program } from './program.js';

// The first Node 22 that runs TypeScript files without a flag; the published package has none and is content with 22.17.
const OLDEST = { major: 22, minor: 18 };
// The short-lived 23 came before some of what was brought back to 22.
const NEXT_MAJOR = 24;
const HINT = ' In its checkout, npx railwright uses the Node that is included.';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major >= NEXT_MAJOR || (major === OLDEST.major && minor >= OLDEST.minor)) {
  module.enableCompileCache();
  // Threads look for compiled code there too, which they would not of themselves.
  const cache = module.getCompileCacheDir();
  if (cache !== undefined) process.env['NODE_COMPILE_CACHE'] ??= dirname(cache);
  /** @type {{ main: (args: readonly string[]) => Promise<void> }} */
  const { main } = await import(program()).catch(explainMissing);
  await main(process.argv.slice(2));
} else {
  console.error(
    `railwright needs Node ${OLDEST.major}.${OLDEST.minor} or a later ${OLDEST.major}, or Node ${NEXT_MAJOR} or newer; this is Node ${process.versions.node}.${HINT}`,
  );
  process.exitCode = 2;
}

/**
 * A checkout in which nothing has been installed.
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function explainMissing(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(`railwright is not set up: run npm install in its folder. ${error.message}`);
  process.exit(2);
}
