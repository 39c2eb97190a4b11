// `npm start [-- …]`: set-up, a build of the studio's pages where they are missing or older than their sources, and then the studio on
// the shipped content; the player is built while the studio runs. The arguments are those of `railwright studio`.
import { devNull } from 'node:os';
import { join } from 'node:path';
import { staleApps } from './lib/apps.mjs';
import { makeBundle } from './lib/bundle.mjs';
import { npmCommand, run } from './lib/run.mjs';
import { afterSetUp } from './setup.mjs';

/** Of `only-arguments.mjs`, which the Node that runs this file may be too old to load. */
const ARGUMENTS_FIT = 100;
const STUDIO = 'apps/editor';
const PLAYER = 'apps/player';

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
  if (stale.length > 0 && args.length > 0) {
    // Help and mistakes come at once, not after a build of a minute.
    const onlyArguments = new URL('../apps/cli/scripts/only-arguments.mjs', import.meta.url).href;
    const code = await run(node, ['--import', onlyArguments, ...command], env);
    if (code !== ARGUMENTS_FIT) return code;
  }
  const bundled = makeBundle(node, env);
  if (stale.includes(STUDIO)) {
    const code = await build(STUDIO, env);
    if (code !== 0) return code;
  }
  await bundled;
  const studio = run(node, command, env);
  // The studio works without the player, and serves it as soon as it is there.
  if (stale.includes(PLAYER)) await build(PLAYER, env);
  return studio;
});

/**
 * @param {string} app
 * @param {NodeJS.ProcessEnv} env
 */
async function build(app, env) {
  console.log(app === PLAYER ? `Building ${app}, which games need …` : `Building ${app} …`);
  const npm = npmCommand();
  // Output of the build matters only to developers of the app, except for its errors.
  const command = ['run', 'build', '--silent', '-w', app, '--', '--logLevel', 'error'];
  const code = await run(npm.program, [...npm.args, ...command], env, devNull);
  if (code !== 0) console.error(`\n${app} could not be built (exit code ${code}); its message is above.`);
  else if (app === PLAYER) console.log('Games can be played now.');
  return code;
}
