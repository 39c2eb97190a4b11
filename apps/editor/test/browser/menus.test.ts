// Menus are loaded when the page is at rest after the first picture; used before, they open all the same.
import { expect, LOADS, test } from './studio.ts';

test.beforeEach(async ({ page, studio }) => {
  // The page is at rest when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const requestIdleCallback = (act: () => void): number => waiting.push(act);
    Object.assign(globalThis, { requestIdleCallback, rest: () => waiting.forEach((act) => act()) });
  });
  await studio.open('trains/maps/tokyo.yaml');
});

test('a click opens a menu that has not been loaded yet', { tag: LOADS }, async ({ page }) => {
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await expect(page.getByRole('menuitem', { name: /^Select all/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(edit).toBeFocused();
});

test('a menu that could not be loaded opens on the next click', { tag: LOADS }, async ({ page }) => {
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await page.route('**/_app/immutable/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('?again='));
  await edit.click();
  await failed;
  await page.unroute('**/_app/immutable/**');
  await edit.click();
  await expect(page.getByRole('menuitem', { name: /^Select all/ })).toBeVisible();
});

test(
  'after an update, a part that is gone brings a message that says to load the page again',
  { tag: LOADS },
  async ({ page }) => {
    const said = page.getByText('The studio has been updated.');
    await page.route('**/_app/immutable/**', (route) => route.fulfill({ status: 404 }));
    await page.route('**/_app/version.json', (route) => route.fulfill({ json: { version: 'next' } }));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(said).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByTestId('canvas')).toBeVisible();
    await expect(said).toBeHidden();
  },
);

test(
  'keys open a menu that has not been loaded yet, at its first entry',
  { tag: LOADS },
  async ({ page }) => {
    await page.getByRole('button', { name: 'File', exact: true }).press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  },
);

test('a button keeps the focus when its menu is loaded', { tag: LOADS }, async ({ page }) => {
  const view = page.getByRole('button', { name: 'View', exact: true });
  await view.focus();
  await page.evaluate(() => (globalThis as unknown as { rest: () => void }).rest());
  await expect(view).toHaveAttribute('data-state', 'closed');
  await expect(view).toBeFocused();
});
