// Reads one-way edges, links, routes, bonuses and regions of a map, reporting what is wrong with each by itself.
import { directionBetween } from '@railwright/hex';
import type {
  BonusDefinition,
  LinkDefinition,
  PlacedTokens,
  RegionDefinition,
  RouteDefinition,
} from '@railwright/engine';
import { answered } from '../../answered.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { relatedTo } from '../../diagnostics/sink.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item } from '../../packs/model.ts';
import { asNames } from '../../packs/names.ts';
import type { Path } from '../../text/path.ts';
import type { MapData } from '../schema/map.ts';
import type { PictureCell } from './picture.ts';
import { readRegions } from './read-regions.ts';

/** The lists of a map file apart from what makes up its cells. */
type FeatureKey = Exclude<
  keyof MapData,
  'format' | 'id' | 'name' | 'description' | 'orientation' | 'terrain' | 'places' | 'barriers'
>;

/** The type asks for every list of a map file. */
export interface MapFeatures extends Readonly<Record<FeatureKey, unknown>> {
  /** From the first to the second cell only. */
  readonly oneWay: readonly (readonly [string, string])[];
  readonly links: readonly LinkDefinition[];
  readonly routes: readonly RouteDefinition[];
  /** By the label of the cell. */
  readonly bonuses: ReadonlyMap<string, BonusDefinition>;
  readonly regions: readonly RegionDefinition[];
  /** With their places in the file. */
  readonly tokens: readonly (PlacedTokens & { readonly path: Path })[];
}

export const NO_FEATURES: MapFeatures = {
  oneWay: [],
  links: [],
  routes: [],
  bonuses: new Map(),
  regions: [],
  tokens: [],
};

export function readFeatures(
  item: Item<MapData>,
  cells: ReadonlyMap<string, PictureCell>,
  barriers: readonly (readonly [string, string])[],
  lines: string,
  sink: DiagnosticSink,
): MapFeatures {
  const reader = new FeatureReader(item, cells, barriers, lines, sink);
  return {
    oneWay: reader.oneWay(),
    links: reader.links(),
    routes: reader.routes(),
    bonuses: reader.bonuses(),
    tokens: reader.tokens(),
    regions: readRegions(item, cells, lines, sink),
  };
}

class FeatureReader {
  readonly #item: Item<MapData>;
  readonly #cells: ReadonlyMap<string, PictureCell>;
  readonly #barriers: ReadonlySet<string>;
  readonly #lines: string;
  readonly #sink: DiagnosticSink;

  constructor(
    item: Item<MapData>,
    cells: ReadonlyMap<string, PictureCell>,
    barriers: readonly (readonly [string, string])[],
    lines: string,
    sink: DiagnosticSink,
  ) {
    this.#item = item;
    this.#cells = cells;
    this.#barriers = new Set(barriers.map(([a, b]) => pairKey(a, b)));
    this.#lines = lines;
    this.#sink = sink;
  }

