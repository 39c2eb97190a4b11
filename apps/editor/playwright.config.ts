// The browser tests: the built studio, served by the real server over a folder of its own for each test.
import { defineConfig } from '@playwright/test';
import { findChromium, TEST_ARGS } from '../../scripts/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/browser',
  // Node runs TypeScript as it is, in a fraction of the time that Playwright takes to translate it.
  build: { external: ['**'] },
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
    contextOptions: { reducedMotion: 'reduce' },
    // One process for all pages of the studio that a worker opens.
    launchOptions: {
      args: [...TEST_ARGS, '--process-per-site'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
