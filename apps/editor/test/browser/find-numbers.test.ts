// "Find numbers" in the playtest panel: what may change, the proposals, one of them made and taken back.
import { expectAccessible } from './accessible.ts';
import { openPanel } from './playtest-panel.ts';
import { expect, test } from './studio.ts';

test.describe.configure({ timeout: 240_000 });

test('numbers are found, made with one click, and taken back with one undo', async ({ studio, page }) => {
  const panel = await openPanel(studio, 'trains/setups/tokyo-beginners.yaml', 'heuristic');
  await panel.getByLabel('Seats').selectOption('2');
  const part = panel.getByRole('region', { name: 'Find numbers' });
  await part.getByRole('button', { name: 'Find numbers' }).click();
  await expect(part.getByRole('alert')).toContainText('Choose a card or a number that may change.');

  await part.getByText(/^Cards whose cost may change: 0 of/).click();
  await part.getByRole('checkbox', { name: 'Land fill' }).check();
  await expect(part.getByText(/^Cards whose cost may change: 1 of/)).toBeVisible();
  await part.getByRole('checkbox', { name: 'Land fill' }).uncheck();
  await part.getByLabel('Another number that may change').selectOption('rules.end.emptyPiles');
  await part.getByLabel('First seat within ± points').fill('');
  await part.getByLabel('Rounds from').fill('1');
  await part.getByLabel('Rounds to').fill('20');
  await part.getByRole('button', { name: 'Find numbers' }).click();
  const make = part.getByRole('button', { name: 'Make proposal 1' });
  await expect(make).toBeVisible({ timeout: 200_000 });
  await expect(
    part
      .getByRole('heading', { name: /^Proposal 1/ })
      .or(part.getByText(/^Proposal 1/))
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'proposals', '[data-testid=playtest]');
  await make.click();
  await expect(part).toContainText('The content has changed since.');
  await page.keyboard.press('Control+z');
  await expect(make).toBeVisible();
});
