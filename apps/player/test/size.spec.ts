// What a page loads until a game can be played against a bot, the bot's worker included, stays small.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { startGame } from './table.ts';

const MOST = 150_000;

for (const bundle of ['trains.tokyo-beginners', 'game-of-trains.standard', 'freight-train.standard'])
  test(`the script for ${bundle} is under 150 kB compressed`, async ({ page, context }) => {
    const sizes = new Map<string, Promise<number>>();
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js'))
        sizes.set(
          pathname,
          response.body().then((body) => gzipSync(body, { level: 9 }).length),
        );
    });
    await startGame(page, bundle, 'Bot: seasoned');
    await expect.poll(() => [...sizes.keys()].some((name) => name.includes('worker'))).toBe(true);
    // A bot has chosen: everything it needs is there.
    await expect(page.getByRole('button', { name: 'Look back' })).toHaveAttribute('aria-disabled', 'false');
    const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(MOST);
  });
