// Finds what people type in everything that is open: files, what has a name in them, and lines of text.
import { packOf, type FolderListing } from '../content/packs.ts';
import type { TextFile } from '../content/text-file.ts';
import { changesLink, fileLink, textsLink } from '../links.ts';
import { namedIn, type Named } from './named.ts';
import { plain } from './plain.ts';

export interface Found {
  /** In a word, in English. */
  readonly kind: string;
  readonly title: string;
  /** Where it is. */
  readonly note: string;
  readonly link: string;
}

const WORST_RANK = 2;
const MOST = { files: 6, named: 20, lines: 20, linesOfOne: 4 } as const;
/** Fewer letters are in almost every line. */
const LEAST_FOR_LINES = 3;

/** Pages without a file. */
function pagesOf({ packs }: FolderListing): readonly Found[] {
  return [
    {
      ...{ kind: /* @wc-ignore */ 'Page', title: 'Changes', link: changesLink() },
      note: /* @wc-include */ 'what differs from the last commit, to revert or commit',
    },
    ...packs.map(({ title, folder }) => ({
      ...{ kind: /* @wc-ignore */ 'Page', title: `Texts of ${title}`, link: textsLink(folder) },
      note: /* @wc-include */ 'in all languages, with what is missing',
    })),
  ];
}

type Files = ReadonlyMap<string, TextFile>;

/** The best first: files and names before lines of text, what begins with the words before what holds them. */
export function search(typed: string, files: Files, listing: FolderListing): readonly Found[] {
  const query = plain(typed).trim();
  if (query === '') return [];
  const words = query.split(/\s+/);
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  const rank = (text: string): number =>
    text.startsWith(query) ? 0 : text.includes(` ${query}`) ? 1 : WORST_RANK;
  const best = <T>(list: readonly T[], rankOf: (one: T) => number, most: number): T[] =>
    list
      .map((one) => [rankOf(one), one] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, most)
      .map(([, one]) => one);

  const paths = best(
    [...files.keys()].filter((path) => has(plain(path))),
    (path) => rank(plain(nameOf(path))),
    MOST.files,
  );
  const named = best(
    [...files].flatMap(([path, file]) =>
      file
        .read(namedIn)
        .filter((one) => has(one.words))
        .map((one) => ({ path, ...one })),
    ),
    // Names of tests are sentences, which hold many words.
    ({ words: text, kind }) => rank(text) + (kind === 'Test' ? WORST_RANK + 1 : 0),
    MOST.named,
  );
  const noteOf = (path: string): string => {
    const pack = packOf(listing, path);
    return pack ? `${pack.title}, ${path.slice(pack.folder.length)}` : path;
  };
  return [
    ...pagesOf(listing).filter(({ title, note }) => has(plain(`${title} ${note}`))),
    ...paths.map((path) => fileFound(path, noteOf(path))),
    ...named.map(({ path, kind, title, at }) => ({
      kind,
      title,
      note: noteOf(path),
      link: linkTo(path, at),
    })),
    ...(query.length < LEAST_FOR_LINES ? [] : linesWith(query, files)),
  ];
}

/** A file as something found. */
export const fileFound = (path: string, note: string): Found => ({
  kind: /* @wc-ignore */ 'File',
  title: nameOf(path),
  note,
  link: fileLink(path),
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function linkTo(path: string, at: Named['at']): string {
  const [[key, value] = ['', '']] = Object.entries(at) as [string, string | number][];
  return `${fileLink(path)}&${key}=${encodeURIComponent(value)}`;
}

function linesWith(query: string, files: Files): Found[] {
  const found: Found[] = [];
  for (const [path, file] of files) {
    const text = file.read(plainText);
    let ofThis = 0;
    for (
      let at = text.indexOf(query);
      at >= 0 && ofThis < MOST.linesOfOne && found.length < MOST.lines;
      at = text.indexOf(query, endOf(text, at))
    ) {
      ofThis++;
      // Plain text has the same lines, though not the same letters.
      const line = text.slice(0, at).split('\n').length;
      const title = (file.text.split('\n')[line - 1] ?? '').trim();
      found.push({
        kind: /* @wc-ignore */ 'Text',
        title,
        note: /* @wc-include */ `${path}, line ${line}`,
        link: linkTo(path, { line }),
      });
    }
  }
  return found;
}

const plainText = ({ text }: TextFile): string => plain(text);

function endOf(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
