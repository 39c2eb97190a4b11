// axe on the dialogs and open states of cards, rules and setups; nothing scrolls sideways on a phone.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './studio.ts';
import type { Studio } from './studio.ts';

const CARDS = 'homebrew-fenland/cards/fenland.yaml';
const SETUP = 'homebrew-fenland/setups/fenland-duel.yaml';

async function open(studio: Studio, path: string, more = ''): Promise<void> {
  await studio.go(`edit?file=${encodeURIComponent(path)}${more}`);
}

async function inDialog(page: Page, where: string, act: () => Promise<void>): Promise<void> {
  await act();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, where, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('axe finds nothing in the dialogs of cards, the table and the text', async ({ studio, page }) => {
  await open(studio, CARDS);
  await expect(page.getByTestId('gallery')).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('spinbutton', { name: 'Cost of Dredger' })).toBeVisible();
  await expectAccessible(page, 'table');
  await inDialog(page, 'new card', () => page.getByRole('button', { name: 'New card', exact: true }).click());
  await open(studio, CARDS, '&card=dredger');
  await expect(page.locator('[data-form=shown]')).toBeVisible();
  await inDialog(page, 'add a step', () => page.getByRole('button', { name: 'Add a step' }).first().click());
  for (const [name, command] of [
    ['change the id', 'change the id'],
    ['delete', 'delete the card'],
    ['shortcuts', 'shortcuts'],
  ] as const)
    await inDialog(page, name, () => studio.command(command));
  await page
    .getByRole('button', { name: /^More actions for step 1/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu of a step', '[role=menu]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await studio.command('text next to');
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeVisible();
  await expectAccessible(page, 'text beside a card');
});

test('axe finds nothing where a card is tried and saved as a test, which is not too wide either', async ({
  studio,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(studio, CARDS, '&card=dredger');
  await expect(page.locator('[data-form=shown]')).toBeVisible();
  await page.getByRole('tab', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Play Dredger' }).click({ timeout: 60_000 });
  await page.getByText('Starting position').click();
  await page.getByLabel('Add to stations').selectOption({ index: 1 });
  await page.getByLabel('Add to piles').selectOption({ index: 1 });
  await expect(page.getByRole('group', { name: 'Piles' }).getByRole('spinbutton')).toHaveCount(1);
  await page.getByRole('button', { name: 'Play Dredger' }).click();
  await page.getByRole('button', { name: 'Save as a test' }).click();
  await expect(page.getByLabel('What should be true')).toBeVisible();
  await expectAccessible(page, 'try it');
  await expectNoSideways(page, 'try it');
});

test('axe finds nothing in the dialogs and forms of setups, cars and names', async ({ studio, page }) => {
  await studio.home();
  await inDialog(page, 'new file', () =>
    page.getByRole('button', { name: 'New setup or rules' }).first().click(),
  );
  await inDialog(page, 'new card set', () =>
    page.getByRole('button', { name: 'New card set' }).first().click(),
  );
  await open(studio, SETUP);
  await expect(page.getByTestId('market-count')).toBeVisible();
  await inDialog(page, 'share', () => page.getByRole('button', { name: /^Share this game/ }).click());
  await inDialog(page, 'shortcuts of a form', () => studio.command('shortcuts'));
  for (const path of [
    'freight-train/cars/standard.yaml',
    'freight-train/setups/standard.yaml',
    'game-of-trains/rules/standard.yaml',
    'game-of-trains/setups/standard.yaml',
  ]) {
    await open(studio, path);
    await expect(page.locator('[data-field]').first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('nothing scrolls sideways on a phone', async ({ studio, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await studio.home();
  await expectNoSideways(page, 'home');
  await open(studio, CARDS);
  await expect(page.getByTestId('gallery')).toBeVisible();
  await expectNoSideways(page, 'gallery');
  for (const tab of ['Problems', 'Tests', 'Playtest']) {
    await open(studio, CARDS, '&card=dredger');
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('data-state', 'active');
    await expect(page.locator('[data-form=shown]')).toBeVisible();
    await expectNoSideways(page, tab);
  }
  for (const path of [
    SETUP,
    'trains/setups/tokyo-random.yaml',
    'trains/rules/aeg-2013.yaml',
    'trains/locales/okazu-2012.yaml',
    'game-of-trains/decks/railcars.yaml',
    'game-of-trains/abilities/standard.yaml',
    'freight-train/cars/standard.yaml',
    'freight-train/rules/standard.yaml',
  ]) {
    await open(studio, path);
    await expect(page.locator('[data-field]').first()).toBeVisible();
    await expectNoSideways(page, path);
  }
  await studio.go(`print-cards?file=${encodeURIComponent(CARDS)}`);
  await expect(page.getByText('3 cards on 1 sheet')).toBeVisible();
  await expectNoSideways(page, 'card sheet');
});
