// The meaning of ids in the packs of a folder, read from the texts as they are, so that broken files do not prevent renaming.
import { readData } from '@railwright/content';
import type { NamingPack } from '@railwright/content';
import { isData } from '../../core/content/data.ts';
import { regionsIn } from '../../core/content/regions.ts';
import { indexPack, visiblePacks } from '../../core/content/visible-packs.ts';
import type { ReadCache } from '../../core/content/visible-packs.ts';
import { KINDS } from '../../core/content/packs.ts';
import type { Schema } from '@railwright/content';
import { mentionsIn } from './mentions.ts';

/** `folders` are those of the packs to look in, `all` the texts of every loaded file. A file without a schema defines no names. */
export function readNamingPacks(
  folders: readonly string[],
  all: ReadonlyMap<string, string>,
  cache: ReadCache,
  schemaOf: (path: string, game: string) => Schema | undefined,
): NamingPack[] {
  return folders.flatMap((folder) => {
    const visible = visiblePacks(folder, all, cache);
    const [own] = visible;
    if (!own) return [];
    const packIndex = indexPack(folder, all);
    return {
      id: own.manifest.id,
      game: own.manifest.game,
      files: own.files
        .filter(([path]) => /\.ya?ml$/i.test(path))
        .map(([path, text]) => ({
          path,
          text,
          mentions() {
            const schema = schemaOf(path, own.manifest.game);
            return schema
              ? cache.read(`mentions ${own.manifest.game} ${path}`, text, () => mentionsIn(text, schema))
              : [];
          },
        })),
      sees: visible.map(({ manifest }) => manifest.id),
      means: (kind, id) => {
        const list = KINDS.find((one) => one === kind);
        if (list) return packIndex.find(list, id)?.pack;
        const has = (names: readonly string[]): boolean => names.includes(id);
        if (kind === 'packs') return visible.find(({ manifest }) => manifest.id === id)?.manifest.id;
        const declares =
          kind === 'categories' && visible.find(({ manifestText }) => has(keysIn(manifestText, kind, cache)));
        if (declares) return declares.manifest.id;
        return visible.find(({ files, manifestText }) =>
          has(
            kind === 'terrains' || kind === 'tokens'
              ? keysIn(manifestText, kind, cache)
              : kind === 'regions'
                ? regionsIn(files, cache).map(({ id: one }) => one)
                : categoriesIn(files, cache),
          ),
        )?.manifest.id;
      },
    };
  });
}

/** Ids that pack.yaml declares under a key. */
export function keysIn(
  manifest: string,
  key: 'terrains' | 'tokens' | 'categories',
  cache: ReadCache,
): string[] {
  const data = cache.read('data', manifest, readData);
  return isData(data) && isData(data[key]) ? Object.keys(data[key]) : [];
}

/** Categories of cards, declared or not. */
export function categoriesIn(
  files: readonly (readonly [path: string, text: string])[],
  cache: ReadCache,
): string[] {
  return files.flatMap(([path, text]) => {
    const data = path.split('/').at(-2) === 'cards' ? cache.read('data', text, readData) : undefined;
    const cards: unknown[] = isData(data) && Array.isArray(data['cards']) ? data['cards'] : [];
    return cards.flatMap((card) =>
      isData(card) && Array.isArray(card['categories']) ? (card['categories'] as string[]) : [],
    );
  });
}
