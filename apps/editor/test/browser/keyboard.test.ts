import { expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('a map is painted, placed, walled and saved by keyboard alone', async ({ studio, page }) => {
  await studio.open(PATH);
  const said = page.getByTestId('announcer');
  // Tab leads to the canvas; the cursor begins at the first cell.
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await page.getByTestId('canvas').evaluate((node) => node === document.activeElement)) break;
  }
  await expect(page.getByTestId('canvas')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('B1: Mountain, costs 2');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('B4: Field, costs 0');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('B4: River, costs 1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(said).toHaveText('B5: Field, costs 0');

  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('canvas')).toBeFocused();

  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(said).toHaveText('Edge to the north-east');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('B5: city, Keys, room for 1 station, barrier to the north-east');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  const text = await studio.read(PATH);
  expect(text).toContain('   M M C R C R C F C');
  expect(text).toContain('{ at: B5, city: 1, name: Keys }');
  expect(text).toMatch(/\[ ?(B5, A6|A6, B5) ?\]/);
});

test('every shortcut is listed on ?, and every command found by its name', async ({ studio, page }) => {
  await studio.open(PATH);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(list).toContainText('Rotate by 60° to the left');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rotate 3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Symmetry' })).toHaveValue('rotate-3');
});
