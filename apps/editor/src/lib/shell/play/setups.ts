// The setups in the open folder by file, and those that use a map. Read leniently; playing one shows whether it can be played.
import { readData } from '@railwright/content';
import { packOf } from '../../core/content/packs.ts';
import type { FolderListing } from '../../core/content/packs.ts';
import { isData, nameText, textsAt } from '../../core/content/data.ts';

export interface SetupFile {
  readonly path: string;
  /** `pack/id` */
  readonly id: string;
  readonly title: string;
  /** As written: an id, or `pack/id`. */
  readonly map: string | undefined;
  /** Ids of its pack and of the packs it extends. */
  readonly packs: readonly string[];
}

type Head = Pick<SetupFile, 'id' | 'title' | 'map'>;

// Cached by text, since every stroke on a map asks for it.
const heads = new Map<string, Head | undefined>();

/** The header of a setup or a map; undefined for other text. */
export function headOf(text: string): Head | undefined {
  if (!heads.has(text)) {
    if (heads.size > 500) heads.clear();
    heads.set(text, readHead(text));
  }
  return heads.get(text);
}

function readHead(text: string): Head | undefined {
  const data = readData(text);
  if (!isData(data) || typeof data['id'] !== 'string') return undefined;
  const { id, map } = data;
  return {
    id,
    title: nameText(textsAt(data, 'title')) || id,
    map: typeof map === 'string' ? map : undefined,
  };
}

export function setupFile(
  path: string,
  texts: ReadonlyMap<string, string>,
  listing: FolderListing,
): SetupFile | undefined {
  const manifest = packOf(listing, path)?.manifest;
  const head = manifest && headOf(texts.get(path) ?? '');
  return (
    head && { ...head, path, id: `${manifest.id}/${head.id}`, packs: [manifest.id, ...manifest.extends] }
  );
}

/** Setups of the folder that use the map `pack/id`. */
export function setupsOn(
  map: { readonly pack: string; readonly id: string },
  texts: ReadonlyMap<string, string>,
  listing: FolderListing,
): SetupFile[] {
  return listing.packs
    .flatMap(({ files }) => files.get('setups') ?? [])
    .flatMap((path) => setupFile(path, texts, listing) ?? [])
    .filter(
      (setup) =>
        setup.map === `${map.pack}/${map.id}` || (setup.map === map.id && setup.packs.includes(map.pack)),
    );
}
