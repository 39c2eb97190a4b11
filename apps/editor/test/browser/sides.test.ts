// Two files side by side: each with its own address, keys and view, and one folder behind both.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './studio.ts';

const MAP = 'trains/maps/tokyo.yaml';
const SETUP = 'trains/setups/tokyo-beginners.yaml';
const left = (page: Page) => page.locator('[data-side=first]');
const right = (page: Page) => page.getByRole('region', { name: /^Beside:/ });

test('a setup opens beside a map: keys and undo go to the side last worked in, a reload keeps both, and a key closes one', async ({
  studio,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await studio.open(MAP);
  await studio.cell('A1');
  await page.keyboard.press('Control+Shift+B');
  const chooser = page.getByRole('dialog', { name: 'Open beside' });
  await chooser.getByRole('combobox').fill('setups/tokyo-beginners');
  await page.keyboard.press('Enter');
  await expect(right(page).getByTestId('form')).toBeVisible();
  await expect(left(page).getByTestId('canvas')).toBeVisible();

  // A step on each side.
  await studio.click('B1');
  const title = right(page).getByLabel('Title, English');
  const before = await title.inputValue();
  await title.fill('Beside');
  await title.blur();
  await expect(left(page).getByRole('button', { name: /^Undo: / })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(before);
  await expect(left(page).getByRole('button', { name: /^Undo: / })).toBeEnabled();
  await page.keyboard.press('F6');
  await page.keyboard.press('Control+z');
  await expect(left(page).getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await expectAccessible(page, 'a map beside a setup');

  const width = async (): Promise<number> => (await left(page).boundingBox())?.width ?? 0;
  const half = await width();
  const divider = page.getByRole('separator', { name: 'Width of the first file' });
  await divider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBeLessThan(half - 20);
  const { x = 0, y = 0, height = 0 } = (await divider.boundingBox()) ?? {};
  await page.mouse.move(x + 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 203, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(width).toBeGreaterThan(half);

  await page.reload();
  await expect(right(page).getByTestId('form')).toBeVisible();
  await expect(left(page).getByTestId('canvas')).toBeVisible();
  await left(page).getByTestId('canvas').click();
  await page.keyboard.press('Control+Shift+B');
  // The map is closed, and the setup has the window.
  await expect(page.getByTestId('form')).toBeVisible();
  await expect(page.getByTestId('canvas')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('file')).toBe(SETUP);
  expect(new URL(page.url()).searchParams.has('beside')).toBe(false);
});

test('two cards of one set are open at once, links stay in their side, and what is edited shows in both', async ({
  studio,
  page,
}) => {
  const cards = 'homebrew-isles/cards/actions.yaml';
  await page.setViewportSize({ width: 1366, height: 768 });
  await studio.go(`edit?file=${encodeURIComponent(cards)}&card=distillery`);
  await expect(page.getByTestId('card-page')).toBeVisible();
  await studio.command('Open a file beside');
  await page.getByRole('dialog', { name: 'Open beside' }).getByRole('combobox').fill('exciseman');
  await page.keyboard.press('Enter');
  const name = (side: ReturnType<typeof left>) => side.getByLabel('Name, English');
  await expect(name(right(page))).toHaveValue('Exciseman');
  await expect(name(left(page))).toHaveValue('Distillery');
  await right(page).getByRole('link', { name: 'All cards' }).click();
  await expect(
    right(page)
      .getByRole('link', { name: /Distillery/ })
      .first(),
  ).toBeVisible();
  await name(left(page)).fill('Still');
  await expect(right(page).getByRole('link', { name: /Still/ }).first()).toBeVisible();
  await right(page).getByRole('link', { name: /Still/ }).first().click();
  await expect(name(right(page))).toHaveValue('Still');
  await expect(name(left(page))).toHaveValue('Still');
  // With Alt, a link opens on the other side.
  await right(page)
    .getByRole('link', { name: /^Next card/ })
    .click({ modifiers: ['Alt'] });
  await expect(name(left(page))).toHaveValue('Exciseman');
  await name(right(page)).click();
  await page.keyboard.press('Control+Shift+B');
  await expect(right(page)).toHaveCount(0);
  await expect(page.getByLabel('Name, English')).toHaveValue('Exciseman');
});

test('a map beside itself has a view and a selection for each side; a narrow window shows one and says so', async ({
  studio,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const file = `file=${encodeURIComponent(MAP)}`;
  await studio.go(`edit?${file}&beside=${encodeURIComponent(file)}`);
  const zoom = (side: ReturnType<typeof left>) => side.locator('.zoom span');
  await expect(zoom(right(page))).toHaveText(/%/);
  await left(page).getByTestId('canvas').click();
  const there = await zoom(right(page)).textContent();
  await page.keyboard.press('+');
  await expect(zoom(left(page))).not.toHaveText(String(there));
  await expect(zoom(right(page))).toHaveText(String(there));

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('this window has room for one')).toBeVisible();
  await expect(page.getByTestId('canvas')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show maps/tokyo.yaml' }).click();
  await page.getByRole('button', { name: /^Close / }).click();
  await expect(page.getByText('this window has room for one')).toHaveCount(0);
});

test('a plain path in the address is a file; each side that misses its file names it, and a key closes it', async ({
  studio,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await studio.go(`edit?file=trains/maps/gone.yaml&beside=${SETUP}`);
  await expect(right(page).getByTestId('form')).toBeVisible();
  await expect(
    left(page).getByRole('heading', { name: 'There is no file trains/maps/gone.yaml' }),
  ).toBeVisible();
  await expectAccessible(page, 'a file that is gone beside a setup');
  await page.keyboard.press('Control+Shift+B');
  await expect(page.getByTestId('form')).toBeVisible();
  await expect(page.locator('[data-side]')).toHaveCount(1);

  await studio.go(`edit?file=${SETUP}&beside=trains/maps/gone.yaml`);
  const gone = right(page).getByRole('heading', { name: 'There is no file trains/maps/gone.yaml' });
  await expect(gone).toBeVisible();
  await expect(left(page).getByTestId('form')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(gone).toBeFocused();
  await right(page).getByRole('button', { name: 'Close this side' }).click();
  await expect(page.getByTestId('form')).toBeVisible();
  await studio.go('edit');
  await expect(page.getByRole('heading', { name: 'There is no file in this address' })).toBeVisible();
});

test('a side that goes on to the map of the other has a view of its own', async ({ studio, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await studio.go(`edit?file=${SETUP}&beside=${MAP}`);
  const zoom = (side: ReturnType<typeof left>) => side.locator('.zoom span');
  await expect(zoom(right(page))).toHaveText(/%/);
  await left(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(MAP);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('maps/tokyo.yaml');
  await page.keyboard.press('Enter');
  await expect(zoom(left(page))).toHaveText(/%/);
  const there = await zoom(right(page)).textContent();
  await left(page).getByTestId('canvas').click();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(zoom(left(page))).not.toHaveText(String(there));
  await expect(zoom(right(page))).toHaveText(String(there));
});
