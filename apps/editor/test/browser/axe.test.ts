// axe on every page and dialog, light and dark.
import { expectAccessible } from './accessible.ts';
import { expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';
const DIALOG = '[role=dialog]';

test.beforeEach(() => test.slow());

test('axe finds nothing on the home page, in its dialogs, and with nothing open', async ({
  studio,
  page,
}) => {
  await studio.write('trains/maps/osaka.yaml', 'terrain: [');
  await studio.home();
  await expectAccessible(page, 'home');
  await page.getByRole('button', { name: 'New map' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'new map', DIALOG);
  await page.keyboard.press('Escape');
  await studio.withoutServer();
  await expect(page.getByRole('button', { name: 'Start with the shipped packs' })).toBeVisible();
  await expectAccessible(page, 'nothing open');
});

test('axe finds nothing in the map editor and its panels', async ({ studio, page }) => {
  await studio.open(PATH);
  await studio.noProblems();
  await expectAccessible(page, 'map');
  for (const panel of ['Facts', 'Symmetry', 'Stamps', 'Layers', 'Map']) {
    await studio.panel(panel);
    await expectAccessible(page, panel, '[role=tabpanel]');
  }
  await page.keyboard.press('c');
  await studio.click('B4');
  await expect(page.getByLabel('Name').last()).toBeVisible();
  await expectAccessible(page, 'place form');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+E');
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeVisible();
  await expectAccessible(page, 'text beside the map');
});

test('axe finds nothing in the dialogs of the map editor', async ({ studio, page }) => {
  await studio.open(PATH);
  await studio.noProblems();
  await page.keyboard.press('Control+a');
  for (const [name, command] of [
    ['Find anything', undefined],
    ['Shortcuts', 'shortcuts'],
    ['Resize or crop', 'resize or crop'],
    ['Export a picture', 'export as'],
    ['New map from a copy', 'new map from'],
    ['Save as a stamp', 'save the selection'],
  ] as const) {
    if (command === undefined) await page.keyboard.press('Control+k');
    else await studio.command(command);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page, name, DIALOG);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu', '[role=menu]');
});

test('axe finds nothing after a file changed on disk', async ({ studio, page }) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.paintWith('River');
  await studio.click('B4');
  await studio.write(PATH, before.replace('name: Tokyo', 'name: Edo').replace('M M C F F', 'M M C M M'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The file changed on disk' })).toBeVisible();
  await expectAccessible(page, 'conflict', DIALOG);
});

test('axe finds nothing in the text of a broken map, for a missing file, and in the print view', async ({
  studio,
  page,
}) => {
  await studio.write(PATH, (await studio.read(PATH)).replace('terrain: |', 'terrain: [|'));
  await studio.open(PATH);
  await expect(page.getByTestId('problems')).toBeVisible();
  await expectAccessible(page, 'broken map');
  await studio.go('edit?file=nothing.yaml');
  await expect(page.getByRole('heading', { name: /There is no file/ })).toBeVisible();
  await expectAccessible(page, 'no file');

  await studio.go('print?file=trains%2Fmaps%2Fosaka.yaml');
  await expect(page.getByRole('img', { name: /^Osaka/ }).first()).toBeVisible();
  await expectAccessible(page, 'print');
});
