// The studio in another language: pages, labels from schemas, numbers, and what the checking worker finds.
import { expect, intercept, LOADS, test } from './studio.ts';

test('French is chosen once and speaks everywhere, from the first page to a finding', async ({
  studio,
  page,
}) => {
  await page.goto(studio.server.url);
  await page.getByRole('combobox', { name: 'Language of the studio' }).selectOption('fr');
  await expect(page.getByRole('button', { name: 'Nouveau paquet' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('76 cases').first()).toBeVisible();
  // What content itself says in French, also on pictures of maps.
  await expect(page.getByText('à travers les marais de l’est')).toBeVisible();
  await expect(page.locator('svg').getByText('Détroit de Harris')).toBeAttached();

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

test(
  'what servers, setups, choices and the text editor say is French too',
  { tag: LOADS },
  async ({ studio, page }) => {
    await page.addInitScript(() => localStorage.setItem('railwright.language', 'fr'));
    // The folder is in no repository.
    await page.goto(`${studio.server.url}changes`);
    await expect(page.getByText('Ce dossier n’est dans aucun dépôt git')).toBeVisible();

    await page.goto(`${studio.server.url}edit?file=trains%2Frules%2Fokazu-2012.yaml`);
    await expect(page.getByRole('option', { name: 'le moins de points' })).toBeAttached();
    // A switch of its own has no name but the one that cards ask for.
    await expect(page.getByText('subwayWaivesRemote', { exact: true })).toBeVisible();

    // A name is read and written in the language that is shown.
    const isles = 'homebrew-isles/maps/isles.yaml';
    await page.goto(`${studio.server.url}edit?file=${encodeURIComponent(isles)}`);
    const title = page.getByRole('textbox', { name: 'Nom', exact: true });
    await page.getByRole('button', { name: 'Autres panneaux' }).click();
    await page.getByRole('menuitem', { name: 'Plateau', exact: true }).click();
    await title.fill('Les Hébrides');
    await title.press('Enter');
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => studio.read(isles))
      .toContain('name: { en: The Western Isles, fr: Les Hébrides, de: Die westlichen Inseln }');

    await page.goto(`${studio.server.url}edit?file=trains%2Fmaps%2Fosaka.yaml`);
    await page.getByRole('tab', { name: 'Test de jeu' }).click();
    await expect(page.getByRole('option', { name: 'Osaka, débutants' })).toBeAttached();
    await expect(page.getByRole('option', { name: 'aguerri', exact: true })).toBeAttached();

    await page.goto(`${studio.server.url}edit?file=trains%2Ftests%2Fbase.yaml`);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+f');
    await expect(page.getByRole('button', { name: 'tout remplacer' })).toBeVisible();
    await page.locator('.cm-content').click();
    await page.keyboard.type('# ');
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
    const message = 'The file is larger than the maximum of 10 bytes.';
    await intercept(page, '**/api/file?*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 413, json: { code: 'too-large', message } })
        : route.fallback(),
    );
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Le fichier dépasse le maximum de 10 octets.')).toBeVisible();
  },
);
