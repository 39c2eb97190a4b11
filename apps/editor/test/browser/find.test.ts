// One key finds commands, files, cards, places, cells, tests and lines of text, from every page.
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
