// The pack that a command writes a new file into: around the folder that is named, or else the current one; or the only one in it.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gameTitle, kindsOf, type Pack } from '@railwright/content';
import { packAbove, packsBelow, shownPath } from '../content/folders.ts';
import { loadPaths } from '../content/load.ts';
import { misuse, refusal } from '../failure.ts';

const HELP = 'Name the pack to write into with --pack; railwright new creates one.';

/** @throws Failure if there is none, or if it cannot be read. */
export async function openTargetPack(
  typed: string | undefined,
): Promise<{ readonly folder: string; readonly pack: Pack }> {
  if (typed !== undefined && !existsSync(typed)) throw misuse(`There is no folder ${typed}.`, HELP);
  const at = resolve(typed ?? '.');
  const below = packsBelow(at);
  const folder = packAbove(at) ?? (below.length === 1 ? below[0] : undefined);
  if (folder === undefined) {
    const here = typed ?? 'This folder';
    if (below.length === 0) throw misuse(`${here} is not in a pack.`, HELP);
    throw misuse(`${here} has several packs.`, `Name one with --pack: ${below.map(shownPath).join(', ')}.`);
  }
  const { content } = await loadPaths([folder]);
  const pack = content.packs.find(({ file }) => dirname(resolve(file.path)) === folder);
  if (!pack) throw refusal(`The pack in ${folder} cannot be read.`, 'See railwright validate.');
  return { folder, pack };
}

/** @throws Failure for a pack of a game that has no such files. */
export function expectKind(pack: Pack, kind: string): void {
  if (!kindsOf(pack.game).some(({ folder }) => folder === kind)) refuseKind(pack, kind);
}

export function refuseKind(pack: Pack, kind: string): never {
  throw misuse(`${pack.id} is a pack of ${gameTitle(pack.game)}, which has no ${kind}.`);
}
