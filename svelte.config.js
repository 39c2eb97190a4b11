// The Svelte and SvelteKit configuration of both apps; each app's vite.config.ts passes it to `sveltekit(config)`.
// Both are single pages without a server: everything is prerendered or falls back to index.html.
import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit/vite').Config} */
const config = {
  compilerOptions: { runes: true },
  adapter: adapter({
    pages: 'build',
    assets: 'build',
    fallback: 'index.html',
    precompress: false,
    strict: true,
  }),
  // Relative addresses let a build be served from any folder.
  paths: { relative: true },
};

export default config;
