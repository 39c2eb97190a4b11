// A fourth game that nothing in packages and apps knows. A file here that is called as a registry of a layer, such as `engine/games.ts`
// beside `packages/engine/src/games.ts`, is loaded in its place, by everybody but itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..', '..');
const SOURCE = /^(?:packages|apps)\/([^/]+)\/src\/(?:lib\/)?(.+\.ts)$/;

/** Paths of files as they are and as they are here, where there is one here. */
export function swapped(path: string, importer: string | undefined): string | undefined {
  const [, layer, file] = SOURCE.exec(path.slice(ROOT.length + 1)) ?? [];
  if (layer === undefined || file === undefined || !path.startsWith(ROOT)) return undefined;
  const own = join(HERE, layer, file);
  return own !== importer && existsSync(own) ? own : undefined;
}

/** The same of addresses. */
export function swappedUrl(url: string, importer: string | undefined): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const from = importer?.startsWith('file:') === true ? fileURLToPath(importer) : undefined;
  const path = swapped(fileURLToPath(url), from);
  return path === undefined ? undefined : pathToFileURL(path).href;
}

/** For Vite: what it builds or tests knows the game. */
export function swapGames(): Plugin {
  return {
    name: 'swap-games',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && !found.external ? swapped(found.id, importer) : undefined) ?? found;
    },
  };
}
