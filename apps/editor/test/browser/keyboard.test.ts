import { expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('a map is painted, placed, walled and saved by keyboard alone', async ({ studio, page }) => {
  await studio.open(PATH);
  await studio.cell('A1');
  const said = page.getByTestId('announcer');
  // The first Tab offers a way to the canvas; the cursor begins at the first cell.
  const skip = page.getByRole('link', { name: 'Skip to the map' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('canvas')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('B1: Mountain, costs 2');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('B4: Field, costs 0');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('B4: River, costs 1');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(said).toHaveText('B5: River, costs 1');

  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Keys');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('canvas')).toBeFocused();
  await expect(said).toHaveText('B5: city, Keys, room for 1 station');

  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(said).toHaveText('Edge to the north-east');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('B5: city, Keys, room for 1 station, barrier to the north-east');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const text = await studio.read(PATH);
  expect(text).toContain('   M M C R C R C F C');
  expect(text).toContain('{ at: B5, city: 1, name: Keys }');
  expect(text).toMatch(/\[ ?(B5, A6|A6, B5) ?\]/);
});

test('one Tab reaches tools and palette, and arrow keys move within them; every shortcut is listed on ?, and every command is found by its name', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const ground = (name: RegExp) => page.getByRole('radio', { name });
  await tool('Brush').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tool('Line')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool('Line')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(ground(/^Field/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(ground(/^River/)).toBeFocused();
  await expect(ground(/^River/)).toBeChecked();
  await page.keyboard.press('End');
  await expect(ground(/^Remote/)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'One cell' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '37 cells' })).toBeChecked();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(list).toContainText('Rotate by 60° to the left');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('A command, a name or any text')).toBeFocused();
  await page.keyboard.type('rotate 3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Symmetry' })).toHaveValue('rotate-3');
});
