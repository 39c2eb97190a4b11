// Hints: what a strong player would do, how likely and what it is worth; in every game, here and over the network, in bounded time; they
// never play, and say why if there is none.
import type { Page } from '@playwright/test';
import { expectNoBarriersInAnyTheme } from './axe.ts';
import { Host, sitDown } from './host.ts';
import { chooseStart, startGame } from './table.ts';
import { APART, expect, LOADS, test } from './kept-page.ts';

/** Thought takes 1.5 seconds; the rest is loading, on a machine that may be busy. */
const MOST_SECONDS = 15;
const ask = (page: Page) => page.getByRole('button', { name: 'What would a strong player do?' });

/** Hints on this page take a fifth of the time. Call it before the page is opened. */
async function thinkLittle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Message {
      bot?: { milliseconds?: number };
    }
    const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
      this: Worker,
      message: Message,
    ) => void;
    Worker.prototype.postMessage = function (this: Worker, message: Message): void {
      const { bot } = message;
      post.call(this, bot?.milliseconds ? { ...message, bot: { ...bot, milliseconds: 300 } } : message);
    };
  });
}

async function expectHint(page: Page): Promise<void> {
  const begun = Date.now();
  await ask(page).click();
  const hint = page.getByTestId('hint');
  const rows = hint.getByRole('listitem');
  await expect(rows.first()).toContainText(/likely: \d+%/, { timeout: MOST_SECONDS * 1000 });
  console.log(`a hint took ${Date.now() - begun} ms`);
  await expect(rows.first()).toContainText(/wins \d+% \(\d+ to \d+\)/);
  const chances = (await rows.allInnerTexts()).map((text) => Number(/likely: (\d+)%/.exec(text)?.[1]));
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(102);
  await expect(hint).toContainText(/from [\d,]+ tries/);
}

for (const bundle of ['trains.tokyo-beginners', 'game-of-trains.standard', 'freight-train.standard'])
  test(`a hint in ${bundle}, which plays nothing`, { tag: LOADS }, async ({ page }) => {
    if (bundle !== 'trains.tokyo-beginners') await thinkLittle(page);
    await startGame(page, bundle);
    await expect(page.locator('.prompt.mine')).toBeVisible();
    // Behind a tab in Trains.
    const log = page.locator('section.log');
    const before = await log.textContent();
    const question = await page.locator('.prompt .ask').textContent();
    await expectHint(page);
    await expectNoBarriersInAnyTheme(page);
    expect(await log.textContent()).toBe(before);
    await expect(page.locator('.prompt .ask')).toHaveText(question ?? '');
    await page.keyboard.press('t');
    await expect(page.getByTestId('hint')).toHaveCount(0);
  });

test('a learned player advises where there is one, its choice is marked, and a choice puts the hint away', async ({
  page,
}) => {
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  await expect(page.getByText('Play cards, buy cards, then end your turn.')).toBeVisible();
  await page.keyboard.press('t');
  const hint = page.getByTestId('hint');
  await expect(hint).toContainText(/A player that learned from [\d,]+ games/, {
    timeout: MOST_SECONDS * 1000,
  });
  const first = await hint.locator('.name').first().textContent();
  const card = /^(?:Play|Buy) (.+)$/.exec(first ?? '')?.[1];
  if (card !== undefined) await expect(page.locator('.card.named').first()).toContainText(card);
  await page.locator('.hand .card.lit').first().click();
  await expect(hint).toHaveCount(0);
});

test(
  'a hint in Freight Train marks the one place where its choice is made',
  { tag: LOADS },
  async ({ page }) => {
    await thinkLittle(page);
    await startGame(page, 'freight-train.standard');
    const hint = page.getByTestId('hint');
    const marks = page.locator('.prompt, .yards').locator('button.hinted, .named');
    for (let question = 0; question < 4; question++) {
      await expect(page.locator('.prompt.mine')).toBeVisible();
      await page.keyboard.press('t');
      const rows = hint.getByRole('listitem');
      await expect(rows.first()).toContainText(/likely: \d+%/, { timeout: MOST_SECONDS * 1000 });
      const name = (await rows.first().locator('.name').textContent()) ?? '';
      await expect(marks.first()).toBeVisible();
      // Where one of several cars on the table is placed, that car is marked as well.
      if (/from siding/i.test(name)) await expect(marks).toHaveCount(1);
      const siding = /^Take .* siding (\d)/i.exec(name)?.[1];
      if (siding !== undefined)
        await expect(page.locator(`[data-place="main:${siding}"] .car`).first()).toHaveClass(/named/);
      await page.locator('button.hinted, button.named').first().click();
      // A car that can go to several places asks where.
      if ((await hint.count()) > 0) await page.locator('.prompt button.hinted').click();
      await expect(hint).toHaveCount(0);
      await expect(marks).toHaveCount(0);
    }
  },
);

test(
  'a game without a player of its own is advised by the bot that looks ahead',
  { tag: LOADS },
  async ({ page }) => {
    await thinkLittle(page);
    await page.route('**/*.player', (route) => route.abort());
    await startGame(page, 'trains.tokyo-beginners');
    await expectHint(page);
    await expect(page.getByTestId('hint')).toContainText('The far-sighted bot, which looks ahead.');
  },
);

test(
  'a hint whose script does not come is said not to, and can be asked for again',
  { tag: APART },
  async ({ page }) => {
    await thinkLittle(page);
    await page.route('**/hint.worker*', (route) => route.abort());
    await startGame(page, 'game-of-trains.standard');
    await ask(page).click();
    const hint = page.getByTestId('hint');
    await expect(hint).toContainText('There is no hint');
    await page.unroute('**/hint.worker*');
    await hint.getByRole('button', { name: 'Try again' }).click();
    await expect(hint).toContainText(/likely: \d+%/, { timeout: MOST_SECONDS * 1000 });
  },
);

test('a hint at a table over the network', { tag: LOADS }, async ({ page }) => {
  const host = new Host();
  try {
    await host.start(['game-of-trains/standard'], '--players', '2', '--bots', 'heuristic');
    await sitDown(page, host.links[0]?.[0], 'Ada');
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await expectHint(page);
  } finally {
    await host.kill();
  }
});
