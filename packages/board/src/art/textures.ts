// Textures of the ground. A tile repeats with the lattice itself (two cells wide in one direction, one in the other), so a
// texture may follow the cells or run across their borders, and 2,000 cells share one drawing.
import type { Orientation, Point } from '@railwright/hex';
import type { TerrainStyle, Texture } from '../paint/terrain-style.ts';
import { CELL_SIZE, hexPath } from '../scene/geometry.ts';
import { pictureTile } from './picture-tile.ts';
import { PEAKS_A, PEAKS_B, peaks } from './peaks.ts';
import { circle, group, path, rect, round } from './shape.ts';
import type { Shape } from './shape.ts';
import { ACROSS, ALONG, type Tile } from './tile.ts';

interface Ground {
  readonly orientation: Orientation;
  readonly width: number;
  readonly height: number;
  /** Centers of the cells that reach into the tile: four at its corners, which are one cell, and the one in the middle. */
  readonly corners: readonly Point[];
  readonly middle: Point;
}

function groundOf(orientation: Orientation): Ground {
  const [width, height] = orientation === 'pointy' ? [ACROSS, ALONG] : [ALONG, ACROSS];
  const at = (x: number, y: number): Point => ({ x: x * width, y: y * height });
  return {
    orientation,
    width,
    height,
    corners: [at(0, 0), at(1, 0), at(0, 1), at(1, 1)],
    middle: at(0.5, 0.5),
  };
}

export function terrainTile(style: TerrainStyle, orientation: Orientation): Tile {
  const { index, texture, picture } = style;
  if (picture) return pictureTile(index, picture, orientation);
  const ground = groundOf(orientation);
  return tileOf(ground, `@t${index}-fill`, TEXTURES[texture](ground, `@t${index}-line`));
}

/** Streets that meet those of the cities next door. */
export function cityTile(orientation: Orientation): Tile {
  const ground = groundOf(orientation);
  const streets = [...ground.corners, ground.middle].map((center) => {
    const ways = [0, 60, 120].map((turn) => {
      const angle = ((orientation === 'pointy' ? turn : turn + 30) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * ACROSS * 0.5, Math.sin(angle) * ACROSS * 0.5];
      return `M${round(center.x - dx)} ${round(center.y - dy)}L${round(center.x + dx)} ${round(center.y + dy)}`;
    });
    const rings = [0.36, 0.7].map((scale) => hexPath(orientation, center, scale));
    return path([...ways, ...rings].join(''), { fill: 'none', stroke: '@city-street', 'stroke-width': 3.2 });
  });
  return tileOf(ground, '@city', streets);
}

/** Rays, as from far away. */
export function remoteTile(orientation: Orientation): Tile {
  const ground = groundOf(orientation);
  const rays = [...ground.corners, ground.middle].map((center) => {
    const wedges = Array.from({ length: 12 }, (_, i) => {
      const [from, to] = [(i * 30 - 7.5) * (Math.PI / 180), (i * 30 + 7.5) * (Math.PI / 180)];
      const reach = CELL_SIZE * 0.84;
      const corner = (angle: number): string =>
        `${round(center.x + Math.cos(angle) * reach)} ${round(center.y + Math.sin(angle) * reach)}`;
      return `M${round(center.x)} ${round(center.y)}L${corner(from)}L${corner(to)}Z`;
    });
    return path(wedges.join(''), { fill: '@remote-ray', opacity: 0.75 });
  });
  return tileOf(ground, '@remote', rays);
}

// Ground, texture, and a thin light inside every cell, which makes it a tile.
function tileOf(ground: Ground, fill: string, texture: readonly Shape[]): Tile {
  const { width, height, orientation } = ground;
  const gloss = [...ground.corners, ground.middle]
    .map((center) => hexPath(orientation, center, 0.95))
    .join('');
  return {
    width: Math.round(width * 1e4) / 1e4,
    height: Math.round(height * 1e4) / 1e4,
    patternUnits: 'userSpaceOnUse',
    shapes: [
      rect(-1, -1, round(width + 2), round(height + 2), { fill }),
      ...texture,
      path(gloss, { fill: 'none', stroke: '@gloss', 'stroke-width': 1.6, 'stroke-opacity': 0.2 }),
    ],
  };
}

type Draw = (ground: Ground, line: string) => readonly Shape[];

