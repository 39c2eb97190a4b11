// The saved games on the first page: all of them are listed, and none is lost by accident.
import { expectNoBarriers } from './axe.ts';
import { chooseStart, startGame } from './table.ts';
import { expect, LOADS, test } from './kept-page.ts';

test('a forgotten game is restored and continues where it was', { tag: LOADS }, async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  await expect(page.getByTestId('end-turn')).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'All games' }).click();
  await page.getByRole('button', { name: 'Forget this game' }).click();
  await expect(page.getByText('Forgotten: Tokyo, beginners (Player 1, Bot 1)')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /game|bundle/.test(key))),
  ).toEqual([]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectNoBarriers(page);
  // Also after visiting another page.
  await page.getByRole('button', { name: 'Tokyo, beginners' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await undo.click();
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: /^Tokyo, beginners Player 1, Bot 1/ }).press('Enter');
  await expect(page.getByTestId('end-turn')).toBeVisible();
  expect(page.url()).toBe(address);
});

test('every saved game can be found, however old', async ({ page }) => {
  await startGame(page, 'game-of-trains.standard');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('railwright.player.game.')) ?? '';
    const game = JSON.parse(localStorage.getItem(key) ?? '') as object;
    for (let i = 0; i < 34; i++)
      localStorage.setItem(
        `railwright.player.game.old-${i}`,
        JSON.stringify({ ...game, seats: [{ name: `Ada ${i}` }, { name: 'Grace' }], saved: 1e12 - i }),
      );
  });
  // Starting another one deletes none of them.
  await startGame(page, 'game-of-trains.standard');
  await page.getByRole('button', { name: 'All games' }).click();
  const games = page.locator('.saved li');
  await expect(games).toHaveCount(6);
  await page.getByRole('button', { name: 'Show all 36 games' }).click();
  await expect(games).toHaveCount(36);
  await expect(games.nth(6).getByRole('button').first()).toBeFocused();
  await expect(games.last()).toContainText('Ada 33');
});
