// Playing against a strategy of the pack: it is offered, it plays, and it is saved with the game.
import type { Page } from '@playwright/test';
import { expect, go, LOADS, test } from './kept-page.ts';

const BUNDLE = 'bundles/trains.tokyo-beginners.json';

async function openForm(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'railwright.player.settings',
      // Minutes long, so that a game is not over before it is inspected.
      JSON.stringify({ speed: 'normal', theme: 'light', language: 'en' }),
    ),
  );
  await go(page, `./?bundle=${BUNDLE}`);
  await expect(page.getByLabel('Who plays seat 2')).toBeVisible();
}

/** The game kept in this browser: who sits where, and how many choices were made. */
function kept(page: Page): Promise<{ bots: unknown[]; choices: number }> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('railwright.player.game.'));
    const game = JSON.parse(localStorage.getItem(key ?? '') ?? '{"seats":[],"record":{"choices":[]}}') as {
      seats: { bot?: string; strategy?: { id: string } }[];
      record: { choices: string[] };
    };
    return {
      bots: game.seats.map(({ bot, strategy }) => strategy?.id ?? bot),
      choices: game.record.choices.length,
    };
  });
}

test(
  'strategies of the pack are offered as bots and continue after a reload',
  { tag: LOADS },
  async ({ page }) => {
    await openForm(page);
    const second = page.getByLabel('Who plays seat 2');
    await expect(second.locator('optgroup[label="Strategy bots"] option')).toHaveCount(12);
    await page.getByLabel('Who plays seat 1').selectOption('heuristic');
    await second.selectOption({ label: 'Big money' });
    await expect(page.getByLabel('Name of player 2')).toHaveValue('Big money');
    await expect(page.getByText('Buys the best train it can afford')).toBeVisible();
    await page.getByLabel('Name of player 1').press('Enter');
    // The second choice is the strategy's: where its rails begin.
    await expect.poll(async () => (await kept(page)).choices).toBeGreaterThan(3);
    const before = await kept(page);
    expect(before.bots).toEqual(['heuristic', 'trains/big-money']);
    await page.reload();
    await expect.poll(async () => (await kept(page)).choices).toBeGreaterThan(before.choices + 3);
    expect((await kept(page)).bots).toEqual(before.bots);
  },
);

for (const [what, strategies] of [
  ['made before bundles had strategies', undefined],
  [
    'with a strategy that is none',
    [{ id: 'odd/one', titles: { en: 'Odd one' }, strategy: { game: 'trains', buy: 5 } }],
  ],
] as const)
  test(`a bundle ${what} is still playable`, { tag: LOADS }, async ({ page }) => {
    await page.route(`**/${BUNDLE}`, async (route) => {
      const response = await route.fetch();
      const bundle = (await response.json()) as object;
      await route.fulfill({ response, json: { ...bundle, strategies } });
    });
    await openForm(page);
    await expect(
      page.getByLabel('Who plays seat 2').locator('optgroup[label="Strategy bots"] option'),
    ).toHaveCount(strategies?.length ?? 0);
    await page.getByLabel('Who plays seat 1').selectOption('heuristic');
    if (strategies) await page.getByLabel('Who plays seat 2').selectOption({ label: 'Odd one' });
    await page.getByLabel('Name of player 1').press('Enter');
    await expect.poll(async () => (await kept(page)).choices).toBeGreaterThan(3);
  });
