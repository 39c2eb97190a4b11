// Draws the pictures of the cards of Fenland: marshes under a wide sky. npm run fenland -w packages/board
import { mkdirSync, writeFileSync } from 'node:fs';
import { box, chances, cut, disc, gradient, line, shape } from './drawing.ts';

const FOLDER = new URL('../../../content/homebrew-fenland/pictures/', import.meta.url);
const [WIDTH, HEIGHT] = [600, 480];
const HORIZON = 268;

/** Flat land at the horizon, with poplars and a church far away. */
function farLand(color: string, seed: number): string {
  const random = chances(seed);
  const trees = Array.from({ length: 26 }, () => {
    const x = random() * WIDTH;
    const [w, h] = [5 + random() * 9, 8 + random() * 22];
    return `M${cut(x)} ${HORIZON}q${cut(w / 2)} ${cut(-2 * h)} ${cut(w)} 0z`;
  });
  const church = `M${WIDTH * 0.78} ${HORIZON}v-26l7-22l7 22v10h34v16z`;
  return shape(`M0 ${HORIZON - 5}q150 -7 300 -2t300 -3V${HORIZON + 6}H0Z${trees.join('')}${church}`, color);
}

/** Water to the lower edge, with light on it. */
function water(light: string, seed: number, lights: number): string {
  const random = chances(seed);
  const glints = Array.from({ length: lights }, () => {
    const depth = random() ** 1.6;
    const y = HORIZON + 8 + depth * (HEIGHT - HORIZON);
    const length = 12 + depth * 90;
    return `M${cut(random() * WIDTH)} ${cut(y)}h${cut(length)}`;
  });
  return (
    box(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'url(#water)') +
    line(glints.join(''), light, 2, ' stroke-opacity="0.4"')
  );
}

/** Reeds in front, thicker towards the sides. */
function reeds(color: string, heads: string, seed: number, count = 90): string {
  const random = chances(seed);
  const stems: string[] = [];
  const tops: string[] = [];
  for (let i = 0; i < count; i++) {
    const side = random() < 0.5 ? random() ** 2 : 1 - random() ** 2;
    const x = side * WIDTH;
    const height = 60 + random() * 110 * (0.45 + Math.abs(side - 0.5) * 1.3);
    const bend = (random() - 0.4) * 46;
    stems.push(
      `M${cut(x)} ${HEIGHT + 4}q${cut(bend * 0.2)} ${cut(-height * 0.6)} ${cut(bend)} ${cut(-height)}`,
    );
    if (i % 3 === 0) {
      const [tx, ty] = [x + bend, HEIGHT + 4 - height];
      tops.push(`M${cut(tx)} ${cut(ty)}l${cut(bend * 0.14)} -26`);
    }
  }
  const mound = shape(`M0 ${HEIGHT}V${HEIGHT - 26}q90 -22 190 8t220 2t190 -12V${HEIGHT}Z`, color);
  return mound + line(stems.join(''), color, 3) + line(tops.join(''), heads, 7);
}

/** Puffs that drift. */
function smoke(x: number, y: number, color: string, to: number, seed: number): string {
  const random = chances(seed);
  return Array.from({ length: 15 }, (_, i) =>
    disc(
      x + to * i * 5.4 + random() * 10 * to,
      y - i * 8.5 - random() * 8,
      8 + i * 2.1 + random() * 5,
      color,
      ` fill-opacity="${cut(0.9 - i * 0.045)}"`,
    ),
  )
    .reverse()
    .join('');
}

/** An embankment with rails, seen from the side. */
function embankment(y: number, grass: string, ballast: string): string {
  const ties = Array.from({ length: 31 }, (_, i) => `M${i * 20} ${y - 2}h11`).join('');
  return (
    shape(`M0 ${y + 4}H${WIDTH}V${y + 40}q-140 10 -300 4T0 ${y + 42}Z`, grass) +
    box(0, y - 4, WIDTH, 10, ballast) +
    line(ties, '#3b2f28', 5) +
    line(`M0 ${y - 6}H${WIDTH}`, '#c9cdd0', 3)
  );
}

