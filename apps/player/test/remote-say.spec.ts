// What people say at a table over the network is theirs until the game is over, and then in the file that anybody can save.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersInAnyTheme } from './axe.ts';
import { CLI, CONTENT, Host, sitDown } from './host.ts';
import { shortPack } from './short-pack.ts';
import { chooseStart } from './table.ts';

const test = base.extend<{ host: Host }>({
  // Playwright asks for the braces.
  // eslint-disable-next-line no-empty-pattern
  async host({}, use) {
    const host = new Host();
    await use(host);
    await host.kill();
  },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Say something' });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Say something' }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill(text);
  await dialog(page).getByRole('button', { name: 'Add note' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

async function endTurn(page: Page): Promise<void> {
  await page.getByTestId('end-turn').click();
  const anyway = page.getByRole('button', { name: 'End turn anyway' });
  await anyway.or(page.locator('.prompt:not(.mine)')).or(page.getByTestId('end')).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
}

/** The texts of a page's notes. */
const notes = (page: Page) => dialog(page).getByRole('listitem').locator('p');

test('two people say something, neither sees the other’s before the end, and the file has both', async ({
  browser,
  host,
}, info) => {
  test.slow();
  const pack = shortPack();
  await host.start(['short/duel'], '--players', '2', '--content', pack);
  const [links = []] = host.links;
  const contexts = await Promise.all(
    [{}, { viewport: { width: 390, height: 844 } }, {}].map((options) =>
      browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options }),
    ),
  );
  const [ada, ben, onlooker] = (await Promise.all(contexts.map((one) => one.newPage()))) as [
    Page,
    Page,
    Page,
  ];
  const heard: string[] = [];
  ben.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await sitDown(ada, links[0], 'Ada');
  await sitDown(ben, links[1], 'Ben');
  await onlooker.goto(links[2] ?? '');
  await expect(onlooker.getByText('You are looking on.')).toBeVisible();
  // Whoever looks on has nothing to say, nor to read yet.
  await expect(onlooker.getByRole('button', { name: 'Say something' })).toHaveCount(0);

  await openDialog(ada);
  await dialog(ada).getByLabel('About').selectOption('a cell');
  await dialog(ada).getByRole('combobox', { name: 'Cell' }).selectOption('E2');
  await say(ada, '<b>Ada found it wet</b>');
  await expect(dialog(ada).getByText('The questions of this game come once it is over.')).toBeVisible();
  await expect(dialog(ada).getByRole('button', { name: 'Save playtest file' })).toHaveCount(0);
  await expectNoBarriersInAnyTheme(ada);
  await openDialog(ben);
  await expect(notes(ben)).toHaveCount(0);
  await say(ben, 'Ben liked it');
  await expectNoBarriers(ben);

  // It is kept at the table, and what cannot be sent yet waits in the form.
  await host.kill();
  await dialog(ada).getByRole('textbox', { name: 'Note' }).fill('Said while away');
  await dialog(ada).getByRole('button', { name: 'Add note' }).click();
  await expect(dialog(ada).getByText('Not saved yet: the table has not answered.')).toBeVisible();
  await host.start();
  await expect(notes(ada)).toHaveCount(2, { timeout: 30_000 });
  await expect(notes(ada)).toHaveText(['<b>Ada found it wet</b>', 'Said while away']);
  await dialog(ada).getByRole('button', { name: 'Delete note' }).last().click();
  await expect(notes(ada)).toHaveCount(1);
  await dialog(ada).getByRole('button', { name: 'Change note' }).click();
  await dialog(ada).getByRole('textbox', { name: 'Change note' }).fill('<b>Ada found it very wet</b>');
  await expectNoBarriersInAnyTheme(ada);
  await dialog(ada).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notes(ada)).toHaveText(['<b>Ada found it very wet</b>']);

  for (const page of [ada, ben]) await page.keyboard.press('Escape');
  for (const page of [ada, ben]) await page.reload();
  for (const page of [ada, ben]) {
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await chooseStart(page);
  }
  for (const page of [ada, ben]) await endTurn(page);
  for (const page of [ada, ben]) await expect(page.getByTestId('end')).toBeVisible();
  const over = heard.findIndex((frame) => frame.includes('"record"'));
  expect(over).toBeGreaterThan(0);
  expect(heard.slice(0, over).join('\n')).not.toContain('Ada found');

  await ben.getByTestId('end').getByRole('button', { name: 'Say something' }).click();
  await expect(notes(ben)).toHaveText(['Ben liked it', '<b>Ada found it very wet</b>']);
  // Only one's own can be deleted.
  await expect(dialog(ben).getByRole('button', { name: 'Delete note' })).toHaveCount(1);
  await dialog(ben).getByRole('group', { name: 'How much fun was it?' }).getByLabel('4').check();
  await expectNoBarriersInAnyTheme(ben);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await ada.getByTestId('end').getByRole('button', { name: 'Say something' }).click();
  await expect(notes(ada)).toHaveCount(2);
  await dialog(ada).getByRole('group', { name: 'How much fun was it?' }).getByLabel('2').check();
  await expect(dialog(ada).getByText('Not saved yet')).toHaveCount(0);

  await onlooker.getByTestId('end').getByRole('button', { name: 'Say something' }).click();
  await expect(dialog(onlooker).getByRole('textbox')).toHaveCount(0);
  await expect(notes(onlooker)).toHaveCount(2);
  const [download] = await Promise.all([
    onlooker.waitForEvent('download'),
    dialog(onlooker).getByRole('button', { name: 'Save playtest file' }).click(),
  ]);
  mkdirSync(join(pack, 'playtests'));
  const file = join(pack, 'playtests', download.suggestedFilename());
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('seat: 1, about: { cell: E2 }, text: "<b>Ada found it very wet</b>"');
  expect(text).toContain('seat: 2, text: Ben liked it }');
  expect(text).toContain('{ question: fun, seat: 1, value: 2 }');
  expect(text).toContain('{ question: fun, seat: 2, value: 4 }');
  expect(text).not.toContain('name: Ada');
  const checked = spawnSync(process.execPath, [CLI, 'validate', CONTENT, pack], { encoding: 'utf8' });
  expect(checked.stdout + checked.stderr).toContain('nothing found');
  expect(checked.status).toBe(0);
  await info.attach('playtest', { path: file });
  await Promise.all(contexts.map((one) => one.close()));
});
