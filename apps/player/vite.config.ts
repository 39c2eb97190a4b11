// The player's build: static pages, made with the Svelte configuration that both apps share.
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import config from '../../svelte.config.js';
import { withoutDocs } from './scripts/without-docs.ts';
import { workerChunks } from '../../scripts/worker-chunks.ts';

/** What is always loaded together compresses better in one file than in several, and lists of what to load beforehand cost a kilobyte. */
const GROUPS = [
  { name: 'core', test: /packages\/(?:engine\/src\/core|hex)\//, priority: 2 },
  {
    name: 'trains',
    test: /packages\/engine\/src\/trains\/(?:[\w-]+\.ts|(?:compile|language|ops|text\/en)\/|text\/[\w-]+\.ts)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [workerChunks(), withoutDocs(), sveltekit(config)],
  environments: {
    client: {
      build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } },
    },
  },
});
