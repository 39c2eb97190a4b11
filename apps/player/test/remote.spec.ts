// Tables over the network: a real host, and a browser for each of those who sit there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { expectNoBarriersInAnyTheme } from './axe.ts';
import { CLI, CONTENT, Host, sitDown } from './host.ts';
import { actAnywhere, chooseStart, clickToEnd } from './table.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

const test = base.extend<{ host: Host; person: (options?: BrowserContextOptions) => Promise<Page> }>({
  // Playwright asks for the braces.
  // eslint-disable-next-line no-empty-pattern
  async host({}, use) {
    const host = new Host();
    await use(host);
    await host.kill();
  },
  /** A page in a browser of its own. */
  async person({ browser }, use) {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Of the tests that neither end nor set up a host, by table. */
const SHARED = ['trains/tokyo-beginners', 'trains/osaka-beginners', 'freight-train/standard', 'game-of-trains/standard']; // prettier-ignore
const shared = new Host();
async function linksOf(table: number): Promise<string[]> {
  if (shared.links.length === 0) await shared.start(SHARED, '--players', '2');
  return shared.links[table] ?? [];
}
test.afterAll(() => shared.kill());

const prompt = (page: Page) => page.locator('section.prompt');
const takeBack = (page: Page) => page.getByRole('button', { name: /Take back|whether you may take back/ });

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('two people and a bot play a whole game, though the host is killed in the middle', async ({
  host,
  person,
}, info) => {
  test.slow();
  await host.start(['game-of-trains/standard'], '--players', '3', '--bots', 'heuristic');
  const [links = []] = host.links;
  const ada = await person();
  const phone = await person(PHONE);
  await ada.goto(links[0] ?? '');
  // Whoever has a keyboard types the name at once.
  await expect(ada.getByLabel('Your name')).toBeFocused();
  await sitDown(ada, links[0], 'Ada');
  await phone.goto(links[1] ?? '');
  await expect(phone.getByRole('dialog')).toBeVisible();
  await expectNoBarriersInAnyTheme(phone);
  await expectNoOverflow(phone);
  await sitDown(phone, links[1], 'Ada');
  // People with the same name are told apart, and each sees who is here.
  await expect(ada.getByRole('region', { name: 'Train of Ada 2' })).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Train of Ada', exact: true })).toContainText('you');
  await expect(ada.getByRole('region', { name: 'Train of Player 3' })).toContainText('bot');
  await expectNoBarriersInAnyTheme(ada);
  await expectNoOverflow(phone);

  for (let acts = 0; acts < 4; acts++)
    await Promise.any(
      [ada, phone].map((page) =>
        page
          .locator('.mine')
          .waitFor()
          .then(() => actAnywhere(page)),
      ),
    );
  await host.kill();
  for (const page of [ada, phone])
    await expect(page.getByText('The connection to the table is lost.')).toBeVisible();
  await expectNoBarriersInAnyTheme(phone);
  await host.start();
  expect(host.links).toEqual([links]);
  for (const page of [ada, phone]) {
    await page
      .getByRole('button', { name: 'Try now' })
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await expect(page.getByText('The connection to the table is lost.')).toHaveCount(0);
  }

  await Promise.all([clickToEnd(ada), clickToEnd(phone)]);
  const result = ada.getByTestId('end');
  await expect(result.locator('tbody tr')).toHaveCount(3);
  expect(await phone.getByTestId('end').locator('table').textContent()).toBe(
    await result.locator('table').textContent(),
  );
  await ada.getByRole('button', { name: 'Look at the table' }).click();
  const [download] = await Promise.all([
    ada.waitForEvent('download'),
    ada.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  const file = info.outputPath('record.json');
  await download.saveAs(file);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { final: { hash: string }; choices: string[] };
  const replay = spawnSync(process.execPath, [CLI, 'replay', file, '--content', CONTENT], {
    encoding: 'utf8',
  });
  expect(replay.stdout + replay.stderr).toContain(record.final.hash);
  await ada.getByRole('button', { name: 'Show the result' }).click();
  await ada.getByRole('button', { name: 'Look back at the game' }).click();
  await expect(ada.getByText(`Choice 0 of ${record.choices.length}`)).toBeVisible();
  await ada.keyboard.press('End');
  await expect(ada.getByText(`Choice ${record.choices.length} of ${record.choices.length}`)).toBeVisible();
});

test('what others chose since can be taken back if all agree, and stays in the log', async ({ person }) => {
  const links = await linksOf(0);
  const [ada, bea, onlooker] = [await person(), await person(PHONE), await person()];
  await sitDown(ada, links[0], 'Ada');
  const second = ada.locator('strong', { hasText: 'Player 2' });
  await expect(ada.getByText('nobody yet')).toBeVisible();
  expect(await second.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  await sitDown(bea, links[1], 'Bea');
  await onlooker.goto(links[2] ?? '');
  await expect(ada).toHaveTitle(/^● Your turn – Tokyo, beginners/);
  await expect(bea).toHaveTitle(/^Tokyo, beginners/);
  await expect(ada.locator('.hand .card')).toHaveCount(5);
  // Onlookers see no hand, and change nothing.
  await expect(onlooker.getByText('You are looking on.')).toBeVisible();
  await expect(prompt(onlooker)).toContainText('Ada plays');
  await expect(onlooker.locator('.hand .card')).toHaveCount(0);
  await expect(onlooker.getByRole('region', { name: 'Hand' })).toContainText('5 × hidden');
  await expectNoBarriersInAnyTheme(onlooker);

  await chooseStart(ada);
  await expect(prompt(bea)).toHaveClass(/mine/);
  await expect(takeBack(ada)).toHaveAccessibleName('Ask the others whether you may take back');
  await takeBack(ada).click();
  await expect(ada.getByText('You asked to take back. Still to agree: Bea.')).toBeVisible();
  const wish = bea.getByRole('dialog', { name: 'Ada wants to take back the last choice' });
  await expect(wish).toBeVisible();
  await expectNoBarriersInAnyTheme(bea);
  await wish.getByRole('button', { name: 'Refuse' }).click();
  await expect(ada.getByText('You asked to take back.')).toHaveCount(0);
  await expect(prompt(bea)).toHaveClass(/mine/);

  await takeBack(ada).click();
  // Closed, it can still be answered.
  await wish.press('Escape');
  await expect(wish).toHaveCount(0);
  await expect(bea.getByText('Ada asked to take back. Still to agree: Bea.')).toBeVisible();
  await bea.getByRole('button', { name: 'Agree' }).click();
  await expect(prompt(ada)).toHaveClass(/mine/);
  await ada.getByRole('tab', { name: 'Log' }).click();
  const log = ada.getByRole('region', { name: 'Log' });
  await expect(log.locator('del')).not.toHaveCount(0);
  await expect(log).toContainText('Ada took back.');
  await expectNoBarriersInAnyTheme(ada);
});

test('whoever comes back is told what happened meanwhile, once', async ({ person }) => {
  const links = await linksOf(1);
  const [ada, bea] = [await person(), await person(PHONE)];
  let told = 0;
  bea.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => (told += Number(String(payload).includes('"seen"')))),
  );
  await sitDown(ada, links[0], 'Ada');
  await sitDown(bea, links[1], 'Bea');
  // It tells the table what was seen.
  await expect.poll(() => told).toBeGreaterThan(0);
  await bea.goto('about:blank');
  await expect(ada.getByRole('list', { name: 'Players' })).toContainText('away');
  await chooseStart(ada);
  await expect(prompt(ada)).toContainText('Bea plays, but is not here');
  await bea.goto(links[1] ?? '');
  const recap = bea.getByRole('dialog', { name: 'Since you last looked' });
  await expect(recap).toContainText(/Ada (lays|puts|builds|starts|begins)/);
  await expectNoBarriersInAnyTheme(bea);
  const before = told;
  await recap.getByRole('button', { name: 'Go on playing' }).click();
  await expect(prompt(bea)).toHaveClass(/mine/);
  await expect.poll(() => told).toBeGreaterThan(before);
  await bea.reload();
  await expect(prompt(bea)).toHaveClass(/mine/);
  await expect(recap).toHaveCount(0);
});

test('a bot takes over a seat and goes again, and two tabs of a seat show the same', async ({ person }) => {
  const links = await linksOf(2);
  const ada = await person();
  await sitDown(ada, links[0], 'Ada');
  const tab = await ada.context().newPage();
  await tab.goto(links[0] ?? '');
  await expect(prompt(tab)).toHaveClass(/mine/);
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await tab.locator('.yard.main .car.lit').first().click();
  await expect(ada.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'false');
  const shown = (page: Page) => page.locator('.board').textContent();
  await expect.poll(() => shown(tab)).toBe(await shown(ada));

  await ada.getByRole('button', { name: 'Players and seats' }).click();
  const seats = ada.getByRole('dialog', { name: 'Players and seats' });
  await expect(seats).toContainText('nobody yet');
  await expectNoBarriersInAnyTheme(ada);
  await seats.getByLabel('Who plays seat 2').selectOption({ label: 'Bot: random' });
  await seats.getByRole('button', { name: 'Let a bot play for Player 2' }).click();
  await expect(seats).toContainText('Bot: random');
  await seats.getByRole('button', { name: 'Send the bot of Player 2 away' }).click();
  await expect(seats).toContainText('nobody yet');
  await seats.getByLabel('Your name').fill('Ida');
  await seats.getByRole('button', { name: 'Change' }).click();
  await expect(tab.getByRole('list', { name: 'Players' })).toContainText('Ida');
  await seats.getByRole('button', { name: 'Leave my seat' }).click();
  await expect(ada.getByText('Nobody sits on your seat yet.')).toBeVisible();
  await expect(tab.getByText('Nobody sits on your seat yet.')).toBeVisible();
  await ada.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.getByLabel('Your name')).toHaveValue('Ida');
  await ada.getByLabel('Your name').press('Enter');
  await expect(prompt(tab)).toHaveClass(/mine/);
});

test('a wrong secret, a table of elsewhere, a damaged link and an old page say so', async ({ person }) => {
  const [link = ''] = await linksOf(3);
  const page = await person(PHONE);
  for (const [wrong, title] of [
    [link.replace(/.{6}$/, 'AAAAAA'), 'This link does not open a seat'],
    [link.replace('#table=', '#table=zz'), 'There is no such table here'],
    [link.slice(0, -2), 'This link is damaged'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(wrong);
    await expect(page.getByRole('alert')).toContainText(title);
  }
  await expectNoBarriersInAnyTheme(page);
  await page.goto('about:blank');
  await page.routeWebSocket(/\/table$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(String(text).replace(/"program":"[^"]*"/, '"program":"0.0.1"')));
  });
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This page is older or newer than the table');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'To the start page' }).click();
  await expect(page.locator('.setups li').first()).toBeVisible();
});

test('a page below a path that this browser has kept still finds the table', async ({ host, person }) => {
  const base = ['--base', 'http://127.0.0.1:PORT/below/a/path/'];
  await host.start(['game-of-trains/standard'], '--players', '2', ...base);
  const [link = ''] = host.links[0] ?? [];
  const page = await person({ serviceWorkers: 'allow' });
  await sitDown(page, link, 'Ada');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(link);
  expect(link).toContain('/below/a/path/#table=');
});
