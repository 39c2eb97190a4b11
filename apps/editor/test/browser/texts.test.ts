// The texts of a pack side by side: a column a language, filled in where they stand.
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './studio.ts';

const CARDS = 'homebrew-isles/cards/actions.yaml';

test('missing texts are found, filled in cell by cell, undone one by one and saved with every other byte kept', async ({
  studio,
  page,
}) => {
  const before = await studio.read(CARDS);
  await studio.home();
  await page.getByRole('region', { name: 'Western Isles' }).getByRole('link', { name: 'Texts' }).click();
  const table = page.getByRole('table');
  const named = (language: string) =>
    page.getByRole('textbox', { name: `Name of distillery in ${language}` });
  await expect(table.getByRole('columnheader', { name: /^English/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /^German/ })).toBeVisible();
  await page.getByLabel('Find in the texts').fill('distillery');
  await expect(named('English')).toHaveValue('Distillery');

  // A language that nothing has yet.
  await page.getByLabel('Add a language').click();
  // French has its column.
  await page.getByLabel('Add a language').fill('fr');
  await expect(page.getByText('No language has that name.')).toBeVisible();
  await page.getByLabel('Add a language').fill('span');
  await page.getByRole('option', { name: /Spanish/ }).click();
  await expect(named('Spanish')).toBeFocused();
  await expect(page.getByLabel('Add a language')).toHaveValue('');
  await page.getByLabel('Only missing').check();
  await named('Spanish').fill('Destilería');
  await named('Spanish').press('Enter');
  await named('French').fill('Bouilleur');
  await named('French').blur();
  // Rows stay while they are filled in.
  await expect(named('Spanish')).toHaveValue('Destilería');
  await page.keyboard.press('Control+z');
  await expect(named('French')).toHaveValue('Distillerie');
  await expect(named('Spanish')).toHaveValue('Destilería');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const after = await studio.read(CARDS);
  expect(after.replace(', es: Destilería', '')).toBe(before);
  expect(after).not.toBe(before);
  // The column stays, by its address and by its texts.
  await page.reload();
  await page.getByLabel('Find in the texts').fill('distillery');
  await expect(named('Spanish')).toHaveValue('Destilería');
  await page.getByRole('link', { name: 'distillery' }).first().click();
  await expect(page.getByRole('heading', { name: 'Distillery' }).first()).toBeVisible();
});

test('what was not saved before a reload is offered again', async ({ studio, page }) => {
  await studio.go(`texts?pack=${encodeURIComponent('homebrew-isles/')}`);
  const title = page.getByRole('textbox', { name: 'Title of pack in French' });
  await title.fill('Îles');
  await title.blur();
  await expect(page.getByRole('button', { name: 'Save 1 file' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  // The draft is kept a moment later.
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(title).toHaveValue("Îles de l'Ouest");
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(title).toHaveValue('Îles');
  await expect(page.getByRole('button', { name: 'Save 1 file' })).toBeVisible();
});

test('a pack of 500 cards shows some at once, and the table is accessible', async ({ studio, page }) => {
  const cards = Array.from(
    { length: 500 },
    (_, i) => `  - { id: c${i}, name: { en: Card ${i} }, categories: [action], cost: 1, value: 1 }\n`,
  );
  await studio.write('homebrew-isles/cards/many.yaml', `format: 1\ncards:\n${cards.join('')}`);
  await studio.go(`texts?pack=${encodeURIComponent('homebrew-isles/')}`);
  await expect(page.getByLabel('Kind')).toBeVisible();
  await page.getByLabel('Kind').selectOption('cards');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(61);
  await page.getByRole('button', { name: /^Show more of/ }).click();
  await expect(rows).toHaveCount(121);
  await page.getByLabel('Find in the texts').fill('card 499');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Find in the texts').fill('card 4');
  await expectAccessible(page, 'the texts of a pack');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page, 'the texts of a pack');
});
