// Everything needed fits the screen of a laptop and does not move, in any language, whatever happens.
import type { Page } from '@playwright/test';
import { actAnywhere, clickToEnd, fixChance, LAST_DAY, playToEnd, shorten } from './table.ts';
import { expect, go, LOADS, test } from './kept-page.ts';

async function startForm(page: Page, bundle: string, players: number, language: string): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('railwright.player.settings', settings),
    JSON.stringify({ speed: 'at-once', theme: 'light', language }),
  );
  await go(page, `./?bundle=bundles/${bundle}.json`);
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
    test(
      `a table of Game of Trains for ${players} fits ${width} × ${height}, ${language}`,
      { tag: LOADS },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await fixChance(page, seed);
        await startForm(page, 'game-of-trains.standard', players, language);
        const parts = ['.train[data-focus="hand"]', '.pile', 'section.prompt'].map((part) =>
          page.locator(part),
        );
        await playToEnd(page, async () => {
          for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
          await actAnywhere(page);
        });
      },
    );

/** The sidings of the main yard and the own yard. */
const SIDINGS = '[data-place^="main:"], [data-place^="yard:0:"]';

/** Where they begin, by name. */
function sidings(page: Page): Promise<Record<string, number>> {
  return page.evaluate((selector) => {
    const all = document.querySelectorAll<HTMLElement>(selector);
    return Object.fromEntries([...all].map((one) => [one.dataset['place'], one.getBoundingClientRect().top]));
  }, SIDINGS);
}

/** A whole game on a phone, where most can move; the last day alone elsewhere. */
for (const [width, height, language, players, rules] of [
  [1366, 768, 'en', 2, LAST_DAY],
  [1280, 720, 'fr', 5, LAST_DAY],
  [390, 844, 'fr', 3, {}],
] as const)
  test(
    `nothing in Freight Train moves under the pointer, ${width} × ${height}, ${language}`,
    { tag: LOADS },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await fixChance(page, 5);
      await shorten(page, 'freight-train.standard', rules);
      await startForm(page, 'freight-train.standard', players, language);
      await page.locator('.prompt.mine').waitFor();
      const before = await sidings(page);
      expect(Object.keys(before)).toHaveLength(7);
      // While a yard is rearranged, its sidings are other elements in the same place.
      await clickToEnd(page, SIDINGS);
      // The end appears where the questions were.
      await page
        .getByTestId('end')
        .getByRole('button', { name: /^(Look at the table|Regarder la table)$/ })
        .click();
      expect(await sidings(page)).toEqual(before);
    },
  );
