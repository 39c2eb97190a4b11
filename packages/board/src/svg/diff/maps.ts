// A changed map: once as a whole with its changed cells marked, then their surroundings as they were beside as they are. If the
// surroundings are most of the map, only the two.
import type { HexMap } from '@railwright/engine';
import type { Point, Rect } from '@railwright/hex';
import { excerpt } from '../../scene/excerpt.ts';
import { boardBounds, CELL_SIZE, centerOf, viewBox } from '../../scene/geometry.ts';
import { layersAt } from '../../scene/layers.ts';
import type { Words } from '../../text/words/words.ts';
import { nameIn } from '../../text/names.ts';
import type { SvgWriter } from '../markup.ts';
import { mapMarkup, mapWriter } from '../render-map.ts';
import { heading, INNER, marked, paragraph, rest, stack, type Block } from './block.ts';
import type { DiffMap } from './diff-map.ts';
import { byLabel, mapLines } from './map-lines.ts';
import { badge, cellMarks, type Change } from './marks.ts';

export interface MapLook {
  readonly language: string;
  readonly words: Words;
  /** Names the patterns of this map. */
  readonly prefix: string;
  /** It shows a part of the map. */
  readonly isExcerpt?: boolean;
}

const GAP = 24;
const HALF = (INNER - GAP) / 2;
/** Cells are never drawn larger than this. */
const MOST_SCALE = 1.1;
const MOST_HEIGHT = 620;
/** Of cells whose outline can be seen. */
const LEAST_SCALE = 0.25;
/** Around the cells that differ. */
const MARGIN = 2.6 * CELL_SIZE;
/** Surroundings that take more than this part of the map are shown with all of it. */
const MOST_PART = 0.5;
const MOST_LINES = 12;

export function mapBlock(svg: SvgWriter, map: DiffMap, look: MapLook): Block {
  const { before, now } = map;
  const name = nameIn((now ?? before)?.name, look.language);
  const mark = before && now ? '' : `: ${look.words.diff.marks[now ? 'added' : 'removed']}`;
  const told = before && now ? lines(svg, map, look) : [];
  return stack(svg, [heading(svg, name + mark), ...mapViews(svg, map, look), ...told], 16);
}

/** The pictures alone. */
export function mapViews(svg: SvgWriter, map: DiffMap, look: MapLook): Block[] {
  const { before, now } = map;
  if (!before || !now) {
    const one = now ?? before;
    return one ? [whole(svg, one, now ? 'added' : 'removed', map, look)] : [];
  }
  const near = nearLabels(map, before, now);
  const all = new Set([...before.cells, ...now.cells].map(({ label }) => label));
  // Looks differ everywhere.
  const isMost = near.size > MOST_PART * all.size || (map.looks ?? []).length > 0;
  const pair = pairBlock(svg, map, isMost ? all : near, { ...look, isExcerpt: !isMost });
  const overview = isMost ? [] : [view(svg, now, map, all, { ...look, prefix: `${look.prefix}all-` })];
  return [...overview, pair];
}

function whole(svg: SvgWriter, one: HexMap, change: Change, map: DiffMap, look: MapLook): Block {
  const drawn = view(svg, one, map, new Set(one.cells.map(({ label }) => label)), look);
  return { ...drawn, markup: drawn.markup + badge(svg, change, { x: 22, y: 22 }, 1.4) };
}

/** Beside one another, or one below the other where cells would be too small. */
function pairBlock(svg: SvgWriter, map: DiffMap, shown: ReadonlySet<string>, look: MapLook): Block {
  const { before, now } = look.words.diff;
  const isBeside = scaleOf(boundsOf(map, shown), HALF, MOST_HEIGHT) >= LEAST_SCALE;
  const [width, height] = isBeside ? [HALF, MOST_HEIGHT] : [INNER, MOST_HEIGHT * 1.6];
  const sides = [
    { version: map.before, title: before, name: 'before' },
    { version: map.now, title: now, name: 'now' },
  ].flatMap(({ version, title, name }) => {
    if (!version) return [];
    const drawn = view(
      svg,
      version,
      map,
      shown,
      { ...look, prefix: `${look.prefix}${name}-` },
      width,
      height,
    );
    const caption = paragraph(svg, title, { size: 20, bold: true });
    return [stack(svg, [caption, drawn], 4)];
  });
  return isBeside ? beside(svg, sides) : stack(svg, sides, 16);
}

/** In two columns. */
function beside(svg: SvgWriter, blocks: readonly Block[]): Block {
  const place = (i: number): string => `translate(${i * (HALF + GAP)} 0)`;
  return {
    height: most(blocks.map(({ height }) => height)),
    markup: blocks.map(({ markup }, i) => svg.element('g', { transform: place(i) }, markup)).join('\n'),
  };
}

