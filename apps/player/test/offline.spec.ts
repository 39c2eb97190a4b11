// After the first load, the player needs no network; a link carries a whole game.
import { readFileSync } from 'node:fs';
import type { Bundle } from '@railwright/content';
import { playPage } from '@railwright/publish';
import { expect, test, type Page } from '@playwright/test';
import { startGame } from './table.ts';
import { playQuickly } from './kept-page.ts';

test.beforeEach(({ page }) => playQuickly(page));

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

/** Lays the first rails, and looks at the position before. */
async function lookBack(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('slider')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
}

test('a link names a position of a game', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await startGame(page, 'trains.tokyo-beginners');
  await lookBack(page);
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

test('a link from this computer leads to the site on which the pack is published', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const site: { page?: string; hash?: string } = {};
  await page.route('**/bundles/trains.tokyo-beginners.json', async (route) => {
    const { check: _, ...bundle } = (await (await route.fetch()).json()) as Bundle & { check?: string };
    const published = { ...bundle, publishedAt: 'https://me.example/pack/' };
    const player = readFileSync(new URL('../build/one-file.html', import.meta.url), 'utf8');
    site.page = playPage(player, published, { title: 'A game' });
    site.hash = bundle.hash;
    await route.fulfill({ json: published });
  });
  await startGame(page, 'trains.tokyo-beginners');
  await lookBack(page);
  await expect(page.getByText(/^Choice 1 of 2$/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this position' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'The link is copied. It leads to me.example, and works once this version of the game is published there.',
  );
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const address = `https://me.example/pack/site/s/${site.hash ?? ''}/play.html`;
  expect(link.slice(0, link.indexOf('?'))).toBe(address);
  await page.route(`${address}*`, (route) =>
    route.fulfill({ body: site.page ?? '', contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/^Choice 1 of 2$/)).toBeVisible();
});
