// Figures on the cells of a map, as SVG text: the ground steps back behind a veil, a color comes forward with the figure, and
// the figure is written too, so that nothing depends on color alone.
import type { HexMap } from '@railwright/engine';
import { bandsOf, centerOf, hexPath } from '../scene/geometry.ts';
import { TEXT_STYLES } from '../scene/text-styles.ts';
import type { SvgWriter } from './markup.ts';
import type { MapSvgOptions } from './map-options.ts';

export function heat(svg: SvgWriter, map: HexMap, { heat: figures }: MapSvgOptions): string {
  if (!figures) return '';
  const cells = map.cells.map((cell) => {
    const d = hexPath(map.orientation, centerOf(map.orientation, cell));
    const level = figures.get(cell.label)?.level ?? 0;
    const veil = svg.element('path', { d, fill: '@card-paper', opacity: 0.7 });
    const shade = Math.round(Math.min(1, Math.max(0, level)) * 85) / 100;
    return shade === 0 ? veil : veil + svg.element('path', { d, fill: '@heat', opacity: shade });
  });
  return svg.element('g', {}, cells.join(''));
}

export function heatTexts(svg: SvgWriter, map: HexMap, { heat: figures }: MapSvgOptions): string {
  if (!figures) return '';
  const { coin: band } = bandsOf(map.orientation);
  const texts = map.cells.map((cell) => {
    const text = figures.get(cell.label)?.text;
    if (text === undefined) return '';
    const { x, y } = centerOf(map.orientation, cell);
    return svg.text(text, { ...TEXT_STYLES.name, 'font-size': 12, 'font-weight': 700, x, y: y + band - 3 });
  });
  return svg.element('g', {}, texts.join(''));
}
