// The site's build: every page is written once, without a fallback; a link that leads nowhere ends the build.
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import shared from '../../svelte.config.js';
import { withFingerprints } from '../../scripts/fingerprints-plugin.ts';

export default defineConfig({
  plugins: [withFingerprints(), sveltekit({ ...shared, adapter: adapter() })],
});
