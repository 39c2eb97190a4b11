// Files that were read and found sound when a program was built: those of the shipped packs. While the text of one is the same, neither YAML
// nor schemas are read again. Positions in such a file are found when a finding asks for them.
import type { LocatedDocument } from '../text/located.ts';
import { parseYaml } from '../yaml/parse.ts';
import { hashOf } from './sound.ts';
import { shippedReady, type ReadyFile } from './shipped-ready.ts';

let shipped: ReturnType<typeof findIn> | undefined;

/** The document of a text that is known to fit the schema of this kind; undefined for every other. */
export function readyDocument(text: string, kind: string): Promise<LocatedDocument | undefined> {
  return (shipped ??= findIn(shippedReady()))(text, kind);
}

export function findIn(
  ready: readonly ReadyFile[],
): (text: string, kind: string) => Promise<LocatedDocument | undefined> {
  const lengths = new Set(ready.map(({ length }) => length));
  const files = new Map(ready.map((file) => [file.hash, file]));
  return async (text, kind) => {
    const file = lengths.has(text.length) ? files.get(hashOf(text)) : undefined;
    if (file?.kind !== kind) return undefined;
    // If it cannot be loaded, the text is read.
    const data = await file.data().catch(() => undefined);
    return data === undefined ? undefined : documentOf(text, data);
  };
}

/** A document whose text is parsed only when a position is asked for. */
function documentOf(text: string, data: unknown): LocatedDocument {
  let read: LocatedDocument | undefined;
  const located = (): LocatedDocument => {
    read ??= parseYaml(text, '').document;
    if (!read) throw new Error('a file that is said to be sound is not');
    return read;
  };
  return {
    data,
    valueRange: (path) => located().valueRange(path),
    keyRange: (path) => located().keyRange(path),
    written: (range) => located().written(range),
    lines: (path) => located().lines(path),
    textStyle: (path) => located().textStyle(path),
    wordRange: (path, at, from, word) => located().wordRange(path, at, from, word),
    characterRange: (path, line, index, length) => located().characterRange(path, line, index, length),
  };
}
