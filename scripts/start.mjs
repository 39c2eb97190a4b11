// `npm start [-- …]`: set-up, a build of what the browser needs where it is missing or older than its sources, and then the
// studio on the shipped content. The arguments are those of `railwright studio`.
import { devNull } from 'node:os';
import { join } from 'node:path';
import { staleApps } from './lib/apps.mjs';
import { npmCommand, run } from './lib/run.mjs';
import { afterSetUp } from './setup.mjs';

await afterSetUp(async ({ node, env }) => {
  const npm = npmCommand();
  for (const app of staleApps()) {
    console.log(`Building ${app} …`);
    // What a build has to say is for those who work on the app, but for its errors.
    const build = ['run', 'build', '--silent', '-w', app, '--', '--logLevel', 'error'];
    const code = await run(npm.program, [...npm.args, ...build], env, devNull);
    if (code === 0) continue;
    console.error(`\n${app} could not be built (exit code ${code}); its message is above.`);
    // The studio works without the player.
    if (app === 'apps/editor') return code;
  }
  const args = process.argv.slice(2);
  const hasFolder = args.some((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--port');
  return run(
    node,
    [join('apps', 'cli', 'bin', 'run.js'), 'studio', ...(hasFolder ? [] : ['content']), ...args],
    env,
  );
});
