// Hot seat, undo, continuing after a reload, records.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { CLI, CONTENT } from './host.ts';
import { actByMouse, chooseStart, fixChance, playToEnd, startGame, waitForEnd } from './table.ts';
import { expect, go, LOADS, test } from './kept-page.ts';

const hand = (page: Page) => page.locator('.hand .card');

test('a curtain hides the hand between two people', async ({ page }) => {
  await go(page, './?bundle=bundles/trains.tokyo-beginners.json');
  await page.getByLabel('Who plays seat 2').selectOption('');
  await page.getByLabel('Name of player 2').fill('Grace');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Pass the screen to Player 1')).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  await expect(hand(page)).toHaveCount(5);
  await chooseStart(page);
  await expect(page.getByText('Pass the screen to Grace')).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'I am Grace' }).click();
  await expect(hand(page)).toHaveCount(5);
});

test('a double click starts one game', async ({ page }) => {
  await go(page, './?bundle=bundles/trains.tokyo-beginners.json');
  await page.getByRole('button', { name: 'Start the game' }).dblclick();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(page.getByRole('button', { name: 'Forget this game' })).toHaveCount(1);
});

test('undo takes back plays and purchases, and stops at drawn cards', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  await expect(page.getByTestId('end-turn')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.locator('.hand [data-card="normal-train"]').first().click();
  await expect(page.getByTestId('coins')).toHaveText('1 coin');
  await undo.click();
  await expect(page.getByTestId('coins')).toHaveText('0 coins');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByTestId('coins')).toHaveText('1 coin');
  await page.getByTestId('end-turn').click();
  await page.getByRole('button', { name: 'End turn anyway' }).click();
  // The hand for the next turn has been drawn: that was new information.
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('what cannot be bought says why', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await page.locator('.market [data-card="skyscraper"]').click();
  await expect(page.getByText('First choose the cell of your first rails.')).toBeVisible();
  await chooseStart(page);
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await page.locator('.market [data-card="skyscraper"]').click();
  await expect(page.getByText('Needs 8 coins, you have 0.')).toBeVisible();
});

test('after a reload during an effect, the game continues there', async ({ page }) => {
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const effects = page.locator('.hand :is([data-card="lay-rails"], [data-card="station-expansion"]).lit');
  for (let turn = 0; turn < 6; turn++) {
    await expect(page.getByTestId('end-turn')).toBeVisible();
    const trains = page.getByRole('button', { name: 'Play all trains' });
    if (await trains.isVisible()) await trains.click();
    if ((await effects.count()) > 0) {
      await effects.first().click();
      if (await apply.isVisible()) break;
    }
    await page.getByTestId('end-turn').click();
    const anyway = page.getByRole('button', { name: 'End turn anyway' });
    if (await anyway.isVisible()) await anyway.click();
  }
  await apply.click();
  const question = page.locator('.prompt .ask');
  await expect(question).toHaveText(/Choose a (cell|city)/);
  const before = [await question.textContent(), await page.getByTestId('coins').textContent()];
  await page.reload();
  await expect(question).toHaveText(before[0] ?? '');
  await expect(page.getByTestId('coins')).toHaveText(before[1] ?? '');
  await chooseStart(page);
  await expect(page.getByTestId('end-turn')).toBeVisible();
});

test('a game of Trains by mouse: its saved record, replayed on the command line and reopened, has the same end', async ({
  page,
}, info) => {
  // The shipped Trains, with shorter games.
  const packs = info.outputPath('content');
  cpSync(join(CONTENT, 'trains'), packs, { recursive: true });
  const rules = join(packs, 'rules', 'okazu-2012.yaml');
  const text = readFileSync(rules, 'utf8')
    .replace('rails: 20', 'rails: 10')
    .replace('rounds: 500', 'rounds: 12');
  writeFileSync(rules, text);
  const runCli = (...args: string[]) =>
    spawnSync(process.execPath, [CLI, ...args, '--content', packs], { encoding: 'utf8' });
  const bundle = runCli('bundle', 'trains/tokyo-beginners').stdout;
  await page.route('**/bundles/trains.tokyo-beginners.json', (route) => route.fulfill({ body: bundle }));

  await startGame(page, 'trains.tokyo-beginners');
  await playToEnd(page, actByMouse);
  await expect(page.getByTestId('end').locator('tbody tr')).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Points over time' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  const file = info.outputPath('record.json');
  await download.saveAs(file);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Look back at the game' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expectNoBarriers(page);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { final: { hash: string }; choices: string[] };
  const replay = runCli('replay', file);
  expect(replay.stdout + replay.stderr).toContain(record.final.hash);
  expect(replay.status).toBe(0);

  await go(page, './');
  await page.getByTestId('file').setInputFiles(file);
  await expect(page.getByText(`Choice ${record.choices.length} of ${record.choices.length}`)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(`Choice 0 of ${record.choices.length}`)).toBeVisible();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByTestId('end')).toContainText(/wins|win together/);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  await (await again).saveAs(info.outputPath('again.json'));
  const second = JSON.parse(readFileSync(info.outputPath('again.json'), 'utf8')) as {
    final: { hash: string };
  };
  expect(second.final.hash).toBe(record.final.hash);

  const reopen = async (it: object): Promise<void> => {
    await go(page, './');
    const buffer = Buffer.from(JSON.stringify(it));
    await page
      .getByTestId('file')
      .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer });
  };
  const wrong = { ...record, final: { ...record.final, end: 'landslide' } };
  await reopen(wrong);
  await expect(page.getByRole('alert')).toContainText('the record says landslide');

  // By another version of Railwright: fine if it ends the same.
  const engine = '0.1.0-0123456789';
  await reopen({ ...wrong, engine });
  await expect(page.getByRole('alert')).toContainText(`It was made by version ${engine} of Railwright`);
  await reopen({ ...record, engine });
  await expect(page.getByText(`Choice ${record.choices.length} of`)).toBeVisible();
});

