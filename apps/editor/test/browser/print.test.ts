// Print: nothing is cut or left out without a word, and there is a bar to measure.
import { expect, test } from './studio.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaft '.repeat(12).trim();

test('cards have a bar to measure, a map prints its routes, and what is cut is named', async ({
  studio,
  page,
}) => {
  const path = 'trains/cards/long.yaml';
  await studio.write(
    path,
    `format: 1\ncards:\n  - { id: x, name: Mole, categories: [action], cost: 2, text: { en: Short., de: "${`${LONG} `.repeat(4)}" } }\n`,
  );
  await studio.go(`print-cards?file=${path}`);
  await expect(page.getByText('50 mm', { exact: true })).toBeVisible();
  const warning = page.getByText('The text of Mole is too long in German: it is cut.');
  await expect(warning).toHaveCount(0);
  await page.getByLabel('Second language').selectOption('de');
  await expect(warning).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(warning).toBeHidden();

  const map = 'homebrew-isles/maps/isles.yaml';
  const text = await studio.read(map);
  await studio.write(map, text.replace(/name: Oban\b/, `name: ${LONG}`));
  await page.emulateMedia({ media: 'screen' });
  await studio.go(`print?file=${encodeURIComponent(map)}`);
  await expect(
    page
      .getByRole('img', { name: /, routes$/ })
      .getByText(/\(\d+ points/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^The name of the place \w+ is too long: it is cut\./)).toHaveCount(1);
});
