// A source of which some files are not what lies there: text that is not saved yet, or comes from elsewhere.
import { headOf } from '../pictures/picture-header.ts';
import { bytesOf, type FileSource } from './file-source.ts';

/** `texts` by path as in diagnostics, the prefix of the source included. Files that are not in the source are added to it. */
export function overlaySource(
  source: FileSource,
  texts: ReadonlyMap<string, string | Uint8Array>,
): FileSource {
  const prefix = source.prefix ?? '';
  const head: FileSource['head'] =
    source.head &&
    ((path) => {
      const content = texts.get(prefix + path);
      return content === undefined
        ? (source.head as NonNullable<FileSource['head']>)(path)
        : Promise.resolve(headOf(path, bytesOf(content)));
    });
  return {
    prefix,
    async list() {
      const own = [...texts.keys()]
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length));
      return [...new Set([...(await source.list()), ...own])];
    },
    ...(head && { head }),
    read(path) {
      const text = texts.get(prefix + path);
      return text === undefined ? source.read(path) : Promise.resolve(text);
    },
  };
}
