// The journey of a designer who writes no YAML: a card with a choice, from its name to a printed sheet, including a problem,
// a test, a price found by playtest, and a place in a market.
import type { Locator, Page } from '@playwright/test';
import { addStep } from './steps.ts';
import { expect, test } from './studio.ts';

const CARDS = 'homebrew-fenland/cards/fenland.yaml';
const SETUP = 'homebrew-fenland/setups/fenland-duel.yaml';
const CARD = 'Ferry Master';

// Games take their time on a busy machine.
test.describe.configure({ timeout: 600_000 });

const face = (page: Page): Locator => page.getByTestId('face').getByRole('img');

/** Types into the field of the step that was just added, once it is shown. */
async function howMany(page: Page, place: Locator, number: string, sentence: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name: 'How many' });
  await expect(field).toHaveCount(1);
  await field.fill(number);
  await expect(place).toContainText(sentence);
}

async function playtested(panel: Locator, games: number): Promise<void> {
  await expect(panel.getByTestId('playtest-verdict')).toContainText(`${games} games played`, {
    timeout: 200_000,
  });
}

test('a designer makes a card with a choice, fixes, tries, tests, prices, sells and prints it', async ({
  studio,
  page,
}) => {
  // From the home page to the cards of a pack, and a new card among them.
  await studio.home();
  await page
    .getByRole('region', { name: 'Fenland' })
    .getByRole('link', { name: /^fenland \d+ cards/ })
    .click();
  await expect(page.getByTestId('gallery')).toBeVisible();
  await page.getByRole('button', { name: 'New card', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(CARD);
  // Categories have an order of their own, whichever is ticked first.
  const train = page.getByRole('dialog').getByRole('checkbox', { name: 'Train' });
  await train.check();
  await expect(page.getByRole('dialog').getByRole('img', { name: /Train Action/ })).toBeVisible();
  await train.uncheck();
  await page.getByRole('button', { name: 'Create and open' }).click();
  await expect(page.getByTestId('card-page')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name, French' }).fill('Maître du bac');

  // Choose one: two coins, or discard a card and draw two. Missing parts are problems in the words of the form.
  await addStep(page, page.getByRole('region', { name: 'Effect', exact: true }), 'either');
  const problems = page.getByTestId('problems').getByRole('button');
  await expect(problems).toHaveCount(2);
  await expect(problems.last()).toContainText('Ferry Master. Unfinished: add what happens.');
  await expect(problems.last()).toContainText('Effect, Choose one of several, alternative 2');
  const [either, or] = [1, 2].map((n) => page.getByRole('region', { name: `Alternative ${n}` })) as [
    Locator,
    Locator,
  ];
  await addStep(page, either, 'coins');
  await howMany(page, either, '2', '+2 coins.');
  await addStep(page, or, 'discard');
  await expect(page.getByTestId('text-en')).toHaveText(
    'Choose one: +2 coins; or discard a card from your hand.',
  );
  await addStep(page, or, 'draw');
  await howMany(page, or, '2', 'Draw 2 cards.');

  // The face and its text in both languages.
  const english = 'Choose one: +2 coins; or discard a card from your hand and draw 2 cards.';
  await expect(page.getByTestId('text-en')).toHaveText(english);
  await expect(face(page)).toHaveAttribute(
    'aria-label',
    new RegExp(`^${CARD}.*discard a card from your hand`),
  );
  await page.getByRole('button', { name: /^FR/ }).click();
  await expect(face(page)).toHaveAttribute('aria-label', /^Maître du bac.*défaussez une carte de votre main/);
  await page.getByRole('button', { name: /^EN/ }).click();
  await studio.onlyUnsold();
  await expect(problems.locator('code')).toHaveText('notForSale');

  // A mistake, found and fixed through the problems list.
  await page.getByRole('spinbutton', { name: 'Cost' }).fill('');
  await expect(problems).toHaveCount(1);
  await expect(problems).toContainText('Expected a whole number from 0 to 99; found nothing.');
  await expect(problems).not.toContainText(/colon|Line/);
  await page.getByRole('textbox', { name: 'Name, French' }).focus();
  await problems.click();
  await expect(page.getByRole('spinbutton', { name: 'Cost' })).toBeFocused();
  await page.getByRole('spinbutton', { name: 'Cost' }).fill('3');
  await studio.onlyUnsold();
  await studio.save();

  // Both options tried and saved as a test that passes.
  await page.getByRole('tab', { name: 'Try it' }).click();
  await page.getByRole('button', { name: `Play ${CARD}` }).click({ timeout: 60_000 });
  const choices = page.getByTestId('choices');
  await choices.getByRole('button', { name: 'Apply the effect' }).click();
  await choices.getByRole('button', { name: '+2 coins.' }).click();
  await expect(page.getByTestId('try')).toContainText('2 coins');
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await choices.getByRole('button', { name: /^Discard a card from your hand/ }).click();
  await choices.getByRole('button', { name: 'Choose Waste' }).click();
  await page.getByRole('button', { name: 'Save as a test' }).click();
  await page.getByLabel('What should be true').fill('Ferry Master sells Waste for two cards');
  await page.getByRole('button', { name: 'Save the test' }).click();
  await expect(page.getByTestId('tests')).toContainText('The test passes.', { timeout: 60_000 });
  await page.getByTestId('tests').getByText('In words').first().click();
  await expect(page.getByTestId('tests').locator('dd').nth(1)).toContainText(`Play ${CARD}.`);

  // Its price: no setup sells it, so it replaces another card. What it does, what it is worth, and what if it were cheaper.
  await page.getByRole('tab', { name: 'Playtest' }).click();
  const panel = page.getByTestId('playtest');
  await expect(panel.getByRole('button', { name: 'Playtest', exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(panel).toContainText(`does not sell ${CARD}; here it replaces Night Watch`);
  await expect(panel.getByLabel('Seats')).toHaveValue('2');
  await panel.getByLabel('Who plays').selectOption('heuristic');
  await panel.getByLabel('Games', { exact: true }).fill('40');
  await panel.getByRole('button', { name: 'Playtest', exact: true }).click();
  await playtested(panel, 40);
  await expect(panel.getByRole('region', { name: 'Cards', exact: true })).toContainText(CARD);
  const said = panel.getByRole('region', { name: 'In words' }).getByRole('listitem');
  await expect(said.filter({ hasText: 'Length' })).toBeVisible();
  await expect(said.filter({ hasText: 'Never gained' }).filter({ hasText: 'Normal Train' })).toHaveCount(0);
  await expect(said.filter({ hasText: 'Never played' }).filter({ hasText: 'Skyscraper' })).toHaveCount(0);
  await panel.getByRole('button', { name: `Find out what ${CARD} is worth` }).click();
  await expect(panel.getByTestId('worth-verdict')).toContainText(`Having to take ${CARD}`, {
    timeout: 200_000,
  });
  await page.getByRole('spinbutton', { name: 'Cost' }).fill('2');
  await expect(panel.getByTestId('stale')).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Compare with the saved version' }).click();
  const differences = panel.getByRole('table', { name: 'Differences' });
  await expect(differences).toContainText('Wins of the first seat', { timeout: 200_000 });
  await studio.save();

  // Into the market of the setup, replacing another card.
  await panel.getByRole('link', { name: 'Open the setup' }).click();
  await expect(page.getByTestId('market-count')).toHaveText('8 of 8 kinds');
  await page.getByRole('button', { name: `Put ${CARD} into the market` }).click();
  await expect(problems).toContainText('The market has 9 kinds');
  await page.getByRole('button', { name: 'Take Night Watch out of the market' }).click();
  await studio.noProblems();
  await studio.save();
  await expect
    .poll(() => studio.read(SETUP), 'no text file was opened, and the setup sells the card')
    .toMatch(/- mail-train\n {4}- ferry-master\n#/);

  // On paper, A4 and Letter.
  await page.getByRole('link', { name: 'All packs', exact: true }).click();
  await page
    .getByRole('region', { name: 'Fenland' })
    .getByRole('link', { name: /^fenland \d+ cards/ })
    .click();
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print a card sheet…' }).click();
  await expect(page.getByText('4 cards on 1 sheet')).toBeVisible();
  const sheet = page.getByRole('region', { name: 'sheet 1 of 1' });
  await expect(sheet.getByRole('img', { name: new RegExp(`^${CARD}`) })).toBeVisible();
  // Crop marks, and the bar to measure.
  await expect(sheet.locator('.marks path')).toHaveCount(2);
  await expect(sheet.locator('.marks path').first()).toHaveAttribute('d', /^M/);
  for (const [paper, size] of [
    ['a4', [595, 842]],
    ['letter', [612, 792]],
  ] as const) {
    await page.getByLabel('Paper').selectOption(paper);
    await expect(sheet).toHaveAttribute('style', paper === 'a4' ? /width: 210mm/ : /width: 215\.9mm/);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.map(([, width, height]) => [Number(width), Number(height)].map(Math.round))).toEqual([size]);
  }
});

test('one undo removes a step and the choice of cards that came with it', async ({ studio, page }) => {
  await studio.go(`edit?file=${encodeURIComponent(CARDS)}&card=dredger`);
  await addStep(page, page.getByRole('region', { name: 'Effect', exact: true }), 'trash');
  await expect(page.getByTestId('text-en')).toContainText('Trash a card from your hand.');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByTestId('text-en')).not.toContainText('Trash');
});
