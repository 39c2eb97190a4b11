// Makes what `readyDocument` and `soundCopies` find: the sound files and packs among those that were read.
import type { Content } from '../packs/model.ts';
import { headOf } from '../pictures/picture-header.ts';
import { readPicture } from './list-pictures.ts';
import { hashOf, packText, picturesHash } from './sound.ts';
import type { ContentCache } from './read-file.ts';
import type { ReadyFile, ReadyPack } from './shipped-ready.ts';

/** Those of the files in a cache in which nothing was found, with their paths. */
export function readyFiles({ files }: ContentCache): readonly (ReadyFile & { readonly path: string })[] {
  return [...files.values()].flatMap(({ file: { path, text, kind, document, broken }, diagnostics }) =>
    document && broken.length === 0 && diagnostics.length === 0
      ? [{ path, hash: hashOf(text), length: text.length, kind, data: () => Promise.resolve(document.data) }]
      : [],
  );
}

/** The packs without findings, ignored ones included. */
export async function readyPacks({ packs, diagnostics, ignored }: Content): Promise<readonly ReadyPack[]> {
  const told = new Set([...diagnostics, ...ignored].map(({ file }) => file));
  const sound = packs.filter((pack) =>
    [pack.file, ...pack.files].every(({ path, document }) => document && !told.has(path)),
  );
  return Promise.all(
    sound.map(async ({ file, files, folder, pictures }) => {
      const text = packText([file, ...files], folder);
      const heads = [...(pictures?.values() ?? [])].map(
        async (picture) => [picture.path, headOf(picture.path, await readPicture(picture))] as const,
      );
      const hash = picturesHash(await Promise.all(heads), folder);
      return { hash: hashOf(text), length: text.length, ...(hash !== undefined && { pictures: hash }) };
    }),
  );
}
