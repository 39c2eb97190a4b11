// Renaming: all files that name the renamed thing change with it, and are saved and undone together.
import type { Page } from '@playwright/test';
import { expect, test } from './studio.ts';

const STRATEGY = `# yaml-language-server: $schema=../../../schemas/strategy.schema.json
format: 1
id: prices
name: Prices
buy:
  - fare-war # before all others
  - { card: [fare-war, dredger], when: { owned: { card: fare-war, atMost: 2 } } }
never: [homebrew-fenland/fare-war]
`;
const SETUP = 'homebrew-fenland/setups/fenland-duel.yaml';

async function changeId(page: Page, to: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Change the id' });
  await dialog.getByRole('textbox', { name: 'Id' }).fill(to);
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(dialog).toBeHidden();
}

test('renaming a card updates strategies, setups and tests, and undo restores them all', async ({
  studio,
  page,
}) => {
  const path = 'homebrew-fenland/strategies/prices.yaml';
  await studio.mkdir('homebrew-fenland/strategies');
  await studio.write(path, STRATEGY);
  const setup = await studio.read(SETUP);
  await studio.go('edit?file=homebrew-fenland%2Fcards%2Ffenland.yaml&card=fare-war');
  await expect(page.getByTestId('card-page')).toBeVisible();
  await studio.command('Change the id');
  const dialog = page.getByRole('dialog', { name: 'Change the id' });
  await expect(dialog).toContainText(`${path} 4 times`);
  await dialog.getByRole('textbox', { name: 'Id' }).fill('mail-train');
  await expect(dialog).toContainText('There is a card mail-train already, in the pack trains.');
  await expect(dialog.getByRole('button', { name: 'Change it' })).toBeDisabled();
  await changeId(page, 'price-war');
  await expect(page).toHaveURL(/card=price-war/);
  await studio.save();
  await expect.poll(() => studio.read(path)).toBe(STRATEGY.replaceAll('fare-war', 'price-war'));
  await expect.poll(() => studio.read(SETUP)).toBe(setup.replaceAll('fare-war', 'price-war'));
  await studio.noProblems();

  await page.getByRole('button', { name: 'Undo: Rename the card fare-war to price-war' }).click();
  await studio.save();
  await expect.poll(() => studio.read(path)).toBe(STRATEGY);
  await expect.poll(() => studio.read(SETUP)).toBe(setup);
});

test('a card is renamed from the list of cards, which stays', async ({ studio, page }) => {
  await studio.go('edit?file=trains%2Fcards%2Fbase.yaml');
  await page.getByRole('button', { name: 'More about Normal Train' }).click();
  await page.getByRole('menuitem', { name: 'Change the id' }).click();
  await changeId(page, 'plain-train');
  await expect(
    page.getByRole('button', { name: 'Undo: Rename the card normal-train to plain-train' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'More about Normal Train' })).toBeVisible();
});

test('a map, rules, a strategy and a terrain are renamed from where they are shown', async ({
  studio,
  page,
}) => {
  const strategy = 'homebrew-fenland/strategies/prices.yaml';
  await studio.mkdir('homebrew-fenland/strategies');
  await studio.write(strategy, STRATEGY);
  await studio.open('homebrew-fenland/maps/fenland.yaml');
  await studio.panel('Map');
  await page.getByRole('button', { name: 'Change the id' }).click();
  await changeId(page, 'marsh');
  await studio.save();
  // The rules have the same id, and keep it.
  await expect.poll(() => studio.read(SETUP)).toMatch(/rules: fenland\b[^]*map: marsh\b/);

  await studio.go('edit?file=homebrew-fenland%2Frules%2Ffenland.yaml');
  await page.getByRole('button', { name: 'Change Id' }).click();
  await changeId(page, 'wetland');
  await studio.save();
  await expect.poll(() => studio.read(SETUP)).toMatch(/rules: wetland\b[^]*map: marsh\b/);

  await studio.go(`edit?file=${encodeURIComponent(strategy)}`);
  await page.getByRole('button', { name: 'Change Id' }).click();
  await changeId(page, 'cheap');
  await studio.save();
  expect(await studio.read(strategy)).toBe(STRATEGY.replace('id: prices', 'id: cheap'));

  const cards = 'homebrew-fenland/cards/fenland.yaml';
  const swampy =
    '  - { id: eel-boat, name: Eel Boat, categories: [action, eels], cost: 2, effect: [{ waive: [swamp] }] }\n';
  await studio.write(cards, (await studio.read(cards)).replace('cards:\n', `cards:\n${swampy}`));
  await studio.go('edit?file=homebrew-fenland%2Fpack.yaml');
  await expect(page.getByTestId('form')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change the id…' }).click();
  await page.getByRole('combobox', { name: 'Of which' }).selectOption('terrain swamp');
  await changeId(page, 'bog');
  await studio.save();
  await expect.poll(() => studio.read(cards)).toContain('waive: [bog]');
  expect(await studio.read('homebrew-fenland/pack.yaml')).toContain('bog: { letter: W');

  await studio.go(`edit?file=${encodeURIComponent(cards)}`);
  await expect(page.getByTestId('gallery')).toBeVisible();
  await studio.command('Rename a category');
  await changeId(page, 'fish');
  await studio.save();
  expect(await studio.read(cards)).toContain('categories: [action, fish]');
});
