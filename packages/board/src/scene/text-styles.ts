// The writing on a map: sizes, weights, and the rim that keeps it legible on any ground. Only regular and bold: other weights and
// slanted letters look different in each program that reads a file.
type Attributes = Readonly<Record<string, string | number>>;

const RIM: Attributes = {
  fill: '@ink',
  stroke: '@halo',
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
  'text-anchor': 'middle',
};

export const TEXT_STYLES = {
  name: { ...RIM, 'font-weight': 700, 'stroke-width': 3 },
  coordinate: { ...RIM, 'font-weight': 400, 'font-size': 8, 'stroke-width': 2.2, 'stroke-opacity': 0.75 },
  star: { fill: '@star-ink', 'font-weight': 700, 'font-size': 14, 'text-anchor': 'middle' },
  coin: { fill: '@coin-ink', 'font-weight': 700, 'font-size': 9, 'text-anchor': 'middle' },
  more: { ...RIM, 'font-weight': 700, 'font-size': 9, 'stroke-width': 2.6 },
  link: { ...RIM, 'font-weight': 700, 'font-size': 8.5, 'stroke-width': 2.6 },
  region: {
    ...RIM,
    fill: '@region',
    'font-weight': 700,
    'font-size': 11,
    'stroke-width': 3,
    'letter-spacing': 1.5,
  },
  token: { ...RIM, 'font-weight': 700, 'font-size': 9.5, 'stroke-width': 2.6 },
  listed: { fill: '@ink', 'font-weight': 400, 'font-size': 13 },
  route: { fill: '@ink', 'font-weight': 700, 'font-size': 9.5, 'text-anchor': 'middle' },
  bonus: { fill: '@star-ink', 'font-weight': 700, 'font-size': 9.5, 'text-anchor': 'middle' },
  unknown: { fill: '@blank-mark', 'font-weight': 700, 'font-size': 26, 'text-anchor': 'middle' },
} as const satisfies Readonly<Record<string, Attributes & { readonly 'font-weight': 400 | 700 }>>;
