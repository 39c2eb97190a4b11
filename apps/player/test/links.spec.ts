// Links with an error in any of their parts: the page says what is wrong, and shows what it can.
import type { Page } from '@playwright/test';
import { startGame } from './table.ts';
import { expect, go, test } from './kept-page.ts';

/** The part of a link that carries the game kept in this browser. */
async function packedGame(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('railwright.player.game.')) ?? '';
    const { record } = JSON.parse(localStorage.getItem(key) ?? '') as { record: object };
    const packed = new Blob([JSON.stringify(record)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  });
}

const AT_THE_END = /^Choice (\d+) of \1$/;

test('a link to a missing position of its game shows the end and says so', async ({ page }) => {
  await startGame(page, 'game-of-trains.standard');
  const game = await packedGame(page);
  for (const at of ['foo', '-1', '1.5', '99999']) {
    await go(page, `./?at=${at}#game=${game}`);
    await expect(page.getByText(AT_THE_END)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      new RegExp(
        `^There is no position “${at}”: this game has positions 0 to \\d+\\. The last one is shown\\.\\s*$`,
      ),
    );
  }
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await go(page, `./?at=0#game=${game}`);
  await expect(page.getByText(/^Choice 0 of/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await go(page, `./?at=0#game=${game.slice(0, -20)}`);
  await expect(page.getByRole('alert')).toContainText('The game in this link cannot be read');
  await go(page, `./#game=${game}&bundle=abc`);
  await expect(page.getByText(AT_THE_END)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The bundle in this link cannot be read');
});

const WRONG = [
  ['?at=3', 'This link names a position but contains no game'],
  ['?at=3&bundle=bundles/game-of-trains.standard.json', 'This link names a position but contains no game'],
  ['?game=nope', 'No game “nope” is kept in this browser.'],
  ['?bundle=', 'This link does not say what to open.'],
  ['?record=', 'This link does not say what to open.'],
  ['?bundle=kept:nope', 'The bundle in this link is no longer kept in this browser.'],
  ['?bundle=bundles/nope.json', '“bundles/nope.json” cannot be opened: 404 Not Found.'],
  ['?record=bundles/nope.json', '“bundles/nope.json” cannot be opened: 404 Not Found.'],
  ['?record=favicon.svg', '“favicon.svg” cannot be opened: This file is neither a bundle nor a saved game.'],
  ['?record=bundles/index.json', 'This file is neither a bundle nor a saved game.'],
  ['#game=', 'The game in this link cannot be read'],
  ['#game=%%%', 'The game in this link cannot be read'],
  ['#bundle=abc', 'The bundle in this link cannot be read'],
] as const;
test('a link says what is wrong with it', async ({ page }) => {
  for (const [address, said] of WRONG) {
    await go(page, `./${address}`);
    await expect.soft(page.getByRole('alert'), address).toContainText(said);
    await expect
      .soft(page.getByRole('heading', { level: 1 }), address)
      .toHaveText(/Railwright Player|Game of Trains/);
  }
});

test('a saved game that no longer fits the rules is shown as far as possible and kept unchanged', async ({
  page,
}) => {
  await startGame(page, 'game-of-trains.standard');
  // After a bot that begins; else its choice would be saved over ours.
  await page.locator('section.prompt.mine').waitFor();
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('railwright.player.game.')) ?? '';
    const game = JSON.parse(localStorage.getItem(key) ?? '') as { record: { choices: string[] } };
    game.record.choices = ['fly'];
    localStorage.setItem(key, JSON.stringify(game));
    return [key, localStorage.getItem(key)] as const;
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Choice 1 of this game is no longer possible');
  await expect(page.getByRole('button', { name: 'Continue from here' })).toBeEnabled();
  expect(await page.evaluate((key) => localStorage.getItem(key), kept[0])).toBe(kept[1]);
});

test('opening a file that is not a game leaves the current game alone', async ({ page }) => {
  await startGame(page, 'game-of-trains.standard');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['nothing'], 'notes.txt'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  });
  await expect(page.getByRole('alert')).toContainText('This file is neither a bundle nor a saved game.');
  await expect(page.locator('section.prompt.mine')).toBeVisible();
});
