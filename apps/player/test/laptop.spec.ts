// What one needs at once is on the screen of a laptop at once, in either language, whatever happens in the game.
import { expect, test, type Page } from '@playwright/test';
import { actAnywhere, fixChance, playToEnd } from './table.ts';

async function startGameOfTrains(page: Page, players: number, language: string): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('railwright.player.settings', settings),
    JSON.stringify({ speed: 'at-once', theme: 'light', language }),
  );
  await page.goto('./?bundle=bundles/game-of-trains.standard.json');
  const form = page.locator('fieldset');
  for (let n = 2; n < players; n++) await form.locator('> button').click();
  await page.locator('button.start').click();
}

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
] as const)
  for (const [players, language, seed] of [
    [3, 'en', 1],
    [4, 'fr', 2],
  ] as const)
    test(`a table of Game of Trains for ${players} fits ${width} × ${height}, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await fixChance(page, seed);
      await startGameOfTrains(page, players, language);
      const parts = ['.train[data-focus="hand"]', '.pile', 'section.prompt'].map((part) =>
        page.locator(part),
      );
      await playToEnd(page, async () => {
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
        await actAnywhere(page);
      });
    });
