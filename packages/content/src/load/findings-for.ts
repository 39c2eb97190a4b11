// The findings that a person who asks about some files must see: those in the files, and errors elsewhere that may have kept something
// in them from being checked. Without these, what cannot be judged would look sound.
import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { LESSONS_FOLDER, PLAYERS_FOLDER } from '../game-named.ts';
import type { Content, Pack } from '../packs/model.ts';
import { referencesIn } from '../file-references/references-in.ts';
import { isData } from '../text/data.ts';
import { readLeniently } from '../yaml/read-leniently.ts';
import { ID_PATTERN } from '../schema/common.ts';
import { parseExtended } from './extended.ts';
import { isManifest } from './find-packs.ts';
import { EVERYTHING, splitReference } from '../packs/library.ts';

/** Nothing outside of a file in these folders uses its content. */
const USED_BY_NOTHING: ReadonlySet<string> = new Set([
  'tests',
  'playtests',
  LESSONS_FOLDER,
  'preferences',
  'groups',
  'strategies',
  PLAYERS_FOLDER,
]);

/** Files in these folders are put together from items of other files, whatever is wrong with any of them. */
const PUT_TOGETHER: ReadonlySet<string> = new Set([
  'setups',
  'tests',
  'playtests',
  LESSONS_FOLDER,
  'preferences',
  'groups',
  PLAYERS_FOLDER,
]);

/** The files that a person asked about. */
export interface Asked {
  /** Whether a file, named as in diagnostics, was asked for. */
  readonly isAsked: (path: string) => boolean;
  /** Whether a pack may have been taken in place of one that could not be read. */
  readonly standsIn?: (pack: Pack) => boolean;
}

const ID = new RegExp(ID_PATTERN);

type Checked = Pick<Content, 'packs' | 'files' | 'diagnostics' | 'unread'>;

/** In the order of reports. */
export function findingsFor(content: Content, asked: Asked): readonly Diagnostic[] {
  const own = content.diagnostics.filter(({ file }) => asked.isAsked(file));
  return [...own, ...causesElsewhere(content, asked)].sort(compareDiagnostics);
}

/** Errors outside the files asked for that may have kept something in them from being checked. */
export function causesElsewhere(
  content: Checked,
  { isAsked, standsIn = () => false }: Asked,
): readonly Diagnostic[] {
  const elsewhere = content.diagnostics.filter(
    ({ severity, file }) => severity === 'error' && file !== '' && !isAsked(file),
  );
  if (elsewhere.length === 0) return [];
  const { packs } = content;
  const asked = packs.filter((pack) => pathsOf(pack).some(isAsked));
  const { near, named } = reach(asked, packs);
  // Other files of an asked file's own pack may have mistakes that do not concern it.
  const apart = new Set(
    asked.filter(
      (pack) => !pathsOf(pack).some((path) => isAsked(path) && PUT_TOGETHER.has(placeIn(pack, path))),
    ),
  );
  const users = new Set(packs.filter(({ visible }) => asked.some((pack) => visible.includes(pack))));
  const isUncertain =
    [...near].some((pack) => standsIn(pack) || pack.incomplete.has(EVERYTHING)) ||
    [...named].some((id) => !packs.some((pack) => pack.id === id));
  const ownerOf = owners(content);
  return elsewhere.filter((finding) => {
    const { file } = finding;
    const pack = ownerOf(file);
    if (!pack) {
      const folder = isManifest(file) ? file.slice(0, file.lastIndexOf('/') + 1) : undefined;
      if (folder !== undefined && content.unread.some((path) => path.startsWith(folder) && isAsked(path)))
        return true;
      const id = folder === undefined ? undefined : idIn(content, file);
      return id === undefined ? isUncertain : named.has(id);
    }
    if (USED_BY_NOTHING.has(placeIn(pack, file))) return false;
    return (near.has(pack) && !apart.has(pack)) || (users.has(pack) && keepsFromReading(content, finding));
  });
}

