// Packs and their files named by path instead of by id, as validate and test take them.
import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import type { Content } from '@railwright/content';
import { packAbove, shownPath } from '../content/folders.ts';
import { misuse } from '../failure.ts';

/** Whether what was typed is a path: `pack/id` is none, even where a folder has that name. */
export function isPath(typed: string): boolean {
  return isAbsolute(typed) || /^\.\.?(?:[\\/]|$)|\.ya?ml$|[\\/]$/.test(typed);
}

/**
 * The folder of the pack that a path is in.
 * @throws Failure if there is no such path, or no pack.
 */
export function packOf(typed: string): string {
  const path = resolve(typed);
  if (!existsSync(path))
    throw misuse(`There is no ${typed}.`, 'Name a pack, a setup or a card, or give a path.');
  const pack = packAbove(statSync(path).isDirectory() ? path : dirname(path));
  if (pack === undefined) throw misuse(`${typed} is in no pack.`, 'The folder of a pack has a pack.yaml.');
  return shownPath(pack) || '.';
}

/** The pack of a path; for a file of cards or setups, what is in it. */
export function namesAt(content: Content, typed: string): string[] {
  const folder = resolve(packOf(typed));
  const pack = content.packs.find((one) => resolve(one.folder) === folder);
  if (pack === undefined) throw misuse(`The pack of ${typed} cannot be read.`, 'See railwright validate.');
  const path = resolve(typed);
  const within = ['cards', 'setups'].flatMap((kind) =>
    [...(pack.items.get(kind)?.values() ?? [])].filter(({ file }) => resolve(file.path) === path),
  );
  return within.length === 0 ? [pack.id] : within.map(({ id }) => `${pack.id}/${id}`);
}
