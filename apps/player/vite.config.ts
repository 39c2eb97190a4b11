// The player's build: static pages, made with the Svelte configuration that both apps share.
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import config from '../../svelte.config.js';

export default defineConfig({
  plugins: [sveltekit(config)],
  worker: { format: 'es' },
});
