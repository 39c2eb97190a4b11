// What a player wants to know at the beginning of a turn.
import { expectNoBarriers } from './axe.ts';
import { chooseStart, startGame } from './table.ts';
import { expect, test } from './kept-page.ts';

test('what others did since is beside the question, and how the game ends in the help', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  await page.getByTestId('end-turn').click();
  const anyway = page.getByRole('button', { name: 'End turn anyway' });
  if (await anyway.isVisible()) await anyway.click();
  const since = page.getByRole('region', { name: 'Since your last choice' });
  await expect(since).toContainText(/^(\d × )?Bot 1 plays .* Bot 1 draws 5 cards\.$/);
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog');
  await help.getByRole('tab', { name: 'How it ends' }).click();
  await expect(help).toContainText(/All stations are built: (30|29|28) left\./);
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await page.locator('.hand .card.lit').first().click();
  await expect(since).toHaveCount(0);
});
