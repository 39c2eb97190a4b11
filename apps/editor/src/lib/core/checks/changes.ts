// What differs between an earlier version of the open packs and the present one: thing by thing, with the faces of cards and pictures of
// maps. Runs in the worker that checks content.
import {
  isProblem,
  mapLooks,
  mapNamed,
  mapTokens,
  packCards,
  packLooks,
  pictureNamed,
  picturesIn,
  readData,
  type Content,
  type FileHead,
  type Pack,
} from '@railwright/content';
import type { ContentDiff, MapDiff } from '@railwright/content/diff';
import type { FaceData } from '@railwright/board';
import type { TerrainPictures, Wardrobe } from '@railwright/board/svg';
import type { Workspace } from '@railwright/workspace';
import type { CellArt } from '../content/manifest.ts';
import { language } from '../words/words.ts';
import { isYaml } from '../content/file-kinds.ts';
import { cellLabels } from './cell-labels.ts';
import { faceKey, thingsIn, wholeThings, type Thing } from './things.ts';

/** The files that differ, as they were. */
export interface ChangesWish {
  readonly files: readonly {
    readonly path: string;
    /** Undefined for a new file. */
    readonly before: string | undefined;
    /** Its earlier path, if it has another now. */
    readonly from?: string;
  }[];
  /** Of the pictures that differ: what is kept of the earlier ones, undefined for new ones. */
  readonly pictures: readonly (readonly [path: string, head: FileHead | undefined])[];
}

/** A map before and after, with its changed cells marked. */
export interface MapPicture {
  /** An SVG document, in which the pictures of terrains have the names below. */
  readonly svg: string;
  readonly pictures: readonly CellPicture[];
  /** The same in words. */
  readonly lines: readonly string[];
}

/** What fills the cells of a terrain in one of the versions. */
export interface CellPicture {
  readonly name: string;
  readonly version: 'before' | 'now';
  readonly art: CellArt;
}

export interface Faces {
  readonly before?: FaceData;
  readonly now?: FaceData;
}

export interface ContentChanges {
  /** By file; undefined for one of which a version cannot be read. */
  readonly things: ReadonlyMap<string, readonly Thing[] | undefined>;
  /** By the file and the id in the earlier version, else in the present one. Pictures in them are named `before:` or `now:` and their path. */
  readonly faces: ReadonlyMap<string, Faces>;
  /** By file. */
  readonly maps: ReadonlyMap<string, MapPicture>;
  /** Lines of the rules as players read them, with the setups that have them. */
  readonly rules: ContentDiff['rules'];
}

interface Versions {
  readonly before: Content;
  readonly now: Content;
}

export async function contentChanges(
  workspace: Workspace,
  { files, pictures }: ChangesWish,
): Promise<ContentChanges> {
  const { changesBetween } = await import('@railwright/content/merge');
  const { diffContent } = await import('@railwright/content/diff');
  const now = await workspace.check();
  const texts = files.flatMap(({ path, before, from }): [string, string | undefined][] =>
    from === undefined
      ? [[path, before]]
      : [
          [path, undefined],
          [from, before],
        ],
  );
  const before = await workspace.contentWith(texts, pictures);
  const paths = [
    ...files.flatMap(({ path, from }) => [path, from ?? path]),
    ...pictures.map(([path]) => path),
  ];
  const packs = new Set(
    paths.flatMap((path) => [packAt(now, path)?.id ?? [], packAt(before, path)?.id ?? []].flat()),
  );
  const changed = new Set(pictures.map(([path]) => path));
  const diff = diffContent(before, now, [...packs], { isChanged: (path) => changed.has(path) });
  const mapFiles = new Map(
    diff.maps.map((map) => [fileOfMap(now, map.id) ?? fileOfMap(before, map.id), map]),
  );
  const things = new Map(
    files.map(({ path, before: old }) => {
      const [fresh, map] = [workspace.textOf(path), mapFiles.get(path)];
      if (old === undefined || fresh === undefined) {
        const change = old === undefined ? 'added' : 'removed';
        // The picture of a map shows all of it.
        return [path, map ? [] : wholeThings(readData(old ?? fresh ?? ''), change)];
      }
      // A text of another kind may happen to be YAML.
      const changes = isYaml(path) ? changesBetween(old, fresh) : undefined;
      const told = changes && thingsIn(changes, readData(old), readData(fresh), cellLabels(old, fresh));
      return [path, told && withWords(told, map)];
    }),
  );
  return {
    things,
    faces: await facesOf(things, files, { before, now }),
    maps: await mapPictures(mapFiles, { before, now }),
    rules: diff.rules,
  };
}

/** Cells in the words of their pack instead of letters. */
function withWords(things: readonly Thing[], map: MapDiff | undefined): readonly Thing[] {
  const words = new Map(map?.cells.map((cell) => [cell.at, cell]));
  return things.map((thing) => {
    const cell = thing.noun === 'cell' ? words.get(thing.title) : undefined;
    if (!cell) return thing;
    const { before, now } = cell;
    const row = {
      path: thing.path,
      label: '',
      ...(before !== undefined && { before }),
      ...(now !== undefined && { now }),
    };
    return { ...thing, rows: [row] };
  });
}

