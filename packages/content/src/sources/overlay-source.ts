// A source of which some files are not what lies there: text that is not saved yet, or comes from elsewhere.
import { bytesOf, headOf, type FileSource } from './file-source.ts';

/** `texts` by path as in diagnostics, the prefix of the source included. Files that are not in the source are added to it. */
export function overlaySource(
  source: FileSource,
  texts: ReadonlyMap<string, string | Uint8Array>,
): FileSource {
  const prefix = source.prefix ?? '';
  const head: FileSource['head'] =
    source.head &&
    ((path, most) => {
      const content = texts.get(prefix + path);
      return content === undefined
        ? (source.head as NonNullable<FileSource['head']>)(path, most)
        : Promise.resolve(headOf(bytesOf(content), most));
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
