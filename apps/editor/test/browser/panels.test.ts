// The panels next to a file when space is short, as with a page at 200%: hidden, or opened from a menu.
import { expectAccessible } from './accessible.ts';
import { expect, test } from './studio.ts';

const MAP = 'trains/maps/tokyo.yaml';

test('panels are hidden and shown by pointer, keys and menu, and stay so', async ({ studio, page }) => {
  await studio.open(MAP);
  const tabs = page.getByRole('tablist', { name: 'Panels' });
  const toggle = page.getByRole('button', { name: 'Panels', exact: true });
  await expect(tabs).toBeVisible();
  const before = await studio.canvas.boundingBox();
  await toggle.click();
  await expect(tabs).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect((await studio.canvas.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) + 100);
  await page.goto(`${studio.server.url}edit?file=trains%2Ftests%2Ftrains.yaml`);
  await expect(page.getByTestId('text')).toBeVisible();
  const problems = page.getByRole('complementary', { name: 'Problems' });
  await expect(problems).toBeHidden();
  await page.keyboard.press('Control+b');
  await expect(problems).toBeVisible();

  await studio.open(MAP);
  await studio.canvas.focus();
  await page.keyboard.press('Control+b');
  await expect(tabs).toBeHidden();
  // Opening a panel by command shows it.
  await studio.command('Show facts about the map');
  await expect(page.getByRole('tab', { name: 'Facts' })).toHaveAttribute('data-state', 'active');
});

test('at 200%, a menu has the panels whose tabs have no room', async ({ studio, page }) => {
  // 1920 × 1080 at 200%.
  await page.setViewportSize({ width: 960, height: 540 });
  await studio.open(MAP);
  const layers = page.getByRole('tab', { name: 'Layers' });
  await expect(page.getByRole('button', { name: 'More panels' })).toBeVisible();
  await expect(layers).toBeHidden();
  await page.getByRole('button', { name: 'More panels' }).click();
  await page.getByRole('menuitem', { name: 'Layers' }).click();
  await expect(layers).toHaveAttribute('data-state', 'active');
  await expect(page.getByRole('tabpanel')).toContainText('Picture to trace over');
  await expectAccessible(page, 'panels in a menu');
  // One row of tabs, however many there are.
  const row = page.getByRole('tablist', { name: 'Panels' });
  expect((await row.boundingBox())?.height).toBeLessThan(45);
  await page.setViewportSize({ width: 2800, height: 860 });
  await expect(page.getByRole('button', { name: 'More panels' })).toBeHidden();
  await expect(layers).toHaveAttribute('data-state', 'active');
});
