// Help while a map is edited as text: completions, and the meaning of keys, from the schema.
import { expect, test } from './studio.ts';

test('the text completes keys and values from the schema, and explains keys', async ({ studio, page }) => {
  await studio.open('trains/maps/tokyo.yaml');
  await page.keyboard.press('Control+Shift+E');
  const code = page.getByRole('textbox', { name: /^Text of/ });
  const options = page.getByRole('listbox', { name: 'Completions' });
  // Help is available once the schema has been loaded, which may be after the text is shown.
  const complete = (option: string): Promise<void> =>
    expect(async () => {
      await page.keyboard.press('Control+Space');
      await expect(options.getByRole('option', { name: option })).toBeVisible({ timeout: 5000 });
    }).toPass();

  await code.getByText('orientation', { exact: true }).click();
  await page.keyboard.press('End');
  // What is behind the cursor is replaced, but does not choose.
  for (const _ of 'pointy') await page.keyboard.press('ArrowLeft');
  await complete('flat');
  await expect(options.getByRole('option')).toHaveText(['flat', 'pointy']);
  await options.getByRole('option', { name: 'flat' }).click();
  await expect(page.locator('.cm-activeLine')).toHaveText('orientation: flat');
  // The name stays while the text is broken for a moment.
  await expect(page.getByRole('heading', { name: 'Tokyo', exact: true })).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo: / });
  await expect(async () => {
    if ((await undo.count()) > 0) await undo.click({ timeout: 2000 });
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled({ timeout: 1000 });
  }).toPass();
  await expect(code).toContainText('orientation: pointy');

  // Of a place, only keys that it does not have yet.
  await code.getByText('Kawagoe').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', re');
  await complete('remote');
  await expect(options.getByRole('option')).toHaveCount(1);
  await expect(page.locator('.cm-completionInfo')).toContainText('A remote location with this number');
  await page.keyboard.press('Escape');

  const hint = page.locator('.yaml-hover');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await code.getByText('barriers', { exact: true }).hover();
    await expect(hint).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(hint).toContainText('rails do not connect');
});

test('the text shows the face of a card, leads to it, and mends a misspelt word', async ({
  studio,
  page,
}) => {
  await studio.go('edit?file=trains%2Fsetups%2Ftokyo-beginners.yaml');
  await expect(page.getByTestId('form')).toBeVisible();
  await page.keyboard.press('Control+Shift+E');
  const code = page.getByRole('textbox', { name: /^Text of/ });

  await code.getByText('map: tokyo').click();
  await page.keyboard.press('End');
  await page.keyboard.type('o');
  await expect(page.getByTestId('problems')).toContainText('There is no map “tokyoo”');
  await page.locator('.cm-lintRange-error').hover();
  await page.getByRole('button', { name: 'Write tokyo instead' }).click();
  await expect(code).not.toContainText('tokyoo');

  await code.getByText('map: tokyo').click();
  await page.keyboard.press('End');
  await page.keyboard.type('o');
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+.');
  await expect(code).not.toContainText('tokyoo');

  const face = page.locator('.yaml-hover img');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await code.getByText('amusement-park').hover({ position: { x: 90, y: 8 } });
    await expect(face).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.locator('.yaml-hover')).toContainText('Amusement Park · costs');
  await page.mouse.move(0, 0);

  await code.getByText('amusement-park').click({ modifiers: ['ControlOrMeta'], position: { x: 90, y: 8 } });
  await page.waitForURL(/file=trains%2Fcards%2F.*&line=\d+/);
  await expect(page.locator('.cm-activeLine')).toContainText('id: amusement-park');
});

test('names from files stay text under the pointer', async ({ studio, page }) => {
  const name = '<img src=x onerror="document.title = 1"> **bold** [link](https://example.org)';
  const card = `  - { id: odd, name: ${JSON.stringify(name)}, categories: [train], cost: 1 }\n`;
  await studio.write('trains/cards/odd.yaml', `format: 1\ncards:\n${card}`);
  await studio.write(
    'trains/tests/odd.yaml',
    'format: 1\ntests:\n  - name: odd\n    setup: every-kind\n    market:\n      - odd\n    expect: { coins: 0 }\n',
  );
  await studio.go('edit?file=trains%2Ftests%2Fodd.yaml');
  const code = page.getByRole('textbox', { name: /^Text of/ });
  const hint = page.locator('.yaml-hover');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await code.getByText('- odd').hover({ position: { x: 72, y: 8 } });
    await expect(hint).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(hint.locator('p').first()).toContainText(name);
  await expect(hint.locator('img:not([src^="data:"]), a')).toHaveCount(0);
});
