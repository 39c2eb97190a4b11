// The page itself never scrolls, whatever is scrolled to its end: each page and each panel, with the results of playtests, wide and narrow.
import { pageScroll } from '../../../../scripts/lib/page-scroll.mjs';
import { expect, test } from './studio.ts';

test.describe.configure({ timeout: 600_000 });

/** One file of each kind, cards also with one of them open, and one that is not there. */
const FILES = {
  'maps and cards': [
    'trains/maps/tokyo.yaml',
    'trains/cards/selectable.yaml',
    'trains/cards/selectable.yaml&card=landfill',
  ],
  'setups, rules and names': [
    'trains/setups/tokyo-beginners.yaml',
    'trains/rules/aeg-2013.yaml',
    'trains/locales/aeg-2013.yaml',
  ],
  'strategies, tests and packs': [
    'trains/strategies/big-money.yaml',
    'trains/preferences/explorer.yaml',
    'trains/tests/rails.yaml',
    'trains/pack.yaml',
  ],
  'other games, and a missing file': [
    'game-of-trains/decks/railcars.yaml',
    'game-of-trains/abilities/standard.yaml',
    'freight-train/rules/standard.yaml',
    'freight-train/cars/standard.yaml',
    'trains/strategies/no-such-strategy.yaml',
  ],
};
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const [kinds, files] of Object.entries(FILES))
  test(kinds, async ({ studio, page }) => {
    for (const file of files) {
      await studio.go(`edit?file=${file.replaceAll('/', '%2F')}`);
      const tabs = page.getByRole('tablist', { name: 'Panels' }).getByRole('tab');
      const alone = page
        .getByRole('complementary', { name: 'Problems' })
        .or(page.getByText('There is no file'));
      await expect(tabs.or(alone).first()).toBeVisible();
      let isPlayed = false;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await pageScroll(page), file).toBe(0);
        for (const tab of await tabs.all()) {
          await tab.click();
          await expect(page.getByRole('tabpanel')).not.toBeEmpty();
          const name = await tab.innerText();
          const test = page.getByTestId('playtest');
          if (name === 'Playtest') {
            if (!isPlayed) {
              await test.getByLabel('Who plays').selectOption('heuristic');
              await test.getByLabel('Games', { exact: true }).fill('3');
              await test
                .getByRole('button', { name: /^Playtest/ })
                .first()
                .click();
            }
            isPlayed = true;
            await expect(test.getByTestId('playtest-verdict')).toContainText('3 games', { timeout: 120_000 });
          }
          expect(await pageScroll(page), `${file}, ${name}, ${size.width} pixels`).toBe(0);
        }
      }
    }
  });

test('the home page and the print views', async ({ studio, page }) => {
  for (const [path, ready] of [
    ['', 'Fenland'],
    ['print?file=trains%2Fmaps%2Ftokyo.yaml', 'Tokyo'],
    ['print-cards?file=trains%2Fcards%2Fselectable.yaml', '30 cards on 4 sheets'],
  ] as const) {
    await studio.go(path);
    await expect(page.getByText(ready).first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await pageScroll(page), `/${path} at ${size.width} pixels`).toBe(0);
    }
  }
});
