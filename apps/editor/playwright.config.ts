// The browser tests: the built studio, served by the real server over a folder of its own for each test.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/chromium.mjs';
import { npmCommand } from '../../scripts/lib/run.mjs';

const executablePath = findChromium();

// The studio is tested beside the player, which is built where it is not yet.
const player = join(import.meta.dirname, '..', 'player');
if (!existsSync(join(player, 'build', 'index.html'))) {
  const { program, args } = npmCommand();
  spawnSync(program, [...args, 'run', 'build', '--silent'], { cwd: player, stdio: 'inherit' });
}

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  // Else the last files, with whole games or long playtests, would keep one worker busy and the other idle.
  fullyParallel: true,
  // Long, as the machine may be busy with other checks.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    viewport: { width: 1360, height: 860 },
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
