// What the steps of the shipped lessons ask for, done with mouse and keyboard.
import { expect, type Locator, type Page } from '@playwright/test';

/** What is done at a step: nothing but reading it, or these acts one after the other. */
export type Acts = readonly ((page: Page) => Promise<void>)[];

const NEXT: Acts = [async (page) => page.locator('[data-lesson="next"]').click()];
export const button =
  (name: string) =>
  async (page: Page): Promise<void> =>
    page.locator('.prompt').getByRole('button', { name, exact: true }).click();
export const hand =
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
    await page.evaluate(async (wanted) => {
      const map = document.querySelector('[role="application"]');
      for (let i = 0; i < 70; i++) {
        const cell = document.getElementById(map?.getAttribute('aria-activedescendant') ?? '');
        if (cell?.getAttribute('aria-label')?.split(/[^\w]/).includes(wanted)) return;
        map?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
        await new Promise(requestAnimationFrame);
      }
    }, label);
    await page.keyboard.press('Enter');
  };
const lay = (label: string): Acts => [hand('lay-rails'), button('Apply'), cell(label)];
const station = (label: string): Acts => [hand('station-expansion'), button('Apply'), cell(label)];
export const all: Acts = [button('Play all trains')];
const end: Acts = [async (page) => page.getByTestId('end-turn').click()];

export const TOKYO: readonly Acts[] = [
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
export const GAME_OF_TRAINS: readonly Acts[] = [
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
export const FREIGHT_TRAIN: readonly Acts[] = [
  ...[NEXT, NEXT, [mine(2), fromYard], [mine(2), fromYard], [button('Stop here')]],
  ...[NEXT, [main(2), main(3), main(3)], placeAll],
  ...[NEXT, [button('Call up a locomotive')], NEXT, NEXT, NEXT, NEXT],
];

export const lesson = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });

/** Does what each step asks for; `count` is the number of all steps, if these are the first of them. */
export async function follow(page: Page, steps: readonly Acts[], count = steps.length): Promise<void> {
  for (const [i, acts] of steps.entries()) {
    await expect(lesson(page).getByText(`${i + 1} of ${count}`)).toBeVisible();
    for (const act of acts) await act(page);
  }
  if (count === steps.length) await expect(lesson(page)).toBeHidden();
}
