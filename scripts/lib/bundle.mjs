// The bundle of the command line, with which it starts in less than half the time; see apps/cli/bin/program.js.
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * Makes it unless it is fresh. Without one, the command line runs from its sources.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export async function makeBundle(node, env) {
  await run(node, [join('apps', 'cli', 'scripts', 'checkout-bundle.ts')], env);
}
