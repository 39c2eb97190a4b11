// The player as one file in Firefox, which Playwright does not open: it plays from the disk and finds its game again.
import { expect, test } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/lib/firefox.mjs';
import { choicesKept, TOKYO, writePage } from './one-file.ts';

const MISSING =
  'skipped: there is no Firefox on this machine; Debian has it in the package firefox-esr, or name yours: FIREFOX=/path/to/firefox';
/** It is there while the person is at turn. */
const END_TURN = '.prompt.mine [data-testid="end-turn"]';

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

test('a page plays by double click in Firefox, and its game goes on after a reload', async () => {
  const info = test.info();
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    console.warn(`The test of a page in Firefox is ${MISSING}.`);
    return test.skip(true, MISSING);
  }
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // Some Firefoxes may read and write in the folders of their user alone.
    userDataDir: info.outputPath('profile'),
  });
  try {
    const page = await browser.newPage();
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('pageerror', (error) => heard.push(String(error)));
    const address = writePage(info.outputPath('game.html'), TOKYO, { title: 'Tokyo' });
    await page.goto(address);
    // Bots wait for nobody to read what they did.
    await page.evaluate(() => {
      localStorage.setItem('railwright.player.settings', JSON.stringify({ speed: 'at-once' }));
    });
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
  } finally {
    await browser.close();
  }
});
