// The page itself never scrolls, whatever is scrolled to its end: each screen, each panel of each table, wide and narrow.
import { pageScroll } from '../../../scripts/lib/page-scroll.mjs';
import { chooseStart, startGame } from './table.ts';
import { expect, go, test } from './kept-page.ts';

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`home, form and curtain at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await go(page, './');
    await expect(page.locator('.setups li').first()).toBeVisible();
    expect(await pageScroll(page)).toBe(0);
    await go(page, './?bundle=bundles/trains.tokyo-beginners.json');
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    expect(await pageScroll(page)).toBe(0);
    await page.getByLabel('Who plays seat 2').selectOption('');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('heading', { name: 'Pass the screen to Player 1' })).toBeVisible();
    expect(await pageScroll(page)).toBe(0);
  });

  for (const bundle of ['trains.tokyo-beginners', 'game-of-trains.standard', 'freight-train.standard'])
    test(`${bundle} at ${size.width} pixels`, async ({ page }) => {
      await page.setViewportSize(size);
      await startGame(page, bundle);
      await expect(page.locator('.prompt').first()).toBeVisible();
      if (bundle.startsWith('trains')) await chooseStart(page);
      expect(await pageScroll(page)).toBe(0);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await pageScroll(page), await tab.innerText()).toBe(0);
      }
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await pageScroll(page)).toBe(0);
    });
}

test('without a focus, keys scroll a long page', async ({ page }) => {
  await go(page, './');
  await expect(page.locator('.setups li').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.setups li').last()).toBeInViewport();
});
