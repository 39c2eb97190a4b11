// The studio in another language: pages, labels from schemas, numbers, and what the checking worker finds.
import { expect, test } from './studio.ts';

test('French is chosen once and speaks everywhere, from the first page to a finding', async ({
  studio,
  page,
}) => {
  await page.goto(studio.server.url);
  await page.getByRole('combobox', { name: 'Language of the studio' }).selectOption('fr');
  await expect(page.getByRole('button', { name: 'Nouveau paquet' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('76 cases').first()).toBeVisible();

  await page.goto(`${studio.server.url}edit?file=trains%2Fcards%2Fselectable.yaml&card=landfill`);
  await expect(page.getByRole('button', { name: 'Enregistré' })).toBeVisible();
  await expect(page.getByText('Effet obligatoire')).toBeVisible();
  await expect(page.getByText('Aucun problème dans ce fichier.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Coût' }).fill('99');
  await expect(page.getByRole('tabpanel')).toContainText('99, c’est beaucoup trop');

  await page.goto(studio.server.url);
  await page.getByRole('combobox', { name: 'Langue du studio' }).selectOption('en');
  await expect(page.getByRole('button', { name: 'New pack' })).toBeVisible();
});
