// The player with one more game: `vite build --config …` in apps/player. It goes into a folder of its own.
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import config from '../../../svelte.config.js';
import { withFingerprints } from '../../../scripts/fingerprints-plugin.ts';
import { workerChunks } from '../../../scripts/worker-chunks.ts';
import { swapGames } from '../swap.ts';

const pages = process.env['SHUNTING_PAGES'] ?? 'build/shunting';

export default defineConfig({
  plugins: [
    swapGames(),
    withFingerprints(),
    workerChunks(),
    sveltekit({
      ...config,
      outDir: '.svelte-kit/shunting',
      adapter: adapter({ fallback: '200.html', pages, assets: pages }),
    }),
  ],
});
