// The browser tests: the built studio, served by the real server over a folder of its own for each test.
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  reporter: 'line',
  use: {
    viewport: { width: 1360, height: 860 },
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
