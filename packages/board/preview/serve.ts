// Every drawing of this package on a page, to look at while changing it: `npm run preview -w packages/board`. With a folder
// it builds the page there instead.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, createServer } from 'vite';
import type { InlineConfig } from 'vite';

const outDir = process.argv[2];
const config: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  base: './',
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
};
if (outDir === undefined) {
  const server = await createServer({ ...config, server: { host: '127.0.0.1' } });
  await server.listen();
  server.printUrls();
} else {
  await build({ ...config, build: { outDir, emptyOutDir: true } });
}