const scaleOf = (part: Rect, width: number, height: number): number =>
  Math.min(width / part.width, height / part.height, MOST_SCALE);

/** A part of one version of the map in a frame, with the cells marked that differ. */
function view(
  svg: SvgWriter,
  version: HexMap,
  map: DiffMap,
  shown: ReadonlySet<string>,
  look: MapLook,
  width = INNER,
  mostHeight = MOST_HEIGHT,
): Block {
  const part = boundsOf(map, shown);
  const scale = scaleOf(part, width, mostHeight);
  const height = Math.round(part.height * scale);
  const own = mapWriter(version, 'light');
  const layers = { ...layersAt(scale), coordinates: scale > 0.5, rewards: scale > 0.4 };
  const markup = mapMarkup(own, look.isExcerpt ? excerpt(version, shown) : version, {
    ...look,
    layers,
    pictures: version === map.now ? map.pictures?.now : map.pictures?.before,
    tokenKinds: map.tokenKinds ?? [],
  });
  const frame = { width, height, rx: 8, fill: 'none', stroke: '@card-line', 'stroke-width': 2 };
  const drawn = markup + marks(svg, version, map, scale);
  return {
    height,
    markup: [
      svg.element('rect', { width, height, rx: 8, fill: '@card-paper' }),
      svg.element('svg', { width, height, viewBox: viewBox(part) }, drawn),
      svg.element('rect', frame),
    ].join('\n'),
  };
}

function marks(svg: SvgWriter, version: HexMap, map: DiffMap, scale: number): string {
  const [old, fresh, shown] = [map.before, map.now, version].map(byLabel);
  const cells = map.cells.flatMap(({ at, change }) => {
    const cell = shown?.get(at) ?? fresh?.get(at) ?? old?.get(at);
    return cell ? [{ cell, change, isMissing: shown?.has(at) !== true }] : [];
  });
  const joins = joinSpots(map).map(({ spot, change }) => badge(svg, change, spot));
  const isSmall = scale < LEAST_SCALE * 1.2;
  return cellMarks(svg, version.orientation, cells, isSmall) + joins.join('');
}

/** In the middle; those of a route at its ends. */
function joinSpots(map: DiffMap): { readonly spot: Point; readonly change: Change }[] {
  const [old, fresh] = [byLabel(map.before), byLabel(map.now)];
  const orientation = (map.now ?? map.before)?.orientation ?? 'pointy';
  return map.joins.flatMap(({ kind, between, change }) => {
    const ends = between.flatMap((label) => fresh.get(label) ?? old.get(label) ?? []);
    const [from, to] = ends.map((cell) => centerOf(orientation, cell));
    if (!from || !to) return [];
    if (kind === 'route') return [from, to].map((spot) => ({ spot, change }));
    return [{ spot: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, change }];
  });
}

/** The cells around everything that differs, on both versions. */
function nearLabels(map: DiffMap, before: HexMap, now: HexMap): ReadonlySet<string> {
  const [old, fresh] = [byLabel(before), byLabel(now)];
  const { orientation } = now;
  const points = [
    ...map.cells
      .flatMap(({ at }) => [old.get(at), fresh.get(at)])
      .flatMap((cell) => (cell ? [centerOf(orientation, cell)] : [])),
    ...joinSpots(map).map(({ spot }) => spot),
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [least(xs) - MARGIN, most(xs) + MARGIN];
  const [top, bottom] = [least(ys) - MARGIN, most(ys) + MARGIN];
  const near = [...before.cells, ...now.cells].filter((cell) => {
    const { x, y } = centerOf(orientation, cell);
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return new Set(near.map(({ label }) => label));
}

/** What both versions take of the board. */
function boundsOf({ before, now }: DiffMap, shown: ReadonlySet<string>): Rect {
  const bounds = [before, now].flatMap((map) => {
    const cells = map?.cells.filter(({ label }) => shown.has(label)) ?? [];
    return map && cells.length > 0 ? [boardBounds({ ...map, cells })] : [];
  });
  const [x, y] = [least(bounds.map((one) => one.x)), least(bounds.map((one) => one.y))];
  const right = most(bounds.map((one) => one.x + one.width));
  const bottom = most(bounds.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);

/** Each change in words, in two columns. */
function lines(svg: SvgWriter, map: DiffMap, look: MapLook): Block[] {
  const texts = mapLines(map, look);
  const some = texts.slice(0, MOST_LINES).map(({ change, text }) => marked(svg, change, text, HALF));
  const half = Math.ceil(some.length / 2);
  const columns = [some.slice(0, half), some.slice(half)].map((blocks) => stack(svg, blocks, 4));
  return [beside(svg, columns), ...rest(svg, texts.length - some.length, look.words.diff.more)];
}
