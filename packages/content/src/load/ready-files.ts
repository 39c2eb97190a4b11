// Makes what `readyDocument` and `isReadyPack` find: the sound files and packs among those that were read.
import type { Content } from '../packs/model.ts';
import { hashOf, packText } from './ready.ts';
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
export function readyPacks({ packs, diagnostics, ignored }: Content): readonly ReadyPack[] {
  const told = new Set([...diagnostics, ...ignored].map(({ file }) => file));
  return packs.flatMap((pack) => {
    const files = [pack.file, ...pack.files];
    if (files.some(({ path, document }) => !document || told.has(path))) return [];
    const text = packText(files, pack.folder);
    return { hash: hashOf(text), length: text.length };
  });
}
