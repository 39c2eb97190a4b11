// Makes what `readyDocument` finds: the sound files among those that were read.
import { hashOf } from './ready.ts';
import type { ContentCache } from './read-file.ts';
import type { ReadyFile } from './shipped-ready.ts';

/** Those of the files in a cache in which nothing was found. */
export function readyFiles({ files }: ContentCache): readonly ReadyFile[] {
  return [...files.values()].flatMap(({ file: { text, kind, document, broken }, diagnostics }) =>
    document && broken.length === 0 && diagnostics.length === 0
      ? [{ hash: hashOf(text), length: text.length, kind, data: document.data }]
      : [],
  );
}
