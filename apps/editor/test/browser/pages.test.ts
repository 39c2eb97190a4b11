import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('the home page shows the faces of cards, with the number of them, or that none can be drawn', async ({
  studio,
  page,
}) => {
  await writeFile(join(studio.folder, 'homebrew-fenland/cards/broken.yaml'), 'format: 1\ncards: [\n');
  await studio.go('');
  await expect(page.getByRole('link', { name: /broken/ })).toContainText('No card can be drawn.');
  const cards = page.getByRole('link', { name: /^fenland 3 cards/ });
  await expect(cards.locator('.faces').getByRole('img', { includeHidden: true })).toHaveCount(3);
  await expect(cards.locator('.faces')).toContainText('Fare War');
});

test('cropping says what would be lost and what goes with the cells, and undo brings it back', async ({
  studio,
  page,
}) => {
  const before = await studio.read(PATH);
  const tests = 'trains/tests/rails.yaml';
  const testsBefore = await studio.read(tests);
  await studio.open(PATH);
  await page
    .getByRole('menuitem', { name: 'Resize' })
    .or(page.getByRole('button', { name: 'Map' }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Resize or crop…' }).click();
  await page.getByLabel('Left').fill('-2');
  const dialog = page.getByRole('dialog', { name: 'Resize or crop' });
  await expect(dialog).toContainText('16 cells would be lost, with Chichibu');
  await expect(dialog).toContainText(`${tests} names F2, F1, G2.`);
  await dialog.getByRole('button', { name: 'Resize and lose 16' }).click();
  await expect(page.getByText(/Cells have new names: A3 is now A1/).first()).toBeVisible();
  await expect(page.getByText('60 cells')).toBeVisible();
  await studio.noProblems();
  await studio.save();
  const text = await studio.read(PATH);
  expect(text).toContain('  - { at: A3, city: 2, name: Kawagoe }');
  expect(text).toContain('  - [B1, C1] # Tokorozawa / Tachikawa');
  expect(await studio.read(tests)).toContain('expect: { rails: [E5, E6], coins: 0, gained: [waste] }');
  await page.getByRole('button', { name: 'Undo: Resize' }).click();
  await studio.save();
  expect(await studio.read(PATH)).toBe(before);
  expect(await studio.read(tests)).toBe(testsBefore);

  await studio.open('homebrew-isles/maps/isles.yaml');
  await page.getByRole('button', { name: 'Map' }).first().click();
  await page.getByRole('menuitem', { name: 'Resize or crop…' }).click();
  await page.getByLabel('Bottom').fill('-2');
  await expect(dialog).toContainText('With them: 3 links, 1 route, 1 bonus,');
  await expect(dialog).toContainText('the region Islay and Jura');
});

/** By Inkscape 1.2, which follows only the older name of `href`, and by resvg, which knows neither other weights nor `font`. */
function expectReadable(svg: string): void {
  const uses = svg.match(/<use [^>]*>/g) ?? [];
  expect(uses.length).toBeGreaterThan(20);
  for (const use of uses) expect(svg).toContain(`id="${/ xlink:href="#([^"]+)"/.exec(use)?.[1]}"`);
  expect(new Set(svg.match(/(?<=font-weight[:="]+)\w+/g))).toEqual(new Set(['400', '700']));
  expect(svg).not.toMatch(/[;"]font:/);
}

test('a map is exported as SVG and PNG, and printed at true scale on as many sheets as it takes', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  for (const [format, check] of [
    ['SVG', (bytes: Buffer) => bytes.toString().includes('Ikebukuro')],
    ['PNG', (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG'],
  ] as const) {
    await page.keyboard.press('Control+e');
    await page.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`tokyo.${format.toLowerCase()}`);
    const file = await readFile(await download.path());
    expect(check(file)).toBe(true);
    if (format === 'SVG') expectReadable(file.toString());
  }

  await studio.go(`print?file=${encodeURIComponent(PATH)}`);
  await page.getByLabel('Paper').selectOption('a4');
  await page.getByLabel('Cell width (mm)').fill('40');
  await expect(page.getByRole('status').first()).toContainText('4 sheets, map 400 × 289 mm');
  const sheet = page.getByRole('img', { name: 'Tokyo, row 2, column 2' });
  // 297 mm at 96 dots per inch.
  expect((await sheet.boundingBox())?.width).toBeCloseTo((297 / 25.4) * 96, 0);
});

test('without a server, packs are kept in the browser', async ({ studio, page }) => {
  await studio.withoutServer();
  await page.getByRole('button', { name: 'Start with the shipped packs' }).click();
  await page.getByRole('link', { name: /Tokyo/ }).first().click();
  await studio.paintWith('River');
  await studio.click('B4');
  await studio.save('browser');
  await page.goto(studio.server.url);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('railwright-packs.zip');
  await studio.open(PATH);
  await page.keyboard.press('Control+Shift+E');
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toContainText('M M C R F R C F C');
});
