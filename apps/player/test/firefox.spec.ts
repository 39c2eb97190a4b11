// The player as one file in Firefox, which Playwright does not open: it plays from the disk and finds its game again, and comes to the table
// of a page in Chromium.
import { expect, test, type TestInfo } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/lib/firefox.mjs';
import { invitationTo, letIn, openTable } from './friends.ts';
import { bundleOf, choicesKept, TOKYO, writePage } from './one-file.ts';
import { actAnywhere } from './table.ts';

const MISSING =
  'skipped: there is no Firefox on this machine; Debian has it in the package firefox-esr, or name yours: FIREFOX=/path/to/firefox';
/** It is there while the person is at turn. */
const END_TURN = '.prompt.mine [data-testid="end-turn"]';

/** What can be chosen, while the person is at turn. */
const LIT = 'body:has(.prompt.mine) .board .lit';

/**
 * Ends the turn, though there may be more to do, and waits until the bot has answered.
 * @returns how many choices the game has then
 */
async function endTurn(page: Page): Promise<number> {
  const button = await page.waitForSelector(END_TURN);
  const before = await page.evaluate(choicesKept);
  await button?.evaluate((one) => (one as HTMLElement).click());
  const anyway = await page.$('aria/End turn anyway[role="button"]');
  await anyway?.evaluate((one) => (one as HTMLElement).click());
  const answered = async (): Promise<boolean> => (await page.evaluate(choicesKept)) > before + 1;
  await expect.poll(async () => (await answered()) && (await page.$(END_TURN)) !== null).toBe(true);
  return page.evaluate(choicesKept);
}

let firefox: Browser | undefined;
// It takes as long to open as a test.
test.describe.configure({ mode: 'default' });
test.afterAll(() => firefox?.close());

/** Firefox for a test, which is skipped without one. */
async function openFirefox(info: TestInfo): Promise<Browser> {
  if (firefox?.connected) return firefox;
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    console.warn(`The test of a page in Firefox is ${MISSING}.`);
    test.skip(true, MISSING);
  }
  firefox = await launch({
    browser: 'firefox',
    ...(executablePath !== undefined && { executablePath }),
    // Some Firefoxes may read and write in the folders of their user alone.
    userDataDir: info.outputPath('profile'),
  });
  return firefox;
}

/** Bots wait for nobody to read what they did. */
function playAtOnce(): void {
  localStorage.setItem('railwright.player.settings', JSON.stringify({ speed: 'at-once' }));
}

test('a page plays by double click in Firefox, and its game goes on after a reload', async () => {
  const info = test.info();
  const browser = await openFirefox(info);
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  const address = writePage(info.outputPath('game.html'), TOKYO, { title: 'Tokyo' });
  await page.goto(address);
  await page.evaluate(playAtOnce);
  await page.reload();
  await page.locator('aria/Start the game[role="button"]').click();
  await page.waitForSelector('.prompt.mine');
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  const choices = await endTurn(page);
  await page.reload();
  await page.waitForSelector(END_TURN);
  expect(await page.evaluate(choicesKept)).toBe(choices);
  // From the beginning, the page offers what was begun.
  await page.goto(address);
  await page.locator('.saved li button').click();
  expect(await endTurn(page)).toBeGreaterThan(choices);
  expect(heard).toEqual([]);
});

test('a guest in Firefox comes to the table of a page in Chromium, and plays', async ({ page: host }) => {
  const info = test.info();
  const browser = await openFirefox(info);
  const address = writePage(info.outputPath('game.html'), bundleOf('game-of-trains/standard'), {
    title: 'A game',
  });
  await host.addInitScript(playAtOnce);
  await host.goto(address);
  await openTable(host, 2, 0);
  const guest = await browser.newPage();
  await guest.goto(address);
  await guest.evaluate(playAtOnce);
  await guest.locator('aria/I have an invitation[role="link"]').click();
  await guest.locator('textarea').fill(await invitationTo(host, 'Player 2'));
  await guest.locator('aria/Open it[role="button"]').click();
  const field = await guest.waitForSelector('textarea[readonly]');
  await letIn(host, (await field?.evaluate((one) => one.value)) ?? '');
  await guest.locator('aria/Sit down[role="button"]').click();
  await expect(host.getByText('1 other screen is connected.')).toBeVisible();
  await host.keyboard.press('Escape');
  // Whoever begins.
  const isAsked = async (): Promise<boolean> => {
    if (await host.locator('.prompt.mine').isVisible()) await actAnywhere(host);
    return (await guest.$(LIT)) !== null;
  };
  await expect.poll(isAsked).toBe(true);
  const log = host.locator('[data-focus="log"]');
  const before = await log.innerText();
  await guest.$eval(LIT, (car) => (car as HTMLElement).click());
  await expect.poll(() => log.innerText()).not.toBe(before);
});
