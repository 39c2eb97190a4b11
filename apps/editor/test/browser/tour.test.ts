// The tour, by keyboard alone: it follows what is done, survives a reload, and can be left.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@railwright/server';
import { expectAccessible } from './accessible.ts';
import { BUILD, expect, test } from './studio.ts';

test('the tour makes a pack and goes on with what is drawn, by keyboard and after a reload', async ({
  studio,
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'rw-'));
  const server = await startServer({ folder, port: 0, apps: [{ path: '/', dir: BUILD }] });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Create a new pack' }).click();
  await expectAccessible(page, 'new pack', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take the two-minute tour' }).focus();
  await page.keyboard.press('Enter');
  const tour = page.getByRole('region', { name: 'Tour' });
  await expect(tour).toContainText('Draw three cells');
  await expect(studio.canvas).toBeVisible();
  await expectAccessible(page, 'tour', '.tour');
  await page.getByRole('radio', { name: /^River/ }).focus();
  await page.keyboard.press('Space');
  await studio.canvas.focus();
  for (let step = 0; step < 12 && !(await tour.getByText('Save the map').isVisible()); step++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await expect(tour).toContainText('Save the map');
  await page.keyboard.press('Control+s');
  await expect(tour).toContainText('Make a card');
  await page.reload();
  await expect(tour).toContainText('Make a card');
  await tour.getByRole('button', { name: 'Take me there' }).press('Enter');
  await expect(page.getByRole('button', { name: 'New card' }).first()).toBeVisible();
  await tour.getByRole('button', { name: 'Leave the tour' }).press('Enter');
  await expect(tour).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'New card' }).first()).toBeVisible();
  await expect(tour).toBeHidden();
  const place = join(folder, 'content', 'my-first-railway');
  expect(await readFile(join(place, 'pack.yaml'), 'utf8')).toContain('My First Railway');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
