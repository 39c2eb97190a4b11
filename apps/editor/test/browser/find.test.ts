// One key finds commands, files, cards, places, cells, tests and lines of text, from every page.
import { expectAccessible } from './accessible.ts';
import { expect, test } from './studio.ts';

test('anything is found by its name or text from any page, and shown where it is', async ({
  studio,
  page,
}) => {
  await studio.home();
  const find = async (words: string, result: RegExp): Promise<void> => {
    await page.keyboard.press('Control+k');
    const input = page.getByPlaceholder('A command, a name or any text');
    await expect(input).toBeFocused();
    await input.fill(words);
    await expect(page.locator('.palette-item[data-selected]')).toContainText(result);
    await page.keyboard.press('Enter');
  };
  // A place of a map: its cell is described, as the cursor is there.
  await find('ikebukuro', /^Ikebukuro.*Place/);
  await expect(page.getByTestId('announcer')).toContainText('Ikebukuro');
  await find('b4', /Go to cell B4/);
  await expect(page.getByTestId('announcer')).toContainText('B4');
  // A card in its set.
  await find('pulling', /^Pulling.*Card/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pulling' })).toBeVisible();
  // A setting by its text, with its line.
  await find('rails: 14', /rails: 14.*Text/);
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toContainText('rails: 14');
  // With nothing typed, the file before this one.
  await find('', /cards/);
  await expect(page).toHaveURL(/file=trains%2Fcards%2Fselectable.yaml$/);
});

test('words are replaced in all files after each line was shown, as one step', async ({ studio, page }) => {
  const [cards, tests] = ['homebrew-fenland/cards/fenland.yaml', 'homebrew-fenland/tests/fenland.yaml'];
  const before = await Promise.all([cards, tests].map((path) => studio.read(path)));
  await studio.home();
  await page.keyboard.press('Control+k');
  const finder = page.getByPlaceholder('A command, a name or any text');
  await finder.fill('replace in');
  await page.getByRole('option', { name: 'Replace in all files…' }).click();
  await expect(page.getByRole('dialog').getByLabel('Find')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await finder.fill('dredger');
  await page.getByRole('option', { name: 'Replace “dredger” in all files…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace in all files' });
  await expect(dialog.getByLabel('Find')).toHaveValue('dredger');
  await expect(dialog.getByLabel('Replace by')).toBeFocused();
  await dialog.getByLabel('Replace by').fill('digger');
  await expect(dialog.getByRole('group', { name: 'Lines that change' })).toContainText('- id: digger');
  await expectAccessible(page, 'replace in all files', '[role=dialog]');
  for (const box of await dialog.getByRole('checkbox', { name: /\.(yaml|md|json)$/ }).all())
    if (!/\/(cards|tests)\/fenland\.yaml\s*$/.test((await box.locator('..').textContent()) ?? ''))
      await box.uncheck();
  await dialog.getByRole('button', { name: /^Replace \d+ matches in 2 files$/ }).click();
  await expect(page.getByText(/^Replaced \d+ matches in 2 files\. Not saved yet\.$/)).toBeVisible();
  await studio.go('changes/');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await expect.poll(() => studio.read(tests)).toContain('digger');
  expect(await studio.read(cards)).toBe(before[0]?.replaceAll('dredger', 'digger'));
  await studio.open(tests);
  await page.getByRole('button', { name: 'Undo: Replace “dredger”' }).click();
  await studio.go('changes/');
  await page.keyboard.press('Control+s');
  await expect.poll(() => Promise.all([cards, tests].map((path) => studio.read(path)))).toEqual(before);
});
