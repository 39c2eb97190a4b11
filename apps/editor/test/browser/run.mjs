// `npm run test:browser`: builds the studio and runs its tests in a real Chromium. Arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { needChromium } from '../../../../scripts/lib/chromium.mjs';
import { commandFile } from '../../../../scripts/lib/workspace.mjs';

const app = join(import.meta.dirname, '..', '..');
const chromium = needChromium();
if (!chromium) process.exit(1);

const run = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, args, {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  }).status ?? 1;

const built = run(commandFile('vite'), 'build', '--logLevel', 'warn');
if (built !== 0) process.exit(built);
process.exit(run(commandFile('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)));
