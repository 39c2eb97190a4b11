// Every color of the board that content does not choose, by name, for light and for dark. `theme.css` is written from this
// (npm run theme -w packages/board), and headless drawings take the values as they are.
export const THEMES = ['light', 'dark'] as const;
/** The theme of a drawing. */
export type Theme = (typeof THEMES)[number];

type Shades = readonly [light: string, dark: string];

export const PALETTE = {
  // Writing, and the rim around it that keeps it legible on any ground.
  ink: ['#26231c', '#f3efe4'],
  halo: ['#fffdf5', '#15181b'],
  faint: ['#6a6355', '#a9a495'],
  // The board: what lies behind the cells, its rim, the lines between cells.
  table: ['#efe9db', '#1b1e21'],
  rim: ['#5d5342', '#0b0c0d'],
  grid: ['#4d4433', '#0c0e0f'],
  gloss: ['#ffffff', '#c3ced6'],
  // No color: how much of its color lies over the picture of a terrain.
  wash: ['0.16', '0.6'],
  blank: ['#e8e2d4', '#33363a'],
  'blank-mark': ['#7a7263', '#a5a194'],
  // Cities and remote locations.
  city: ['#efe4d2', '#4b463f'],
  'city-street': ['#dfd0b8', '#57514a'],
  remote: ['#f7e3b0', '#54472a'],
  'remote-ray': ['#efd28a', '#655431'],
  wall: ['#c8553d', '#cf6a54'],
  'wall-tall': ['#3f5a7d', '#7d9bc2'],
  'wall-wide': ['#8c6a4f', '#b8937a'],
  roof: ['#2f2a26', '#1d1a18'],
  window: ['#fff3cf', '#ffeeb8'],
  ground: ['#6d6353', '#aca18d'],
  star: ['#f5b81f', '#f0b62c'],
  'star-line': ['#8a5a00', '#2a1d00'],
  'star-ink': ['#2b1d00', '#2b1d00'],
  // Marks between cells.
  barrier: ['#9b1c1c', '#ff7a6b'],
  region: ['#6d2a6d', '#e3a9ea'],
  'barrier-rim': ['#fff8ee', '#101214'],
  // Tokens.
  station: ['#ffffff', '#f7f4ea'],
  'station-line': ['#1f2937', '#111827'],
  'token-rim': ['#fffdf7', '#0f1113'],
  'token-line': ['#221f1a', '#f3efe4'],
  coin: ['#f4c542', '#e3b33a'],
  'coin-line': ['#7a5200', '#3a2800'],
  'coin-ink': ['#2b1d00', '#231800'],
  closed: ['#5b6470', '#7d8793'],
  'closed-ink': ['#ffffff', '#0d0f11'],
  'seat-0': ['#d13b2a', '#f0614f'],
  'seat-1': ['#1c63c4', '#5b9dff'],
  'seat-2': ['#f0b400', '#ffcf3a'],
  'seat-3': ['#0f8457', '#35c08a'],
  'seat-4': ['#8a3fb0', '#c583e6'],
  'seat-5': ['#3b4250', '#aab3c2'],
  'seat-6': ['#e06c10', '#ff9a4a'],
  'seat-7': ['#0b93a6', '#43cfe0'],
  // Highlights of an app. Each has a shape of its own as well.
  legal: ['#0a6b43', '#5ff0b0'],
  'legal-veil': ['#ffffff', '#c9ffe6'],
  selected: ['#b3400a', '#ffb07a'],
  hover: ['#26231c', '#f3efe4'],
  recent: ['#7a5200', '#ffd75e'],
  way: ['#1c4fa8', '#8fc0ff'],
  heat: ['#b3260f', '#ff7a52'],
  error: ['#b01414', '#ff8d85'],
  warning: ['#8a4b00', '#ffc46b'],
  info: ['#1c4fa8', '#8fc0ff'],
  'mark-rim': ['#ffffff', '#0f1113'],
  focus: ['#10131a', '#ffffff'],
  'focus-rim': ['#ffffff', '#10131a'],
  // Cards, in the colors of the printed game's categories.
  'card-paper': ['#fdfaf1', '#24272b'],
  'card-line': ['#d9cfb8', '#3d4248'],
  'card-ink': ['#26231c', '#f0ece1'],
  'card-faint': ['#675f50', '#b3ad9e'],
  'card-title': ['#ffffff', '#ffffff'],
  'kind-train': ['#2563a8', '#2f6db4'],
  'kind-rail': ['#2a7548', '#2f7d4f'],
  'kind-station': ['#74449c', '#8252ab'],
  'kind-action': ['#b03a30', '#b8443a'],
  'kind-victory': ['#8a6508', '#8f6a0c'],
  'kind-waste': ['#665e54', '#6d655b'],
  'kind-attack': ['#7d1f3d', '#94294c'],
  'kind-reaction': ['#1f6f78', '#267982'],
  'kind-other': ['#4f5a68', '#5a6675'],
} as const satisfies Readonly<Record<string, Shades>>;

export type PaintName = keyof typeof PALETTE;

export function isPaintName(name: string): name is PaintName {
  return Object.hasOwn(PALETTE, name);
}