/** A small engine that faces right, its wheels on (0, 0). */
function engine(body: string, dark: string, brass: string): string {
  const wheel = (x: number, r: number): string =>
    disc(x, -r, r, '#1d1d22') + disc(x, -r, r * 0.68, body) + disc(x, -r, r * 0.22, brass);
  return [
    box(-92, -82, 46, 60, body, ' rx="3"'),
    box(-84, -74, 24, 22, '#ffe9b0', ' rx="2"'),
    box(-98, -90, 58, 9, dark, ' rx="4"'),
    box(-52, -66, 120, 42, body, ' rx="19"'),
    box(-52, -66, 10, 42, brass),
    box(-8, -66, 6, 42, brass),
    box(30, -66, 6, 42, brass),
    shape('M40 -62l-4 -34h26l-4 34z', dark),
    box(33, -102, 32, 8, brass, ' rx="4"'),
    shape('M-14 -64q2 -18 14 -18t14 18z', brass),
    box(-100, -28, 170, 12, dark, ' rx="3"'),
    disc(70, -45, 9, '#ffe9b0') + disc(70, -45, 6, '#fff8e1'),
    shape('M68 -22h14l14 20h-32z', dark),
    ...[wheel(-70, 19), wheel(-24, 19), wheel(18, 19), wheel(54, 13)],
    line('M-70 -19H18', brass, 5),
  ].join('');
}

