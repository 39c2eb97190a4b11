import { expect, LOADS, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('a selection is kept as a stamp, turned, and placed on another map', async ({ studio, page }) => {
  await studio.open(PATH);
  await page.keyboard.press('v');
  await studio.drag('A5', 'B7');
  await page.keyboard.press('Control+Shift+s');
  const dialog = page.getByRole('dialog', { name: 'Save as a stamp' });
  await dialog.getByLabel('Name').fill('Harbour');
  await dialog.getByRole('button', { name: 'Save the stamp' }).click();
  await expect(page.getByRole('button', { name: 'Stamp Harbour' })).toBeVisible();

  // It is still there after a reload, for every map.
  await page.goto(`${studio.server.url}edit?file=trains%2Fmaps%2Fosaka.yaml`);
  const before = await studio.read('trains/maps/osaka.yaml');
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Stamp Harbour' }).click();
  await page.keyboard.press('w');
  await studio.click('E5');
  await expect(page.getByRole('button', { name: 'Undo: Stamp' })).toBeEnabled();
  await studio.save();
  const after = await studio.read('trains/maps/osaka.yaml');
  expect(after).not.toBe(before);
  expect(after).toContain('name: Kawagoe');
  await page.getByRole('button', { name: 'Undo: Stamp' }).click();
  await studio.save();
  expect(await studio.read('trains/maps/osaka.yaml')).toBe(before);
});

test('stamps are found by name, renamed, deleted and restored', { tag: LOADS }, async ({ studio, page }) => {
  await studio.keepMessages();
  await studio.open(PATH);
  await page.keyboard.press('Control+a');
  await studio.command('save the selection');
  await page.getByRole('dialog', { name: 'Save as a stamp' }).getByRole('textbox').fill('All of it');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename All of it' }).click();
  await page.getByRole('textbox', { name: 'Name of the stamp' }).fill('Everything');
  await page.keyboard.press('Enter');
  await studio.command('stamp: everything');
  await expect(page.getByRole('button', { name: 'Stamp', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await expect(page.getByRole('button', { name: 'Stamp Everything' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Stamp Everything' })).toBeVisible();
});

test('more cells than a map can have are rejected with a reason, and nothing is lost', async ({
  studio,
  page,
}) => {
  const rows = Array.from({ length: 40 }, (_, i) => `  ${i % 2 === 1 ? ' ' : ''}${'F '.repeat(50).trim()}`);
  const text = `format: 1\nid: full\nname: Full\norientation: pointy\nterrain: |\n${rows.join('\n')}\n`;
  await studio.write('trains/maps/full.yaml', text);
  await studio.open('trains/maps/full.yaml');
  await expect(page.getByText('2,000 cells')).toBeVisible();
  await studio.paintWith('River');
  await page.getByLabel('Grow the map').check();
  await studio.canvas.click({ position: { x: 8, y: 8 } });
  await expect(page.getByText(/A map can have at most 2,000 cells/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});
