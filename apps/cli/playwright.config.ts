// Tests in a browser: pictures look there as in other programs, and published sites work.
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.spec.ts',
  // Node runs TypeScript as it is, in a fraction of the time that Playwright takes to translate it.
  build: { external: ['**'] },
  outputDir: 'test-results',
  workers: 1,
  // Long, as the machine may be busy with other checks.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: { launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) } },
});
