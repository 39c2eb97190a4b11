// Rows of a market in the form of a setup: adding, filling and removing them, with their mistakes next to them.
import { expect, test } from './studio.ts';

const SETUP = 'homebrew-isles/setups/isles-harbour-market.yaml';

test('rows are added, filled with cards, checked and removed', async ({ studio, page }) => {
  await studio.go(`edit?file=${encodeURIComponent(SETUP)}`);
  await expect(page.getByTestId('market-count')).toHaveText('1 kind');
  const first = page.getByRole('group', { name: 'Row 1' });
  await expect(first.getByRole('button', { name: 'Take Mail Boat out of row 1' })).toBeVisible();

  // A card lies in one row only, so the pool has what is in none.
  await page.getByRole('button', { name: 'Add a row' }).click();
  const third = page.getByRole('group', { name: 'Row 3' });
  await expect(third.getByText('3 in the deck')).toHaveCount(4);
  await third.getByText('Cards to choose from').click();
  await expect(third.getByRole('button', { name: 'Put Mail Boat into row 3' })).toHaveCount(0);
  await third.getByRole('button', { name: 'Put Left Luggage into row 3' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(third.getByText('6 in the deck')).toBeVisible();
  await third.getByRole('button', { name: 'Take Left Luggage out of row 3' }).click();
  await expect(third.getByText('3 in the deck')).toHaveCount(5);
  await studio.noProblems();

  await third.getByRole('spinbutton', { name: 'Row 3: Open cards' }).fill('20');
  await page.keyboard.press('Tab');
  await expect(third.getByText('so no card ever comes after the first')).toBeVisible();
  await third.getByRole('spinbutton', { name: 'Row 3: Open cards' }).fill('2');
  await page.keyboard.press('Tab');
  await studio.noProblems();

  await page.getByRole('button', { name: 'Remove row 1', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Row 3' })).toHaveCount(0);
  await studio.save();
  const saved = await studio.read(SETUP);
  expect(saved).not.toContain('Quay');
  expect(saved).toContain('left-luggage');
});
