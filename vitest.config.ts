import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bundledThreads } from './apps/cli/scripts/bundled-threads.ts';
import { packTexts } from './scripts/pack-texts.ts';
import { workerChunks } from './scripts/worker-chunks.ts';

const FILES = [
  'packages/*/{src,test}/**/*.test.ts',
  'apps/cli/**/*.test.ts',
  'apps/*/{scripts,src}/**/*.test.ts',
  'scripts/**/*.test.ts',
];
/** Tests that replace modules or globals, or add a game or a figure. */
const APART = [
  'apps/player/src/lib/host/browser-store.test.ts',
  'apps/player/src/lib/play/bot-turns.test.ts',
  'apps/vscode/test/**/*.test.ts',
  'test/**/*.test.ts',
];
// The installed package has a check of its own.
const NO_TESTS = ['**/node_modules/**', '{packages,apps}/*/{dist,build}/**', 'apps/cli/installed/**'];

/** Small files that take minutes. Where Vitest knows no times yet it runs large files first, and these would come last, one of them alone. */
const LONG = /\/(laws|chaos|resume|run-panel)\.test\.ts$/;

/**
 * What plays games and checks content runs three times as fast as Node loads it as behind Vitest's own modules. These folders import nothing but each
 * other. While watching, and to find what a change concerns, Vitest has to follow their files itself.
 */
const PLAIN =
  /\/packages\/(?:(?:hex|engine|net|learn|statistics|figures|bots|content)\/src|playtest\/src(?!\/node))\/(?!.*\.test\.ts$)/;
const { argv } = process;
const external = argv.includes('run') && !argv.some((arg) => arg.startsWith('--changed')) ? [PLAIN] : [];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      project.name === 'apart' ? 0 : LONG.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // Classes of the apps with runes in them, `*.svelte.ts`, texts of shipped packs, and addresses of their workers.
  plugins: [svelte({ configFile: false }), packTexts(), workerChunks(), bundledThreads()],
  // An app's own tsconfig.json extends one that SvelteKit makes and that need not be there yet.
  tsconfig: 'tsconfig.json',
  // VS Code alone has it, and gives it to its extensions.
  resolve: { alias: { vscode: new URL('apps/vscode/test/fake-vscode.ts', import.meta.url).pathname } },
  test: {
    setupFiles: ['scripts/vitest-setup.ts'],
    // Threads and commands that tests start would else compile the whole source each time.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: FILES,
          exclude: [...NO_TESTS, ...APART],
          // Files share the modules that they import, which takes a third less time.
          isolate: false,
          server: { deps: { external } },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          ...{ include: APART, exclude: NO_TESTS },
          // Icons of tables that are rendered are components of a package.
          server: { deps: { inline: ['@lucide/svelte'] } },
        },
      },
    ],
    // Processes take no longer than threads here, and a file whose threads end Node takes no other one with it.
    pool: 'forks',
    sequence: { sequencer: LongFirst },
    // More than there are cores: many tests wait for commands that they start.
    maxWorkers: 3,
    // Whole games, properties over many seeds and starting threads take a minute on a very busy machine. A test that hangs
    // still ends.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Only what is slow for a test that plays whole games is worth a line.
    slowTestThreshold: 5_000,
    passWithNoTests: false,
  },
});
