// A phone: two fingers zoom the map alone, one moves it then, a tap still chooses, and help speaks of fingers.
import { expect, test, type Page } from '@playwright/test';
import { startGame } from './table.ts';
import { playQuickly } from './kept-page.ts';

test.beforeEach(({ page }) => playQuickly(page));

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Place = readonly [x: number, y: number];

/** Fingers that move in a straight line, each from one place to another. */
async function slide(page: Page, ...fingers: readonly (readonly [from: Place, to: Place])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([from, to], id) => ({
        x: from[0] + (to[0] - from[0]) * part,
        y: from[1] + (to[1] - from[1]) * part,
        id,
      })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const shown = (page: Page): Promise<readonly number[]> =>
  page.getByRole('application').evaluate((map) => (map.getAttribute('viewBox') ?? '').split(' ').map(Number));

test('fingers zoom and move the map', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  const map = page.getByRole('application');
  const question = page.getByText('Choose the cell of your first rails.');
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [, , whole = 0] = await shown(page);

  await slide(page, [[x - 40, y], [x - 100, y]], [[x + 40, y], [x + 100, y]]); // prettier-ignore
  const [left = 0, , width = 0] = await shown(page);
  // From 80 pixels between them to 200.
  expect(whole / width).toBeCloseTo(2.5, 1);
  // Neither the page itself nor a choice was the answer.
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await expect(question).toBeVisible();

  await slide(page, [[x, y], [x - 80, y]]); // prettier-ignore
  const moved = await shown(page);
  expect((moved[0] ?? 0) - left).toBeCloseTo((80 * width) / box.width, 0);
  expect(moved[2]).toBeCloseTo(width, 5);

  const shownWidth = async () => (await shown(page))[2];
  // Chromium takes a tap that follows a fast movement at once for the end of it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    expect(await shownWidth()).toBe(whole);
  }).toPass();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(shownWidth).toBeLessThan(whole);
  await page.touchscreen.tap(x, y);
  await expect(question).toBeHidden();
});

test('help speaks of fingers', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await page.getByRole('button', { name: 'Help' }).tap();
  await page.getByRole('tab', { name: 'Touch' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Two fingers move and zoom the map.');
});

test('a row of cars in Game of Trains breaks no word of an ability', async ({ page, request }) => {
  await startGame(page, 'game-of-trains.standard');
  const { definition } = (await (await request.get('./bundles/game-of-trains.standard.json')).json()) as {
    definition: { abilities: readonly { name: Readonly<Record<string, string>> }[] };
  };
  const names = definition.abilities.flatMap(({ name }) => [name['en'] ?? '', name['de'] ?? '']);
  expect(names).toContain('Swap Neighbours');
  // Cars whose text has no room grow in no direction.
  const broken = await page
    .locator('[data-place^="train"] .ability, .car .ability')
    .last()
    .evaluate((ability, all) => {
      const lines = (from: number, to: number): number => {
        const range = document.createRange();
        range.setStart(ability.firstChild as Text, from);
        range.setEnd(ability.firstChild as Text, to);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      };
      return all.filter((name) => {
        ability.textContent = name;
        return [...name.matchAll(/[^\s-]+/g)].some(
          ({ 0: word, index }) => lines(index, index + word.length) > 1,
        );
      });
    }, names);
  expect(broken).toEqual([]);
});
