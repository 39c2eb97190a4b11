// Help: the rules of the setup, its cards with their texts, how it ends, keys; in each language, also for games made before rules were told.
import type { Page } from '@playwright/test';
import { expectNoBarriersInAnyTheme } from './axe.ts';
import { startGame } from './table.ts';
import { expect, go, LOADS, test } from './kept-page.ts';

async function openHelp(page: Page, name = 'Help'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

/** Whatever was read last. */
async function openRules(page: Page): Promise<void> {
  await openHelp(page);
  await page.getByRole('tab', { name: 'Rules' }).click();
}

test('help tells the rules, the cards and the end of this setup', { tag: LOADS }, async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await openHelp(page);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Goal: the most points when the game ends.');
  await expect(panel).toContainText('Each player starts with 7 Normal train, 2 Rail laying');
  await expectNoBarriersInAnyTheme(page);
  await page.getByRole('tab', { name: 'Cards' }).click();
  const cards = panel.locator('[data-thing]');
  await expect(cards.filter({ hasText: 'Skyscraper, Victory, cost 8, 4 points.' })).toHaveCount(1);
  // The face is a picture that the browser could draw.
  const face = cards.filter({ hasText: 'Skyscraper' }).locator('img');
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(cards.filter({ hasText: /^Mountain/ })).toHaveCount(1);
  await page.getByLabel('Find a card').fill('RAIL waste');
  await expect(panel.getByRole('status')).toHaveText('2 cards');
  await expect(cards).toHaveText([/^Rail laying/, /^Steel bridge/]);
  await expectNoBarriersInAnyTheme(page);
  await page.getByLabel('Find a card').fill('locomotive');
  await expect(panel.getByRole('status')).toHaveText('No card has these words.');
  await page.getByRole('tab', { name: 'How it ends' }).click();
  await expect(panel).toContainText('All stations are built: 30 left.');
  await page.getByRole('tab', { name: 'Keys' }).click();
  await expect(panel).toContainText('go to your cards');
  await expectNoBarriersInAnyTheme(page);
  // The keyboard opens it too, where somebody read last.
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('tab', { name: 'Keys' })).toHaveAttribute('aria-selected', 'true');
});

for (const [bundle, rule, cards] of [
  ['game-of-trains.standard', 'wins at once', 84],
  ['freight-train.standard', 'The game lasts 3 days.', 11],
] as const)
  test(`help tells the rules and the cards of ${bundle}`, async ({ page }) => {
    await startGame(page, bundle);
    await openRules(page);
    await expect(page.getByRole('tabpanel')).toContainText(rule);
    await page.getByRole('tab', { name: 'Cards' }).click();
    await expect(page.locator('[data-thing]')).toHaveCount(cards);
  });

test('a bundle made before rules were told still has its cards, and says what is missing', async ({
  page,
}) => {
  await page.route('**/bundles/trains.tokyo-beginners.json', async (route) => {
    const { rules: _, ...old } = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: old });
  });
  await startGame(page, 'trains.tokyo-beginners');
  await openRules(page);
  await expect(page.getByRole('tabpanel')).toContainText('The rules of this setup are not available here');
  await page.getByRole('tab', { name: 'Cards' }).click();
  await expect(page.locator('[data-thing]').first()).toBeVisible();
});

test('rules of a stranger are shown as text', async ({ page }) => {
  await page.route('**/bundles/trains.tokyo-beginners.json', async (route) => {
    const bundle = (await (await route.fetch()).json()) as Record<string, unknown>;
    const rules = { en: { rules: ['<img src=x onerror="document.title=1"> & more'] } };
    await route.fulfill({ json: { ...bundle, rules } });
  });
  await startGame(page, 'trains.tokyo-beginners');
  await openRules(page);
  await expect(page.getByRole('tabpanel')).toContainText('<img src=x onerror="document.title=1"> & more');
  await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0);
});

for (const [language, help, rules, cards, rule, card] of [
  ['fr', 'Aide', 'Règles', 'Cartes', 'À la fin de votre tour, piochez 5 cartes.', 'Gratte-ciel'],
  ['de', 'Hilfe', 'Regeln', 'Karten', 'Ziehe am Ende deines Spielzugs 5 Karten.', 'Wolkenkratzer'],
] as const)
  test(`help speaks ${language}`, { tag: LOADS }, async ({ page }) => {
    await page.addInitScript(
      (settings) => localStorage.setItem('railwright.player.settings', settings),
      JSON.stringify({ speed: 'at-once', language }),
    );
    await go(page, './?bundle=bundles/trains.tokyo-beginners.json');
    await page.locator('button.start').click();
    await openHelp(page, help);
    await page.getByRole('tab', { name: rules }).click();
    await expect(page.getByRole('tabpanel')).toContainText(rule);
    await page.getByRole('tab', { name: cards }).click();
    await expect(page.getByRole('tabpanel')).toContainText(card);
  });

test('the points of a seat open to where they come from, also when there are none', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await page.getByRole('list', { name: 'Players' }).getByRole('button', { name: '0 points' }).first().click();
  const points = page.getByRole('dialog', { name: 'Points so far' });
  await expect(points.getByRole('columnheader')).toContainText(['Score track', 'Cities', 'Remote locations', 'Cards', 'Total']); // prettier-ignore
  await expect(points.getByRole('row')).toHaveCount(3);
  await expect(points).toContainText('A city counts only once it has stations');
  await expectNoBarriersInAnyTheme(page);
  await startGame(page, 'freight-train.standard');
  await page.getByRole('list', { name: 'Players' }).getByRole('button', { name: '5 chips' }).first().click();
  await expect(points.getByRole('row', { name: 'Player 1' })).toContainText(/5\s*0\s*0\s*0\s*5/);
  await startGame(page, 'game-of-trains.standard');
  await page
    .getByRole('region', { name: 'Train of Player 1' })
    .getByRole('button', { name: 'in order' })
    .click();
  const cars = page.getByRole('dialog', { name: 'Cars in order' });
  await expect(cars.getByRole('columnheader')).toHaveText(['Cards that count', 'Protected', 'Cars in order']);
  const [cards = '', safe, count] = await cars
    .getByRole('row', { name: 'Player 1' })
    .getByRole('cell')
    .allTextContents();
  const numbers = cards.split(' ').map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect([safe, count]).toEqual(['0', String(numbers.length)]);
  await expectNoBarriersInAnyTheme(page);
});
