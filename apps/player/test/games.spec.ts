// Whole games, as a person plays them.
import { expect, test } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { actAnywhere, actByKeyboard, actByMouse, playToEnd, startGame } from './table.ts';

test('a game of Trains against a bot to its end by mouse', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await playToEnd(page, actByMouse);
  await expect(page.getByTestId('end').locator('tbody tr')).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Points over time' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Look back at the game' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expectNoBarriers(page);
});

test('a game of Trains by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startGame(page, 'trains.osaka-beginners');
  await playToEnd(page, actByKeyboard);
  await expect(page.getByTestId('end').locator('tbody tr')).toHaveCount(2);
});

for (const game of ['game-of-trains', 'freight-train'])
  test(`a game of ${game} to its end`, async ({ page }) => {
    await startGame(page, `${game}.standard`);
    await playToEnd(page, actAnywhere);
    await expect(page.getByTestId('end').locator('tbody tr')).toHaveCount(2);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Look back at the game' }).click();
    await expect(page.getByText(/^Choice 0 of/)).toBeVisible();
    await expectNoBarriers(page);
  });
