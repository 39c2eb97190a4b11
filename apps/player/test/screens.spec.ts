// Every screen is accessible: axe finds nothing, in light and dark; narrow screens do not scroll sideways; languages.
import type { Page } from '@playwright/test';
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import { expectNoBarriers, expectNoBarriersInAnyTheme } from './axe.ts';
import { startGame } from './table.ts';
import { APART, expect, go, LOADS, test } from './kept-page.ts';

test('an address without a page says so, and leads to the games', { tag: LOADS }, async ({ page }) => {
  await go(page, './nowhere');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expect(page).toHaveTitle(/^There is no such page/);
  await expectNoBarriersInAnyTheme(page);
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(page.locator('.setups li').first()).toBeVisible();
});

test('axe finds nothing on any screen', async ({ page }) => {
  await go(page, './');
  await expect(page.locator('.setups li').first()).toBeVisible();
  await expectNoBarriersInAnyTheme(page);
  await go(page, './?bundle=bundles/trains.tokyo-beginners.json');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expectNoBarriersInAnyTheme(page);
  await page.getByLabel('Who plays seat 2').selectOption('');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the screen to Player 1' })).toBeVisible();
  await expectNoBarriersInAnyTheme(page);
  await page.getByRole('button', { name: 'I am' }).click();
  await expect(page.locator('.hand .card')).toHaveCount(5);
  await expectNoBarriersInAnyTheme(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriersInAnyTheme(page);
  for (const game of ['game-of-trains', 'freight-train']) {
    await startGame(page, `${game}.standard`);
    await expect(page.locator('section.prompt')).toBeVisible();
    await expectNoBarriersInAnyTheme(page);
  }
});

for (const bundle of ['trains.tokyo-beginners', 'game-of-trains.standard', 'freight-train.standard'])
  test(`${bundle} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go(page, `./?bundle=bundles/${bundle}.json`);
    await expect(page.getByLabel('Who plays seat 2')).toBeInViewport({ ratio: 1 });
    await startGame(page, bundle);
    await expect(page.locator('section.prompt')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.page-root')?.scrollWidth))
      .toBeLessThanOrEqual(390);
  });

for (const [language, setup, start, question, card] of [
  [
    'fr',
    'Tokyo, débutants',
    'Commencer la partie',
    'Choisissez la case de vos premiers rails.',
    'Gratte-ciel',
  ],
  ['de', 'Tokyo, Einstieg', 'Partie beginnen', 'Wähle das Feld für deine ersten Gleise.', 'Wolkenkratzer'],
] as const)
  test(`switches to another language and remembers it: ${language}`, async ({ page }) => {
    await go(page, './');
    await page.getByLabel('Language').selectOption(language);
    await page.getByRole('button', { name: setup }).click();
    await expect(page.getByRole('heading', { name: setup })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await go(page, './');
    await page.getByRole('button', { name: setup }).click();
    await page.getByRole('button', { name: start }).click();
    await expect(page.getByText(question)).toBeVisible();
    await expect(page.locator('section.market [data-card="skyscraper"]')).toContainText(card);
  });

test('a dark page is dark from the first paint', { tag: APART }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Without the page's script, only the first lines of the document can have set the theme.
  await page.route(/_app\//, (route) => route.abort());
  await go(page, './');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(21, 24, 26)',
  );
});

test('on a phone, map and hand are visible at once, and the market is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await startGame(page, 'trains.tokyo-beginners');
  await expect(page.getByRole('application', { name: 'Map' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hand .card').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('section.market')).toBeHidden();
  await page.keyboard.press('m');
  await expect(page.getByRole('application', { name: 'Map' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('end-turn')).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Market' }).click();
  const skyscraper = page.locator('section.market [data-card="skyscraper"]');
  await skyscraper.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect(skyscraper).toBeInViewport({ ratio: 1 });
  // The subject of the prompt stays in sight.
  const card = page.locator('.hand .card').first();
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.click({ trial: true });
  await expectNoBarriers(page);
});

test('on a phone, the own yard is visible at once, and other yards are one touch away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await go(page, './');
  await page.getByRole('navigation').getByRole('button', { name: 'Freight Train' }).click();
  await expect(page.locator('.setups').last().locator('button').first()).toBeInViewport({ ratio: 1 });
  await startGame(page, 'freight-train.standard');
  const own = page.getByRole('region', { name: 'Yard of Player 1' });
  await expect(own.locator('.siding').last()).toBeInViewport({ ratio: 1 });
});

test('on a phone, the buttons of the bar are as large as a fingertip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, 'trains.tokyo-beginners');
  const buttons = await page.getByRole('banner').getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(7);
  for (const button of buttons) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(Math.round(width) + 1, height)).toBeGreaterThanOrEqual(44);
  }
});

for (const language of TEXT_LANGUAGES)
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const)
    test(
      `no card, button or label is cut off at ${width} × ${height}, ${language}`,
      { tag: LOADS },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(
          (settings) => localStorage.setItem('railwright.player.settings', settings),
          JSON.stringify({ speed: 'at-once', language }),
        );
        for (const bundle of ['trains.every-kind', 'game-of-trains.standard', 'freight-train.standard']) {
          await go(page, `./?bundle=bundles/${bundle}.json`);
          await page.locator('button.start').click();
          await expect(page.locator('section.prompt')).toBeVisible();
          const tabs = await page.getByRole('tab').all();
          expect(await cutTexts(page), bundle).toEqual([]);
          for (const tab of tabs) {
            await tab.click();
            expect(await cutTexts(page), bundle).toEqual([]);
          }
        }
      },
    );

/** Texts that do not fit, and names of cards and cars that break within a word. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden'),
      );
    const cut = shown('.card .text, .card .name, .button, .ability, h1').filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
    );
    const broken = shown('.card .name, .siding .car').filter((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) return true;
        }
      return false;
    });
    return [...new Set([...cut, ...broken].map(({ textContent }) => textContent.trim()))];
  });
}
