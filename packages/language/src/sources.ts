// The sources of a workspace: its folders, and the packs shipped with railwright that they need.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asBase, shippedBeside, type FileSource } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

export interface Sources {
  readonly own: readonly FileSource[];
  readonly shipped: readonly FileSource[];
}

/** `folders` are absolute, with slashes; `shipped` is the folder of the packs that come with railwright. */
export async function openSources(folders: readonly string[], shipped: string): Promise<Sources> {
  const own = folders.map((folder) => folderSource(folder, { prefix: `${folder}/` }));
  const names = await readdir(shipped).catch(() => []);
  const packs = names.map((name) => {
    const folder = join(shipped, name);
    return asBase(folderSource(folder, { prefix: `${folder.replaceAll('\\', '/')}/` }));
  });
  return { own, shipped: await shippedBeside(own, packs) };
}
