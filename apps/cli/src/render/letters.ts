// Which letters of a picture no font has: the program that draws it is asked, since only it knows what it falls back on.
import { Resvg } from '@resvg/resvg-js';
import { fontOptions } from './fonts.ts';

/** Letters that have a picture of their own, beyond those that every font has. */
const ASKED = /[^\p{ASCII}\p{M}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
const COLUMNS = 64;
const CELL = 24;
const BYTES = 4;

/** Those that would be left out, each once; `system` adds the machine's fonts to those of Railwright. */
export function lostLetters(texts: readonly string[], { system }: { readonly system: boolean }): string[] {
  const letters = [...new Set(texts.flatMap((text) => text.match(ASKED) ?? []))];
  if (letters.length === 0) return [];
  const place = (i: number): { x: number; y: number } => ({
    x: (i % COLUMNS) * CELL,
    y: Math.floor(i / COLUMNS) * CELL,
  });
  const height = place(letters.length - 1).y + CELL;
  const drawn = letters.map((letter, i) => {
    const { x, y } = place(i);
    return `<text x="${x + CELL / 2}" y="${y + 17}" text-anchor="middle" font-size="13">${letter}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${height}">${drawn.join('')}</svg>`;
  const { pixels, width } = new Resvg(svg, { font: fontOptions({ system }) }).render();
  return letters.filter((_, i) => {
    const { x, y } = place(i);
    for (let row = y; row < y + CELL; row++) {
      const start = (row * width + x) * BYTES;
      if (pixels.subarray(start, start + CELL * BYTES).some((byte) => byte !== 0)) return false;
    }
    return true;
  });
}
