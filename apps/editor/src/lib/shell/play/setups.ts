// The setups in the open folder by file, and those that use a map. Read leniently; playing one shows whether it can be played.
import { packOf } from '../../core/content/packs.ts';
import type { FolderListing } from '../../core/content/packs.ts';
import { isData, nameText, textsAt } from '../../core/content/data.ts';
import type { TextFile } from '../../core/content/text-file.ts';

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

/** The header of a setup or a map; undefined for other text. */
export function headOf({ data }: TextFile): Head | undefined {
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
  files: ReadonlyMap<string, TextFile>,
  listing: FolderListing,
): SetupFile | undefined {
  const manifest = packOf(listing, path)?.manifest;
  const head = manifest && files.get(path)?.read(headOf);
  return (
    head && { ...head, path, id: `${manifest.id}/${head.id}`, packs: [manifest.id, ...manifest.extends] }
  );
}

/** Setups of the folder that use the map `pack/id`. */
export function setupsOn(
  map: { readonly pack: string; readonly id: string },
  files: ReadonlyMap<string, TextFile>,
  listing: FolderListing,
): SetupFile[] {
  return (
    listing.packs
      .flatMap((pack) => pack.files.get('setups') ?? [])
      // Reading all would take most of the time in which a map opens.
      .filter((path) => files.get(path)?.text.includes(map.id))
      .flatMap((path) => setupFile(path, files, listing) ?? [])
      .filter(
        (setup) =>
          setup.map === `${map.pack}/${map.id}` || (setup.map === map.id && setup.packs.includes(map.pack)),
      )
  );
}
