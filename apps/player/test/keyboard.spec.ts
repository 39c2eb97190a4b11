// Games played with Enter alone: after every choice, the focus is where the next question is answered.
import type { Page } from '@playwright/test';
import { fixChance, playToEnd, SHORT_TRAINS, shorten, startGame } from './table.ts';
import { expect, go, LOADS, test } from './kept-page.ts';

/** Where the focus is, and whether the open question can be answered there. */
interface Hold {
  readonly at: string;
  readonly answers: boolean;
  /** Buttons that can be pressed endlessly, or options that are already picked: press the next one. */
  readonly idle: boolean;
}

function hold(page: Page): Promise<Hold> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const asksMap = document.querySelector('.board path[stroke="var(--rw-legal)"]') !== null;
    return {
      at: active.outerHTML.slice(0, 200),
      answers:
        active.matches('.lit, .prompt button, .order button') ||
        (asksMap && active.matches('[role="application"]')),
      idle:
        active.matches('[data-choice="rearrange"], .order .car') ||
        (active.matches('.dialog [aria-pressed="true"]') &&
          document.querySelector('.dialog .button.primary:not(:disabled)') !== null),
    };
  });
}

async function pressEnter(page: Page): Promise<void> {
  let now: Hold | undefined;
  const answers = async (): Promise<boolean> => (now = await hold(page)).answers;
  await expect.poll(answers, { message: 'the keyboard is lost' }).toBe(true);
  for (let tabs = 0; tabs < 60 && now?.idle; tabs++) {
    // A yard may stay as it is.
    if ((await page.locator('.order').count()) > 0) {
      await page.keyboard.press('d');
      await expect(page.locator('[data-choice="order"]')).toBeFocused();
    } else await page.keyboard.press('Tab');
    now = await hold(page);
  }
  await page.keyboard.press('Enter');
}

for (const [bundle, seed, rules] of [
  ['trains.osaka-beginners', 3, SHORT_TRAINS],
  ['game-of-trains.standard', 4, {}],
] as const)
  test(`plays a game of ${bundle} with Enter alone`, { tag: LOADS }, async ({ page }) => {
    await fixChance(page, seed);
    await shorten(page, bundle, rules);
    await startGame(page, bundle);
    await playToEnd(page, pressEnter);
    // The end takes the focus and returns it to the table.
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('end')).toHaveCount(0);
    await expect(page.locator('[data-focus] :focus, [data-focus]:focus')).toHaveCount(1);
    await page.keyboard.press('d');
    await expect(page.getByRole('button', { name: 'Show the result' })).toBeFocused();
  });

// A whole game of first choices would take many minutes.
test('plays forty choices of Freight Train with Enter alone', { tag: LOADS }, async ({ page }) => {
  await fixChance(page, 5);
  await startGame(page, 'freight-train.standard');
  for (let acts = 0; acts < 40; acts++) {
    await page.locator('.prompt.mine').first().waitFor();
    await pressEnter(page);
  }
  expect((await hold(page)).at).not.toContain('<body');
});

test('a confirmation before the end of a turn keeps the focus, and reading the log is not interrupted', async ({
  page,
}) => {
  await startGame(page, 'trains.tokyo-beginners');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play all trains' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play all trains' })).toBeFocused();
  // The focus stays in the log while the game continues.
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Log' })).toBeFocused();
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Log' })).toBeFocused();
});

test('the form keeps the focus while players are added and removed', async ({ page }) => {
  await go(page, './?bundle=bundles/trains.tokyo-beginners.json');
  await page.getByRole('button', { name: 'Add a player' }).press('Enter');
  await expect(page.getByLabel('Name of player 3')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Bot 2' }).press('Enter');
  await expect(page.getByLabel('Name of player 2')).toBeFocused();
});
