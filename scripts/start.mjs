// `npm start [-- …]`: set-up, a build of what the browser needs where it is missing or older than its sources, and then the
// studio on the shipped content. The arguments are those of `railwright studio`.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, run } from './lib/run.mjs';
import { ROOT, workspacesWith } from './lib/workspace.mjs';
import { afterSetUp } from './setup.mjs';

const SKIPPED = new Set(['node_modules', 'build', 'dist', 'test', 'test-results', '.svelte-kit']);

/**
 * When the newest file below a folder was written.
 * @param {string} folder
 * @returns {number}
 */
function newestBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .reduce((newest, entry) => {
      const path = join(folder, entry.name);
      return Math.max(newest, entry.isDirectory() ? newestBelow(path) : statSync(path).mtimeMs);
    }, 0);
}

/** @param {string} app */
function isStale(app) {
  const page = join(ROOT, app, 'build', 'index.html');
  if (!existsSync(page)) return true;
  const sources = [app, 'packages', 'content', 'schemas'].map((folder) => newestBelow(join(ROOT, folder)));
  return Math.max(...sources) > statSync(page).mtimeMs;
}

await afterSetUp(async ({ node, env }) => {
  const npm = npmCommand();
  for (const app of workspacesWith('build').filter((folder) => folder.startsWith('apps/'))) {
    if (!isStale(app)) continue;
    console.log(`Building ${app} …`);
    const code = await run(npm.program, [...npm.args, 'run', 'build', '--silent', '-w', app], env);
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
