// What a screen reader hears of pictures: each says what it shows, once, and what is a picture only says nothing.
import { expect, test } from './studio.ts';

test('of a card: its face in words, and in which language a text would be written', async ({
  studio,
  page,
}) => {
  await studio.go('edit?file=trains%2Fcards%2Fselectable.yaml&card=landfill');
  const face = 'Landfill, Action, cost 2. Return all Waste cards from your hand to the supply.';
  await expect(page.getByTestId('face').getByRole('img', { name: face })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rules text' })).toMatchAriaSnapshot(`
    - region "Rules text":
      - heading "Rules text" [level=2]
      - strong: English
      - text: from the effect
      - button "Write my own, English"
      - paragraph: Return all Waste cards from your hand to the supply.
      - strong: French
      - text: from the effect
      - button "Write my own, French"
      - paragraph: Remettez dans la réserve toutes les cartes Ferraille de votre main.
      - strong: German
      - text: from the effect
      - button "Write my own, German"
      - paragraph: Lege alle Abfallkarten aus deiner Hand in den Vorrat zurück.
  `);
});

test('of a map: the cell under the cursor with its figure, not all names at once', async ({
  studio,
  page,
}) => {
  await studio.open('trains/maps/osaka.yaml');
  await expect(page.getByRole('application', { name: 'Map Osaka' })).toMatchAriaSnapshot(`
    - application "Map Osaka"
  `);
  await expect(page.getByRole('application').getByRole('img')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Playtest' }).click();
  const playtest = page.getByTestId('playtest');
  await playtest.getByLabel('Who plays').selectOption('heuristic');
  await playtest.getByLabel('Games', { exact: true }).fill('20');
  await playtest
    .getByRole('button', { name: /^Playtest/ })
    .first()
    .click();
  await expect(playtest.getByTestId('playtest-verdict')).toContainText('20 games', { timeout: 120_000 });
  // The result is announced, and each picture of it has words.
  await expect(playtest.getByTestId('playtest-verdict')).toHaveAttribute('aria-live', 'polite');
  for (const picture of await playtest.getByRole('img').all())
    expect(await picture.evaluate((one) => one.getAttribute('alt') ?? one.ariaLabel)).toMatch(/\w/);
  await playtest.getByLabel('Colour the map itself').check();
  await studio.canvas.focus();
  // Cells that nobody used have no figure.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('announcer')).toContainText(/Rails: \d/, { timeout: 500 });
  }).toPass();
});
