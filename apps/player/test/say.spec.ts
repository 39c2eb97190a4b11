// What people say about a game is kept with it, and saved as a file for the pack.
import { readFileSync } from 'node:fs';
import { expectNoBarriers } from './axe.ts';
import { actByMouse, chooseStart, fixChance, playToEnd, shorten, startGame } from './table.ts';
import { expect, LOADS, test } from './kept-page.ts';

const FENLAND = 'homebrew-fenland.fenland-duel';

test('a note about a cell survives a reload and is in the saved file, without names', async ({ page }) => {
  await startGame(page, FENLAND);
  await chooseStart(page);
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await page.getByRole('button', { name: 'Say something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Say something' });
  await dialog.getByLabel('About').selectOption('a cell');
  await dialog.getByRole('combobox', { name: 'Cell' }).selectOption('E2');
  await dialog.getByLabel('Note').fill('<b>Too wet</b>');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('<b>Too wet</b>');
  const change = dialog.getByRole('button', { name: 'Change note' });
  const changed = dialog.getByRole('textbox', { name: 'Change note' });
  await change.click();
  await changed.fill('nothing');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listitem')).toContainText('<b>Too wet</b>');
  await change.click();
  await changed.fill('<b>Far too wet</b>');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toContainText('<b>Far too wet</b>');
  // Who closes the dialog in the middle of it loses nothing.
  await change.click();
  await changed.fill('<b>Much too wet</b>');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Say something' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('<b>Much too wet</b>');
  await expect(dialog.getByText('The questions of this game come once it is over.')).toBeVisible();
  await expectNoBarriers(page);

  await page.reload();
  await page.getByRole('button', { name: 'Say something' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('E2');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save playtest file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^homebrew-fenland-fenland-duel-.*\.yaml$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('about: { cell: E2 }, text: "<b>Much too wet</b>"');
  expect(text).not.toContain('Player 1');
  await dialog.getByRole('button', { name: 'Delete note' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
});

test('a note that is not added yet is neither lost nor left out of the file', async ({ page }) => {
  await startGame(page, FENLAND);
  await chooseStart(page);
  await page.getByRole('button', { name: 'Say something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Say something' });
  await dialog.getByLabel('Note').fill('Too dear.');
  await dialog.getByLabel('About').selectOption('a card');
  const card = dialog.getByRole('combobox', { name: 'Card' });
  // What is missing is asked for, whichever button is pressed.
  for (const name of ['Add note', 'Save playtest file']) {
    await dialog.getByLabel('Note').focus();
    await dialog.getByRole('button', { name }).click();
    await expect(card).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Say something' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('Too dear.');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save playtest file' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('text: "Too dear."');
  await expect(dialog.getByRole('listitem')).toContainText('Too dear.');
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('after the game, the questions of the setup are asked', { tag: LOADS }, async ({ page }) => {
  // Nobody has more than one point after a single round with these deals.
  await fixChance(page, 3);
  await shorten(page, FENLAND, { end: { emptyPiles: 4, rounds: 1 } });
  await startGame(page, FENLAND);
  await chooseStart(page);
  await playToEnd(page, actByMouse);
  await page.getByTestId('end').getByRole('button', { name: 'Say something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Say something' });
  await dialog.getByRole('group', { name: 'How much fun was it?' }).getByLabel('4').check();
  await dialog.getByLabel('What would you change first?').fill('Drier fens.');
  await dialog.getByRole('group', { name: 'How long did it feel?' }).getByLabel('Too short').check();
  await expectNoBarriers(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save playtest file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('{ question: fun, seat: 1, value: 4 }');
  expect(text).toContain('{ question: length, seat: 1, value: short }');
  expect(text).toContain('{ question: change, seat: 1, value: "Drier fens." }');
});
