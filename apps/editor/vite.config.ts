// The studio's build: static pages, made with the Svelte configuration that both apps share.
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import config from '../../svelte.config.js';
import { withFingerprints } from '../../scripts/fingerprints-plugin.ts';
import { withReadyContent } from '../../scripts/ready-content-plugin.ts';
import { packTexts } from '../../scripts/pack-texts.ts';
import { pageShells } from '../../scripts/page-shells.ts';
import { workerChunks } from '../../scripts/worker-chunks.ts';
import { bareCodes } from './scripts/bare-codes.ts';
import { firstChunks } from './scripts/first-chunks.ts';
import { playersByName } from './scripts/players-by-name.ts';
import { translated } from './scripts/translate.ts';

export default defineConfig({
  plugins: [
    bareCodes(),
    translated(),
    playersByName(),
    withFingerprints(),
    withReadyContent(),
    packTexts(),
    workerChunks(),
    pageShells(),
    firstChunks(),
    sveltekit(config),
  ],
  worker: {
    format: 'es',
    plugins: () => [bareCodes(), translated(), withFingerprints(), withReadyContent()],
  },
  // A file whose preload failed stays missing until the page is loaded again: trying again would not help.
  build: {
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
  },
  // While developing, the content comes from `npx railwright studio --no-open`.
  server: { proxy: { '/api': 'http://127.0.0.1:4173' } },
});
