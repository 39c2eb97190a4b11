// The sources of a workspace: its folders, and the packs shipped with railwright that they need.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asBase, neededPacks, packIds, type FileSource } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

export interface Sources {
  readonly own: readonly FileSource[];
  readonly shipped: readonly FileSource[];
}

/** `folders` are absolute, with slashes; `shipped` is the folder of the packs that come with railwright. */
export async function openSources(folders: readonly string[], shipped: string): Promise<Sources> {
  const own = folders.map((folder) => folderSource(folder, { prefix: `${folder}/` }));
  const ids = new Set((await Promise.all(own.map(packIds))).flat());
  const names = await readdir(shipped).catch(() => []);
  const packs = await Promise.all(
    names.map(async (name) => {
      const folder = join(shipped, name);
      const source = asBase(folderSource(folder, { prefix: `${folder.replaceAll('\\', '/')}/` }));
      return { source, ids: await packIds(source) };
    }),
  );
  // A copy of a shipped pack hides the shipped one.
  const others = packs.filter((pack) => pack.ids.length > 0 && !pack.ids.some((id) => ids.has(id)));
  return { own, shipped: (await neededPacks(own, others)).map(({ source }) => source) };
}
