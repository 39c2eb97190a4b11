// Print: nothing is cut or left out without a word, and there is a bar to measure.
import { expectAccessible } from './accessible.ts';
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

test('a whole game is printed from its setup: each page on paper of its size, with the pictures of its pack', async ({
  studio,
  page,
}) => {
  await studio.go('edit?file=homebrew-fenland%2Fsetups%2Ffenland-duel.yaml');
  await page.getByRole('link', { name: 'Print this game' }).click();
  const sheets = page.locator('img.sheet');
  await expect(page.getByRole('img', { name: /^Page 1 of \d+$/ })).toBeVisible();
  const all = await sheets.count();
  await expect(page.getByText(`${all} pages`)).toBeVisible();
  const drawn = await sheets.evaluateAll((found) => found.map((one) => (one as HTMLImageElement).src).join());
  expect(decodeURIComponent(drawn)).toContain('href="data:image/jpeg');
  await expectAccessible(page, 'a printed game');
  await page.getByLabel('Paper').selectOption('a4');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [Number(width), Number(height)].map(Math.round).join(' x '),
  );
  expect(sizes).toHaveLength(all);
  expect(new Set(sizes)).toEqual(new Set(['595 x 842', '842 x 595']));
  await page.getByLabel('Backs of cards').selectOption('none');
  await expect.poll(() => sheets.count()).toBeLessThan(all);
  await page.getByRole('link', { name: 'Back to the setup' }).click();
  await expect(page.getByTestId('form')).toBeVisible();
});
