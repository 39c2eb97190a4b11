// Which of the packs that come with railwright have to be read: checking them takes most of the time of a small pack.
import { isManifest, isPlayer } from '../load/find-packs.ts';
import type { FileSource } from './file-source.ts';

const LINE_FEED = 10;

export interface ShippedPack {
  readonly ids: readonly string[];
  readonly source: FileSource;
}

/** The packs whose id stands somewhere in the files, and those in whose files these stand; all when there is none. */
export async function neededPacks(
  own: readonly FileSource[],
  shipped: readonly ShippedPack[],
): Promise<readonly ShippedPack[]> {
  const needed = new Set<ShippedPack>();
  let waiting = own;
  while (waiting.length > 0) {
    const words = new Set((await Promise.all(waiting.map(wordsOf))).flatMap((some) => [...some]));
    const more = shipped.filter((pack) => !needed.has(pack) && pack.ids.some((id) => words.has(id)));
    for (const pack of more) needed.add(pack);
    waiting = more.map(({ source }) => source);
  }
  // Somebody may have misspelt one: then it is better to know them.
  return needed.size === 0 ? shipped : [...needed];
}

/** A shipped pack as others use it: nobody runs its tests. */
export function withoutTests(source: FileSource): FileSource {
  return {
    ...source,
    list: async () => (await source.list()).filter((path) => !path.startsWith('tests/')),
  };
}

/** Ids of the packs in a source, without checking anything: what is wrong with them is for `loadContent` to say. */
export async function packIds(source: FileSource): Promise<string[]> {
  const manifests = (await source.list().catch(() => [])).filter(isManifest);
  const texts = await Promise.all(
    manifests.map(async (path) =>
      new TextDecoder().decode(await source.read(path).catch(() => new Uint8Array())),
    ),
  );
  return texts.flatMap((text) => /^id:[ \t]*["']?([a-z0-9-]+)/m.exec(text)?.[1] ?? []);
}

/** What looks like an id. What cannot be read is for `loadContent` to say. */
async function wordsOf(source: FileSource): Promise<Set<string>> {
  const words = new Set<string>();
  for (const path of await source.list().catch(() => [])) {
    const bytes = await source.read(path).catch(() => new Uint8Array());
    // A player names its setup in its first line.
    const text = isPlayer(path) ? bytes.subarray(0, bytes.indexOf(LINE_FEED)) : bytes;
    for (const [word] of new TextDecoder().decode(text).matchAll(/[a-z0-9]+(?:-[a-z0-9]+)*/g))
      words.add(word);
  }
  return words;
}
