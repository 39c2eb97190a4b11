// Tests of the package as people install it. `npm test -- --only package` makes the package first.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('./installed', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    globalSetup: './install.ts',
    testTimeout: 120_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    slowTestThreshold: 20_000,
  },
});
