// Locates the shipped packs, schemas and built pages. A published package has them at its root; in the repository they are
// where they are built.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '@railwright/server';

const IN_REPOSITORY = {
  content: ['..', '..', 'content'],
  schemas: ['..', '..', 'schemas'],
  studio: ['..', 'editor', 'build'],
  player: ['..', 'player', 'build'],
  packs: ['..', '..', 'packages', 'content', 'templates'],
  fonts: ['fonts'],
} as const;
export type Shipped = keyof typeof IN_REPOSITORY;

/** The folder of this package's package.json. */
export const PACKAGE_ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** The location of a shipped item; in a repository that has not been built, the pages may be missing. */
export function shippedFolder(what: Shipped): string {
  const carried = join(PACKAGE_ROOT, what);
  return existsSync(carried) ? carried : join(PACKAGE_ROOT, ...IN_REPOSITORY[what]);
}

/**
 * Built pages on a server. The learned players of shipped packs, which their builds have too, are only with these packs in a published
 * package.
 */
export function builtApp(what: 'studio' | 'player', path: string): App {
  return {
    path,
    dir: shippedFolder(what),
    elsewhere(name) {
      const [, pack, player] = /^bundles\/([\w-]+)\.([\w-]+\.player)$/.exec(name) ?? [];
      if (pack === undefined || player === undefined) return undefined;
      return { dir: shippedFolder('content'), name: `${pack}/players/${player}` };
    },
  };
}

/** The version of the package, as in its package.json. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function rootAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at))
    if (existsSync(join(at, 'package.json')) || dirname(at) === at) return at;
}
