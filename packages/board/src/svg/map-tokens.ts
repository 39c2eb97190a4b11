// Tokens on a map in play, as SVG text: rails and their tokens, stations, coins.
import type { HexMap } from '@railwright/engine';
import {
  closedMark,
  coin,
  railToken,
  SEAT_LOOKS,
  station,
  stationSlot,
  TRACK_DASHES,
  TRACK_WIDTHS,
} from '../art/marks.ts';
import { bandsOf, centerOf } from '../scene/geometry.ts';
import { allLayers } from '../scene/layers.ts';
import { stationSpots } from '../scene/places.ts';
import { TEXT_STYLES } from '../scene/text-styles.ts';
import { railPlaces, trackLines } from '../scene/tracks.ts';
import type { SvgWriter } from './markup.ts';
import type { MapSvgOptions } from './map-options.ts';

export function tracks(svg: SvgWriter, map: HexMap, { rails }: MapSvgOptions): string {
  if (!rails) return '';
  const lines = trackLines(map, rails);
  const layer = (attributes: (seat: number) => Record<string, string | number> | undefined): string =>
    lines
      .map(({ path, seat }) => {
        const own = attributes(seat % SEAT_LOOKS);
        return own ? svg.element('path', { d: path, ...own }) : '';
      })
      .join('');
  return svg.element(
    'g',
    { 'stroke-linecap': 'round', fill: 'none' },
    layer(() => ({ stroke: '@token-rim', 'stroke-width': TRACK_WIDTHS.rim })) +
      layer((seat) => ({ stroke: `@seat-${seat}`, 'stroke-width': TRACK_WIDTHS.line })) +
      layer((seat) => {
        const dashes = TRACK_DASHES[seat] ?? '';
        return dashes === ''
          ? undefined
          : { stroke: '@token-rim', 'stroke-width': TRACK_WIDTHS.dash, 'stroke-dasharray': dashes };
      }),
  );
}

export function tokens(
  svg: SvgWriter,
  map: HexMap,
  { rails = {}, stations = {}, layers }: MapSvgOptions,
): string {
  const at = ({ x, y }: { x: number; y: number }, shapes: Parameters<SvgWriter['shapes']>[0]): string =>
    svg.element('g', { transform: `translate(${x} ${y})` }, svg.shapes(shapes));
  const slots = allLayers(layers).slots;
  const built = map.cells.flatMap((cell) => {
    const count = Object.hasOwn(stations, cell.label) ? (stations[cell.label] ?? 0) : 0;
    if (cell.city === undefined || (count === 0 && !slots)) return [];
    const center = centerOf(map.orientation, cell);
    return stationSpots(cell.city, map.orientation).flatMap((spot, i) => {
      const point = { x: center.x + spot.x, y: center.y + spot.y };
      if (i < count) return [at(point, station())];
      return slots ? [at(point, stationSlot())] : [];
    });
  });
  const laid = railPlaces(map, rails).map(({ x, y, seat, scale }) =>
    svg.element(
      'g',
      { transform: `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}` },
      svg.shapes(railToken(seat)),
    ),
  );
  return [...built, ...laid].join('');
}

export function costs(svg: SvgWriter, map: HexMap, { surcharges }: MapSvgOptions): string {
  const { coin: band } = bandsOf(map.orientation);
  const terrains = new Map(map.terrains.map(({ id, cost }) => [id, cost]));
  const parts = map.cells.map((cell) => {
    const cost = surcharges ? surcharges.get(cell.label) : terrains.get(cell.terrain ?? '');
    if (cost === undefined) return '';
    const { x, y } = centerOf(map.orientation, cell);
    const mark = svg.shapes(cost === null ? closedMark() : coin());
    const number = cost === null ? '' : svg.text(String(cost), { ...TEXT_STYLES.coin, y: 3.2 });
    return svg.element('g', { transform: `translate(${x} ${y + band})` }, mark + number);
  });
  return parts.join('');
}
