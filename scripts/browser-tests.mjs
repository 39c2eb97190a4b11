// `npm run test:browser` of an app: builds it if anything changed since its last build, and runs its tests in a real Chromium.
// Arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { staleApps } from './lib/apps.mjs';
import { needChromium } from './lib/chromium.mjs';
import { npmCommand } from './lib/run.mjs';
import { commandFile, ROOT } from './lib/workspace.mjs';

const chromium = needChromium();
if (!chromium) process.exit(1);

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
const run = (program, args) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium } }).status ?? 1;

if (staleApps().includes(relative(ROOT, process.cwd()).replaceAll(sep, '/'))) {
  const npm = npmCommand();
  const built = run(npm.program, [...npm.args, 'run', 'build', '--silent', '--', '--logLevel', 'warn']);
  if (built !== 0) process.exit(built);
}
process.exit(
  run(process.execPath, [commandFile('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)]),
);
