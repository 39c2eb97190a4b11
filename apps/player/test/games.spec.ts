// Whole games, as a person plays them. The one by mouse is in table.spec.ts, which saves its record.
import { expectNoBarriers } from './axe.ts';
import { actByKeyboard, clickToEnd, LAST_DAY, playToEnd, SHORT_TRAINS, shorten, startGame } from './table.ts';
import { expect, LOADS, test } from './kept-page.ts';

test('plays a game of Trains by keyboard alone', async ({ page }) => {
  await shorten(page, 'trains.osaka-beginners', SHORT_TRAINS);
  await startGame(page, 'trains.osaka-beginners');
  await playToEnd(page, actByKeyboard);
  await expect(page.getByTestId('end').locator('tbody tr')).toHaveCount(2);
});

// All days of Freight Train are played in laptop.spec.ts.
for (const [game, rules] of [
  ['game-of-trains', {}],
  ['freight-train', LAST_DAY],
] as const)
  test(`plays a game of ${game} to its end`, { tag: LOADS }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await shorten(page, `${game}.standard`, rules);
    await startGame(page, `${game}.standard`);
    await clickToEnd(page);
    await expect(page.getByTestId('end').locator('tbody tr')).toHaveCount(2);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Look back at the game' }).click();
    await expect(page.getByText(/^Choice 0 of/)).toBeVisible();
    await expectNoBarriers(page);
  });

test('cards and the map of a shipped setup show their pictures, and a click on the map tells of its cell', async ({
  page,
}) => {
  await startGame(page, 'homebrew-fenland.fenland-duel');
  const pictures = page.locator('[data-place^="pile:"] img');
  await expect(pictures).toHaveCount(3);
  const widths = await pictures.evaluateAll((all) =>
    all.map((one) => (one as HTMLImageElement).naturalWidth),
  );
  expect(widths).toEqual([256, 256, 256]);
  await expect(page.locator('pattern image')).toHaveCount(4);
  const label = await page.locator('[role="application"] text').filter({ hasText: /^D4$/ }).boundingBox();
  await page.mouse.click(label!.x + label!.width / 2, label!.y + label!.height * 2);
  await expect(page.locator('.note')).toContainText(/^D4/);
});
