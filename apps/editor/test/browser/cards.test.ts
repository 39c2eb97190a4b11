// Cards: created, broken and fixed, tried, tested and printed by a user who writes no YAML.
import type { Locator, Page } from '@playwright/test';
import { addStep } from './steps.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './studio.ts';
import type { Studio } from './studio.ts';

const FENLAND = 'homebrew-fenland/cards/fenland.yaml';
const MARKET = 'trains/cards/selectable.yaml';

async function openCards(studio: Studio, path: string, card?: string): Promise<void> {
  const more = card === undefined ? '' : `&card=${card}`;
  await studio.go(`edit?file=${encodeURIComponent(path)}${more}`);
  await expect(studio.page.getByTestId(card === undefined ? 'gallery' : 'card-page')).toBeVisible();
  if (card !== undefined) await expect(studio.page.locator('[data-form=shown]')).toBeVisible();
}

const face = (page: Page): Locator => page.getByTestId('face').getByRole('img');
const effect = (page: Page): Locator => page.getByRole('list', { name: 'Effect', exact: true });

test('a card goes from nothing to a passing test and a printed sheet', async ({ studio, page }) => {
  await studio.home();
  const pack = page.getByRole('region', { name: 'Fenland' });
  await pack.getByRole('button', { name: 'New card set' }).click();
  await page.getByLabel('Name of the set').fill('Harbour');
  await page.getByLabel('Name of its first card').fill('Night “Ferry” <b>🚢</b>');
  await page.getByRole('button', { name: 'Create and open' }).click();
  await expect(page.getByTestId('card-page')).toBeVisible();
  await expect(face(page)).toHaveAttribute('aria-label', /Night “Ferry” <b>🚢<\/b>/);

  // A choice: draw two cards, or two coins.
  const form = page.getByRole('region', { name: 'Effect', exact: true });
  await addStep(page, form, 'Choose one');
  await expect(page.getByText('Unfinished: choose what happens here').first()).toBeVisible();
  await addStep(page, page.getByRole('region', { name: 'Alternative 1' }), 'Draw');
  await page.getByRole('spinbutton', { name: 'How many' }).fill('2');
  await addStep(page, page.getByRole('region', { name: 'Alternative 2' }), 'Get coins');
  await page.getByRole('spinbutton', { name: 'How many' }).fill('2');
  await expect(page.getByTestId('text-en')).toHaveText('Choose one: draw 2 cards; or +2 coins.');
  await expect(page.getByTestId('text-fr')).toContainText('Au choix');
  await expect(face(page)).toHaveAttribute('aria-label', /draw 2 cards; or \+2 coins/);
  await studio.save();
  await studio.onlyUnsold();

  await page.getByRole('tab', { name: 'Try it' }).click();
  await page.getByRole('button', { name: /^Play Night/ }).click({ timeout: 30_000 });
  const choices = page.getByTestId('choices');
  await choices.getByRole('button', { name: 'Apply the effect' }).click();
  await choices.getByRole('button', { name: 'Draw 2 cards.' }).click();
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await choices.getByRole('button', { name: '+2 coins.' }).click();
  await page.getByRole('button', { name: 'Save as a test' }).click();
  await page.getByLabel('What should be true').fill('the ferry pays two coins');
  await page.getByRole('button', { name: 'Save the test' }).click();
  await expect(page.getByTestId('tests')).toContainText('The test passes.');
  expect(await studio.read('homebrew-fenland/tests/harbour.yaml')).toContain(
    'name: the ferry pays two coins',
  );

  // The effect changes; the test fails and shows the actual result.
  await page.getByRole('spinbutton', { name: 'How many' }).fill('3');
  const row = page.getByTestId('tests').getByRole('row', { name: /^coins/ });
  await expect(row).toHaveText(/coins\s*2\s*3/);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByTestId('tests')).toContainText('The test passes.');

  await page.getByRole('button', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Print a card sheet…' }).click();
  await page.getByLabel('Paper').selectOption('letter');
  await page.getByLabel('Second language').selectOption('de');
  await expect(page.getByRole('status').first()).toHaveText('1 card on 1 sheet');
  const printed = page.getByRole('img', { name: /Night “Ferry”/ });
  // 63 mm at 96 dots per inch.
  expect((await printed.boundingBox())?.width).toBeCloseTo((63 / 25.4) * 96, 0);
});

