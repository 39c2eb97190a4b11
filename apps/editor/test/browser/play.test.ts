import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@railwright/server';
import { BUILD, PLAYER, expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('an unsaved map is played as edited', async ({ studio, page }) => {
  expect(existsSync(join(PLAYER, 'index.html'))).toBe(true);
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await page.keyboard.press('v');
  await studio.click('A5');
  await page.getByLabel('Name').fill('Newtown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const [game] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Tokyo, beginners' }).click(),
  ]);
  await expect(game).toHaveURL(/\/play\/\?bundle=kept(:|%3A)[0-9a-f]+/);
  await expect(game.getByText('Tokyo, beginners').first()).toBeVisible();
  await game
    .getByRole('button', { name: /^(Start|Begin|Play)/ })
    .first()
    .click();
  await expect(game.getByText('Newtown').first()).toBeVisible();
  expect(await studio.read(PATH)).toBe(before);
});

test('cards and maps are played with their pictures', async ({ studio, page }) => {
  await studio.home();
  const [game] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Play Fenland, a duel' }).click(),
  ]);
  await game
    .getByRole('button', { name: /^(Start|Begin|Play)/ })
    .first()
    .click();
  const picture = game.locator('[data-place="pile:dredger"] img');
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await expect(game.locator('[data-place^="pile:"] img')).toHaveCount(3);
  await expect(game.locator('pattern image')).toHaveCount(4);
});

test('content with errors is not played, and links to them are shown', async ({ studio, page }) => {
  const setup = 'trains/setups/tokyo-beginners.yaml';
  await studio.write(setup, (await studio.read(setup)).replace('- landfill', '- landfil'));
  await studio.home();
  await page.getByRole('button', { name: 'Play Tokyo, beginners' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not playable yet' });
  await expect(dialog).toContainText('landfil');
  await dialog.getByRole('link', { name: new RegExp(`^${setup}`) }).click();
  await expect(page.getByRole('heading', { name: 'Tokyo, beginners' })).toBeVisible();
  await expect(page.getByText(/landfil\b/).first()).toBeVisible();
});

test('the player lists setups of the folder that are not as shipped, in the colours of the studio', async ({
  studio,
  page,
}) => {
  const setup = 'homebrew-fenland/setups/fenland-duel.yaml';
  await studio.write(setup, (await studio.read(setup)).replace(/^title: .*$/m, 'title: My own duel'));
  await studio.home();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('railwright.studio.setups')))
    .toContain('My own duel');
  await page.goto(`${studio.server.url}play/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const own = page.getByRole('region', { name: 'In the studio' });
  await expect(own.getByRole('link')).toHaveText(['My own duelhomebrew-fenland/fenland-duel']);
  await expect(page.getByRole('button', { name: /^Fenland, a duel/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Tokyo, beginners/ })).toBeVisible();
  await own.getByRole('link').click();
  await expect(page).toHaveURL(/\/play\/\?bundle=kept(:|%3A)[0-9a-f]+/);
  await expect(page.getByRole('heading', { name: 'My own duel' })).toBeVisible();
});

test('without a player next to the studio, it says where it is expected', async ({ studio, page }) => {
  await studio.server.close();
  studio.server = await startServer({ folder: studio.folder, port: 0, apps: [{ path: '/', dir: BUILD }] });
  await studio.home();
  await page.getByRole('button', { name: 'Play Tokyo, beginners' }).click();
  await expect(page.getByRole('dialog', { name: 'The player is missing' })).toContainText('/play/');
});

test('an address leads to the game of a setup, and another to a card to try', async ({ studio, page }) => {
  const setup = encodeURIComponent('trains/setups/tokyo-beginners.yaml');
  await page.goto(`${studio.server.url}edit/?file=${setup}&play=1`);
  await expect(page).toHaveURL(/\/play\/\?bundle=kept(:|%3A)[0-9a-f]+/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tokyo, beginners' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`file=${setup}$`));
  const cards = encodeURIComponent('trains/cards/base.yaml');
  await page.goto(`${studio.server.url}edit/?file=${cards}&card=local-train&panel=try`);
  await expect(page.getByRole('tab', { name: 'Try it' })).toHaveAttribute('aria-selected', 'true');
});
