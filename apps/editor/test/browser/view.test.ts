// The view of a map: layers, the small map, a picture to trace. None of it is saved to the file.
import type { Locator, Page } from '@playwright/test';
import { expect, LOADS, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';
// Two red dots.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP8z8DAwMAAAAYIAQHLR3Z1AAAAAElFTkSuQmCC',
  'base64',
);

/** The opacity of the stored tracing picture; undefined if there is none. Runs in the page. */
function keptOpacity(key: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains('keyval')) return resolve(undefined);
      const getting = db.transaction('keyval').objectStore('keyval').get(key);
      getting.onsuccess = () => resolve((getting.result as { opacity: number } | undefined)?.opacity);
      getting.onerror = () => resolve(undefined);
    };
  });
}

async function expectUntouched(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
}

test('with more contrast quiet words are in ink, and with the colors of the system what is chosen still differs; the small map leads to its parts; layers are shown, hidden and remembered', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  const style = (locator: Locator, key: 'color' | 'backgroundColor'): Promise<string> =>
    locator.evaluate((element, name) => getComputedStyle(element)[name], key);
  const quiet = page.getByText('cost 2', { exact: true });
  const ink = await style(page.locator('html'), 'color');
  expect(await style(quiet, 'color')).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more' });
  expect(await style(quiet, 'color')).toBe(ink);

  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  const [chosen, other] = ['Field', 'Mountain'].map((name) => page.getByRole('radio', { name }));
  if (!chosen || !other) throw new Error('There are two terrains.');
  await chosen.click();
  expect(await style(chosen, 'backgroundColor')).not.toBe(await style(other, 'backgroundColor'));
  const tabs = page.getByRole('tab');
  expect(await style(tabs.and(page.locator('[aria-selected=true]')), 'backgroundColor')).not.toBe(
    await style(tabs.and(page.locator('[aria-selected=false]')).first(), 'backgroundColor'),
  );
  await page.emulateMedia({ forcedColors: 'none' });

  const canvas = page.getByTestId('canvas');
  const corner = canvas.locator('text.label', { hasText: /^A1$/ });
  const small = page.locator('.minimap');
  await expect(corner).toBeInViewport();
  await expect(small).toHaveCount(0);
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(corner).not.toBeInViewport();
  await small.click({ position: { x: 22, y: 16 } });
  await expect(corner).toBeInViewport();
  await studio.panel('Layers');
  await page.getByRole('checkbox', { name: 'Small map' }).uncheck();
  await expect(small).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Small map' }).check();
  await expect(small).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(small).toHaveCount(0);

  const labels = canvas.locator('text.label');
  const city = canvas.getByText('Yokohama', { exact: true });
  await expect(labels).toHaveCount(76);
  await studio.panel('Layers');
  const layer = (name: string) => page.getByRole('tabpanel').getByRole('checkbox', { name, exact: true });
  await layer('Coordinates').uncheck();
  await expect(labels).toHaveCount(0);
  await expect(city).toHaveCount(1);
  await layer('Places').uncheck();
  await expect(city).toHaveCount(0);
  const drawn = canvas.locator('text');
  await expect(drawn).toHaveCount(0);
  await layer('Costs').check();
  await expect(drawn.first()).toBeVisible();
  await layer('Costs').uncheck();
  await expect(drawn).toHaveCount(0);

  await page.reload();
  await expect(canvas).toBeVisible();
  await studio.panel('Layers');
  await expect(layer('Places')).not.toBeChecked();
  await expect(layer('Terrain')).toBeChecked();
  await expect(city).toHaveCount(0);
  await studio.command('layer: places');
  await expect(city).toHaveCount(1);
  await expect(layer('Places')).toBeChecked();
  await expectUntouched(page);
});

test(
  'a picture to trace stays in the browser, and is aligned by two of its cells',
  { tag: LOADS },
  async ({ studio, page }) => {
    const before = await studio.read(PATH);
    await studio.keepMessages();
    await studio.open(PATH);
    const picture = page.getByTestId('canvas').locator('image');
    const through = page.getByLabel('Opacity');
    const kept = () => page.evaluate(keptOpacity, `tracing:${PATH}`);
    await studio.panel('Layers');
    const chooser = page.getByLabel('Picture to trace over');
    await chooser.setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByText('The browser cannot show this file as a picture.')).toBeVisible();
    await expect(picture).toHaveCount(0);
    await chooser.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(picture).toBeVisible();
    await through.fill('0.9');
    await expect.poll(kept).toBe(0.9);

    await page.reload();
    await expect(picture).toBeVisible();
    await studio.panel('Layers');
    await expect(through).toHaveValue('0.9');
    await expectUntouched(page);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(picture).toHaveCount(0);
    await expect.poll(kept).toBeUndefined();
    await page.reload();
    await expect(page.getByTestId('canvas').locator('text.label').first()).toBeVisible();
    await expect(picture).toHaveCount(0);

    await studio.panel('Layers');
    await chooser.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: PICTURE });
    const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const align = page.getByRole('button', { name: 'Align by two cells' });
    const first = await box();

    await align.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'middle of a cell in the picture' }),
    ).toBeVisible();
    await studio.click('D5');
    await studio.click('D6');
    expect((await box()).x).toBeGreaterThan(first.x + 10);
    await page.keyboard.press('Escape');
    expect(await box()).toEqual(first);

    // What is at D5 stays there, and what is two cells to its right is to be four cells away.
    await align.click();
    for (const label of ['D5', 'D5', 'D7', 'D5']) await studio.click(label);
    await expect(page.getByTestId('announcer')).toContainText('That is the same cell as before.');
    for (const label of ['D7', 'D9']) await studio.click(label);
    await expect(align).toBeVisible();
    const aligned = await box();
    expect(aligned.width / first.width).toBeCloseTo(2, 1);
    await page.reload();
    await expect(picture).toBeVisible();
    expect((await box()).width).toBeCloseTo(aligned.width, 0);
    await expectUntouched(page);
    expect(await studio.read(PATH)).toBe(before);
  },
);

test('nothing is redrawn while the wheel turns; afterwards the map is drawn for its new size', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  await studio.cell('D5');
  // Changes within the canvas, apart from the position of the drawing as a whole.
  await studio.canvas.evaluate((canvas) => {
    const changed: string[] = [];
    Object.assign(globalThis, { changed });
    new MutationObserver((records) => {
      for (const { target } of records) if (!(target instanceof HTMLElement)) changed.push(target.nodeName);
    }).observe(canvas, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const changed = () => page.evaluate(() => (globalThis as unknown as { changed: string[] }).changed);
  const name = studio.canvas.getByText('Kichijoji', { exact: true });
  const width = async () => (await name.boundingBox())?.width ?? 0;
  const before = await width();
  const { x, y } = await studio.cell('C5');
  await studio.canvas.hover({ position: { x, y } });
  await page.evaluate(() => (globalThis as unknown as { changed: string[] }).changed.splice(0));
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -100);
  await expect.poll(width).toBeGreaterThan(2 * before);
  expect(await changed()).toEqual([]);
  // The moving picture is not kept: a browser draws what is still at full sharpness.
  const sheet = studio.canvas.locator('.sheet');
  await expect(sheet).toHaveCSS('will-change', 'auto');
  // Small details disappear when the map has come to rest far away.
  for (let i = 0; i < 14; i++) await page.mouse.wheel(0, 100);
  await expect(name).toHaveCount(0);
  await expect(sheet).toHaveCSS('will-change', 'auto');
});
