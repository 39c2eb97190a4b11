// A setup at a glance, as SVG text: its title, its map, and below it every card.
import type { HexMap, TokenDefinition } from '@railwright/engine';
import { FACE_HEIGHT, FACE_WIDTH } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { FONT, filePaint } from '../paint/paint.ts';
import type { Theme } from '../paint/palette.ts';
import { boardBounds, viewBox } from '../scene/geometry.ts';
import { fitText } from '../text/fit.ts';
import { escapeText, SvgWriter } from './markup.ts';
import { faceMarkup } from './render-card.ts';
import { mapMarkup, mapWriter } from './render-map.ts';

export interface SetupSvgOptions {
  readonly title: string;
  readonly map?: HexMap;
  readonly tokenKinds?: readonly TokenDefinition[];
  readonly faces: readonly Face[];
  readonly theme?: Theme;
  readonly language?: string;
}

const GAP = 24;
const TITLE = 72;
const LEAST_COLUMNS = 4;

export function renderSetupSvg({
  title,
  map,
  tokenKinds = [],
  faces,
  theme = 'light',
  language = 'en',
}: SetupSvgOptions): string {
  const svg = map ? mapWriter(map, theme) : new SvgWriter(filePaint(theme));
  const columns = Math.max(LEAST_COLUMNS, Math.ceil(Math.sqrt(faces.length * (map ? 3.4 : 2.2))));
  const inner = columns * FACE_WIDTH + (columns - 1) * GAP;
  const width = inner + 2 * GAP;
  const heading = fitText(title, { width: inner, lines: 1, size: 48, minSize: 14, bold: true });
  let y = GAP + TITLE;
  const parts = [
    svg.text(heading.lines[0] ?? '', {
      x: width / 2,
      y: GAP + 48,
      'text-anchor': 'middle',
      'font-size': heading.size,
      'font-weight': 700,
      fill: '@ink',
    }),
  ];
  if (map && map.cells.length > 0) {
    const bounds = boardBounds(map);
    const height = (bounds.height * inner) / bounds.width;
    const place = { x: GAP, y, width: inner, height, viewBox: viewBox(bounds) };
    parts.push(svg.element('svg', place, mapMarkup(svg, map, { language, theme, tokenKinds })));
    y += height + GAP;
  }
  const top = y;
  faces.forEach((face, i) => {
    const x = GAP + (i % columns) * (FACE_WIDTH + GAP);
    const row = Math.floor(i / columns);
    const place = { transform: `translate(${x} ${top + row * (FACE_HEIGHT + GAP)})` };
    parts.push(svg.element('g', place, faceMarkup(svg, face)));
    y = top + (row + 1) * (FACE_HEIGHT + GAP);
  });
  return svg.element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${y}`,
      width,
      height: Math.round(y),
      'font-family': FONT,
    },
    [
      svg.element('title', {}, escapeText(title)),
      svg.element('rect', { x: 0, y: 0, width, height: y, fill: '@table' }),
      ...parts,
    ].join('\n'),
  );
}
