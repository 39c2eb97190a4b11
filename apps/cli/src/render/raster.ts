// Converts SVG to PNG.
import { Resvg, type RenderedImage } from '@resvg/resvg-js';
import { toPng as pngOf } from '../pictures/png.ts';
import { fontOptions } from './fonts.ts';

const MM_PER_INCH = 25.4;
const CSS_PIXELS_PER_INCH = 96;
/** Larger pictures would take gigabytes. */
export const MOST_PIXELS = 120_000_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture in pixels at a resolution, from its declared width and height. */
export function pixelSize(svg: string, dpi: number): Size {
  const [, width = '0', height = '0'] =
    /^<svg[^>]*? width="([\d.]+(?:mm)?)" height="([\d.]+(?:mm)?)"/.exec(svg) ?? [];
  const pixels = (length: string): number =>
    Math.max(
      1,
      Math.round(
        (Number.parseFloat(length) * dpi) / (length.endsWith('mm') ? MM_PER_INCH : CSS_PIXELS_PER_INCH),
      ),
    );
  return { width: pixels(width), height: pixels(height) };
}

/** `system`: whether letters may need the machine's fonts. */
export function toPng(svg: string, { width }: Size, system = false): Uint8Array {
  return drawn(svg, width, system).asPng();
}

/** Without transparency, for printing houses. */
export function toPrintPng(svg: string, { width }: Size, dpi: number, system = false): Uint8Array {
  const picture = drawn(svg, width, system);
  return pngOf({ width: picture.width, height: picture.height, data: picture.pixels }, dpi);
}

function drawn(svg: string, width: number, system: boolean): RenderedImage {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: fontOptions({ system }) }).render();
}
