// What is bundled does what its sources do.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { toPdf } from '../../src/render/pdf.ts';
import { EXTERNAL, MINIFY } from './bundle.ts';

const CLI = join(import.meta.dirname, '../..');
/** Filled as the cells of maps are. */
const PATTERNED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40mm" height="30mm"><defs><pattern id="field" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#a9c77f"/></pattern></defs><rect width="40" height="30" fill="url(#field)"/></svg>`;

async function middleOf(pdf: Uint8Array): Promise<readonly number[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document
    .getPage(0)
    .render({ render: ({ data: bitmap }) => Promise.resolve(bitmap) });
  document.destroy();
  library.destroy();
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  return [...data.subarray(at, at + 3)];
}

test('a PDF fills patterns with their colors', async () => {
  // Fonts are found from the folder of the package.
  const folder = mkdtempSync(join(CLI, '.bundle-test-'));
  try {
    const build = await rolldown({
      cwd: CLI,
      platform: 'node',
      input: 'src/render/pdf.ts',
      external: [...EXTERNAL],
      logLevel: 'silent',
    });
    await build.write({ dir: folder, format: 'esm', minify: MINIFY });
    await build.close();
    const bundled = (await import(pathToFileURL(join(folder, 'pdf.js')).href)) as { toPdf: typeof toPdf };
    const color = await middleOf(await bundled.toPdf([PATTERNED], 'Fens'));
    expect(color).toEqual(await middleOf(await toPdf([PATTERNED], 'Fens')));
    expect(Math.min(...color)).toBeGreaterThan(100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
