// Pictures as files: SVG, PNG or PDF.
import { extname } from 'node:path';
import { misuse } from '../failure.ts';
import { wrongEnding } from '../file-ending.ts';
import { printError, safe } from '../output.ts';
import { writeWhole } from '../write-file.ts';
import type { ImageFormat } from './options.ts';
import { letterSentence, type Drawn, type DrawnText } from './warnings.ts';

/**
 * Writes pictures to a file, or to numbered ones, and returns their names.
 * @throws Failure if one is too large or cannot be written.
 */
export async function writePictures(
  { svgs, texts }: Drawn,
  format: ImageFormat,
  { output, dpi }: { readonly output: string; readonly dpi: number },
  title: string,
): Promise<string[]> {
  const other = format === 'svg' ? [] : await otherLetters(format, texts);
  if (format === 'pdf') {
    const { toPdf } = await import('./pdf.ts');
    await writeWhole(output, await toPdf(svgs, title));
    return [output];
  }
  const files = svgs.map((_, i) => numbered(output, i, svgs.length));
  if (format === 'svg') for (const [i, file] of files.entries()) await writeWhole(file, `${svgs[i] ?? ''}\n`);
  else {
    const { MOST_PIXELS, pixelSize, toPng } = await import('./raster.ts');
    for (const [i, svg] of svgs.entries()) {
      const size = pixelSize(svg, dpi);
      if (size.width * size.height > MOST_PIXELS)
        throw misuse(
          `The picture would be ${size.width} by ${size.height} pixels.`,
          'Lower --dpi, use smaller cells with --cell-width, or use sheets with --paper.',
        );
      await writeWhole(files[i] as string, toPng(svg, size, other.length > 0));
    }
  }
  return files;
}

/** The letters that Railwright's fonts lack. Prints which of them the picture lacks. */
async function otherLetters(
  format: Exclude<ImageFormat, 'svg'>,
  texts: readonly DrawnText[],
): Promise<readonly string[]> {
  const { lostLetters } = await import('./letters.ts');
  const others = lostLetters(
    texts.map(({ text }) => text),
    { system: false },
  );
  if (others.length === 0) return others;
  const everywhere = lostLetters(others, { system: true });
  const lost = format === 'pdf' ? others : everywhere;
  if (lost.length > 0) printError(safe(letterSentence(format, lost, everywhere, texts)));
  return others;
}

/** @throws Failure unless the name of the file ends in one of the formats. */
export function formatOf<F extends ImageFormat>(output: string, formats: readonly F[]): F {
  const ending = extname(output).slice(1).toLowerCase();
  const format = formats.find((one) => one === ending);
  if (format) return format;
  throw wrongEnding(
    output,
    'pictures',
    formats.map((one) => `.${one}`),
  );
}

/** `cards-01.png` for the first of several. */
function numbered(output: string, index: number, count: number): string {
  if (count === 1) return output;
  const ending = extname(output);
  const number = String(index + 1).padStart(String(count).length, '0');
  return `${output.slice(0, -ending.length)}-${number}${ending}`;
}