const TEXTURES: Readonly<Record<Texture, Draw>> = {
  field: (ground, line) => {
    const tufts = scatter(ground, FIELD_SPOTS, (at, i) =>
      i % 3 === 2
        ? `${at(-3, 0)}h.01${at(3, -2)}h.01${at(0, 3)}h.01`
        : `${at(-4, -4)}q3 1 3.4 5${at(0, 1)}v-7.5${at(4, -4)}q-3 1-3.4 5`,
    );
    return [stroke(tufts, line, 1.5, 0.95)];
  },
  river: (ground, line) => {
    const rows = waves(ground, 6, 1, 6.5);
    const thin = waves(ground, 6, 1, 6.5, 0.5);
    return [stroke(rows, line, 2.4, 0.75), stroke(thin, '@gloss', 1.3, 0.42)];
  },
  sea: (ground, line) => {
    const crests = scatter(ground, SEA_SPOTS, (at) => `${at(-11, 0)}q3.6-5 7.3 0q3.7 5 7.4 0q3.6-5 7.3 0`);
    return [stroke(crests, line, 1.7, 0.8)];
  },
  mountain: (ground, line) => [
    ...ground.corners.flatMap((center) => peaks(center, PEAKS_A, line)),
    ...peaks(ground.middle, PEAKS_B, line),
  ],
  strokes: (ground, line) => {
    const lines = Array.from({ length: 16 }, (_, i) => {
      const x = ((i - 8) * ground.width) / 8;
      return `M${round(x)} 0l${round(ground.width)} ${round(ground.height)}`;
    });
    return [stroke(lines.join(''), line, 1.8, 0.75)];
  },
  dots: (ground, line) => [
    group(
      { fill: line, opacity: 0.85 },
      lattice(ground, 6, 10).map(({ x, y }) => circle(x, y, 2, {})),
    ),
  ],
  crosses: (ground, line) => [
    stroke(
      lattice(ground, 5, 8)
        .map(({ x, y }) => `M${round(x - 3.4)} ${y}h6.8M${x} ${round(y - 3.4)}v6.8`)
        .join(''),
      line,
      1.6,
      0.85,
    ),
  ],
  waves: (ground, line) => [stroke(waves(ground, 10, 4, 3), line, 1.7, 0.8)],
  bricks: (ground, line) => [
    stroke(
      lattice(ground, 4, 10)
        .map(({ x, y }) => `M${round(x - 7)} ${y}h14`)
        .join(''),
      line,
      2,
      0.8,
    ),
  ],
  rings: (ground, line) => [
    group(
      { fill: 'none', stroke: line, 'stroke-width': 1.6, opacity: 0.85 },
      lattice(ground, 4, 6).map(({ x, y }) => circle(x, y, 4.2, {})),
    ),
  ],
  // Reeds: two strokes that meet at the foot, over a short line.
  chevrons: (ground, line) => [
    stroke(
      lattice(ground, 4, 6)
        .map(
          ({ x, y }) => `M${round(x - 4.5)} ${round(y - 5)}l4.5 8l4.5-8M${round(x - 7)} ${round(y + 4.5)}h14`,
        )
        .join(''),
      line,
      1.6,
      0.85,
    ),
  ],
  grid: (ground, line) => {
    const lines = [
      ...Array.from({ length: 8 }, (_, i) => `M${round((i * ground.width) / 8)} 0v${round(ground.height)}`),
      ...Array.from({ length: 12 }, (_, i) => `M0 ${round((i * ground.height) / 12)}h${round(ground.width)}`),
    ];
    return [stroke(lines.join(''), line, 1.2, 0.7)];
  },
};

function stroke(d: string, color: string, width: number, opacity: number): Shape {
  return path(d, {
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });
}

// Fractions of the tile, chosen by hand to look unordered and to leave the middle of cells quieter than their rims.
const FIELD_SPOTS: readonly (readonly [number, number])[] = [
  [0.2, 0.09],
  [0.78, 0.07],
  [0.46, 0.2],
  [0.08, 0.27],
  [0.88, 0.31],
  [0.3, 0.36],
  [0.66, 0.4],
  [0.12, 0.52],
  [0.9, 0.57],
  [0.36, 0.62],
  [0.7, 0.68],
  [0.18, 0.76],
  [0.54, 0.83],
  [0.86, 0.86],
  [0.3, 0.94],
];
const SEA_SPOTS: readonly (readonly [number, number])[] = [
  [0.24, 0.08],
  [0.72, 0.15],
  [0.3, 0.26],
  [0.84, 0.33],
  [0.16, 0.44],
  [0.6, 0.5],
  [0.26, 0.62],
  [0.8, 0.67],
  [0.4, 0.79],
  [0.9, 0.85],
  [0.5, 0.95],
];

// One glyph at each spot, once more on the other side where it crosses the border of the tile.
function scatter(
  ground: Ground,
  spots: readonly (readonly [number, number])[],
  glyph: (at: (dx: number, dy: number) => string, index: number) => string,
): string {
  const reach = 14;
  return spots
    .flatMap(([fx, fy], i) => {
      const [x, y] = [round(fx * ground.width), round(fy * ground.height)];
      const xs = [
        x,
        ...(x < reach ? [x + ground.width] : []),
        ...(x > ground.width - reach ? [x - ground.width] : []),
      ];
      const ys = [
        y,
        ...(y < reach ? [y + ground.height] : []),
        ...(y > ground.height - reach ? [y - ground.height] : []),
      ];
      return xs.flatMap((px) => ys.map((py) => glyph((dx, dy) => `M${round(px + dx)} ${round(py + dy)}`, i)));
    })
    .join('');
}

/** Rows of points, every second one shifted by half a step, that continue in the next tile. `rows` is even. */
function lattice(ground: Ground, columns: number, rows: number): Point[] {
  const [dx, dy] = [ground.width / columns, ground.height / rows];
  return Array.from({ length: rows * (columns + 1) }, (_, i) => {
    const row = Math.floor(i / (columns + 1));
    const column = i % (columns + 1);
    return { x: round(column * dx + (row % 2 === 0 ? 0 : -dx / 2) + dx / 4), y: round((row + 0.5) * dy) };
  });
}

/** Level waves across the tile: `rows` lines of `count` waves each; `phase` shifts the rows by parts of their distance. */
function waves(ground: Ground, rows: number, count: number, height: number, phase = 0): string {
  const length = ground.width / (count * 2);
  // One row more above: with a phase, the last one lies on the border of the tile and shows on both sides.
  return Array.from({ length: rows + 1 }, (_, i) => {
    const row = i - 1;
    const y = round(((row + 0.5 + phase) * ground.height) / rows);
    const start = row % 2 === 0 ? 0 : -length;
    const curve = Array.from({ length: count * 2 + 2 }, (_unused, half) => {
      const bend = half % 2 === 0 ? -height : height;
      return `q${round(length / 2)} ${round(bend)} ${round(length)} 0`;
    });
    return `M${round(start - length)} ${y}${curve.join('')}`;
  }).join('');
}
