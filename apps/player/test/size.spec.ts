// The download of a page until a game against a bot can be played stays small, including the bot's worker.
import { gzipSync } from 'node:zlib';
import { startGame } from './table.ts';
import { expect, APART, test } from './kept-page.ts';

const MOST = 165_000;

for (const bundle of ['trains.tokyo-beginners', 'game-of-trains.standard', 'freight-train.standard'])
  test(`the script for ${bundle} is under 165 kB compressed`, { tag: APART }, async ({ page, context }) => {
    // At once, bots would be at the end of the game, which loads more.
    await page.addInitScript(() => {
      localStorage.setItem('railwright.player.settings', JSON.stringify({ speed: 'fast', language: 'en' }));
    });
    const scripts = new Set<string>();
    context.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
    });
    await startGame(page, bundle, 'Bot: seasoned');
    await expect.poll(() => [...scripts].some((url) => url.includes('worker'))).toBe(true);
    // A bot has chosen, so everything it needs is loaded.
    await expect(page.getByLabel('Look back', { exact: true })).toHaveAttribute('aria-disabled', 'false');
    const sizes = [...scripts].map(async (url) => {
      const response = await page.request.get(url);
      return gzipSync(await response.body(), { level: 9 }).length;
    });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(MOST);
  });
