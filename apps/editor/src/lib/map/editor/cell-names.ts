// Updates the names of cells when they change, in the map itself and in the card tests and strategies of the open folder that mention
// them.
import { counted } from '../../core/content/counted.ts';
import { packOf } from '../../core/content/packs.ts';
import type { FolderListing } from '../../core/content/packs.ts';
import type { TextFile } from '../../core/content/text-file.ts';
import type { LabelChanges } from '../model/labels.ts';
import { renameInMap, renameInStrategy, renameInTests } from '../model/rename-cells.ts';
import type { RenamedCells, TestPlace } from '../model/rename-cells.ts';
import { headOf, setupFile } from '../../shell/play/setups.ts';

export interface CarriedNames {
  readonly changed: readonly (readonly [path: string, text: string, count: number])[];
  /** Files that name deleted cells, with these cells. */
  readonly gone: readonly (readonly [path: string, labels: readonly string[]])[];
  /** Unreadable files, and files that name cells but not their map. */
  readonly unsure: readonly string[];
}

type Files = ReadonlyMap<string, TextFile>;

/** The changes in files when cells of the map at `path` are renamed. */
export function carriedNames(
  path: string,
  changes: LabelChanges,
  all: Files,
  listing: FolderListing,
): CarriedNames {
  const changed: [string, string, number][] = [];
  const gone: [string, readonly string[]][] = [];
  const unsure: string[] = [];
  const maps = new Maps(all, listing);
  const textOf = (file: string): string => all.get(file)?.text ?? '';
  const take = (file: string, renamed: RenamedCells | undefined): void => {
    if (!renamed) unsure.push(file);
    else if (renamed.count > 0) changed.push([file, renamed.text, renamed.count]);
    if (renamed && renamed.gone.length > 0) gone.push([file, renamed.gone]);
  };
  take(path, renameInMap(textOf(path), changes));
  for (const { folder, files } of listing.packs) {
    for (const file of files.get('tests') ?? []) {
      const isOn = (test: TestPlace): boolean => maps.ofTest(folder, test) === path;
      const renamed = renameInTests(textOf(file), changes, isOn);
      if (renamed || maps.sees(folder, path)) take(file, renamed);
    }
    const near = maps.near(folder);
    for (const file of files.get('strategies') ?? []) {
      const renamed = renameInStrategy(textOf(file), changes);
      const named = renamed === undefined || renamed.count > 0 || renamed.gone.length > 0;
      if (!named || !near.includes(path)) continue;
      // A strategy names no map: it means the only one.
      if (near.length === 1) take(file, renamed);
      else unsure.push(file);
    }
  }
  return { changed, gone, unsure };
}

/** Maps by their names in files of a pack: an id alone is looked up in the pack and then in those it extends, nearest first. */
class Maps {
  readonly #all: Files;
  readonly #listing: FolderListing;
  readonly #ids = new Map<string, string>();
  readonly #setups = new Map<string, string>();

  constructor(all: Files, listing: FolderListing) {
    this.#all = all;
    this.#listing = listing;
    for (const { files, manifest } of listing.packs)
      for (const path of manifest ? (files.get('maps') ?? []) : []) {
        const id = all.get(path)?.read(headOf)?.id;
        if (id !== undefined) this.#ids.set(`${manifest?.id}/${id}`, path);
      }
    for (const path of listing.packs.flatMap(({ files }) => files.get('setups') ?? [])) {
      const setup = setupFile(path, all, listing);
      if (setup) this.#setups.set(setup.id, path);
    }
  }

  /** The map of a test in the pack in `folder`. */
  ofTest(folder: string, { setup, map }: TestPlace): string | undefined {
    if (typeof map === 'string') return this.#find(folder, map, this.#ids);
    const file = typeof setup === 'string' ? this.#find(folder, setup, this.#setups) : undefined;
    const own = file && setupFile(file, this.#all, this.#listing)?.map;
    return own === undefined || file === undefined
      ? undefined
      : this.#find(packOf(this.#listing, file)?.folder ?? '', own, this.#ids);
  }

  /** The maps of a pack, or of the nearest extended pack that has any. */
  near(folder: string): readonly string[] {
    for (const id of this.#visible(folder)) {
      const own = this.#listing.packs.find(({ manifest }) => manifest?.id === id)?.files.get('maps');
      if (own && own.length > 0) return own;
    }
    return [];
  }

  /** Whether files of a pack can name a map. */
  sees(folder: string, path: string): boolean {
    const pack = packOf(this.#listing, path)?.manifest?.id;
    return pack !== undefined && this.#visible(folder).includes(pack);
  }

  #find(folder: string, word: string, packIndex: ReadonlyMap<string, string>): string | undefined {
    if (word.includes('/')) return packIndex.get(word);
    const pack = this.#visible(folder).find((id) => packIndex.has(`${id}/${word}`));
    return pack === undefined ? undefined : packIndex.get(`${pack}/${word}`);
  }

  /** The pack in `folder` and those it extends, nearest first. */
  #visible(folder: string): string[] {
    const { packs } = this.#listing;
    const found = new Set(packs.flatMap((pack) => (pack.folder === folder ? (pack.manifest?.id ?? []) : [])));
    for (const id of found)
      for (const { manifest } of packs)
        if (manifest?.id === id) manifest.extends.forEach((base) => found.add(base));
    return [...found];
  }
}

/** A summary of the renaming in a sentence or two. */
export function tellCarried({ changed, gone, unsure }: CarriedNames, renamed: LabelChanges): string {
  const [[from, to] = ['', '']] = [...renamed].filter(([, now]) => now !== undefined);
  const count = changed.reduce((sum, [, , n]) => sum + n, 0);
  const files = changed.map(([path]) => path).join(', ');
  return [
    `Cells have new names: ${from} is now ${to}.`,
    count === 0
      ? 'No test or strategy had to change.'
      : `${counted(count, 'name')} in ${files} changed with them and will be saved with the map; Undo reverts everything.`,
    ...gone.map(([path, labels]) => `${path} names ${labels.join(', ')}: these cells no longer exist.`),
    ...unsure.map((path) => `${path} may name cells of this map; please check it.`),
  ].join(' ');
}
