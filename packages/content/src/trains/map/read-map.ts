// A map as written to cells and barriers, reporting what is wrong with it by itself.
import { directionBetween, DIRECTIONS, hexKey } from '@railwright/hex';
import type { BonusDefinition, Names } from '@railwright/engine';
import { answered } from '../../answered.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { relatedTo } from '../../diagnostics/sink.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Library } from '../../packs/library.ts';
import { readOnce } from '../../packs/read-once.ts';
import type { Item } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import { asNames } from '../../packs/names.ts';
import { quote } from '../../text/describe.ts';
import type { MapData } from '../schema/map.ts';
import { NO_FEATURES, readFeatures, type MapFeatures } from './read-features.ts';
import { characters, CITY, readPicture, REMOTE, type Picture, type PictureCell } from './picture.ts';
import { visibleTerrains } from '../../packs/terrains.ts';

export interface MapCell extends PictureCell {
  readonly city?: number;
  readonly remote?: number;
  readonly name?: Names;
  readonly bonus?: BonusDefinition;
  /** Where its place is in the file. */
  readonly placePath?: Path;
}

export interface ReadMap {
  readonly cells: readonly MapCell[];
  readonly barriers: readonly (readonly [string, string])[];
  readonly features: MapFeatures;
  /** Whether nothing was wrong, so that it makes sense to look at the map as a whole. */
  readonly sound: boolean;
}

type PlaceData = NonNullable<MapData['places']>[number];

/** With the terrains that its pack sees; undefined where it cannot be read. */
export const readMapOnce = readOnce(readMap);

function readMap(item: Item<MapData>, library: Library, sink: DiagnosticSink): ReadMap | undefined {
  const { file, data } = item;
  const pack = library.packs.get(item.pack);
  if (!pack || isBroken(file, ['terrain']) || isBroken(file, ['orientation'])) return undefined;
  const before = sink.errors;
  const terrains = [...visibleTerrains(pack).values()].map(({ pack: _, ...terrain }) => terrain);
  const picture = readPicture(data.terrain, data.orientation, terrains, { file, path: ['terrain'] }, sink);
  if (!picture) return undefined;
  // Labels mean nothing while the rows are out of step.
  if (!picture.sound) return { cells: picture.cells, barriers: [], features: NO_FEATURES, sound: false };
  const cells = new Map(picture.cells.map((cell) => [cell.label, cell]));
  const placed = readPlaces(item, picture, cells, sink);
  const barriers = readBarriers(item, picture, cells, sink);
  const features = readFeatures(item, cells, barriers, describeLines(picture), sink);
  return {
    cells: picture.cells.map((cell) => {
      const bonus = features.bonuses.get(cell.label);
      return { ...cell, ...placed.get(cell.label), ...(bonus && { bonus }) };
    }),
    barriers,
    features,
    sound: !item.broken && sink.errors === before,
  };
}

type Placed = Pick<MapCell, 'city' | 'remote' | 'name' | 'placePath'>;

function readPlaces(
  { file, data }: Item<MapData>,
  picture: Picture,
  cells: ReadonlyMap<string, PictureCell>,
  sink: DiagnosticSink,
): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  const named = new Map<string, Path>();
  const free = new Map(
    picture.cells
      .filter(({ letter }) => letter === CITY || letter === REMOTE)
      .map((cell) => [cell.label, cell]),
  );
  const astray: { place: PlaceData; path: Path; report: (help: string | undefined) => void }[] = [];
  const places: readonly PlaceData[] = Array.isArray(data.places) ? data.places : [];
  places.forEach((place, i) => {
    const path = ['places', i];
    if (isBroken(file, path)) return;
    const at = { file, path: [...path, 'at'] };
    const letter = place.remote !== undefined ? REMOTE : CITY;
    if ((place.city === undefined) === (place.remote === undefined)) {
      free.delete(place.at);
      sink.report(
        'place-kind',
        { file, path },
        place.city === undefined
          ? `The place at ${place.at} is neither a city nor a remote location.`
          : `The place at ${place.at} is both a city and a remote location.`,
      );
      return;
    }
    const cell = cells.get(place.at);
    const earlier = placed.get(place.at);
    if (earlier?.placePath) {
      sink.report('place-twice', at, `There is already a place at ${place.at}.`, {
        related: [relatedTo({ file, path: [...earlier.placePath, 'at'] }, 'Here is the first.')],
      });
      return;
    }
    if (!cell) {
      const message = `There is no cell ${place.at}.`;
      astray.push({
        place,
        path,
        report: (help) => sink.report('place-outside', at, message, { help: help ?? describeLines(picture) }),
      });
      return;
    }
    if (cell.letter !== letter) {
      const closed = cell.terrain?.cost === null;
      const known =
        cell.terrain?.id ??
        (cell.letter === CITY
          ? /* @wc-include */ 'a city'
          : cell.letter === REMOTE
            ? /* @wc-include */ 'a remote location'
            : undefined);
      const found = `${cell.letter}${known === undefined ? '' : ` (${known})`}`;
      const message = closed
        ? `${place.at} is ${known ?? 'closed'}, where no rail can lie.`
        : letter === CITY
          ? `In the picture ${place.at} is ${found}; a city needs ${letter}.`
          : `In the picture ${place.at} is ${found}; a remote location needs ${letter}.`;
      if (cell.terrain === undefined && cell.letter !== CITY && cell.letter !== REMOTE) return;
      if (free.has(place.at)) {
        free.delete(place.at);
        sink.report('place-letter', at, message);
      } else
        astray.push({
          place,
          path,
          report: (help) => sink.report(closed ? 'place-closed' : 'place-letter', at, message, { help }),
        });
      return;
    }
    free.delete(place.at);
    if (place.name !== undefined) checkName(asNames(place.name).en, [...path, 'name'], named, file, sink);
    const { at: label, city, remote, name, ...others } = place;
    answered(others);
    placed.set(label, {
      ...(city !== undefined && { city }),
      ...(remote !== undefined && { remote }),
      ...(name !== undefined && { name: asNames(name) }),
      placePath: path,
    });
  });

  // A wrong label leaves a C or * without its place; that is one mistake, not two.
  for (const { place, report } of astray) {
    const letter = place.remote !== undefined ? REMOTE : CITY;
    const meant = [...free.values()].find((cell) => cell.letter === letter);
    if (meant) free.delete(meant.label);
    report(meant && `The ${letter} at ${meant.label} has no place; did you mean that one?`);
  }
  if (!isBroken(file, ['places']))
    for (const cell of free.values())
      sink.report(
        'place-missing',
        { file, path: ['terrain'] },
        `The ${cell.letter} at ${cell.label} has no entry under places.`,
        characters({ file, path: ['terrain'] }, cell.at.line, cell.at.index, 1),
      );
  return placed;
}

