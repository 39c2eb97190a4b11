// The Svelte and SvelteKit configuration of the apps; each app's vite.config.ts passes it to `sveltekit(config)`.
// Both are static pages without a server of their own: what cannot be prerendered is answered with 200.html.
import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit/vite').Config} */
const config = {
  compilerOptions: { runes: true },
  adapter: adapter({ fallback: '200.html' }),
  // Relative addresses let a build be served from any folder.
  paths: { relative: true },
};

export default config;
