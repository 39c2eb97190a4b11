// Fonts for pictures that are not SVG: Open Sans is included, so that a picture is the same on every machine. Scripts it
// does not cover are drawn with the machine's own fonts.
import { join } from 'node:path';
import { shippedFolder } from '../shipped.ts';

export const FONT_FAMILY = 'Open Sans';

export function fontFile(weight: 'regular' | 'bold'): string {
  return join(shippedFolder('fonts'), `open-sans-${weight}.ttf`);
}

/** Latin, Greek, Cyrillic, and the punctuation of all. */
// eslint-disable-next-line no-control-regex -- ASCII begins there
const KNOWN = /^[\u0000-\u058f\u1e00-\u206f\u20a0-\u20bf\u2122\u2212]*$/;

export function hasOtherLetters(text: string): boolean {
  return !KNOWN.test(text);
}
