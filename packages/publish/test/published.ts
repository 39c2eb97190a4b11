// Kits of shipped setups, and their files with pictures that cost nothing: the drawings themselves.
import { fileURLToPath } from 'node:url';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import {
  makeKit,
  type Edition,
  type Kit,
  type KitOptions,
  type PublishedFile,
  type Target,
  type Tools,
} from '../src/index.ts';

/** The shipped packs. */
export const content = await loadContent([
  folderSource(fileURLToPath(new URL('../../../content', import.meta.url))),
]);

/** The kit of a shipped setup, in English unless the options say otherwise. */
export function kitOf(id: string, options: Partial<KitOptions> = {}): Kit {
  const resolution = resolveSetup(content, id);
  if (!resolution.ok) throw new Error(resolution.diagnostics[0]?.message);
  return makeKit(content, resolution.setup, { language: 'en', ...options });
}

/** The places of the built player, with a script that looks like them. */
export const PLAYER = [
  '<!doctype html><html lang="en"><head><title>Railwright</title>',
  '<script type="application/json" id="railwright-setups"></script></head>',
  '<body><script>const look = "<title>Railwright</title>";</script></body></html>',
].join('\n');

export const tools: Tools = {
  png: async (svg, width) => Promise.resolve(new TextEncoder().encode(`${width} ${svg}`)),
  pdf: async (svgs) => Promise.resolve(new TextEncoder().encode(svgs.join('\n'))),
  player: async () => Promise.resolve(PLAYER),
};

/** The files of a target by their paths. */
export async function filesOf(
  target: Target,
  kits: readonly Kit[],
  more: Partial<Edition> = {},
): Promise<Map<string, PublishedFile['data']>> {
  const files = new Map<string, PublishedFile['data']>();
  const edition: Edition = { content, kits, local: 'file:///home/me/published/', tools, ...more };
  for await (const { path, data } of target.publish(edition)) {
    if (files.has(path)) throw new Error(`${path} is published twice.`);
    files.set(path, data);
  }
  return files;
}
