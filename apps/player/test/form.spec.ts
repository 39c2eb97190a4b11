// Before a game: the form keeps what was filled in, and no two players have the same name.
import type { Locator } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { expect, go, test } from './kept-page.ts';

test('choosing other rules and another market keeps the players', async ({ page }) => {
  await go(page, './');
  await page.getByRole('button', { name: 'Osaka, any eight' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Name of player 3').fill('Grace');
  await page.getByLabel('Who plays seat 3').selectOption('');
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Bot: random' });
  const expectPlayers = async (): Promise<void> => {
    await expect(page.getByLabel('Name of player 1')).toHaveValue('Ada');
    await expect(page.getByLabel('Name of player 3')).toHaveValue('Grace');
    await expect(page.getByLabel('Who plays seat 3')).toHaveValue('');
    await expect(page.getByLabel('Who plays seat 2')).toHaveValue('random');
  };
  const market = page.getByLabel('Market number');
  const before = await market.inputValue();
  await page.getByRole('button', { name: 'Another market' }).click();
  await expect(market).not.toHaveValue(before);
  const drawn = await market.inputValue();
  await expectPlayers();
  await expect(page.getByRole('button', { name: 'Another market' })).toBeFocused();
  const rules = page.getByLabel('Rules');
  const [now, other] = await rules.evaluate((select: HTMLSelectElement) => [
    select.value,
    [...select.options].find(({ value }) => value !== select.value)?.value ?? '',
  ]);
  const address = page.url();
  await rules.selectOption(other ?? '');
  await expect(page).not.toHaveURL(address);
  await expect(rules).toHaveValue(other ?? '');
  await expect(market).toHaveValue(drawn);
  await expectPlayers();
  await page.goBack();
  await expect(rules).toHaveValue(now ?? '');
  await expectPlayers();
});

test('the same number gives the same market, which a game keeps after its end and in its record', async ({
  page,
}) => {
  const cards = page.locator('details .cards img');
  const market = page.getByLabel('Market number');
  await go(page, './?bundle=bundles/trains.osaka-any-eight.json&market=4711');
  await expect(market).toHaveValue('4711');
  await page.getByText('Cards in this game').click();
  const shown = (): Promise<string[]> =>
    cards.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src));
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(8);
  const before = await shown();
  await page.getByRole('button', { name: 'Another market' }).click();
  await expect.poll(shown).not.toEqual(before);
  await market.fill('4711');
  await market.press('Tab');
  await expect.poll(shown).toEqual(before);
  await expect(page).toHaveURL(/market=4711/);
  await expectNoBarriers(page);
  await market.fill('99999999999');
  await market.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('No market has the number 99999999999.');
  await expect.poll(shown).toEqual(before);
  await expect(market).toHaveValue('4711');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/game=/);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Osaka, any eight · Market number 4711');
  const kept = await page.evaluate(() => {
    const [game, bundle] = ['game', 'bundle'].map((kind) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(`railwright.player.${kind}.`));
      return JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as unknown;
    });
    return { game, bundle } as {
      game: { record: { options: object } };
      bundle: { pool?: unknown };
    };
  });
  expect(kept.game.record.options).toMatchObject({ marketSeed: 4711 });
  expect(kept.bundle.pool).toBeUndefined();
  // Another browser has only the record, and draws its market again.
  await page.evaluate(() => localStorage.clear());
  await go(page, './');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(kept.game.record)),
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Look back').or(page.getByText('Continue'))).not.toHaveCount(0);
});

test('rules that are still loading when somebody goes back do not come after all', async ({ page }) => {
  await go(page, './');
  await page.getByRole('button', { name: 'Osaka, any eight' }).click();
  const market = page.getByLabel('Market number');
  const before = await market.inputValue();
  let load = (): void => undefined;
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route(
    '**/bundles/*.json',
    async (route) => {
      await loading;
      await route.continue();
    },
    { times: 1 },
  );
  const asked = page.waitForRequest('**/bundles/*.json');
  await page.getByLabel('Rules').selectOption({ index: 1 });
  await asked;
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Osaka, any eight' })).toBeVisible();
  load();
  await (await (await asked).response())?.finished();
  // Until the page had time to show what it got.
  await page.evaluate(async () => (await fetch(location.href)).text());
  await expect(market).toHaveCount(0);
  await page.goForward();
  await expect(market).toHaveValue(before);
});

test('players with the same name are numbered wherever names are shown', async ({ page }) => {
  await go(page, './?bundle=bundles/game-of-trains.standard.json');
  for (const seat of [1, 2]) await page.getByLabel(`Who plays seat ${seat}`).selectOption('heuristic');
  // Suggested names differ from the start.
  await expect(page.getByLabel('Name of player 1')).not.toHaveValue('Bot 1');
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Name of player 2').fill('ada ');
  await expect(page.getByText('Players with the same name are numbered: 1. Ada and 2. ada.')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('Name of player 1').press('Enter');
  await page.getByTestId('end').waitFor();
  // The winner comes first, whoever that is.
  const rows = await page.getByTestId('end').getByRole('rowheader').allInnerTexts();
  expect(rows.sort()).toEqual(['1. Ada', '2. ada']);
  await expect(page.getByTestId('end').locator('.winner')).toHaveText(/^[12]\. [Aa]da wins$/);
  const record = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('railwright.player.game.')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '') as { record: { players: string[] } }).record;
  });
  expect(record.players).toEqual(['1. Ada', '2. ada']);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/1\. Ada’s turn[^]*2\. ada’s turn/);
});

test('bots added after one was removed have unique names', async ({ page }) => {
  await go(page, './?bundle=bundles/trains.tokyo-beginners.json');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('button', { name: 'Remove Bot 1' }).click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Bot 2');
  await expect(page.getByLabel('Name of player 3')).toHaveValue('Bot 3');
});

test('the cards of each market are shown before the game, and are those of the game', async ({ page }) => {
  await go(page, './');
  await page.getByRole('button', { name: 'Osaka, any eight' }).click();
  const form = page.locator('form');
  await form.getByText('Cards in this game').click();
  const ids = (where: Locator): Promise<string[]> =>
    where
      .locator('[data-thing]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['thing'] ?? ''));
  await expect(form.locator('[data-thing]').first()).toBeVisible();
  const first = await ids(form);
  expect(first.length).toBeGreaterThan(12);
  await page.getByRole('button', { name: 'Another market' }).click();
  await expect.poll(() => ids(form)).not.toEqual(first);
  await expectNoBarriers(page);
  const second = await ids(form);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog');
  await help.getByRole('tab', { name: 'Cards' }).click();
  await expect.poll(() => ids(help)).toEqual(second);
});