test('a broken card is fixed through the problems list', async ({ studio, page }) => {
  const before = await studio.read(MARKET);
  await studio.write(
    MARKET,
    before.replace('- discard: dropped\n      - draw', '- discard: droped\n      - draw'),
  );
  await openCards(studio, MARKET);
  const problem = page.getByTestId('problems').getByRole('button', { name: /Conductor's Station.*droped/ });
  await expect(problem).toBeVisible();
  await page.getByLabel('With problems').check();
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(1);
  await problem.click();
  const step = effect(page).getByRole('listitem').nth(1);
  await expect(step).toContainText('Did you mean dropped?');
  await step.getByRole('combobox', { name: 'Which cards' }).selectOption({ label: '“dropped”' });
  await studio.noProblems();
  await studio.save();
  expect(await studio.read(MARKET)).toBe(before);
});

test('steps are moved, nested, duplicated and removed by keyboard; comments stay; the confirmed card is deleted', async ({
  studio,
  page,
}) => {
  await openCards(studio, FENLAND, 'fare-war');
  await page.getByRole('link', { name: 'Next card, Night' }).click();
  const steps = effect(page).locator('[data-step-button]');
  await expect(steps).toHaveCount(3);
  await steps.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(steps.nth(1)).toBeFocused();
  await expect(steps.nth(1)).toContainText('Draw 2 cards.');
  await page.keyboard.press('Control+d');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(2)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(steps).toHaveCount(3);
  await addStep(page, page.getByRole('region', { name: 'Effect', exact: true }), 'You may');
  await expect(page.getByText('Unfinished: choose what happens here')).toBeVisible();
  await expect(steps.nth(3)).toBeFocused();
  await steps.nth(3).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await steps.nth(3).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(effect(page).getByRole('list', { name: 'You may …: Do' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await studio.save();
  const text = await studio.read(FENLAND);
  expect(text).toContain('# A reaction: its holder may show it');
  expect(text).toContain('      - may:\n          - discard: dropped\n');

  // The confirmed card is deleted, even if another was inserted before it on disk.
  await openCards(studio, FENLAND, 'fare-war');
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete the card…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Fare War?' });
  await expect(dialog).toBeVisible();
  const confirmed = await studio.read(FENLAND);
  const first = '  - { id: towpath, name: Towpath, categories: [action], cost: 2, effect: [{ draw: 1 }] }\n';
  await studio.write(FENLAND, confirmed.replace('cards:\n', `cards:\n${first}`));
  await expect(page.getByTestId('card-page')).toContainText('3 of 4');
  await dialog.getByRole('button', { name: 'Delete the card' }).click();
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(3);
  await studio.save();
  const after = await studio.read(FENLAND);
  for (const [id, there] of [
    ['towpath', true],
    ['dredger', true],
    ['fare-war', false],
  ] as const)
    expect(after.includes(`id: ${id}`), id).toBe(there);
});

test('a step is dragged into another, own words are compared, numbers are edited in the table, and the gallery is searched in French', async ({
  studio,
  page,
}) => {
  await openCards(studio, MARKET, 'station-crew');
  const grip = page.getByRole('region', { name: 'Alternative 1' }).locator('.grip').first();
  const end = page.getByRole('region', { name: 'Alternative 2' }).getByRole('button', { name: 'Add a step' });
  // Both must be visible: scrolling while the button is held loses the dragged step.
  await end.scrollIntoViewIfNeeded();
  await grip.dragTo(end);
  await expect(page.getByRole('region', { name: 'Alternative 2' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Alternative 1' })).toContainText('Add a step');

  await openCards(studio, MARKET, 'control-room');
  await page.getByRole('button', { name: 'Write my own' }).first().click();
  await page.getByRole('textbox', { name: 'Own wording, English' }).fill('Take four cards.');
  await expect(page.getByText('Your text says 4; the effect does not.')).toBeVisible();
  await expect(face(page)).toHaveAttribute('aria-label', /Take four cards/);
  await expect(page.getByTestId('problems')).toContainText('The English wording says 4');

  await openCards(studio, MARKET);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Cost of Garage' }).fill('4');
  await page.keyboard.press('Enter');
  await page.getByRole('spinbutton', { name: 'Points of Garage' }).fill('1');
  await page.keyboard.press('Tab');
  await studio.save();
  expect(await studio.read(MARKET)).toContain(
    '    cost: 4\n    value: 1\n    points: 1\n    effect:\n      - draw: 2\n',
  );
  await page.getByRole('button', { name: 'Faces', exact: true }).click();
  await page.getByRole('button', { name: /^FR/ }).click();
  await page.getByRole('searchbox').fill('echangeur');
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('img')).toHaveAttribute(
    'aria-label',
    /^Échangeur/,
  );
});

test('a card is copied into another pack, renamed everywhere, and deleted with a warning', async ({
  studio,
  page,
}) => {
  await openCards(studio, FENLAND, 'fare-war');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('menuitem', { name: 'Copy the card' }).click();
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change the id…' }).click();
  await page.getByRole('textbox', { name: 'Id' }).fill('price-war');
  await expect(page.getByRole('dialog')).toContainText('homebrew-fenland/setups/fenland-duel.yaml');
  await page.getByRole('button', { name: 'Change it' }).click();
  await studio.save();
  expect(await studio.read('homebrew-fenland/setups/fenland-duel.yaml')).toContain('- price-war');
  expect(await studio.read('homebrew-fenland/tests/fenland.yaml')).not.toContain('fare-war');
  await studio.noProblems();
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete the card…' }).click();
  await expect(page.getByRole('dialog')).toContainText('homebrew-fenland/tests/fenland.yaml');
  await page.getByRole('button', { name: 'Keep it' }).click();

  await page.getByRole('link', { name: 'All packs', exact: true }).click();
  await page.getByRole('link', { name: 'selectable' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('menuitem', { name: 'Paste cards' }).click();
  await expect(page.getByTestId('card-page')).toContainText('31 of 31');
  await expect(face(page)).toHaveAttribute('aria-label', /^Fare War/);
});

test('text that is temporarily not a card keeps the page, and anything in a card can be shown', async ({
  studio,
  page,
}) => {
  const odd = `format: 1
cards:
  - id: odd
    name: "<script>alert(1)</script> \\u202eإبل 🚂"
    categories: [action]
    cost: 3
    effect: [{ fly: 1 }, 7, { choose: 3 }, { if: { test: { not: 1 }, then: x } }, { discard: }]
    whileInPlay: [{ waive: 3 }, { trigger: }, x]
    reaction: 5
  - nothing
  - { id: odd, name: { fr: 1 }, categories: 3, cost: many }
`;
  await studio.write('homebrew-fenland/cards/odd.yaml', odd);
  await openCards(studio, 'homebrew-fenland/cards/odd.yaml');
  const tiles = page.getByRole('list', { name: 'Cards' }).getByRole('img');
  await expect(tiles).toHaveCount(3);
  await expect(tiles.first()).toHaveAttribute('aria-label', /<script>alert\(1\)<\/script>/);
  for (const index of [0, 1, 2]) {
    await openCards(studio, 'homebrew-fenland/cards/odd.yaml', `~${index}`);
    for (const step of await effect(page).locator('[data-step-button]').all()) await step.click();
  }
  await studio.write('homebrew-fenland/cards/odd.yaml', `${odd}  - [`);
  await expect(page.getByText('cannot be read as cards right now')).toBeVisible();
  await studio.write('homebrew-fenland/cards/odd.yaml', odd);
  await expect(page.getByText('cannot be read as cards right now')).toBeHidden();
});

test('axe finds nothing on the gallery, on a card and on the card sheet', async ({ studio, page }) => {
  for (const [file, card] of [[MARKET], [FENLAND, 'dredger']] as const) {
    await openCards(studio, file, card);
    if (card !== undefined) await page.locator('[data-step-button]').nth(1).click();
    for (const tab of ['Problems', 'Try it', 'Tests']) {
      await page.getByRole('tab', { name: tab }).click();
      if (card !== undefined && tab === 'Try it') {
        await expect(page.getByTestId('choices')).toBeVisible();
        await page.getByText('Starting position').click();
      }
      await expectAccessible(page, `${file}, ${tab}`, tab === 'Problems' ? undefined : '[role=tabpanel]');
    }
  }
  await studio.go(`print-cards?file=${encodeURIComponent(MARKET)}`);
  await expect(page.getByText('30 cards on 4 sheets')).toBeVisible();
  await page.getByText('Which cards').click();
  await expectAccessible(page, 'card sheet');
});
