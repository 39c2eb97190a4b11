// The contents of a folder: packs with their files by kind, and files outside all packs. Decided by file and folder names alone, so that
// broken files are listed too.
import type { TokenDefinition } from '@railwright/engine';
import { isYaml } from './file-kinds.ts';
import { visibleTerrains, visibleTokens } from './manifest.ts';
import type { PackManifest, PacksById, Terrain } from './manifest.ts';

export const KINDS = [
  'maps',
  'cards',
  'cars',
  'decks',
  'abilities',
  'rules',
  'setups',
  'locales',
  'strategies',
  'preferences',
  'groups',
  'playtests',
  'lessons',
  'tests',
] as const;
export type Kind = (typeof KINDS)[number];

export interface PackListing {
  /** With a trailing slash, or '' for the open folder itself. */
  readonly folder: string;
  /** Undefined if pack.yaml is unreadable. */
  readonly manifest: PackManifest | undefined;
  readonly title: string;
  readonly files: ReadonlyMap<Kind, readonly string[]>;
  /** Files in the pack's folder that are not content known to the studio. */
  readonly others: readonly string[];
  readonly terrains: readonly Terrain[];
  /** Kinds of token of the pack's own. */
  readonly tokens: readonly TokenDefinition[];
}

export interface FolderListing {
  readonly packs: readonly PackListing[];
  /** Files outside packs. */
  readonly loose: readonly string[];
}

/** `manifestAt` reads the pack.yaml at a path; `shipped` are packs that those of the folder may extend. */
export function listPacks(
  paths: readonly string[],
  manifestAt: (path: string) => PackManifest | undefined,
  shipped: PacksById = new Map(),
): FolderListing {
  const folders = paths
    .filter((path) => path === 'pack.yaml' || path.endsWith('/pack.yaml'))
    .map((path) => path.slice(0, -'pack.yaml'.length));
  // The innermost pack folder that contains a file is its pack.
  const ownerOf = (path: string): string | undefined =>
    folders.filter((folder) => path.startsWith(folder)).sort((a, b) => b.length - a.length)[0];
  const members = new Map<string, string[]>(folders.map((folder) => [folder, []]));
  const loose: string[] = [];
  for (const path of paths) {
    const owner = ownerOf(path);
    if (owner === undefined) loose.push(path);
    else if (path !== `${owner}pack.yaml`) members.get(owner)?.push(path);
  }
  const manifests = new Map(folders.map((folder) => [folder, manifestAt(`${folder}pack.yaml`)] as const));
  const own = new Map([...manifests.values()].flatMap((one) => (one ? [[one.id, one]] : [])));
  const byId: PacksById = { get: (id) => own.get(id) ?? shipped.get(id) };
  const places = new Map([...manifests].flatMap(([folder, one]) => (one ? [[one.id, folder]] : [])));
  const packs = folders.map((folder): PackListing => {
    const manifest = manifests.get(folder);
    const inside = (members.get(folder) ?? []).sort();
    const isOf = (kind: Kind, path: string): boolean => isYaml(path) && path.startsWith(`${folder}${kind}/`);
    const files = KINDS.map((kind) => [kind, inside.filter((path) => isOf(kind, path))] as const);
    return {
      folder,
      manifest,
      title: manifest?.title ?? (folder.replace(/\/$/, '') || 'This folder'),
      files: new Map(files.filter(([, paths]) => paths.length > 0)),
      others: inside.filter((path) => !KINDS.some((kind) => isOf(kind, path))),
      terrains: manifest ? visibleTerrains(manifest, byId, places) : [],
      tokens: manifest ? visibleTokens(manifest, byId) : [],
    };
  });
  return { packs: packs.sort((a, b) => (a.title < b.title ? -1 : 1)), loose: loose.sort() };
}

export function packOf(listing: FolderListing, path: string): PackListing | undefined {
  return listing.packs
    .filter(({ folder }) => path.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** A setup: one that can be played. */
export function isSetupPath(path: string): boolean {
  return /(^|\/)setups\/[^/]+\.ya?ml$/i.test(path);
}

/** Whether games show the content of the file. */
export function isPlayedPath(path: string): boolean {
  return /(^|\/)(setups|rules|strategies|decks|abilities|cars)\/[^/]+\.ya?ml$/i.test(path);
}

/** Whether the studio draws the file, unless it is broken. */
export function isMapPath(path: string): boolean {
  return /(^|\/)maps\/[^/]+\.ya?ml$/i.test(path);
}
