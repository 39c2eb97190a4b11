// Drawings as programs export them have the colors that those programs show.
import { expect, test } from 'vitest';
import { plainDrawing } from '../src/pictures/plain-drawing.ts';
import { pixelsOf } from '../src/pictures/pixels.ts';

/** The pixel in the middle of a square with this in it. */
async function middleOf(inner: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`;
  const { data } = await pixelsOf('a.svg', new TextEncoder().encode(svg), 8);
  return [...data.slice(4 * 36, 4 * 37)].join(' ');
}

const SQUARE = 'd="M0 0H8V8H0z"';

test.each([
  // As Figma writes it where the document has the colors of Display P3.
  ['fill="#3366CC" style="fill:#3366CC;fill:color(display-p3 0.2 0.4 0.8);fill-opacity:1"', '27 104 211 255'],
  // As draw.io writes it.
  ['fill="#dae8fc" style="fill: light-dark(#dae8fc, var(--ge-dark-color, #1d293b));"', '218 232 252 255'],
  ['style="fill: light-dark(rgb(218, 232, 252), rgb(29, 41, 59))"', '218 232 252 255'],
  ['fill="hsl(120.5deg, 100%, 50%)"', '0 255 2 255'],
  ['fill="rgb(0 255 0 / 50%)"', '0 128 0 128'],
  ['fill="rebeccapurple"', '102 51 153 255'],
  ['transform="rotate(90 4 4)" fill="oklch(60% 0.1 200)"', '13 146 152 255'],
])('%s', async (paint, pixel) => {
  expect(await middleOf(`<path ${SQUARE} ${paint}/>`)).toBe(pixel);
});

test('colors in a style sheet', async () => {
  const sheet = '<style>.a { fill: color(display-p3 0.2 0.4 0.8) }</style>';
  expect(await middleOf(`${sheet}<path class="a" ${SQUARE}/>`)).toBe('27 104 211 255');
});

test('a mask by opacity, as Figma writes it, shows what it covers', async () => {
  const mask = `<mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="8" height="8"><path ${SQUARE} fill="black"/></mask>`;
  expect(await middleOf(`${mask}<g mask="url(#m)"><path ${SQUARE} fill="red"/></g>`)).toBe('255 0 0 255');
});

test('what only looks like a color stays as it is', () => {
  const drawing = '<svg><g transform="rotate(90)" mask="url(#m)"/><text>rgb(1, 2, 3)</text></svg>';
  expect(plainDrawing(drawing)).toBe(drawing);
});
