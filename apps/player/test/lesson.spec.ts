// Games that teach their rules: followed to their end with mouse and keyboard, on a phone, and left for other choices.
import type { Page } from '@playwright/test';
import { expectNoBarriersInAnyTheme } from './axe.ts';
import { all, button, follow, FREIGHT_TRAIN, GAME_OF_TRAINS, hand, lesson, TOKYO } from './lessons.ts';
import { expect, go, test } from './kept-page.ts';

async function open(page: Page, name: RegExp): Promise<void> {
  await go(page, './');
  await page.getByRole('button', { name }).first().click();
  await expect(lesson(page)).toBeVisible();
}

test('the lesson of Trains is followed to its end, and the game goes on', async ({ page }) => {
  await open(page, /^Trains: Learn it by playing \(10 minutes\)$/);
  await expectNoBarriersInAnyTheme(page);
  await follow(page, TOKYO);
  await expect(page.getByTestId('end-turn')).toBeVisible();
});

test('the lesson of Game of Trains is followed to its end on a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, /^Game of Trains: Learn it by playing/);
  await follow(page, GAME_OF_TRAINS.slice(0, -1), GAME_OF_TRAINS.length);
  await expect(page.getByTestId('end')).toContainText('Player 1');
});

test('the lesson of Freight Train is followed to its end', async ({ page }) => {
  await open(page, /^Freight Train: Learn it by playing/);
  await follow(page, FREIGHT_TRAIN);
});

test('who strays is told why, may take it back, leave the page, and go on without help', async ({ page }) => {
  await open(page, /^Trains: Learn it by playing/);
  await follow(page, TOKYO.slice(0, 3), TOKYO.length);
  const said = lesson(page).getByRole('status');
  await hand('lay-rails')(page);
  await button('Decline')(page);
  await expect(said).toContainText('Fine, too.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toContainText('Play all four Normal trains');
  await all[0]?.(page);
  await expect(said).toContainText('Now lay rails');
  await page.reload();
  await expect(said).toContainText('Now lay rails');
  await expect(lesson(page)).toContainText('5 of 25');
  await lesson(page).getByRole('button', { name: 'Go on without help' }).click();
  await expect(lesson(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Back to the lesson' }).click();
  await expect(said).toContainText('Now lay rails');
});

test('those who have played find the lesson by the game and in the form', async ({ page }) => {
  await open(page, /^Trains: Learn it by playing/);
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(page.getByText('Never played?')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Trains: Learn/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tokyo, beginners' }).last().click();
  await page.getByRole('button', { name: /^Learn it by playing/ }).click();
  await expect(lesson(page)).toContainText('1 of 25');
});
