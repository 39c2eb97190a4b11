// Pages of a PDF that show the same picture hold it once.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { toPdf } from './pdf.ts';

const page = (shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40mm" height="30mm">${shape}<text x="20" y="15" font-size="5">Fens</text></svg>`;
const CROSS = `<path d="${Array.from({ length: 400 }, (_, i) => `M${i % 37} ${i % 29}L${(i * 7) % 40} ${(i * 11) % 30}`).join('')}" stroke="#004488"/>`;
const CIRCLE = '<circle cx="20" cy="15" r="9" fill="#cc3311"/>';

async function drawn(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: string[] = [];
  for (const one of document.pages()) {
    const { width, height, data } = await one.render({
      scale: 2,
      render: ({ data: bitmap }) => Promise.resolve(bitmap),
    });
    pages.push(`${width} ${height} ${Buffer.from(data).toString('base64')}`);
  }
  document.destroy();
  library.destroy();
  return pages;
}

test('pages with the same picture look the same and take no room, wherever they are', async () => {
  const [cross, circle] = [page(CROSS), page(CIRCLE)];
  const once = await toPdf([cross, circle], 'Fens');
  const often = await toPdf([cross, circle, cross, cross, circle], 'Fens');
  const [first, second, ...more] = await drawn(often);
  expect(more).toEqual([first, first, second]);
  expect(first).not.toBe(second);
  expect(await drawn(once)).toEqual([first, second]);
  const changed = await toPdf([cross, circle, page(`${CROSS}<rect width="1" height="1"/>`)], 'Fens');
  expect(often.length - once.length).toBeLessThan((changed.length - once.length) / 2);
});
