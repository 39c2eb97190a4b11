// Draws the named items into files.
import { loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { EXIT } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { lookWarnings, packsNamed } from '../pictures/look-warnings.ts';
import { IMAGE_FORMATS, type PictureOptions, type Subject } from './options.ts';
import { pictures } from './pictures.ts';
import { formatOf, writePictures } from './write-pictures.ts';

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
  const format = formatOf(flags.output, IMAGE_FORMATS);
  // A PDF is for paper; a setup and a single card are one picture.
  const paper =
    flags.paper ?? (format === 'pdf' && (subject === 'map' || subject === 'cards') ? 'a4' : undefined);
  const content = await loadForPlay(flags.content);
  const drawn = await pictures(content, subject, names, { ...flags, paper }, optionsFrom(flags));
  const lacking = subject === 'map' ? [] : lookWarnings(content, packsNamed(content, names));
  for (const warning of lacking) printError(safe(warning));
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
