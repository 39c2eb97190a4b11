// Games that teach themselves: followed to their end with mouse and keyboard, on a phone, and left for other choices.
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

async function follow(
  page: Page,
  steps: readonly Acts[],
  seen?: (step: number) => Promise<void>,
): Promise<void> {
  for (const [i, acts] of steps.entries()) {
    await expect(lesson(page).getByText(`${i + 1} of ${steps.length}`)).toBeVisible();
    await seen?.(i + 1);
    for (const act of acts) await act(page);
  }
  await expect(lesson(page)).toBeHidden();
}

test('the lesson of Trains is followed to its end, and the game goes on', async ({ page }) => {
  await open(page, /^Trains: Learn it by playing \(10 minutes\)$/);
  await expectNoBarriersInAnyTheme(page);
  await follow(page, TOKYO);
  await expect(page.getByTestId('end-turn')).toBeVisible();
});
