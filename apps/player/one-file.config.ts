// The second build: the whole player as one page, with a place for the setups that publishing puts inside.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { withFingerprints } from '../../scripts/fingerprints-plugin.ts';
import { workerChunks } from '../../scripts/worker-chunks.ts';
import { atOnce } from './scripts/at-once.ts';
import { onePage } from './scripts/one-page.ts';
import { withoutDocs } from './scripts/without-docs.ts';

export default defineConfig({
  plugins: [
    withFingerprints(),
    workerChunks(
      (file) => `import { workerAddress } from '/src/one-file/worker-address.ts';
export const url = workerAddress(${JSON.stringify(file.replace(/^src\//, '../'))});`,
    ),
    withoutDocs(),
    svelte({
      configFile: false,
      // A shorter name a class saves 6 kB.
      compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css)}` },
    }),
    atOnce(),
    onePage('src/app.html', 'one-file.html'),
  ],
  publicDir: 'static',
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    outDir: 'build',
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: Infinity,
    // Its workers are classic scripts.
    rolldownOptions: {
      input: 'src/one-file/main.ts',
      output: { format: 'iife', codeSplitting: false },
      // Vite asks whether there are files to load before others: there are none.
      checks: { emptyImportMeta: false },
    },
  },
});
