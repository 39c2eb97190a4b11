// The text next to the picture: undo steps while typing, and moving in and out by keyboard.
import { expect, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('typing is undone line by line, in one history with the drawing; a field left and filled again makes two steps', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  await page.keyboard.press('Control+Shift+E');
  const code = page.getByRole('textbox', { name: /^Text of/ });
  await code.getByText('orientation', { exact: true }).click();
  await page.keyboard.press('End');
  // Each is one event, however slow the machine is.
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('# first');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('# second');
  await expect(code).toContainText('# second');
  await studio.paintWith('River');
  await studio.click('B4');
  await expect(page.getByRole('button', { name: /^Undo: (?!Typing)/ })).toBeVisible();

  await code.getByText('# second').click();
  await page.keyboard.press('Control+z');
  await expect(code).toContainText('M M C F F R C F C');
  await expect(code).toContainText('# second');
  await page.keyboard.press('Control+z');
  await expect(code).not.toContainText('# second');
  await expect(code).toContainText('# first');
  await page.keyboard.press('Control+z');
  await expect(code).not.toContainText('# first');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(code).toContainText('# first');
  await expect(code).not.toContainText('# second');

  await studio.panel('Map');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await name.fill('Edo');
  await page.getByRole('tab', { name: 'Map', exact: true }).focus();
  await name.fill('Kyoto');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Kyoto');
  await page.getByRole('button', { name: 'Undo: Rename the map' }).click();
  await expect(heading).toHaveText('Edo');
  await page.getByRole('button', { name: 'Undo: Rename the map' }).click();
  await expect(heading).toHaveText('Tokyo');
});

test('Escape and then Tab leave the text in both directions, without a time limit; the page says so', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  await page.keyboard.press('Control+Shift+E');
  const code = page.getByRole('textbox', { name: /^Text of/ });
  await code.click();
  await page.keyboard.press('Control+Home');
  await expect(code).toHaveAccessibleDescription('Tab indents. To leave the text, press Escape, then Tab.');
  await expect(page.getByText('Tab indents. To leave the text, press Escape, then Tab.')).toBeVisible();
  const text = await code.textContent();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  expect(await code.textContent()).not.toBe(text);
  await page.keyboard.press('Control+z');

  for (const tab of ['Tab', 'Shift+Tab']) {
    await code.focus();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Tab now leaves the text.')).toBeVisible();
    // However long it takes.
    await page.evaluate(() => {
      const later = Date.now() + 60_000;
      Date.now = () => later;
    });
    await page.keyboard.press(tab);
    await expect(code).not.toBeFocused();
    expect(await code.textContent()).toBe(text);
  }
  // Typing after Escape stays in the text.
  await code.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Tab now leaves the text.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
});
