// Cells found by a condition are shown before they are replaced, and one undo brings them back.
import { expectAccessible } from './accessible.ts';
import { expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('mountains next to a city become fields in one step, by keyboard', async ({ studio, page }) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.canvas.focus();
  await page.keyboard.press('Control+f');
  const dialog = page.getByRole('dialog', { name: 'Find and replace cells' });
  await dialog.getByLabel('Cells to find').selectOption('Mountain');
  await dialog.getByLabel('Where').selectOption('next to');
  await dialog.getByLabel('Neighbour', { exact: true }).selectOption('City');
  await dialog.getByLabel('Replace with').selectOption('Field');
  await expectAccessible(page, 'find cells', '[role=dialog]');
  const words = (await dialog.getByRole('status').textContent()) ?? '';
  const count = Number(/(\d+) cells?: /.exec(words)?.[1]);
  expect(count).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: `Replace ${count} cells` }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const mountains = (text: string): number =>
    (/terrain: \|\n((?: +.*\n)+)/.exec(text)?.[1] ?? '').split('M').length;
  expect(mountains(before) - mountains(await studio.read(PATH))).toBe(count);
  await page.getByRole('button', { name: `Undo: Replace ${count} cells` }).click();
  await studio.save();
  expect(await studio.read(PATH)).toBe(before);
});
