// Files that were read and found sound when a program was built: those of the shipped packs. While the text of one is the same, neither YAML
// nor schemas are read again. Where something in such a file stands is found when a finding asks for it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LocatedDocument } from '../yaml/located.ts';
import { parseYaml } from '../yaml/parse.ts';
import type { ContentCache } from './read-file.ts';
import { shippedReady } from './shipped-ready.ts';

export interface ReadyFile {
  /** SHA-256 of its text, and the length of that in UTF-16. */
  readonly hash: string;
  readonly length: number;
  /** The name of its kind, which is that of its folder in a pack; `pack` for a manifest. */
  readonly kind: string;
  /** Plain data, as the text has it. */
  readonly data: unknown;
}

/** Those of the files in a cache in which nothing was found. */
export function readyFiles({ files }: ContentCache): readonly ReadyFile[] {
  return [...files.values()].flatMap(({ file: { text, kind, document, broken }, diagnostics }) =>
    document && broken.length === 0 && diagnostics.length === 0
      ? [{ hash: hashOf(text), length: text.length, kind, data: document.data }]
      : [],
  );
}

let shipped: ((text: string, kind: string) => LocatedDocument | undefined) | undefined;

/** The document of a text that is known to fit the schema of this kind; undefined for every other. */
export function readyDocument(text: string, kind: string): LocatedDocument | undefined {
  return (shipped ??= findIn(shippedReady()))(text, kind);
}

export function findIn(
  ready: readonly ReadyFile[],
): (text: string, kind: string) => LocatedDocument | undefined {
  const lengths = new Set(ready.map(({ length }) => length));
  const files = new Map(ready.map((file) => [file.hash, file]));
  return (text, kind) => {
    const file = lengths.has(text.length) ? files.get(hashOf(text)) : undefined;
    return file?.kind === kind ? documentOf(text, file.data) : undefined;
  };
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A document whose text is read when somebody asks where something stands. */
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
