// Draws the pictures of a publication, each once: what was drawn before, on any day, is taken from the cache of this machine.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { REAL_DISK, writeAtomically } from '@railwright/content/node';
import type { Tools } from '@railwright/publish';
import { cacheFolder } from '../cache.ts';
import { lostSentences, svgTexts, type DrawnText } from '../render/warnings.ts';
import { packageVersion, shippedFolder } from '../shipped.ts';
import { makeFolder } from '../write-file.ts';

/** Unused pictures are removed after this time. */
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** What draws, and what it has to say about it. */
interface WarningTools extends Tools {
  /** Sentences about what was drawn and lacks something, since they were last asked for. */
  readonly takeWarnings: () => string[];
}

export function openTools(): WarningTools {
  const warnings: string[] = [];
  const told = new Set<string>();
  const folder = usableFolder();
  const player = builtPlayer();
  const kept = async (key: readonly string[], make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    if (folder === undefined) return make();
    const file = join(folder, hashOf([packageVersion(), ...key]));
    const known = await readFile(file).catch(() => undefined);
    // After a power failure, a file can be there and be empty.
    const isEmpty = known?.length === 0;
    if (isEmpty) await unlink(file).catch(() => undefined);
    if (known && !isEmpty) {
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return known;
    }
    const made = await make();
    // Without a place in the cache, it is drawn again the next time.
    await writeAtomically(REAL_DISK, file, made, { flushed: false }).catch(() => undefined);
    return made;
  };
  const png: Tools['png'] = (svg, width, dpi) =>
    kept(['png', `${width} ${dpi ?? ''}`, svg], async () => {
      const { toPng, toPrintPng } = await import('../render/raster.ts');
      const system = (await lostIn(svgTexts([svg], ''))).length > 0;
      return dpi === undefined
        ? toPng(svg, { width, height: 0 }, system)
        : toPrintPng(svg, { width, height: 0 }, dpi, system);
    });
  return {
    png,
    href: async (svg, width) => {
      const { pixelsOf } = await import('../pictures/pixels.ts');
      const { pictureFrom } = await import('../pictures/wardrobe.ts');
      return (await pictureFrom(await pixelsOf('drawing.png', await png(svg, width), width))).href;
    },
    pdf: async (svgs, title) => {
      warnings.push(...(await lettersLostIn(svgs, title)));
      return kept(['pdf', title, ...svgs], async () => {
        const { toPdf } = await import('../render/pdf.ts');
        return toPdf(svgs, title);
      });
    },
    warn: (sentence) => {
      // Several targets draw the same.
      if (!told.has(sentence)) warnings.push(sentence);
      told.add(sentence);
    },
    takeWarnings: () => warnings.splice(0),
    ...(player && { player }),
  };
}

/** Reads the player as one page; undefined if it is not built. The published package has it compressed. */
function builtPlayer(): (() => Promise<string>) | undefined {
  const file = join(shippedFolder('player'), 'one-file.html');
  if (existsSync(`${file}.br`))
    return async () => brotliDecompressSync(await readFile(`${file}.br`)).toString('utf8');
  return existsSync(file) ? async () => readFile(file, 'utf8') : undefined;
}

/** Each text with its length, so that none runs into the next. */
function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('hex');
}

/** A PDF has no other font than that of Railwright. */
async function lettersLostIn(svgs: readonly string[], title: string): Promise<string[]> {
  const texts = svgTexts(svgs, title);
  const lost = await lostIn(texts);
  return lost.length === 0
    ? []
    : [`${lostSentences('pdf', lost, texts)} Spell them with other letters for paper.`];
}

/** The letters that Railwright's own fonts lack. */
async function lostIn(texts: readonly DrawnText[]): Promise<string[]> {
  const { lostLetters } = await import('../render/letters.ts');
  return lostLetters(
    texts.map(({ text }) => text),
    { system: false },
  );
}

function usableFolder(): string | undefined {
  const folder = cacheFolder('pictures');
  try {
    makeFolder(folder);
    return folder;
  } catch {
    return undefined;
  }
}

/** Removes pictures that no publication has used for a month. */
export async function removeOldPictures(): Promise<void> {
  const folder = cacheFolder('pictures');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    const status = await stat(file).catch(() => undefined);
    if (status && Date.now() - status.mtimeMs > KEPT_MILLISECONDS) await unlink(file).catch(() => undefined);
  }
}
