// Draws the pictures of the terrains of Fenland, as seen from a balloon: squares, of which a cell shows the middle. What stands out stays
// away from the middle, where names and rails are. npm run terrains -w packages/board
import { mkdirSync, writeFileSync } from 'node:fs';
import { box, chances, cut, disc, gradient, line, shape, type Gradient } from './drawing.ts';

const FOLDER = new URL('../../../content/homebrew-fenland/pictures/', import.meta.url);
const SIDE = 360;
const MIDDLE = SIDE / 2;

type Spot = readonly [x: number, y: number];

/** A round shape with an uneven shore. */
function blob([x, y]: Spot, width: number, height: number, seed: number): string {
  const random = chances(seed);
  const count = 9;
  const points = Array.from({ length: count }, (_, i): Spot => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = 0.8 + random() * 0.35;
    return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach];
  });
  const between = (i: number): Spot => {
    const [a = [0, 0], b = [0, 0]] = [points[i % count], points[(i + 1) % count]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const first = between(count - 1);
  const curves = points.map((point, i) => {
    const end = between(i);
    return `Q${cut(point[0])} ${cut(point[1])} ${cut(end[0])} ${cut(end[1])}`;
  });
  return `M${cut(first[0])} ${cut(first[1])}${curves.join('')}Z`;
}

/** Spots that keep a distance from one another and from the middle. */
function spots(count: number, apart: number, free: number, seed: number): Spot[] {
  const random = chances(seed);
  const found: Spot[] = [];
  for (let tries = 0; found.length < count && tries < 4000; tries++) {
    const spot: Spot = [16 + random() * (SIDE - 32), 34 + random() * (SIDE - 68)];
    const isFree = Math.hypot(spot[0] - MIDDLE, spot[1] - MIDDLE) > free;
    if (isFree && found.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > apart)) found.push(spot);
  }
  return found;
}

/** Blades that spread from a foot, some with a brown head. */
function reeds(places: readonly Spot[], blades: string, heads: string, seed: number): string {
  const random = chances(seed);
  const stems: string[] = [];
  const tops: string[] = [];
  for (const [x, y] of places)
    for (let i = -2; i <= 2; i++) {
      const height = 20 + random() * 14 - Math.abs(i) * 4;
      const [foot, bend] = [x + i * 2.6, i * 5 + (random() - 0.5) * 5];
      stems.push(
        `M${cut(foot)} ${cut(y)}q${cut(bend * 0.2)} ${cut(-height * 0.6)} ${cut(bend)} ${cut(-height)}`,
      );
      if (i % 2 === 0 && random() < 0.75)
        tops.push(`M${cut(foot + bend)} ${cut(y - height)}l${cut(bend * 0.12)} -7`);
    }
  return line(stems.join(''), blades, 2.4) + line(tops.join(''), heads, 4.6);
}

/** Leaves on the water, each with a notch. */
function lilies(places: readonly Spot[], leaf: string, flower: string): string {
  return places
    .map(([x, y], i) => {
      const r = 6 + (i % 3) * 1.6;
      const notch = `M${cut(x)} ${cut(y)}L${cut(x + r)} ${cut(y - r * 0.3)}A${r} ${r * 0.72} 0 1 1 ${cut(x + r * 0.8)} ${cut(y - r * 0.55)}Z`;
      return shape(notch, leaf) + (i % 3 === 0 ? disc(x - 2, y - 1, 2.4, flower) : '');
    })
    .join('');
}

/** Level strokes, as light on water. */
function glints(count: number, color: string, opacity: number, seed: number): string {
  const random = chances(seed);
  const d = Array.from(
    { length: count },
    () => `M${cut(random() * SIDE)} ${cut(random() * SIDE)}h${cut(10 + random() * 26)}`,
  );
  return line(d.join(''), color, 2, ` stroke-opacity="${opacity}"`);
}

