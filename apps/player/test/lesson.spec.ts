// Games that teach their rules: followed to their end with mouse and keyboard, on a phone, and left for other choices.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoBarriersInAnyTheme } from './axe.ts';

/** What is done at a step: nothing but reading it, or these acts one after the other. */
type Acts = readonly ((page: Page) => Promise<void>)[];

const NEXT: Acts = [async (page) => page.locator('[data-lesson="next"]').click()];
const button =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.locator('.prompt').getByRole('button', { name, exact: true }).click();
const hand =
  (card: string) =>
  async (page: Page): Promise<void> =>
    page.locator(`[data-focus="hand"] [data-card="${card}"]`).first().click();
const pile =
  (card: string) =>
  async (page: Page): Promise<void> => {
    const tab = page.locator('#tab-market');
    if (await tab.isVisible()) await tab.click();
    await page.locator(`[data-place="pile:${card}"]`).click();
  };
/** By keyboard, from one cell that can be chosen to the next. */
const cell =
  (label: string) =>
  async (page: Page): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('m');
      await expect(page.locator('[role="application"]')).toBeFocused({ timeout: 500 });
    }).toPass();
    for (let i = 0; i < 70; i++) {
      const at = await page.locator('[role="application"]').getAttribute('aria-activedescendant');
      const name = (await page.locator(`[id="${at}"]`).getAttribute('aria-label')) ?? '';
      if (name.split(/[^\w]/).includes(label)) break;
      await page.keyboard.press('n');
    }
    await page.keyboard.press('Enter');
  };
const lay = (label: string): Acts => [hand('lay-rails'), button('Apply'), cell(label)];
const station = (label: string): Acts => [hand('station-expansion'), button('Apply'), cell(label)];
const all: Acts = [button('Play all trains')];
const end: Acts = [async (page) => page.getByTestId('end-turn').click()];

const TOKYO: readonly Acts[] = [
  ...[NEXT, [cell('C7')]],
  ...[NEXT, all, lay('B7'), NEXT, [pile('express-train')], end],
  ...[all, station('C7'), NEXT, lay('C8'), [pile('landfill')], end],
  ...[NEXT, [hand('landfill'), button('Apply')], all, lay('C6'), end],
  ...[all, station('C7'), [pile('apartment')], NEXT, NEXT, NEXT],
];

const own =
  (place: number) =>
  async (page: Page): Promise<void> =>
    page
      .locator('[data-focus="hand"] .car')
      .nth(place - 1)
      .click();
const use =
  (ability: RegExp) =>
  async (page: Page): Promise<void> =>
    page.locator('[data-focus="market"] .car').filter({ hasText: ability }).first().click();
const GAME_OF_TRAINS: readonly Acts[] = [
  ...[NEXT, [own(1)], NEXT, [button('Draw a card')], [own(3)]],
  ...[[use(/Swap over One/)], [own(4)], NEXT, [button('Draw a card'), own(2)]],
  ...[NEXT, [button('Draw a card'), own(7)], [use(/Move Left/)], [own(4)], NEXT],
];

const mine =
  (siding: number) =>
  async (page: Page): Promise<void> =>
    page.locator(`[data-place="yard:0:${siding}"] .car.lit`).first().click();
const fromYard = async (page: Page): Promise<void> =>
  page.locator('.prompt [data-choice="from-yard"]').first().click();
const main =
  (siding: number) =>
  async (page: Page): Promise<void> =>
    page.locator(`[data-place="main:${siding}"] .car.lit`).first().click();
/** Places all three cars by the first button each time. */
const placeAll: Acts = [0, 1, 2].map(() => async (page: Page): Promise<void> => {
  await page.locator('.prompt [data-choice^="to-"]').first().click();
});
const FREIGHT_TRAIN: readonly Acts[] = [
  ...[NEXT, NEXT, [mine(2), fromYard], [mine(2), fromYard], [button('Stop here')]],
  ...[NEXT, [main(2), main(3), main(3)], placeAll],
  ...[NEXT, [button('Call up a locomotive')], NEXT, NEXT, NEXT, NEXT],
];

const lesson = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });

async function open(page: Page, name: RegExp, more: object = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('railwright.player.settings'))
        localStorage.setItem('railwright.player.settings', JSON.stringify(settings));
    },
    { speed: 'at-once', language: 'en', ...more },
  );
  await page.goto('./');
  await page.getByRole('button', { name }).first().click();
  await expect(lesson(page)).toBeVisible();
}

/** Does what each step asks for; `count` is the number of all steps, if these are the first of them. */
async function follow(page: Page, steps: readonly Acts[], count = steps.length): Promise<void> {
  for (const [i, acts] of steps.entries()) {
    await expect(lesson(page).getByText(`${i + 1} of ${count}`)).toBeVisible();
    for (const act of acts) await act(page);
  }
  if (count === steps.length) await expect(lesson(page)).toBeHidden();
}

test('the lesson of Trains is followed to its end, and the game goes on', async ({ page }) => {
  await open(page, /^Trains: Learn it by playing \(10 minutes\)$/);
  await expectNoBarriersInAnyTheme(page);
  await follow(page, TOKYO);
  await expect(page.getByTestId('end-turn')).toBeVisible();
});

test('the lesson of Game of Trains is followed to its end on a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, /^Game of Trains: Learn it by playing/, { theme: 'dark' });
  await follow(page, GAME_OF_TRAINS.slice(0, -1), GAME_OF_TRAINS.length);
  await expect(page.getByTestId('end')).toContainText('Player 1');
});

test('the lesson of Freight Train is followed to its end', async ({ page }) => {
  await open(page, /^Freight Train: Learn it by playing/);
  await follow(page, FREIGHT_TRAIN);
});

test('who strays is told why, may take it back, leave the page, and go on without help', async ({ page }) => {
  await open(page, /^Trains: Learn it by playing/);
  await follow(page, TOKYO.slice(0, 3), TOKYO.length);
  const said = lesson(page).getByRole('status');
  await hand('lay-rails')(page);
  await button('Decline')(page);
  await expect(said).toContainText('Fine, too.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toContainText('Play all four Normal trains');
  await all[0]?.(page);
  await expect(said).toContainText('Now lay rails');
  await page.reload();
  await expect(said).toContainText('Now lay rails');
  await expect(lesson(page)).toContainText('5 of 25');
  await lesson(page).getByRole('button', { name: 'Go on without help' }).click();
  await expect(lesson(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Back to the lesson' }).click();
  await expect(said).toContainText('Now lay rails');
});

test('those who have played find the lesson by the game and in the form', async ({ page }) => {
  await open(page, /^Trains: Learn it by playing/);
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(page.getByText('Never played?')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Trains: Learn/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tokyo, beginners' }).last().click();
  await page.getByRole('button', { name: /^Learn it by playing/ }).click();
  await expect(lesson(page)).toContainText('1 of 25');
});
