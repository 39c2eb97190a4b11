// Reads and writes packs as a zip: texts, pictures and learned players. Loaded on first use.
import { isPicture } from '@railwright/content';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { isPlayer, isText } from '../core/content/file-kinds.ts';

/** What a page can hold in memory several times over. */
const MOST_BYTES = 128 * 1024 * 1024;

export type FileData = string | Uint8Array<ArrayBuffer>;

export function makeZip(files: Readonly<Record<string, FileData>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(
    ([path, data]) => [path, typeof data === 'string' ? strToU8(data) : data] as const,
  );
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>;
}

/**
 * The files of a zip by path. Hidden files, paths that lead outside and files that are not content are left out.
 * @throws Error with a sentence about a file that is not what its name says, or a zip that is too large
 */
export function readZip(bytes: Uint8Array): Map<string, FileData> {
  let total = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const plain = name.split('/').every((part) => part !== '' && !part.startsWith('.'));
      if (!plain || name.includes('\\') || ![isText, isPicture, isPlayer].some((isOne) => isOne(name)))
        return false;
      total += originalSize;
      if (total > MOST_BYTES) throw new Error('The zip contains more than 128 MB.');
      return true;
    },
  });
  return new Map(
    Object.entries(entries).map(([path, data]) => [
      path,
      isText(path) ? textOf(path, data) : (data as Uint8Array<ArrayBuffer>),
    ]),
  );
}

function textOf(path: string, data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    throw new Error(`${path} is not UTF-8 text.`);
  }
}