const crown = (x: number, y: number, r: number, color: string, light: string): string =>
  shape(blob([x + 2.5, y + 3.5], r, r * 0.95, Math.round(x)), '#2f4a2c', ' fill-opacity="0.35"') +
  shape(blob([x, y], r, r, Math.round(x + y)), color) +
  disc(x - r * 0.28, y - r * 0.32, r * 0.42, light);

function swamp(): string[] {
  const pools: readonly (readonly [Spot, number, number])[] = [
    [[92, 118], 66, 34],
    [[262, 96], 58, 27],
    [[276, 250], 70, 38],
    [[104, 262], 52, 26],
    [[184, 184], 46, 20],
  ];
  const pool = (grow: number, color: string, more = ''): string =>
    pools.map(([at, w, h], i) => shape(blob(at, w + grow, h + grow, 40 + i), color, more)).join('');
  const moss = spots(26, 36, 0, 5).map(([x, y], i) =>
    shape(blob([x, y], 16 + (i % 4) * 5, 9 + (i % 3) * 3, i), i % 2 === 0 ? '#8b9a60' : '#75855a'),
  );
  return [
    box(0, 0, SIDE, SIDE, 'url(#ground)'),
    ...moss,
    pool(9, '#66754a'),
    pool(0, 'url(#water)'),
    line(
      'M58 112h34M104 128h22M236 92h36M248 262h44M292 240h22M86 264h26M168 186h26',
      '#dfe8cf',
      2.2,
      ' stroke-opacity="0.5"',
    ),
    lilies(
      [
        [70, 128],
        [118, 112],
        [286, 100],
        [248, 104],
        [300, 262],
        [258, 238],
        [118, 270],
        [200, 190],
      ],
      '#9db86a',
      '#f3e6ee',
    ),
    reeds(
      spots(16, 46, 86, 12).filter(([, y]) => y > 76),
      '#4d5c33',
      '#6b4426',
      9,
    ),
    reeds(
      [
        [146, 158],
        [226, 214],
      ],
      '#5d6c3e',
      '#6b4426',
      3,
    ),
  ];
}

/** Bushes in a row, of two sizes. */
function hedge(d: string): string {
  return (
    line(d, '#6b9150', 7, ' stroke-dasharray="0 9" stroke-opacity="0.9"') +
    line(d, '#5a7f45', 9, ' stroke-dasharray="0 23" stroke-opacity="0.9"')
  );
}

function field(): string[] {
  const colors = ['#a9c77f', '#bcd18a', '#d9cf86', '#98bb74', '#c7d695', '#b2cb80'];
  const columns = [-90, 0, 84, 186, 268, 372, 470];
  const rows = [-90, 26, 128, 214, 330, 450];
  const parcels: string[] = [];
  const hedges: string[] = [];
  for (const [i, left] of columns.slice(0, -1).entries())
    for (const [j, top] of rows.slice(0, -1).entries()) {
      const [w, h] = [(columns[i + 1] ?? 0) - left, (rows[j + 1] ?? 0) - top];
      const [x, y] = [left, top + (i % 2) * 34];
      parcels.push(box(x, y, w, h, colors[(i * 2 + j * 3) % colors.length] ?? ''));
      const isUpright = (i + j) % 3 === 0;
      const furrows = Array.from({ length: Math.floor((isUpright ? w : h) / 9) }, (_, k) =>
        isUpright ? `M${x + 6 + k * 9} ${y + 4}v${h - 8}` : `M${x + 4} ${y + 6 + k * 9}h${w - 8}`,
      );
      parcels.push(line(furrows.join(''), '#6f8f4a', 1.6, ' stroke-opacity="0.3"'));
      hedges.push(`M${x} ${y}h${w}M${x} ${y}v${h}`);
    }
  const trees = spots(9, 62, 92, 31).map(([x, y], i) =>
    crown(x, y, 10 + (i % 3) * 2.5, '#5d8a48', '#7fab62'),
  );
  return [
    box(0, 0, SIDE, SIDE, '#b2cb80'),
    `<g transform="rotate(-14 ${MIDDLE} ${MIDDLE})">${parcels.join('')}${hedge(hedges.join(''))}</g>`,
    ...trees,
  ];
}

