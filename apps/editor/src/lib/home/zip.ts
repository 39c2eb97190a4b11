// Reads and writes packs as a zip. Loaded on first use.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const MOST_BYTES = 32 * 1024 * 1024;
const CONTENT = /\.(ya?ml|md|txt|csv|json)$/i;

export function makeZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>;
}

/** The texts of a zip by path. Hidden files, paths that lead outside and files that are not content are left out. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  let total = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const plain = name.split('/').every((part) => part !== '' && !part.startsWith('.'));
      if (!plain || name.includes('\\') || !CONTENT.test(name)) return false;
      total += originalSize;
      if (total > MOST_BYTES) throw new Error('The zip contains more than 32 MB.');
      return true;
    },
  });
  return new Map(Object.entries(entries).map(([path, data]) => [path, strFromU8(data)]));
}
