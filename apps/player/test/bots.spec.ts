// Waiting for bots: it can be skipped, and a bot that does not answer is reported.
import { expect, test, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { chooseStart, goToMap, startGame } from './table.ts';
import { playQuickly } from './kept-page.ts';

test.beforeEach(({ page }) => playQuickly(page));

async function settle(page: Page, settings: object): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('railwright.player.settings', text),
    JSON.stringify({ language: 'en', ...settings }),
  );
}

/** The script in which the bots of Trains think. */
const WORKER = /\/trains\.worker\./;

test('waiting for bots can be skipped', async ({ page }) => {
  await settle(page, { speed: 'slow' });
  await page.clock.install();
  await startGame(page, 'trains.tokyo-beginners');
  await goToMap(page);
  // Time stands still from here on: the bot's choice appears only on request.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bot 1 is thinking …')).toBeVisible();
  await page.getByTestId('hurry').click();
  await expect(page.getByTestId('end-turn')).toBeVisible();
});

test('waiting can be skipped before a bot has answered at all', async ({ page }) => {
  await settle(page, { speed: 'slow' });
  let answer = (): void => undefined;
  const skipped = new Promise<void>((resolve) => (answer = resolve));
  await page.route(WORKER, async (route) => {
    await skipped;
    await route.continue();
  });
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  await expect(page.getByText('Bot 1 is thinking …')).toBeVisible();
  await page.getByTestId('hurry').click();
  answer();
  await expect(page.getByTestId('end-turn')).toBeVisible();
});

test('waiting for a slow bot can be skipped, and it thinks for the full time again afterwards', async ({
  page,
}) => {
  await settle(page, { speed: 'at-once' });
  // Its 4 s become ten minutes: it thinks until it is told to stop, on any machine.
  await page.addInitScript(() => {
    interface Message {
      bots?: readonly ({ milliseconds?: number } | undefined)[];
    }
    const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
      this: Worker,
      message: Message,
    ) => void;
    Worker.prototype.postMessage = function (this: Worker, message: Message): void {
      const bots = message.bots?.map(
        (bot) => bot && { ...bot, ...(bot.milliseconds === 4000 && { milliseconds: 600_000 }) },
      );
      post.call(this, { ...message, ...(bots && { bots }) });
    };
  });
  await page.goto('./?bundle=bundles/trains.tokyo-beginners.json');
  const bots = page.getByLabel('Who plays seat 2').locator('> option');
  await expect(bots.last()).toHaveText('Bot: far-sighted, 4 s');
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Bot: far-sighted, 4 s' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
  for (let turn = 0; turn < 2; turn++) {
    if (turn === 0) await chooseStart(page);
    else {
      await page.getByTestId('end-turn').click();
      await page.getByRole('button', { name: 'End turn anyway' }).click();
    }
    await expect(page.getByText('Bot 1 is thinking …')).toBeVisible();
    // The page stays responsive while the bot thinks.
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
    await page.getByTestId('hurry').click();
    await expect(page.getByTestId('end-turn')).toBeVisible();
  }
});

test('a bot whose script cannot be loaded is reported, and can be asked again', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort());
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  await expect(page.getByText('Bot 1 does not respond.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expectNoBarriers(page);
  await page.unroute(WORKER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a game whose bot has stopped is kept, and the page says so in French too', async ({ page }) => {
  await settle(page, { speed: 'at-once', language: 'fr' });
  await page.route(WORKER, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'self.onmessage = () => { throw new Error("stumbled"); };',
    }),
  );
  await page.goto('./?bundle=bundles/trains.tokyo-beginners.json');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByText('Choisissez la case de vos premiers rails.')).toBeVisible();
  await chooseStart(page);
  await expect(page.getByText('Bot 1 ne répond pas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.unroute(WORKER);
  await page.reload();
  await expect(page.getByTestId('end-turn')).toBeVisible();
});
