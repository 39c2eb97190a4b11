// Pictures on cards and on the cells of maps: added, moved and seen in other layouts, without YAML.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './studio.ts';

const FENLAND = 'homebrew-fenland/cards/fenland.yaml';
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const handle = (page: Page): Locator => page.getByRole('application', { name: /^The picture/ });

test('a picture is moved on the face, and restored; another takes its place, whose file and maker are not its own', async ({
  studio,
  page,
}) => {
  await studio.go(`edit?file=${encodeURIComponent(FENLAND)}&card=dredger`);
  await expect(page.getByTestId('face').locator('image')).toHaveCount(1);
  const original = await studio.read(FENLAND);
  const moved = original.replace(
    'focus: [0.45, 0.55], credit: Railwright contributors, licence: MIT }',
    'focus: [0.43, 0.55], credit: Railwright contributors, licence: MIT, zoom: 1.1 }',
  );
  await handle(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await studio.save();
  await expect.poll(() => studio.read(FENLAND)).toBe(moved);
  // Dragging to the right shows what is further left, and Esc takes back what was done since.
  const box = (await handle(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + box.width / 10, box.y + 60, { steps: 3 });
  await page.mouse.up();
  await studio.save();
  await expect.poll(() => studio.read(FENLAND)).toContain('focus: [0.34, 0.55]');
  await handle(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  const turned = await studio.read(FENLAND);
  await handle(page).focus();
  // A key of the browser's.
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const input = page.locator('input[type=file][accept*=".webp"]');
  for (const path of ['pictures/picture.png', 'pictures/picture-2.png']) {
    // Two pictures of one name: what follows the end of a PNG is no part of it.
    const buffer = Buffer.concat([DOT, Buffer.from(path)]);
    await input.setInputFiles({ name: 'Поезд.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('Поезд.png is the picture of this card.')).toBeAttached();
    await studio.save();
    const art = /art: \{ file: pictures\/dredger.*? \}/s;
    await expect.poll(() => studio.read(FENLAND)).toBe(turned.replace(art, `art: ${path}`));
    expect(existsSync(join(studio.folder, 'homebrew-fenland', path))).toBe(true);
  }
});

test('all cards are seen in another layout at once, a picture that goes is a problem until it is back; sheets, markets and maps show them', async ({
  studio,
  page,
}) => {
  await studio.go(`edit?file=${encodeURIComponent(FENLAND)}`);
  const gallery = page.getByTestId('gallery');
  await expect(gallery.locator('image')).toHaveCount(3);
  await page.getByLabel('Layout').selectOption('text-only');
  await expect(gallery.locator('image')).toHaveCount(0);
  await page.getByLabel('Layout').selectOption('marsh');
  await expect(gallery.locator('image')).toHaveCount(3);
  await page.getByLabel('Layout').selectOption('');

  // A card chooses among the same.
  await studio.go(`edit?file=${encodeURIComponent(FENLAND)}&card=dredger`);
  const drawn = page.getByTestId('face').locator('image');
  await expect(drawn).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('text-only');
  await expect(drawn).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(drawn).toHaveCount(1);
  await studio.go(`edit?file=${encodeURIComponent(FENLAND)}`);

  await studio.noProblems();
  const path = 'homebrew-fenland/pictures/dredger.svg';
  const svg = await studio.read(path);
  await rm(join(studio.folder, path));
  await expect(page.getByText('There is no picture “pictures/dredger.svg” in this pack.')).toBeVisible();
  await studio.write(path, svg);
  await studio.noProblems();

  await studio.go(`print-cards?file=${encodeURIComponent(FENLAND)}`);
  await expect(page.locator('.sheet image')).toHaveCount(3);
  await studio.go(`edit?file=${encodeURIComponent(FENLAND)}`);
  await page.getByRole('button', { name: 'New card', exact: true }).click();
  await expect(page.getByRole('dialog').locator('.face [fill="#f5efdf"]').first()).toBeAttached();
  await studio.go(`edit?file=${encodeURIComponent('homebrew-fenland/setups/fenland-duel.yaml')}`);
  await expect(page.locator('.face image')).toHaveCount(3);
  await studio.go(`edit?file=${encodeURIComponent('homebrew-fenland/maps/fenland.yaml')}`);
  await expect(page.locator('pattern image')).toHaveCount(4);
});

test('a picture is added to the folder and the card, and what is none is refused', async ({
  studio,
  page,
}) => {
  await studio.go(`edit?file=${encodeURIComponent('trains/cards/selectable.yaml')}&card=mail-train`);
  const input = page.locator('input[type=file][accept*=".webp"]');
  await input.setInputFiles({
    name: 'Not one.png',
    mimeType: 'image/png',
    buffer: Buffer.from('GIF89a....'),
  });
  await expect(page.getByText('Not one.png is a GIF.')).toBeVisible();
  await input.setInputFiles({ name: 'My Mail Train.png', mimeType: 'image/png', buffer: DOT });
  await expect(page.getByTestId('face').locator('image')).toHaveCount(1);
  await studio.save();
  await expect
    .poll(() => studio.read('trains/cards/selectable.yaml'))
    .toContain('art: pictures/my-mail-train.png');
  expect(existsSync(join(studio.folder, 'trains/pictures/my-mail-train.png'))).toBe(true);
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByTestId('face').locator('image')).toHaveCount(0);
});

test('a terrain gets a picture, which the map shows, and loses it again', async ({ studio, page }) => {
  const map = 'trains/maps/tokyo.yaml';
  const pack = await studio.read('trains/pack.yaml');
  await studio.go(`edit?file=${encodeURIComponent(map)}`);
  const drawn = page.locator('pattern image');
  const panel = page.getByRole('region', { name: 'Picture of Mountain' });
  await page.getByRole('radio', { name: /^Mountain/ }).click();
  await expect(panel).toBeVisible();
  await expect(drawn).toHaveCount(0);
  const input = panel.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a....') });
  await expect(panel.getByText('a.png is a GIF.')).toBeVisible();
  await input.setInputFiles({ name: 'Hills.png', mimeType: 'image/png', buffer: DOT });
  await expect(drawn).toHaveAttribute('href', /^data:image\/png;base64,/);
  await studio.save();
  await expect
    .poll(() => studio.read('trains/pack.yaml'))
    .toBe(`${pack}theme: { terrains: { mountain: pictures/hills.png } }\n`);
  expect(existsSync(join(studio.folder, 'trains/pictures/hills.png'))).toBe(true);
  await panel.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(drawn).toHaveCount(0);
  // Both are steps of the map.
  await page.keyboard.press('Control+z');
  await expect(drawn).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(drawn).toHaveCount(0);
  await studio.save();
  await expect.poll(() => studio.read('trains/pack.yaml')).toBe(pack);
  await page.keyboard.press('Control+y');
  await expect(drawn).toHaveCount(1);
});