/** Two places of one name cannot be told apart in a game. `named` holds those before. */
function checkName(
  name: string,
  path: Path,
  named: Map<string, Path>,
  file: Item['file'],
  sink: DiagnosticSink,
): void {
  const first = named.get(name);
  if (first)
    sink.report('place-name-twice', { file, path }, `There is already a place called ${quote(name)}.`, {
      related: [relatedTo({ file, path: first }, 'Here is the first.')],
    });
  else named.set(name, path);
}

function describeLines({ cells }: Picture): string {
  const first = cells[0]?.label ?? '';
  const lines = [...new Set(cells.map(({ label }) => label.replace(/\d+$/, '')))].sort(
    (a, b) => a.length - b.length || (a < b ? -1 : 1),
  );
  return `Lines go from ${lines[0] ?? first} to ${lines.at(-1) ?? first}; a label is a line and a number within it.`;
}

function readBarriers(
  { file, data }: Item<MapData>,
  picture: Picture,
  cells: ReadonlyMap<string, PictureCell>,
  sink: DiagnosticSink,
): [string, string][] {
  const barriers: [string, string][] = [];
  const byHex = new Map(picture.cells.map((cell) => [hexKey(cell.hex), cell]));
  const seen = new Map<string, Path>();
  const pairs: readonly (readonly string[])[] = Array.isArray(data.barriers) ? data.barriers : [];
  pairs.forEach((pair, i) => {
    const path = ['barriers', i];
    if (isBroken(file, path)) return;
    const [from = '', to = ''] = pair;
    const ends = [cells.get(from), cells.get(to)] as const;
    const missing = ends.findIndex((end) => end === undefined);
    if (missing >= 0) {
      sink.report(
        'barrier-outside',
        { file, path: [...path, missing] },
        `There is no cell ${pair[missing] ?? ''}.`,
        {
          help: describeLines(picture),
        },
      );
      return;
    }
    const [a, b] = ends as readonly [PictureCell, PictureCell];
    if (directionBetween(a.hex, b.hex) < 0) {
      const around = DIRECTIONS.flatMap(
        (d) => byHex.get(hexKey({ q: a.hex.q + d.q, r: a.hex.r + d.r }))?.label ?? [],
      );
      sink.report(
        'barrier-apart',
        { file, path },
        from === to ? `${from} is the same cell twice.` : `${from} and ${to} do not touch.`,
        {
          help: `Around ${from} there are ${around.sort().join(', ')}.`,
        },
      );
      return;
    }
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const first = seen.get(key);
    if (first) {
      sink.report('barrier-twice', { file, path }, `The barrier between ${from} and ${to} is listed twice.`, {
        related: [relatedTo({ file, path: first }, 'Here is the first.')],
      });
      return;
    }
    seen.set(key, path);
    const closed = ends.findIndex((end) => end?.terrain?.cost === null);
    if (closed >= 0)
      sink.report(
        'barrier-closed',
        { file, path: [...path, closed] },
        `No rail can lie on ${pair[closed] ?? ''}, so this barrier changes nothing.`,
      );
    barriers.push([from, to]);
  });
  return barriers;
}
