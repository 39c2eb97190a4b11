// Drawings as programs export them, in the words that resvg knows. It draws a color that it does not know black, even where another one stands
// before it: Figma adds colors of Display P3, draw.io `light-dark`. And it takes no `mask-type` from a style, where Figma puts it.
import { formatHex, formatHex8, parse } from 'culori';

/** As deep as functions are within each other in what programs write. */
const PASSES = 5;
const INNERMOST =
  /\b(light-dark|var|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(([^()]*)\)|\brebeccapurple\b/gi;
const TAG_OR_SHEET = /<(?:\w+:)?style\b.*?<\/(?:\w+:)?style\s*>|<[^>]*>/gis;
const MASK_TYPE =
  /(<(?:\w+:)?mask\b(?![^>]*\smask-type\s*=)[^>]*?)(\sstyle\s*=\s*["'][^"']*?mask-type\s*:\s*(alpha|luminance))/gi;

/** The same drawing in words that resvg knows. */
export function plainDrawing(svg: string): string {
  return svg.replace(TAG_OR_SHEET, plainColors).replace(MASK_TYPE, '$1 mask-type="$3"$2');
}

function plainColors(part: string): string {
  let text = part;
  for (let pass = 0; pass < PASSES; pass++) {
    const next = text.replace(INNERMOST, plainColor);
    if (next === text) break;
    text = next;
  }
  return text;
}

function plainColor(whole: string, name = '', inner = ''): string {
  const parts = inner.split(',');
  if (name.toLowerCase() === 'light-dark') return parts[0]?.trim() ?? whole;
  // No drawing gives its colors names of its own; the program that wrote it says what stands for one.
  if (name.toLowerCase() === 'var') return parts.length > 1 ? parts.slice(1).join(',').trim() : whole;
  const color = parse(whole);
  if (!color) return whole;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}
