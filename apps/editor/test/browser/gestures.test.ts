// Nothing is lost while drawing: text typed into a form that has just opened, and a gesture during which keys are pressed.
import { expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('a city is placed and its name typed at once', async ({ studio, page }) => {
  await studio.open(PATH);
  await studio.tool('City or place');
  await studio.click('B4');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Beeston 2');
  // Clicking elsewhere on the map also finishes the name.
  await studio.click('G2');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.keyboard.type('Ely');
  await page.keyboard.press('Enter');
  await expect(studio.canvas).toBeFocused();
  await studio.click('B8');
  await page.keyboard.type('Nowhere');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name')).toBeHidden();
  await expect(page.getByRole('button', { name: 'City or place' })).toHaveAttribute('aria-pressed', 'true');
  await studio.save();
  const text = await studio.read(PATH);
  expect(text).toContain('{ at: B4, city: 1, name: Beeston 2 }');
  expect(text).toContain('{ at: G2, city: 1, name: Ely }');
  expect(text).toContain('{ at: B8, city: 1 }');
});

test('keys pressed on the buttons of a place, or in a dialog, are not shortcuts', async ({
  studio,
  page,
}) => {
  const setup = 'trains/setups/tokyo-beginners.yaml';
  await studio.write(setup, (await studio.read(setup)).replace('- landfill', '- landfil'));
  await studio.open(PATH);
  await page.keyboard.press('v');
  await studio.click('A5');
  await page.getByRole('radio', { name: '3', exact: true }).click();
  await page.keyboard.press('e');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Select and move' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Undo: Room for 3 stations' })).toBeEnabled();
  await expect(page.getByLabel('Name')).toHaveValue('Kawagoe');

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tokyo, beginners' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not playable yet' });
  await dialog.getByRole('link').first().focus();
  await page.keyboard.press('e');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Select and move', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('76 selected')).toBeHidden();
});

test('a key changes the terrain of the current line and keeps the tool, also between two keystrokes', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  await studio.cell('A1');
  await studio.tool('Line');
  await studio.canvas.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Draw a line' })).toBeEnabled();
  await studio.save();
  const before = await studio.read(PATH);
  expect(before).toContain('   R R C F F R C F C');

  await studio.paintWith('Field');
  await studio.tool('Line');
  await studio.press('B4', 'C4');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^River/ })).toBeChecked();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo: Draw a line' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Line', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await studio.tool('Fill');
  await page.keyboard.press('3');
  await studio.click('G4');
  await expect(page.getByRole('button', { name: 'Undo: Fill' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Fill', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await studio.save();
  expect(await studio.read(PATH)).toBe(
    before
      .replace('   R R C F F R C F C', '   R R C R F R C F C')
      .replace('  C R C F C F C R F *', '  C R C R C F C R F *')
      .replace('  * M R F R C S S S S', '  * M R M R C S S S S'),
  );
});

test('keys that change the tool or the map wait until the pointer is up', async ({ studio, page }) => {
  await studio.open(PATH);
  await studio.tool('Select and move');
  await studio.drag('H8', 'H9');
  await studio.paintWith('River');
  await studio.press('B4', 'B5');
  for (const key of ['e', 'l', 'Delete', 'Control+z', 'Control+x', 'f']) await page.keyboard.press(key);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo: Paint' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Brush', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Eraser' })).toHaveAttribute('aria-pressed', 'true');
  await studio.save();
  const text = await studio.read(PATH);
  expect(text).toContain('   M M C R R R C F C');
  expect(text).toContain('   * C R C R C S S S');
});

test('what is selected is told, on a phone in one line beside the paints, and painted and turned with buttons', async ({
  studio,
  page,
}) => {
  const [window, phone] = [page.viewportSize()!, { width: 390, height: 844 }];
  await page.setViewportSize(phone);
  await studio.open(PATH);
  const selection = page.getByTestId('selection');
  await expect(selection).toHaveCount(0);
  const height = async (): Promise<number> => (await studio.canvas.boundingBox())?.height ?? 0;
  const before = await height();
  await page.keyboard.press('Control+a');
  await expect(selection).toContainText('76 cells selected');
  expect(await height()).toBeGreaterThan(before - 20);
  await page.keyboard.press('Escape');
  await expect(selection).toHaveCount(0);

  await page.setViewportSize(window);
  await page.keyboard.press('v');
  await studio.drag('A5', 'B7');
  await expect(selection).toContainText('cells selected');
  await expect(selection).toContainText('City 3: Kawagoe, Ohmiya, Urawa');
  await page.keyboard.press('4');
  await selection.getByRole('button', { name: 'Paint with Sea' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Paint the selection' })).toBeEnabled();
  await expect(selection).toContainText('Sea');
  await expect(selection).not.toContainText('City');
  await selection.getByRole('button', { name: 'Delete the selection' }).click();
  await expect(selection).toContainText('Empty');
  await page.keyboard.press('Escape');
  await expect(selection).toHaveCount(0);
});
