// Browser tests against the built player. Without Playwright's own browsers, a Chromium of the system serves as well.
import { defineConfig } from '@playwright/test';
import { findChromium, TEST_ARGS } from '../../scripts/lib/chromium.mjs';

const executablePath = findChromium();
const PORT = Number(process.env['PLAYER_PORT'] ?? 4396);

export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  // Node runs TypeScript as it is, in a fraction of the time that Playwright takes to translate it.
  build: { external: ['**'] },
  outputDir: 'test-results',
  // Whole games, on machines that may be busy.
  timeout: 400_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // Else the last files, with whole games or long playtests, would keep one worker busy and the other idle.
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
    // One process for all pages of the player that a worker opens.
    launchOptions: {
      args: [...TEST_ARGS, '--process-per-site'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
