// Pages of PDFs as two independent programs show them: PDFium, as in Chromium, and Poppler, as in most viewers on Linux.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A tenth of a millimeter a pixel. */
const DPI = 254;
export const PIXELS_PER_MM = 10;

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Bytes a pixel; the first three are its color. */
  readonly depth: number;
  readonly data: Uint8Array;
}

/** Pages of a document, counted from its end if negative. */
type PagesOf = (file: string, numbers: readonly number[]) => Promise<Bitmap[]>;

const withPdfium: PagesOf = async (file, numbers) => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(readFileSync(file));
  const pages: Bitmap[] = [];
  for (const number of numbers) {
    const page = document.getPage(number < 0 ? document.getPageCount() + number : number);
    const { width, height, data } = await page.render({
      scale: DPI / 72,
      render: ({ data: bitmap }) => Promise.resolve(bitmap),
    });
    pages.push({ width, height, depth: 4, data });
  }
  document.destroy();
  library.destroy();
  return pages;
};

const withPdftoppm: PagesOf = (file, numbers) => {
  const [, count] = /^Pages: +(\d+)$/m.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' })) ?? [];
  const pages = numbers.map((number) => {
    const page = String(number < 0 ? Number(count) + number + 1 : number + 1);
    const args = ['-r', String(DPI), '-f', page, '-l', page, file];
    return parsePpm(execFileSync('pdftoppm', args, { maxBuffer: 2 ** 27 }));
  });
  return Promise.resolve(pages);
};

/** Three lines, then three bytes a pixel. */
function parsePpm(ppm: Buffer): Bitmap {
  const [head, width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(ppm.toString('latin1', 0, 64)) ?? [];
  if (head === undefined) throw new Error('pdftoppm gave another kind of picture.');
  return { width: Number(width), height: Number(height), depth: 3, data: ppm.subarray(head.length) };
}

const MISSING =
  'there is no pdftoppm on this machine; Debian and Ubuntu have it in the package poppler-utils';
const hasPoppler = !spawnSync('pdftoppm', ['-v']).error;
if (!hasPoppler) console.warn(`Pages for paper are measured with PDFium alone: ${MISSING}.`);

interface PdfReader {
  readonly name: string;
  readonly pagesOf: PagesOf;
  /** Why its tests are skipped. */
  readonly missing?: string;
}
export const PDF_READERS: readonly PdfReader[] = [
  { name: 'PDFium', pagesOf: withPdfium },
  { name: 'pdftoppm', pagesOf: withPdftoppm, ...(!hasPoppler && { missing: MISSING }) },
];
