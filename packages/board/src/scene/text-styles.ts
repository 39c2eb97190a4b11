// The writing on a map: sizes, weights, and the rim that keeps it legible on any ground.
type Attributes = Readonly<Record<string, string | number>>;

const RIM: Attributes = {
  fill: '@ink',
  stroke: '@halo',
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
  'text-anchor': 'middle',
};

export const TEXT_STYLES = {
  name: { ...RIM, 'font-weight': 650, 'stroke-width': 3 },
  coordinate: { ...RIM, 'font-weight': 500, 'font-size': 8, 'stroke-width': 2.2, 'stroke-opacity': 0.75 },
  star: { fill: '@star-ink', 'font-weight': 800, 'font-size': 14, 'text-anchor': 'middle' },
  coin: { fill: '@coin-ink', 'font-weight': 800, 'font-size': 9, 'text-anchor': 'middle' },
  more: { ...RIM, 'font-weight': 800, 'font-size': 9, 'stroke-width': 2.6 },
  link: { ...RIM, 'font-style': 'italic', 'font-weight': 600, 'font-size': 8.5, 'stroke-width': 2.6 },
  region: {
    ...RIM,
    fill: '@region',
    'font-weight': 700,
    'font-size': 11,
    'stroke-width': 3,
    'letter-spacing': 1.5,
  },
  token: { ...RIM, 'font-weight': 800, 'font-size': 9.5, 'stroke-width': 2.6 },
  route: { fill: '@ink', 'font-weight': 800, 'font-size': 9.5, 'text-anchor': 'middle' },
  bonus: { fill: '@star-ink', 'font-weight': 800, 'font-size': 9.5, 'text-anchor': 'middle' },
  unknown: { fill: '@blank-mark', 'font-weight': 700, 'font-size': 26, 'text-anchor': 'middle' },
} as const satisfies Readonly<Record<string, Attributes>>;
