// Fonts for pictures that are not SVG: Open Sans is included, so that a picture is the same on every machine. Scripts it
// does not cover are drawn with the machine's own fonts.
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { join } from 'node:path';
import { shippedFolder } from '../shipped.ts';

const FAMILY = 'Open Sans';

export function fontFile(weight: 'regular' | 'bold'): string {
  return join(shippedFolder('fonts'), `open-sans-${weight}.ttf`);
}

/** For resvg; `system` adds the machine's fonts, which take a while to load. */
export function fontOptions({
  system,
}: {
  readonly system: boolean;
}): NonNullable<ResvgRenderOptions['font']> {
  return {
    fontFiles: [fontFile('regular'), fontFile('bold')],
    loadSystemFonts: system,
    defaultFontFamily: FAMILY,
    sansSerifFamily: FAMILY,
  };
}