  oneWay(): [string, string][] {
    const seen = new Map<string, Path>();
    return this.#entries('oneWay').flatMap(({ entry: { from, to, ...others }, path }): [string, string][] => {
      answered(others);
      const ends = this.#open(
        [from, to],
        [
          [...path, 'from'],
          [...path, 'to'],
        ],
      );
      if (!ends) return [];
      if (!touch(ends))
        this.#report('one-way-apart', path, sameOr(from, to, `${from} and ${to} do not touch.`));
      else if (this.#barriers.has(pairKey(from, to)))
        this.#report('one-way-barrier', path, `A barrier between ${from} and ${to} closes both ways.`);
      else if (this.#isFirst(seen, pairKey(from, to), path, `The edge between ${from} and ${to}`))
        return [[from, to]];
      return [];
    });
  }

  links(): LinkDefinition[] {
    const seen = new Map<string, Path>();
    return this.#entries('links').flatMap(({ entry, path }): LinkDefinition[] => {
      const { between, cost, kind, toll, for: whom, name, ...others } = entry;
      answered(others);
      const [from = '', to = ''] = between;
      const at = [...path, 'between'];
      const ends = this.#open(
        [from, to],
        [
          [...at, 0],
          [...at, 1],
        ],
      );
      if (!ends) return [];
      const isBarred = this.#barriers.has(pairKey(from, to));
      if (from === to) this.#report('link-touching', at, `${from} is the same cell twice.`);
      else if (touch(ends))
        this.#report(
          'link-touching',
          at,
          isBarred
            ? `${from} and ${to} touch, and a barrier between them forbids what the link allows.`
            : `${from} and ${to} touch, so rails connect them without a link.`,
        );
      else if (this.#isFirst(seen, pairKey(from, to), path, `A link between ${from} and ${to}`)) {
        if (toll !== undefined && whom !== undefined)
          this.#report(
            'link-unpaid',
            [...path, 'toll'],
            'Nobody pays this toll: only rails of its owner cross the link.',
          );
        return [
          {
            between: [from, to],
            cost,
            kind,
            ...(toll !== undefined && { toll }),
            ...(whom !== undefined && { for: whom }),
            ...(name !== undefined && { name: asNames(name) }),
          },
        ];
      }
      return [];
    });
  }

  routes(): RouteDefinition[] {
    const seen = new Map<string, Path>();
    return this.#entries('routes').flatMap(({ entry, path }): RouteDefinition[] => {
      const { from, to, points, for: whom, name, ...others } = entry;
      answered(others);
      const ends = this.#open(
        [from, to],
        [
          [...path, 'from'],
          [...path, 'to'],
        ],
      );
      if (!ends) return [];
      if (from === to) this.#report('route-same-end', [...path, 'to'], `${to} is where this route begins.`);
      else if (this.#isFirst(seen, pairKey(from, to), path, `A route between ${from} and ${to}`))
        return [{ from, to, points, for: whom, ...(name !== undefined && { name: asNames(name) }) }];
      return [];
    });
  }

  bonuses(): Map<string, BonusDefinition> {
    const seen = new Map<string, Path>();
    const bonuses = new Map<string, BonusDefinition>();
    for (const { entry, path } of this.#entries('bonuses')) {
      const { at, points, coins, ...others } = entry;
      answered(others);
      if (!this.#open([at], [[...path, 'at']])) continue;
      if (points === undefined && coins === undefined)
        this.#report('bonus-empty', path, `The bonus at ${at} has neither points nor coins.`);
      else if (this.#isFirst(seen, at, path, `A bonus at ${at}`))
        bonuses.set(at, { ...(points !== undefined && { points }), ...(coins !== undefined && { coins }) });
    }
    return bonuses;
  }

  tokens(): MapFeatures['tokens'] {
    const seen = new Map<string, Path>();
    return this.#entries('tokens').flatMap(({ entry: { at, kind, count = 1, ...others }, path }) => {
      answered(others);
      if (!this.#cells.has(at)) {
        this.#report('map-cell-outside', [...path, 'at'], `There is no cell ${at}.`, this.#lines);
        return [];
      }
      return this.#isFirst(seen, `${at} ${kind}`, path, `The token ${kind} at ${at}`)
        ? [{ at, kind, count, path }]
        : [];
    });
  }

  /** The entries of a list that fit their schema. */
  #entries<K extends Exclude<FeatureKey, 'regions'>>(
    key: K,
  ): { readonly entry: NonNullable<MapData[K]>[number]; readonly path: Path }[] {
    const { file, data } = this.#item;
    const list: unknown = data[key];
    if (!Array.isArray(list) || isBroken(file, [key])) return [];
    return list.flatMap((entry: NonNullable<MapData[K]>[number], i) =>
      isBroken(file, [key, i]) ? [] : [{ entry, path: [key, i] }],
    );
  }

  /** The cells of these labels; undefined after a report of those that are not there or where rails never lie. */
  #open(labels: readonly string[], paths: readonly Path[]): PictureCell[] | undefined {
    const cells = labels.flatMap((label, i): PictureCell[] => {
      const cell = this.#cells.get(label);
      const path = paths[i] ?? [];
      if (!cell) this.#report('map-cell-outside', path, `There is no cell ${label}.`, this.#lines);
      else if (cell.terrain?.cost === null)
        this.#report('map-cell-closed', path, `${label} is ${cell.terrain.id}, where no rail can lie.`);
      else return [cell];
      return [];
    });
    return cells.length === labels.length ? cells : undefined;
  }

  #isFirst(seen: Map<string, Path>, key: string, path: Path, what: string): boolean {
    const first = seen.get(key);
    if (!first) {
      seen.set(key, path);
      return true;
    }
    const { file } = this.#item;
    this.#sink.report('map-entry-twice', { file, path }, `${what} is listed twice.`, {
      related: [relatedTo({ file, path: first }, 'Here is the first.')],
    });
    return false;
  }

  #report(code: FeatureCode, path: Path, message: string, help?: string): void {
    this.#sink.report(code, { file: this.#item.file, path }, message, help === undefined ? {} : { help });
  }
}

type FeatureCode =
  | 'map-cell-outside'
  | 'map-cell-closed'
  | 'one-way-apart'
  | 'one-way-barrier'
  | 'link-touching'
  | 'link-unpaid'
  | 'route-same-end'
  | 'bonus-empty';

function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function touch([a, b]: readonly PictureCell[]): boolean {
  return a !== undefined && b !== undefined && directionBetween(a.hex, b.hex) >= 0;
}

function sameOr(from: string, to: string, otherwise: string): string {
  return from === to ? `${from} is the same cell twice.` : otherwise;
}
