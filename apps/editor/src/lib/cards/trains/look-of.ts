// What a card looks like in its pack: picture, layout and colors as the open files have them.
import type { Look } from '@railwright/board';
import type { Data } from '../../core/content/data.ts';
import { pictures } from '../../core/pictures/pictures.svelte.ts';
import { project } from '../../core/project/project.svelte.ts';
import { lookFrom } from './model/look.ts';

/** Without a folder the pack is not here, nor are its pictures. */
export function lookOf(card: Data, folder: string | undefined): Look {
  const manifest = folder === undefined ? undefined : project.files.get(`${folder}pack.yaml`)?.data;
  return lookFrom(card, manifest, (path) => (folder === undefined ? undefined : pictures.at(folder + path)));
}
