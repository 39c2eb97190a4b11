// The player's build: static pages, made with the Svelte configuration that both apps share.
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import config from '../../svelte.config.js';
import { workerChunks } from '../../scripts/worker-chunks.ts';

export default defineConfig({
  plugins: [workerChunks(), sveltekit(config)],
});