function river(): string[] {
  const flow = (offset: number, height: number): string => `M-10 ${offset}q60 ${-height} 120 0t120 0t150 0`;
  const currents = Array.from({ length: 12 }, (_, i) => flow(16 + i * 30, 7 + (i % 3) * 4));
  const bars: readonly (readonly [Spot, number, number])[] = [
    [[92, 44], 46, 13],
    [[268, 318], 50, 14],
  ];
  return [
    box(0, 0, SIDE, SIDE, 'url(#water)'),
    line(currents.join(''), '#4f8fbd', 3.4, ' stroke-opacity="0.55"'),
    line(
      currents.filter((_, i) => i % 2 === 0).join(''),
      '#e6f3fa',
      1.8,
      ' stroke-opacity="0.6" transform="translate(14 9)"',
    ),
    glints(26, '#f4fbff', 0.5, 14),
    ...bars.map(
      ([at, w, h], i) =>
        shape(blob(at, w + 5, h + 4, 7 + i), '#e0d6a8') + shape(blob(at, w, h, 7 + i), '#9ab46c'),
    ),
    reeds(
      [
        [64, 48],
        [88, 42],
        [116, 50],
        [240, 322],
        [266, 316],
        [296, 322],
      ],
      '#56723a',
      '#6b4426',
      4,
    ),
    lilies(
      [
        [150, 58],
        [136, 74],
        [38, 86],
        [222, 300],
        [318, 292],
        [206, 316],
        [330, 200],
        [30, 226],
      ],
      '#8fb56a',
      '#fbeef4',
    ),
  ];
}

function sea(): string[] {
  const random = chances(8);
  const swell = (x: number, y: number, w: number): string =>
    `M${cut(x)} ${cut(y)}q${cut(w / 4)} ${cut(-w / 6)} ${cut(w / 2)} 0t${cut(w / 2)} 0`;
  const rows = Array.from({ length: 11 }, (_, i) =>
    Array.from({ length: 4 }, (_unused, k) =>
      swell(-40 + k * 112 + (i % 2) * 56 + random() * 18, 18 + i * 33, 62 + random() * 22),
    ),
  ).flat();
  const foam = rows.filter((_, i) => i % 5 === 2);
  return [
    box(0, 0, SIDE, SIDE, 'url(#water)'),
    ...[0, 1, 2, 3].map((i) =>
      shape(blob([70 + i * 76, 80 + ((i * 97) % 210)], 92, 22, 60 + i), '#356694', ' fill-opacity="0.35"'),
    ),
    line(rows.join(''), '#7fa9cf', 2.6, ' stroke-opacity="0.7"'),
    line(foam.join(''), '#eef6fb', 2.2, ' stroke-opacity="0.75" transform="translate(3 -5)"'),
    glints(16, '#cfe2f2', 0.4, 5),
  ];
}

function write(name: string, colors: Readonly<Record<string, Gradient>>, parts: readonly string[]): void {
  const defs = Object.entries(colors).map(([id, stops]) => gradient(id, stops));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${defs.join('')}</defs>${parts.join('\n')}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, FOLDER), svg);
}

mkdirSync(FOLDER, { recursive: true });
write(
  'swamp',
  {
    ground: [
      [0, '#86955f'],
      [1, '#76865a'],
    ],
    water: [
      [0, '#7f9a8a'],
      [1, '#4f6f68'],
    ],
  },
  swamp(),
);
write('field', {}, field());
write(
  'river',
  {
    water: [
      [0, '#8fc2e0'],
      [1, '#6fa8d0'],
    ],
  },
  river(),
);
write(
  'sea',
  {
    water: [
      [0, '#4a7bab'],
      [1, '#37659a'],
    ],
  },
  sea(),
);