/**
 * Errors because of which some pack is not known that a pack may build on; all such errors for a pack that is not there. Then another
 * pack may have been taken in its place.
 */
export function lostPacks(
  content: Content,
  pack: Pack | undefined,
  standsIn: (pack: Pack) => boolean,
): readonly Diagnostic[] {
  const own = new Set(pack && pathsOf(pack));
  const isAsked = (path: string): boolean => own.has(path);
  const errors = pack ? causesElsewhere(content, { isAsked, standsIn }) : content.diagnostics;
  const ownerOf = owners(content);
  return errors.filter(
    ({ severity, file }) => severity === 'error' && file !== '' && ownerOf(file) === undefined,
  );
}

/** Whether nothing about a pack was left unchecked because of an error, in it or elsewhere. */
export function isFullyChecked(content: Checked, pack: Pack): boolean {
  const own = new Set(pathsOf(pack));
  const isOwnError = ({ severity, file }: Diagnostic): boolean =>
    severity === 'error' && own.has(file) && !USED_BY_NOTHING.has(placeIn(pack, file));
  const isAsked = (path: string): boolean => own.has(path);
  return !content.diagnostics.some(isOwnError) && causesElsewhere(content, { isAsked }).length === 0;
}

/**
 * Whether a finding keeps a whole file, or a pack, from being read: nothing that concerns it is known then, so that no list of known
 * findings may hide it.
 */
export function keepsFromReading(content: Checked, { severity, file: path }: Diagnostic): boolean {
  if (severity !== 'error') return false;
  const file = content.files.find((one) => one.path === path);
  return !file?.document || file.kind === 'pack' || file.broken.some(({ length }) => length === 0);
}

/** All packs that some need, directly or not, and the ids by which these and others are named. */
function reach(
  from: readonly Pack[],
  packs: readonly Pack[],
): { readonly near: ReadonlySet<Pack>; readonly named: ReadonlySet<string> } {
  const near = new Set(from);
  const named = new Set<string>();
  for (const pack of near) {
    for (const one of pack.visible) near.add(one);
    for (const id of namedBy(pack)) {
      const found = named.has(id) ? undefined : packs.find((one) => one.id === id);
      if (found) near.add(found);
      named.add(id);
    }
  }
  return { near, named };
}

/** Ids of packs: its own, those that it extends, and those whose items it names. */
function namedBy({ id, game, manifest, files, players }: Pack): string[] {
  const extended = [manifest.extends ?? []].flat().filter((text) => typeof text === 'string');
  const things = [
    ...files.flatMap((file) => referencesIn(file, game)),
    ...players.flatMap(({ header }) => header?.setups ?? []),
  ];
  return [
    id,
    ...extended.map((text) => parseExtended(text).id),
    ...things.flatMap((thing) => splitReference(thing.id)[0] ?? []),
  ];
}

function pathsOf({ file, files, players }: Pack): string[] {
  return [file, ...files, ...players].map(({ path }) => path);
}

/** The folder of the pack that a path is in. */
function placeIn({ folder }: Pack, path: string): string {
  return path.slice(folder.length).split('/')[0] ?? '';
}

/** Which pack a path belongs to; undefined where it is in none, or in one that could not be read. */
function owners({ packs, files }: Checked): (path: string) => Pack | undefined {
  const known = new Map(packs.map((pack) => [pack.file.path, pack]));
  const folders = files
    .filter(({ kind }) => kind === 'pack')
    .map(({ path, folder }) => ({ folder, pack: known.get(path) }))
    .sort((a, b) => b.folder.length - a.folder.length);
  return (path) =>
    isManifest(path) ? known.get(path) : folders.find(({ folder }) => path.startsWith(folder))?.pack;
}

/** The id that a broken manifest gives its pack; undefined where that is broken too. */
function idIn({ files }: Checked, path: string): string | undefined {
  const data = readLeniently(files.find((file) => file.path === path)?.text ?? '')?.data;
  const id = isData(data) ? data['id'] : undefined;
  return typeof id === 'string' && ID.test(id) ? id : undefined;
}
