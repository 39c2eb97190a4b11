// Whole games, as a person plays them.
import { expect, test } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { actAnywhere, actByKeyboard, actByMouse, isOver, startGame } from './table.ts';

test('a game of Trains against a bot to its end by mouse', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  for (let acts = 0; acts < 4000 && !(await isOver(page)); acts++)
    if (!(await actByMouse(page))) await page.waitForTimeout(5);
  await expect(page.getByTestId('end').locator('tbody tr')).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Points over time' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Look back at the game' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expectNoBarriers(page);
});

test('a game of Trains by keyboard alone', async ({ page }) => {
  await startGame(page, 'trains.osaka-beginners');
  for (let acts = 0; acts < 4000 && !(await isOver(page)); acts++) await actByKeyboard(page);
  await expect(page.getByTestId('end')).toBeVisible();
});

for (const game of ['game-of-trains', 'freight-train'])
  test(`a game of ${game} to its end`, async ({ page }) => {
    await startGame(page, `${game}.standard`);
    for (let acts = 0; acts < 6000 && !(await isOver(page)); acts++) await actAnywhere(page);
    await expect(page.getByTestId('end')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Look back at the game' }).click();
    await expect(page.getByText(/^Choice 0 of/)).toBeVisible();
    await expectNoBarriers(page);
  });
