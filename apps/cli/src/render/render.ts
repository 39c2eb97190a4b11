// Draws the named items into files.
import { extname } from 'node:path';
import { loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT, misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { writeWhole } from '../write-file.ts';
import { IMAGE_FORMATS, type ImageFormat, type PictureOptions, type Subject } from './options.ts';
import { pictures } from './pictures.ts';
import { letterSentence, type Drawn, type DrawnText } from './warnings.ts';

export interface RenderFlags extends SetupFlags, PictureOptions {
  readonly output: string;
  readonly content: readonly string[] | undefined;
  /** Pixels per inch, for PNG. */
  readonly dpi: number;
}

/** Returns the exit code. */
export async function render(
  subject: Subject,
  names: readonly string[],
  flags: RenderFlags,
): Promise<number> {
  const format = formatOf(flags.output);
  // A PDF is for paper; a setup and a single card are one picture.
  const paper =
    flags.paper ?? (format === 'pdf' && (subject === 'map' || subject === 'cards') ? 'a4' : undefined);
  const content = await loadForPlay(flags.content);
  const drawn = pictures(content, subject, names, { ...flags, paper }, optionsFrom(flags));
  for (const cut of drawn.cuts) printError(safe(cut));
  const { svgs } = drawn;
  const files = await writePictures(drawn, format, flags, names.join(', '));
  const sheets = format === 'pdf' && svgs.length > 1 ? `, ${svgs.length} pages` : '';
  printError(
    safe(
      files.length === 1 ? `${files[0]}${sheets}` : `${files.length} files, ${files[0]} to ${files.at(-1)}`,
    ),
  );
  return EXIT.clean;
}

async function writePictures(
  { svgs, texts }: Drawn,
  format: ImageFormat,
  { output, dpi }: RenderFlags,
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

function formatOf(output: string): ImageFormat {
  const ending = extname(output).slice(1).toLowerCase();
  const format = IMAGE_FORMATS.find((one) => one === ending);
  if (format) return format;
  throw misuse(
    `${output} has no file extension for a picture.`,
    `End its name in ${IMAGE_FORMATS.map((one) => `.${one}`).join(', ')}.`,
  );
}

/** `cards-01.png` for the first of several. */
function numbered(output: string, index: number, count: number): string {
  if (count === 1) return output;
  const ending = extname(output);
  const number = String(index + 1).padStart(String(count).length, '0');
  return `${output.slice(0, -ending.length)}-${number}${ending}`;
}
