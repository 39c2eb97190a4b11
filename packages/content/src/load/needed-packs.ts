// Which of the packs that come with railwright have to be read: checking them takes most of the time of a small pack.
import { isManifest, isPicture, isPlayer } from './find-packs.ts';
import { LESSONS_FOLDER } from '../game-named.ts';
import { isData } from '../text/data.ts';
import { readLeniently } from '../yaml/read-leniently.ts';
import { bytesOf, type FileSource } from '../sources/file-source.ts';

const LINE_FEED = 10;

export interface ShippedPack {
  readonly ids: readonly string[];
  readonly source: FileSource;
}

/** The packs whose id stands somewhere in the files, and those that these extend; all when there is none. */
export async function neededPacks(
  own: readonly FileSource[],
  shipped: readonly ShippedPack[],
): Promise<readonly ShippedPack[]> {
  const needed = new Set<ShippedPack>();
  let named = await Promise.all(own.map((source) => wordsOf(source)));
  while (named.length > 0) {
    const words = new Set(named.flatMap((some) => [...some]));
    const more = shipped.filter((pack) => !needed.has(pack) && pack.ids.some((id) => words.has(id)));
    for (const pack of more) needed.add(pack);
    // Shipped packs name only what they extend: reading all their files would take longer than anything else here.
    named = await Promise.all(more.map(({ source }) => wordsOf(source, isManifest)));
  }
  // An id may be misspelt: then suggestions need all packs.
  return needed.size === 0 ? shipped : [...needed];
}

/** The shipped packs that are read beside own sources: those that they need, or all. A copy of a shipped pack hides the shipped one. */
export async function shippedBeside(
  own: readonly FileSource[],
  shipped: readonly FileSource[],
  all = false,
): Promise<readonly FileSource[]> {
  const ids = new Set((await Promise.all(own.map(packIds))).flat());
  const packs = await Promise.all(shipped.map(async (source) => ({ source, ids: await packIds(source) })));
  const others = packs.filter((pack) => pack.ids.length > 0 && !pack.ids.some((id) => ids.has(id)));
  return (all ? others : await neededPacks(own, others)).map(({ source }) => source);
}

/** A shipped pack to play with, without its tests and playtests. */
export function withoutTests(source: FileSource): FileSource {
  return withoutFolders(source, ['tests', 'playtests']);
}

/** A shipped pack to build on, without what only it uses, but with its players: groups of others are based on them. */
export function asBase(source: FileSource): FileSource {
  return withoutFolders(source, [
    'tests',
    'playtests',
    LESSONS_FOLDER,
    'strategies',
    'preferences',
    'groups',
  ]);
}

function withoutFolders(source: FileSource, folders: readonly string[]): FileSource {
  return {
    ...source,
    list: async () =>
      (await source.list()).filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`))),
  };
}

/** Ids of the packs in a source, without checking anything: what is wrong with them is for `loadContent` to say. */
export async function packIds(source: FileSource): Promise<string[]> {
  const manifests = (await source.list().catch(() => [])).filter(isManifest);
  const texts = await Promise.all(
    manifests.map(async (path) => new TextDecoder().decode(bytesOf(await source.read(path).catch(() => '')))),
  );
  return texts.flatMap((text) => {
    const data = readLeniently(text)?.data;
    return isData(data) && typeof data['id'] === 'string' ? [data['id']] : [];
  });
}

/** Texts that look like ids. Unreadable files are for `loadContent` to report. */
async function wordsOf(source: FileSource, isRead = (_: string) => true): Promise<Set<string>> {
  const words = new Set<string>();
  for (const path of (await source.list().catch(() => [])).filter(
    (name) => isRead(name) && !isPicture(name),
  )) {
    const bytes = bytesOf(await source.read(path).catch(() => ''));
    // A player names its setup in its first line.
    const text = isPlayer(path) ? bytes.subarray(0, bytes.indexOf(LINE_FEED)) : bytes;
    for (const [word] of new TextDecoder().decode(text).matchAll(/[a-z0-9]+(?:-[a-z0-9]+)*/g))
      words.add(word);
  }
  return words;
}