const placed = (drawing: string, x: number, y: number, scale: number, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${drawing}</g>`;

/** A boat that digs: a hull, a cabin, a ladder of buckets. */
function dredgerBoat(): string {
  const buckets = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [96 + i * 15, -74 + i * 17];
    return `<g transform="translate(${x} ${y}) rotate(48)">${box(-9, -6, 18, 13, '#5b4636', ' rx="3"')}${box(-9, -6, 18, 4, '#8a6b4f', ' rx="2"')}</g>`;
  });
  return [
    shape('M-150 -12H150q-10 40 -34 40H-122q-22 0 -28 -40z', '#7c2f24'),
    box(-152, -20, 306, 12, '#d9a441', ' rx="4"'),
    box(-118, -84, 104, 66, '#f0e3c2', ' rx="4"'),
    box(-126, -92, 120, 12, '#39464f', ' rx="5"'),
    ...[-106, -72, -38].map((x) => box(x, -70, 20, 24, '#5f8aa0', ' rx="3"')),
    box(8, -150, 24, 132, '#39464f', ' rx="3"') +
      box(8, -150, 24, 14, '#c0492f') +
      box(4, -156, 32, 8, '#39464f', ' rx="3"'),
    line('M58 -18L92 -124L126 -18M70 -56H114M80 -90H104', '#39464f', 7),
    line('M92 -86L226 66', '#39464f', 20) + line('M92 -86L226 66', '#65757f', 8),
    ...buckets,
    disc(92, -86, 17, '#39464f') + disc(92, -86, 8, '#d9a441'),
  ].join('');
}

function scene(name: string, gradients: readonly string[], parts: readonly string[]): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${gradients.join('')}</defs>${parts.join('\n')}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, FOLDER), svg);
}

const sky = box(0, 0, WIDTH, HORIZON + 4, 'url(#sky)');

mkdirSync(FOLDER, { recursive: true });

scene(
  'dredger',
  [
    gradient('sky', [
      [0, '#7fb2c4'],
      [0.55, '#f3d9b1'],
      [1, '#f6b98a'],
    ]),
    gradient('water', [
      [0, '#e9b58c'],
      [0.25, '#8fa99d'],
      [1, '#3f6467'],
    ]),
  ],
  [
    sky,
    disc(150, 196, 70, '#fff1cf', ' fill-opacity="0.35"') + disc(150, 196, 44, '#fff4d6'),
    shape('M330 92q30 -30 66 -14q24 -26 58 -6q40 -8 52 20q-90 12 -176 0z', '#fff6e4', ' fill-opacity="0.75"'),
    shape('M20 70q22 -20 48 -8q20 -16 44 -2q26 0 30 14q-64 8 -122 -4z', '#fff6e4', ' fill-opacity="0.6"'),
    farLand('#5d7f74', 5),
    water('#fff1cf', 11, 46),
    shape(`M0 ${HORIZON + 4}H120q60 16 20 34H0Z`, '#6b7d4d'),
    smoke(288, 168, '#f4efe6', 1, 3),
    placed(dredgerBoat(), 270, 340, 1),
    line('M70 372h120M96 384h300M210 396h160', '#dfe9e2', 3, ' stroke-opacity="0.55"'),
    reeds('#2f4a36', '#6d4a2a', 21, 80),
  ],
);

scene(
  'fare-war',
  [
    gradient('sky', [
      [0, '#41304f'],
      [0.5, '#b5483a'],
      [1, '#f7a14a'],
    ]),
    gradient('water', [
      [0, '#d9793a'],
      [0.4, '#7a3a3c'],
      [1, '#33242f'],
    ]),
  ],
  [
    sky,
    disc(300, HORIZON, 92, '#ffd27a', ' fill-opacity="0.4"') + disc(300, HORIZON, 62, '#ffdf9a'),
    shape(
      'M60 84q40 -22 80 -6q40 -18 70 4q-80 18 -150 2zM380 60q50 -24 96 -4q36 -12 60 6q-84 20 -156 -2z',
      '#e98a54',
      ' fill-opacity="0.55"',
    ),
    farLand('#4b2b3a', 9),
    water('#ffcf8a', 4, 60),
    embankment(352, '#4a3f2c', '#6a5344'),
    smoke(196, 248, '#e8cdbb', -1, 8),
    smoke(404, 248, '#e8cdbb', 1, 15),
    placed(engine('#2b5d8c', '#173350', '#e2b04a'), 142, 346, 1.15),
    placed(engine('#a8322c', '#5c1717', '#e2b04a'), 458, 346, 1.15, true),
    shape(
      'M300 236l10 30l30 -10l-16 26l26 18l-31 3l4 32l-23 -22l-23 22l4 -32l-31 -3l26 -18l-16 -26l30 10z',
      '#fff0c4',
    ),
    shape(
      'M300 262l6 18l18 -5l-10 15l15 11l-18 2l2 18l-13 -12l-13 12l2 -18l-18 -2l15 -11l-10 -15l18 5z',
      '#e05a2b',
    ),
    reeds('#241a22', '#51302a', 33, 70),
  ],
);

const stars = (() => {
  const random = chances(77);
  return Array.from({ length: 60 }, () =>
    disc(
      random() * WIDTH,
      random() * (HORIZON - 60),
      0.8 + random() * 1.8,
      '#fdf6d8',
      ` fill-opacity="${cut(0.4 + random() * 0.6)}"`,
    ),
  ).join('');
})();

/** A watchman's hut on legs beside the line. */
function hut(): string {
  return [
    line('M-44 0V-64M44 0V-64M-44 -6L44 -58M44 -6L-44 -58', '#16202b', 8),
    box(-62, -158, 124, 98, '#3d2f2c', ' rx="3"'),
    ...[-148, -132, -116, -100, -84].map((y) => line(`M-60 ${y}H60`, '#2c2220', 2)),
    shape('M-78 -154L0 -206L78 -154z', '#1b2530'),
    box(16, -204, 16, 34, '#2c2220'),
    box(-46, -138, 92, 46, '#ffd873', ' rx="3"'),
    line('M-16 -138v46M16 -138v46M-46 -115H46', '#3d2f2c', 4),
    disc(-2, -112, 11, '#3a2b26') +
      shape('M-20 -92q2 -20 18 -20t18 20z', '#3a2b26') +
      shape('M-18 -116q16 -16 32 0z', '#24303c'),
    line('M62 -66L112 0', '#16202b', 6) + line('M70 -66L120 0M72 -52h10M84 -36h10M96 -20h10', '#16202b', 4),
  ].join('');
}

scene(
  'night-watch',
  [
    gradient('sky', [
      [0, '#0b1530'],
      [0.7, '#1f3a63'],
      [1, '#40618a'],
    ]),
    gradient('water', [
      [0, '#3c5c86'],
      [0.4, '#1d3456'],
      [1, '#0a1428'],
    ]),
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe6a3" stop-opacity="0.85"/><stop offset="1" stop-color="#ffe6a3" stop-opacity="0"/></radialGradient>',
  ],
  [
    sky,
    stars,
    disc(462, 92, 110, 'url(#glow)', ' fill-opacity="0.5"') + disc(462, 92, 46, '#f6f0d6'),
    disc(448, 82, 9, '#ded7b8') + disc(474, 104, 12, '#ded7b8') + disc(478, 76, 5, '#ded7b8'),
    farLand('#122238', 13),
    water('#cfd9ef', 6, 40),
    line('M440 300h44M424 318h76M446 336h36M410 352h104', '#f6f0d6', 4, ' stroke-opacity="0.55"'),
    embankment(372, '#13241f', '#2e3438'),
    disc(206, 250, 150, 'url(#glow)', ' fill-opacity="0.55"'),
    placed(hut(), 206, 372, 1.12),
    line('M520 368V214', '#16202b', 8) + box(514, 208, 12, 10, '#16202b'),
    `<g transform="translate(520 228) rotate(-38)">${box(-66, -8, 70, 16, '#c0392b', ' rx="3"')}${box(-52, -8, 12, 16, '#f5efe0')}</g>`,
    disc(534, 232, 44, 'url(#glow)') + disc(534, 232, 8, '#8ff0a8'),
    reeds('#08110f', '#2a211c', 41, 80),
  ],
);
