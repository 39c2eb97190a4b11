// A card that touches several opponents: each is set up, answers for itself, is shown, and comes back from the saved test.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './studio.ts';
import type { Studio } from './studio.ts';

const CARDS = 'homebrew-isles/cards/actions.yaml';

async function tryCard(studio: Studio, card: string, players: string): Promise<void> {
  const { page } = studio;
  await studio.go(`edit/?file=${encodeURIComponent(CARDS)}&card=${card}&panel=try`);
  await expect(page.getByTestId('choices')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Players' }).selectOption(players);
}

const seat = (page: Page, name: string) => page.getByTestId('seats').locator('details', { hasText: name });

test('a card is tried on three opponents, saved as a test, and tried again from there', async ({
  studio,
  page,
}) => {
  await tryCard(studio, 'gale-warning', '4');
  await page.getByText('Starting position').click();
  // The tabs of the players are reached and opened with the keyboard.
  await page.getByRole('tab', { name: 'You' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Opponent 2' })).toBeVisible();
  // One card less, so that this opponent is not asked.
  await page.getByRole('button', { name: 'Remove Lay Rails from Opponent 2’s hand' }).first().click();
  await page.getByRole('tab', { name: 'Opponent 3' }).click();
  await page.getByLabel('Opponent 3’s points on the track').fill('4');
  await page.getByText('Starting position').click();

  const choices = page.getByTestId('choices');
  await choices.getByRole('button', { name: 'Play Gale Warning' }).click();
  await choices.getByRole('button', { name: 'Apply the effect' }).click();
  await expect(seat(page, 'Opponent 1')).toContainText('to answer');
  await choices.getByRole('button', { name: 'Choose Lay Rails' }).click();
  await expect(seat(page, 'Opponent 3')).toContainText('to answer');
  await choices.getByRole('button', { name: 'Choose Station Expansion' }).click();
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await choices.getByRole('button', { name: 'Choose Normal Train' }).click();
  await expect(seat(page, 'Opponent 1')).toContainText('Hand −Lay Rails · Discard pile +Lay Rails');
  await expect(seat(page, 'Opponent 2')).toContainText('4 in hand, 3 in the deck');
  await expect(seat(page, 'Opponent 3')).toContainText('Hand −Normal Train · Discard pile +Normal Train');

  await page.getByRole('button', { name: 'Save as a test' }).click();
  await expect(page.getByRole('checkbox', { name: 'Opponent 3, discard pile: Normal Train' })).toBeChecked();
  await page.getByLabel('What should be true').fill('a gale spares small hands');
  await page.getByRole('button', { name: 'Save the test' }).click();
  const again = page.getByRole('button', { name: 'Try “a gale spares small hands”' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  const text = await studio.read('homebrew-isles/tests/actions.yaml');
  const written = text.slice(text.indexOf('a gale spares small hands'));
  expect(written).toContain('    players: 4\n');
  expect(written).toContain(
    '      seat-2:\n        hand: [normal-train, station-expansion, normal-train, lay-rails]\n',
  );
  expect(written).toContain('        track: 4\n');

  // A page that knows nothing of what was tried.
  await page.reload();
  await page.getByRole('tab', { name: 'Tests' }).click();
  await again.click();
  await expect(page.getByTestId('try')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Players' })).toHaveValue('4');
  await expect(seat(page, 'Opponent 3')).toContainText('Hand −Normal Train · Discard pile +Normal Train');
  await page.getByText('Starting position').click();
  await page.getByRole('tab', { name: 'Opponent 3' }).click();
  await expect(page.getByLabel('Opponent 3’s points on the track')).toHaveValue('4');
});

test('axe finds nothing with several opponents, and what was tried outlives a look at the tests', async ({
  studio,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryCard(studio, 'left-luggage', '4');
  await page.getByTestId('choices').getByRole('button', { name: 'Play Left Luggage' }).click();
  await page.getByRole('tab', { name: 'Tests' }).click();
  await expect(page.getByRole('button', { name: /^Try “left luggage travels/ })).toBeVisible();
  await expectAccessible(page, 'tests that can be tried');
  await page.getByRole('tab', { name: 'Try it' }).click();
  await expect(page.getByTestId('seats')).toContainText('In play +Left Luggage');
  await page.getByText('Starting position').click();
  await page.getByRole('tab', { name: 'Opponent 3' }).click();
  await seat(page, 'Opponent 2').locator('summary').click();
  await page.getByRole('button', { name: 'Save as a test' }).click();
  await expectAccessible(page, 'several opponents');
  await expectNoSideways(page, 'several opponents');
});
