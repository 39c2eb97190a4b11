// A small valid pack, read from its folder.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memorySource } from '@railwright/content';
import type { TextLanguage } from '@railwright/engine';
import { Workspace } from '../src/index.ts';

export const ROOT = '/packs/mini/';

const FOLDER = join(import.meta.dirname, 'mini');

/** By path in the pack. */
export const FILES: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('**/*.yaml', { cwd: FOLDER }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(FOLDER, path), 'utf8'),
  ]),
);

export async function openPack(
  more: Readonly<Record<string, string>> = {},
  language?: TextLanguage,
): Promise<Workspace> {
  const workspace = new Workspace(undefined, language);
  await workspace.read([{ ...memorySource({ ...FILES, ...more }), prefix: ROOT }]);
  await workspace.check();
  return workspace;
}
