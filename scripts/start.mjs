// `npm start [-- …]`: set-up, a build of what the browser needs where it is missing or older than its sources, and then the
// studio on the shipped content. The arguments are those of `railwright studio`.
import { devNull } from 'node:os';
import { join } from 'node:path';
import { staleApps } from './lib/apps.mjs';
import { npmCommand, run } from './lib/run.mjs';
import { afterSetUp } from './setup.mjs';

/** Of `only-arguments.mjs`, which the Node that runs this file may be too old to load. */
const ARGUMENTS_FIT = 100;

await afterSetUp(async ({ node, env }) => {
  const args = process.argv.slice(2);
  const hasFolder = args.some((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--port');
  const command = [
    join('apps', 'cli', 'bin', 'run.js'),
    'studio',
    ...(hasFolder ? [] : ['content']),
    ...args,
  ];
  const stale = staleApps();
  if (stale.length > 0) {
    // Help and mistakes come at once, not after a build of a minute.
    const onlyArguments = new URL('../apps/cli/scripts/only-arguments.mjs', import.meta.url).href;
    const code = await run(node, ['--import', onlyArguments, ...command], env);
    if (code !== ARGUMENTS_FIT) return code;
  }
  const npm = npmCommand();
  for (const app of stale) {
    console.log(`Building ${app} …`);
    // What a build has to say is for those who work on the app, but for its errors.
    const build = ['run', 'build', '--silent', '-w', app, '--', '--logLevel', 'error'];
    const code = await run(npm.program, [...npm.args, ...build], env, devNull);
    if (code === 0) continue;
    console.error(`\n${app} could not be built (exit code ${code}); its message is above.`);
    // The studio works without the player.
    if (app === 'apps/editor') return code;
  }
  return run(node, command, env);
});
