// A setup at a glance, as SVG text: its title, its map, and below it every card, those of each row of the market under its title.
import type { HexMap, TokenDefinition } from '@railwright/engine';
import type { TerrainPictures } from '../faces/picture.ts';
import { FACE_HEIGHT, FACE_WIDTH } from '../faces/face.ts';
import { filePaint } from '../paint/file-paint.ts';
import type { Theme } from '../paint/palette.ts';
import { viewBox } from '../scene/geometry.ts';
import { fitText } from '../text/fit.ts';
import { SvgWriter, type Attributes } from './markup.ts';
import { faceMarkup } from './render-card.ts';
import { mapPicture, mapWriter } from './render-map.ts';
import type { FaceGroup } from './setup-parts.ts';

export interface SetupSvgOptions {
  readonly title: string;
  readonly map?: HexMap;
  readonly tokenKinds?: readonly TokenDefinition[];
  /** Fill the cells of the map. */
  readonly pictures?: TerrainPictures | undefined;
  readonly groups: readonly FaceGroup[];
  readonly theme?: Theme;
  readonly language?: string;
}

const GAP = 24;
/** Below a card where it says how many there are of it. */
const COUNT = 52;
const INK = { 'font-weight': 700, fill: '@ink' };
const TITLE = 72;
const LEAST_COLUMNS = 4;

/** A setup as an SVG document: its title, its map and its cards. */
export function renderSetupSvg({
  title,
  map,
  tokenKinds = [],
  pictures,
  groups,
  theme = 'light',
  language = 'en',
}: SetupSvgOptions): string {
  const svg = map ? mapWriter(map, theme) : new SvgWriter(filePaint(theme));
  const cards = groups.reduce((sum, { faces }) => sum + faces.length, 0);
  const columns = Math.max(LEAST_COLUMNS, Math.ceil(Math.sqrt(cards * (map ? 3.4 : 2.2))));
  const inner = columns * FACE_WIDTH + (columns - 1) * GAP;
  const width = inner + 2 * GAP;
  let y = GAP;
  /** As many lines as it takes. */
  const heading = (text: string, size: number, leading: number, place: Attributes): string => {
    const { lines } = fitText(text, { width: inner, lines: Infinity, size, minSize: size, bold: true });
    return lines
      .map((line) => svg.text(line, { y: (y += leading) - leading / 3, 'font-size': size, ...INK, ...place }))
      .join('');
  };
  const parts = [heading(title, 48, TITLE, { x: width / 2, 'text-anchor': 'middle' })];
  if (map && map.cells.length > 0) {
    const { bounds, markup } = mapPicture(svg, map, { language, theme, tokenKinds, pictures });
    const height = (bounds.height * inner) / bounds.width;
    const place = { x: GAP, y, width: inner, height, viewBox: viewBox(bounds) };
    parts.push(svg.element('svg', place, markup));
    y += height + GAP;
  }
  for (const { title: name, faces } of groups) {
    if (name !== undefined) parts.push(heading(name, 28, 56, { x: GAP }));
    const top = y;
    const below = faces.some(({ count }) => count !== undefined) ? COUNT : GAP;
    faces.forEach(({ face, count }, i) => {
      const x = GAP + (i % columns) * (FACE_WIDTH + GAP);
      const at = top + Math.floor(i / columns) * (FACE_HEIGHT + below);
      parts.push(svg.element('g', { transform: `translate(${x} ${at})` }, faceMarkup(svg, face)));
      if (count !== undefined) {
        const middle = { x: x + FACE_WIDTH / 2, y: at + FACE_HEIGHT + 32, 'text-anchor': 'middle' };
        parts.push(svg.text(`× ${count}`, { ...middle, 'font-size': 26, ...INK }));
      }
      y = at + FACE_HEIGHT + below;
    });
  }
  return svg.document({ viewBox: `0 0 ${width} ${y}`, width, height: Math.round(y) }, title, [
    svg.element('rect', { x: 0, y: 0, width, height: y, fill: '@table' }),
    ...parts,
  ]);
}
