// After the first load, the player needs no network; a link carries a whole game.
import { expect, test } from '@playwright/test';
import { startGame } from './table.ts';

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a new game starts without a network', async ({ page, context }) => {
    await page.goto('./');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(page.locator('.setups li').first()).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: /Osaka, beginners/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
  });
});

test('a link names a position of a game', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await startGame(page, 'trains.tokyo-beginners');
  await page.keyboard.press('m');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('slider')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const position = page.getByText(/^Choice 1 of 2$/);
  await expect(position).toBeVisible();
  // The message about the copied link disappears after a while; with the clock stopped, it stays.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.getByRole('button', { name: 'Copy link to this position' }).click();
  await expect(page.getByText('The link is copied. It works only on this computer')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(position).toBeVisible();
});