/** The innermost. */
export function packAt({ packs }: Content, path: string): Pack | undefined {
  return packs
    .filter(({ folder }) => path.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

function fileOfMap({ packs }: Content, name: string): string | undefined {
  const [pack, id = ''] = name.split('/');
  return packs
    .find((one) => one.id === pack)
    ?.items.get('maps')
    ?.get(id)?.file.path;
}

async function facesOf(
  things: ContentChanges['things'],
  files: ChangesWish['files'],
  { before, now }: Versions,
): Promise<Map<string, Faces>> {
  const { packFaces } = await import('@railwright/board/svg');
  const wanted = files.flatMap(({ path, from = path }) =>
    (things.get(path) ?? [])
      .filter(({ path: at }) => at?.[0] === 'cards')
      .map((thing) => ({ key: faceKey(path, thing), ids: thing.ids, path, from })),
  );
  const draw = (content: Content, version: 'before' | 'now'): Map<string, FaceData> => {
    const drawn = new Map<string, FaceData>();
    const named = wanted.map(({ ids, path, from }) => ({
      id: ids[version],
      pack: packAt(content, version === 'now' ? path : from),
    }));
    for (const [pack, all] of Map.groupBy(named, (one) => one.pack)) {
      const ids = new Set(all.map(({ id }) => id));
      const cards = pack && packCards(content, pack.id)?.filter(({ id }) => ids.has(id));
      if (!pack || !cards) continue;
      for (const { id, face } of packFaces(pack.game, cards, [language], wardrobeOf(content, pack, version)))
        drawn.set(`${pack.id}/${id}`, face);
    }
    return drawn;
  };
  const [old, fresh] = [draw(before, 'before'), draw(now, 'now')];
  return new Map(
    wanted.map(({ key, ids, path, from }) => {
      const left = old.get(`${packAt(before, from)?.id}/${ids.before}`);
      const right = fresh.get(`${packAt(now, path)?.id}/${ids.now}`);
      return [key, { ...(left && { before: left }), ...(right && { now: right }) }];
    }),
  );
}

/** Pictures by their names: the page has the pixels. */
export function wardrobeOf(content: Content, { id }: Pack, version: 'before' | 'now'): Wardrobe | undefined {
  const looks = packLooks(content, id);
  if (!looks) return undefined;
  const pictures = [...picturesIn(content, looks)].flatMap(([key, { path, verdict }]) =>
    verdict && 'width' in verdict && !isProblem(verdict)
      ? [[key, { href: `${version}:${path}`, width: verdict.width, height: verdict.height }] as const]
      : [],
  );
  return { looks, pictures: new Map(pictures) };
}

async function mapPictures(
  maps: ReadonlyMap<string | undefined, MapDiff>,
  { before, now }: Versions,
): Promise<Map<string, MapPicture>> {
  const { diffText, renderMapDiffSvg } = await import('@railwright/board/svg');
  const drawn = new Map<string, MapPicture>();
  for (const [path, { id, cells, joins }] of maps) {
    const [old, fresh] = [mapNamed(before, id), mapNamed(now, id)];
    if (path === undefined || (!old && !fresh)) continue;
    const pictures: CellPicture[] = [];
    const map = {
      ...(old && { before: old }),
      ...(fresh && { now: fresh }),
      ...{ cells, joins, tokenKinds: mapTokens(fresh ? now : before, id) },
      pictures: {
        before: cellPictures(before, id, 'before', pictures),
        now: cellPictures(now, id, 'now', pictures),
      },
    };
    const parts = diffText({
      packs: [],
      since: '',
      games: [],
      maps: [map],
      cards: [],
      rules: [],
      others: [],
    });
    drawn.set(path, {
      pictures,
      svg: renderMapDiffSvg(map),
      lines: parts.flatMap(({ lines }) => lines.map(({ text }) => text)),
    });
  }
  return drawn;
}

/** Pixels of a square; the page replaces the picture. */
const SIDE = 320;

function cellPictures(
  content: Content,
  map: string,
  version: CellPicture['version'],
  named: CellPicture[],
): TerrainPictures {
  const found = new Map<string, { picture: { href: string; width: number; height: number } }>();
  for (const [terrain, { picture, focus: [x = 0.5, y = 0.5] = [], zoom = 1 }] of Object.entries(
    mapLooks(content, map),
  )) {
    const file = pictureNamed(content, picture)?.path;
    if (file === undefined) continue;
    const name = `${version}:${named.length}`;
    named.push({ name, version, art: { file, focus: [x, y], zoom } });
    found.set(terrain, { picture: { href: name, width: SIDE, height: SIDE } });
  }
  return found;
}
