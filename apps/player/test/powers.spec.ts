// A power is chosen at the beginning: the map keeps its size, and the keyboard goes where powers are shown, however late these are loaded.
import type { Page } from '@playwright/test';
import { startGame } from './table.ts';
import { expect, APART, test } from './kept-page.ts';

const BUNDLE = 'homebrew-isles.isles';

const mapHeight = async (page: Page): Promise<number> =>
  (await page.locator('#panel-map').boundingBox())?.height ?? 0;

test(
  'the map keeps its size while a power is chosen, and the keyboard chooses one',
  { tag: APART },
  async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    await startGame(page, BUNDLE);
    const powers = page.locator('.powers button');
    await expect(powers.first()).toBeFocused();
    const before = await mapHeight(page);
    await page.keyboard.press('Enter');
    await expect(powers).toHaveCount(0);
    await expect(page.getByRole('application')).toBeFocused();
    expect(Math.abs((await mapHeight(page)) - before)).toBeLessThan(40);
  },
);