test('a record of other content is rejected with the reason', async ({ page }) => {
  await go(page, './');
  const record = {
    format: 1,
    engine: '0.0.1',
    generator: 'sfc32',
    game: 'trains',
    setup: 'trains/tokyo-beginners',
    content: 'other',
    seats: 2,
    seed: 1,
    choices: [],
  };
  await page.getByTestId('file').setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(page.getByRole('alert')).toContainText('The content of trains/tokyo-beginners has changed');
});

test('a bundle that another page stored is played', async ({ page }) => {
  await go(page, './');
  const hash = await page.evaluate(async () => {
    const response = await fetch('bundles/homebrew-fenland.fenland-duel.json');
    const text = await response.text();
    const { hash } = JSON.parse(text) as { hash: string };
    localStorage.setItem(`railwright.player.bundle.${hash}`, text);
    return hash;
  });
  await go(page, `./?bundle=kept:${hash}`);
  await expect(page.getByRole('heading', { name: 'Fenland, a duel' })).toBeVisible();
  await page.getByLabel('Name of player 1').press('Enter');
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
});

test('a record can be continued from any position, with other players', async ({ page }, info) => {
  await startGame(page, 'game-of-trains.standard', 'Bot: seasoned');
  await waitForEnd(page);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = info.outputPath('record.json');
  await (await download).saveAs(file);
  await go(page, './');
  await page.getByTestId('file').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Continue from here' })).toBeDisabled();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoBarriers(page);
  await dialog.getByLabel('Name of player 1').fill('Ada');
  await dialog.getByLabel('Who plays seat 1').selectOption('');
  await dialog.getByLabel('Who plays seat 2').selectOption({ label: 'Bot: random' });
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ada, it is your turn' })).toBeVisible();
  await expect(page.locator('section.prompt.mine')).toBeVisible();
});

test('a yard is rearranged car by car, also with arrow keys', async ({ page }) => {
  await startGame(page, 'freight-train.standard');
  await page.getByRole('button', { name: /^Rearrange your yard/ }).click();
  const yard = page.getByRole('group', { name: 'Siding 1' }).locator('.car');
  await expect(yard).toHaveCount(6);
  const before = await yard.allTextContents();
  await yard.nth(2).click();
  await yard.nth(0).click();
  const moved = [before[2], before[0], before[1], ...before.slice(3)];
  await expect(yard).toHaveText(moved.map((car) => car?.trim() ?? ''));
  await page.keyboard.press('ArrowRight');
  await expect(yard).toHaveText(
    [before[0], before[2], before[1], ...before.slice(3)].map((car) => car?.trim() ?? ''),
  );
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const own = page.getByRole('region', { name: 'Yard of Player 1' }).locator('.siding').first();
  await expect(own.locator('.car')).toHaveText(
    [before[0], before[2], before[1], ...before.slice(3)].map((car) => car?.trim() ?? ''),
  );
});

test('touching a siding puts the taken car there', async ({ page }) => {
  await startGame(page, 'freight-train.standard');
  for (let taken = 0; taken < 3; taken++) await page.locator('.yard.main .car.lit').first().click();
  const placing = page.getByRole('group', { name: 'To be placed' }).first().getByRole('button');
  const car = (await placing.first().textContent())?.replace(/^\d+ × /, '').trim() ?? '';
  const own = page.getByRole('region', { name: 'Yard of Player 1' }).locator('.siding').first();
  await expect(own.locator('.car')).toHaveCount(6);
  await expect(page.getByText(`Where does the car go: ${car}?`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'A new train (1 locomotive)' })).toBeVisible();
  await own.locator('.car').nth(2).click();
  await expect(own.locator('.car')).toHaveCount(7);
  await expect(own.locator('.car').first()).toHaveText(car);
  await own.locator('.here').click();
  await expect(own.locator('.car')).toHaveCount(8);
});

test('after the end, the board can be viewed, and the result shown again', async ({ page }) => {
  await startGame(page, 'game-of-trains.standard', 'Bot: seasoned');
  await waitForEnd(page);
  await expect(page.getByTestId('end').locator('tbody tr').first()).toContainText('7');
  await expect(page.getByRole('img', { name: 'Cars in order over time' })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(page.getByTestId('end')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.getByTestId('end')).toBeVisible();
});

test('a card that would have no effect says why before it is played', { tag: LOADS }, async ({ page }) => {
  // Hand and start of this game: mountains all around, and rails to lay.
  await fixChance(page, 7);
  await startGame(page, 'trains.tokyo-beginners');
  await chooseStart(page);
  await expect(page.getByTestId('end-turn')).toBeVisible();
  const rails = hand(page).and(page.locator('[data-card="lay-rails"]')).first();
  await expect(rails).toContainText('no effect now');
  const question = page.getByRole('region', { name: 'Player 1, it is your turn' });
  const said = 'The cheapest cell next to your rails costs 2 coins, and you will have 0.';
  await expect(question).toContainText(`Rail laying would have no effect if played now. ${said}`);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Play all trains' }).click();
  await expect(rails).not.toContainText('no effect now');
  await expect(question).not.toContainText('has no effect');
});
