// What the signs on a map mean, each with a small drawing, for programs without a browser. Grounds and places are drawn as maps of one cell.
import type { CellDefinition, HexMap } from '@railwright/engine';
import type { TerrainPictures } from '../faces/picture.ts';
import { filePaint } from '../paint/file-paint.ts';
import { BARRIER_STROKES, barrierPath } from '../scene/borders.ts';
import { arrowShapes } from '../scene/crossings.ts';
import type { FeatureScene } from '../scene/features.ts';
import { linkLegend } from '../scene/link-legend.ts';
import { regionSample } from '../scene/regions.ts';
import { bonusShapes, routeSample } from '../scene/rewards.ts';
import { routeLines } from '../text/routes.ts';
import { spokenFor } from '../text/spoken.ts';
import { nameIn } from '../text/names.ts';
import { wordsFor } from '../text/words.ts';
import { SvgWriter } from './markup.ts';
import { features, renderMapSvg } from './render-map.ts';

/** A sign on a map, and what it means. */
export interface LegendEntry {
  /** A drawing of it, a document of its own. */
  readonly svg: string;
  readonly name: string;
  /** What it costs or does, in a few words. */
  readonly hint: string;
}

/** The signs on a map: grounds with what they cost, places, barriers, links, bonuses, regions and routes. */
export function mapLegend(map: HexMap, language: string, pictures?: TerrainPictures): LegendEntry[] {
  const words = wordsFor(language);
  const spoken = spokenFor(language);
  const used = new Set(map.cells.map(({ terrain }) => terrain));
  const when = (is: boolean, entry: () => LegendEntry): LegendEntry[] => (is ? [entry()] : []);
  return [
    ...map.terrains
      .filter(({ id }) => used.has(id))
      .map(({ id, name, cost }) => ({
        svg: cellSample(map, { terrain: id }, pictures),
        name: nameIn(name, language),
        hint: cost === null ? spoken.closed : spoken.cost(cost),
      })),
    ...when(
      map.cells.some(({ city }) => city !== undefined),
      () => ({ svg: cellSample(map, { city: 2 }), name: words.cityName, hint: words.cityHint }),
    ),
    ...when(
      map.cells.some(({ remote }) => remote !== undefined),
      () => ({ svg: cellSample(map, { remote: 3 }), name: words.remoteLocation, hint: words.remoteHint }),
    ),
    ...when(map.barriers.length > 0, () => ({
      svg: barrierSample(),
      name: words.barrier,
      hint: words.barrierHint,
    })),
    ...linkLegend(map, language).map(({ scene, half, name, hint }) => ({
      svg: sample(scene, half),
      name,
      hint,
    })),
    ...when((map.oneWay ?? []).length > 0, () => ({
      svg: sample({ shapes: arrowShapes(), texts: [] }, 18),
      name: words.oneWay,
      hint: words.oneWayHint,
    })),
    ...when(
      map.cells.some(({ bonus }) => bonus !== undefined),
      () => ({
        svg: sample({ shapes: bonusShapes(), texts: [] }, 16),
        name: words.bonusName,
        hint: words.bonusHint,
      }),
    ),
    ...(map.regions ?? []).map(({ name }, i) => ({
      svg: sample(regionSample(i), 26),
      name: nameIn(name, language),
      hint: words.region,
    })),
    ...routeLines(map, language).map(({ number, title, worth }) => ({
      svg: sample(routeSample(number), 16),
      name: `${words.route} ${title}`,
      hint: worth,
    })),
  ];
}

function cellSample(
  { id, name, orientation, terrains }: HexMap,
  cell: Pick<CellDefinition, 'terrain' | 'city' | 'remote'>,
  pictures?: TerrainPictures,
): string {
  const cells = [{ label: '', q: 0, r: 0, ...cell }];
  const layers = { coordinates: false, costs: cell.terrain !== undefined };
  return renderMapSvg(
    { id, name, orientation, terrains, cells, barriers: [] },
    { layers, pictures, transparent: true },
  );
}

function barrierSample(): string {
  const d = barrierPath('pointy', { q: 0, r: 0, side: 0 });
  return drawing(
    (svg) =>
      svg.element(
        'g',
        { fill: 'none', 'stroke-linecap': 'round', transform: 'translate(-43.3 0)' },
        BARRIER_STROKES.map((stroke) => svg.element('path', { d, ...stroke })).join(''),
      ),
    30,
  );
}

function sample(scene: FeatureScene, half: number): string {
  return drawing((svg) => features(svg, scene), half);
}

function drawing(draw: (svg: SvgWriter) => string, half: number): string {
  const svg = new SvgWriter(filePaint('light'));
  return svg.document({ viewBox: `${-half} ${-half} ${2 * half} ${2 * half}`, width: 48, height: 48 }, '', [
    draw(svg),
  ]);
}
