// `npm run test:browser` of an app: builds what its tests open if anything changed since the last build, and runs them in a real
// Chromium. Arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { staleApps } from './lib/apps.mjs';
import { needChromium } from './lib/chromium.mjs';
import { npmCommand } from './lib/run.mjs';
import { commandFile, ROOT } from './lib/workspace.mjs';

const chromium = needChromium();
if (!chromium) process.exit(1);

const env = {
  ...process.env,
  CHROMIUM: chromium,
  // Each process of Playwright would else compile all sources that it loads.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
};

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
const run = (program, args) => spawnSync(program, args, { stdio: 'inherit', env }).status ?? 1;

/** The studio opens setups in the player, and published sites have both. */
const OPENED = { 'apps/editor': ['apps/player'], 'apps/cli': ['apps/editor', 'apps/player'] };

const app = relative(ROOT, process.cwd()).replaceAll(sep, '/');
const opened = [app, ...(OPENED[/** @type {keyof typeof OPENED} */ (app)] ?? [])];
for (const stale of staleApps().filter((one) => opened.includes(one))) {
  const npm = npmCommand();
  const build = ['run', 'build', '--silent', '--prefix', join(ROOT, stale), '--', '--logLevel', 'warn'];
  const built = run(npm.program, [...npm.args, ...build]);
  if (built !== 0) process.exit(built);
}
process.exit(
  run(process.execPath, [commandFile('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)]),
);
