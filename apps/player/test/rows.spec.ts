// Rows of a market at the table of Trains: open cards, how many are left, and the next card after one is bought.
import { chooseStart, fixChance, startGame } from './table.ts';
import { expect, LOADS, test } from './kept-page.ts';

test('a card bought from a row is replaced by one of its deck', { tag: LOADS }, async ({ page }) => {
  await fixChance(page, 3);
  await startGame(page, 'homebrew-isles.isles-harbour-market');
  const quay = page.getByRole('region', { name: 'Quay' });
  await expect(quay.getByRole('button')).toHaveCount(4);
  await expect(quay.getByText('12 cards in the deck')).toBeVisible();
  await quay.getByText('12 cards in the deck').press('Enter');
  await expect(quay).toContainText('Turbine Steamer');

  await chooseStart(page);
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const yard = page.getByRole('region', { name: 'Goods Yard' });
  await page.getByRole('button', { name: 'Play all trains' }).click();
  const lit = page.locator('section[aria-label="Quay"] .lit, section[aria-label="Goods Yard"] .lit');
  await expect(lit.first()).toBeVisible();
  await lit.first().press('Enter');
  await expect(quay.getByRole('button')).toHaveCount(4);
  await expect(yard.getByRole('button')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'comes into the row.' })).toBeVisible();
});
