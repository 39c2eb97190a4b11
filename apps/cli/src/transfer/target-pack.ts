// The pack that a command writes a new file into: named, or the one around the current folder.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gameTitle, kindsOf, type Pack } from '@railwright/content';
import { packAbove } from '../content/folders.ts';
import { loadPaths } from '../content/load.ts';
import { misuse, refusal } from '../failure.ts';

/** @throws Failure if there is none, or if it cannot be read. */
export async function openTargetPack(
  typed: string | undefined,
): Promise<{ readonly folder: string; readonly pack: Pack }> {
  const isThere = typed === undefined || existsSync(typed);
  const folder = isThere ? packAbove(resolve(typed ?? '.')) : undefined;
  if (folder === undefined)
    throw misuse(
      typed === undefined
        ? 'This folder is not in a pack.'
        : isThere
          ? `${typed} is not in a pack.`
          : `There is no folder ${typed}.`,
      'Name the pack to write into with --pack; railwright new creates one.',
    );
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
