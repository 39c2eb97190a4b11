// The player as one file, opened as by double click: it plays, learns, keeps its games, and loads nothing.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listSetups, type Bundle } from '@railwright/content';
import { playPage, type PlayPageOptions } from '@railwright/publish';
import { expect, test as base, type Page } from '@playwright/test';
import { expectNoBarriersInAnyTheme } from './axe.ts';
import { learnLittle } from './learned.ts';
import { follow, FREIGHT_TRAIN, GAME_OF_TRAINS, lesson, TOKYO as TRAINS } from './lessons.ts';
import { bundleOf, choicesKept, content, PLAYER, TOKYO, writePage } from './one-file.ts';
import { actAnywhere } from './table.ts';

const MOST = 800_000;

/** Writes a page and gives its address. */
type Write = (bundle: Bundle | undefined, options?: Partial<PlayPageOptions>, name?: string) => string;

// All files share one storage, which is empty only in a new browser.
base.use({ reuseContext: false });

/** A page may neither ask for anything nor complain. */
const test = base.extend<{ write: Write; quiet: undefined }>({
  write: async ({ page: _ }, use, info) => {
    await use((bundle, options, name = 'game.html') =>
      writePage(info.outputPath(name), bundle, { title: 'A game', ...options }),
    );
  },
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => heard.push(message.text()));
      page.on('pageerror', (error) => heard.push(error.message));
      page.on('request', (request) => {
        if (!/^(?:data|blob):|\.html(?:\?|$)/.test(request.url())) heard.push(request.url());
      });
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

const start = (page: Page) => page.getByRole('button', { name: 'Start the game' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const games = (page: Page) => page.locator('.saved li');
const playAtOnce = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('railwright.player.settings', JSON.stringify({ speed: 'at-once' })),
  );

test('a page plays by double click, a bot answers, and the game goes on after a reload', async ({
  page,
  write,
}) => {
  const address = write(TOKYO, { title: 'Tokyo' });
  await page.goto(address);
  await expect(heading(page)).toHaveText('Tokyo, beginners');
  await start(page).click();
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await expect(page.getByText('19 rails left')).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('19 rails left')).toHaveCount(2);
  await expect(page.getByTestId('end-turn')).toBeVisible();
  // From the beginning, the page offers what was begun.
  await page.goto(address);
  await expect(games(page)).toHaveCount(1);
  await games(page).getByRole('button').first().click();
  await expect(page.getByTestId('end-turn')).toBeVisible();
  await page.goBack();
  await expect(games(page)).toHaveCount(1);
});

for (const setup of ['game-of-trains/standard', 'freight-train/standard'])
  test(`a page plays ${setup}`, async ({ page, write }) => {
    await playAtOnce(page);
    await page.goto(write(bundleOf(setup)));
    await start(page).click();
    // Some of the person, some of the bot.
    while ((await page.evaluate(choicesKept)) < 10) {
      await page.locator('.prompt.mine').waitFor();
      await actAnywhere(page);
    }
  });

for (const [setup, steps] of [
  ['trains/tokyo-beginners', TRAINS],
  ['game-of-trains/standard', GAME_OF_TRAINS],
  ['freight-train/standard', FREIGHT_TRAIN],
] as const)
  test(`a page teaches ${setup} up to the last step of its lesson`, async ({ page, write }) => {
    await playAtOnce(page);
    await page.goto(write(bundleOf(setup)));
    await page.getByRole('button', { name: /^Learn it by playing/ }).click();
    await expect(lesson(page)).toBeVisible();
    await follow(page, steps.slice(0, -1), steps.length);
    await expect(lesson(page)).toContainText(`${steps.length} of ${steps.length}`);
  });

test('a player learns in the page, is kept, and plays', async ({ page, write }) => {
  await learnLittle(page);
  await page.goto(write(TOKYO));
  const second = page.getByLabel('Who plays seat 2');
  await second.selectOption({ label: 'Learned: strong' });
  await expect(page.getByTestId('learned-known')).toContainText('learned in this browser');
  await page.reload();
  await second.selectOption({ label: 'Learned: strong' });
  await expect(page.getByTestId('learned-known')).toContainText('learned in this browser');
  await start(page).click();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect(page.getByText('19 rails left')).toHaveCount(2);
});

test('a page plays where the browser forbids to keep anything, and says so', async ({ page, write }) => {
  await page.addInitScript(() => {
    const forbid = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, { get: forbid });
  });
  await page.goto(write(TOKYO));
  await start(page).click();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('no space to save the game, or forbids it');
  await expect(page.getByText('19 rails left')).toHaveCount(2);
});

test('a page offers its own setup and games, though other pages share the storage', async ({
  page,
  write,
}) => {
  const tokyo = write(TOKYO, {}, 'tokyo.html');
  const osaka = write(bundleOf('trains/osaka-random'), {}, 'osaka.html');
  await page.goto(tokyo);
  await start(page).click();
  await expect(page).toHaveURL(/tokyo\.html\?game=/);
  const address = page.url();
  await page.goto(osaka);
  await expect(heading(page)).toHaveText('Osaka, Landfill and seven more');
  const market = page.getByLabel('Market number');
  await expect(market).toHaveValue('1');
  await page.getByRole('button', { name: 'Another market' }).click();
  await expect(market).not.toHaveValue('1');
  await start(page).click();
  await expect(page).toHaveURL(/osaka\.html\?game=/);
  for (const [page_, title] of [
    [tokyo, 'Tokyo, beginners'],
    [osaka, 'Osaka, Landfill and seven more'],
  ] as const) {
    await page.goto(page_);
    await expect(games(page)).toHaveCount(1);
    await expect(games(page)).toContainText(title);
    await expect(page.locator('.setups li')).toHaveCount(1);
  }
  await page.goto(address);
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
});

test('a page speaks its language, links back, and is accessible', async ({ page, write }) => {
  const back = { href: 'index.html', title: 'Les trains' };
  const address = write(TOKYO, { language: 'fr', back });
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectNoBarriersInAnyTheme(page);
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByRole('link', { name: 'Les trains' })).toHaveAttribute('href', 'index.html');
  await expectNoBarriersInAnyTheme(page);
  // A link may name another, and what the reader has chosen holds.
  await page.goto(`${address}?language=de`);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(address);
  await page.getByRole('button', { name: 'Retour' }).click();
  await page.getByLabel('Langue').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(`${address}?language=fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a page without a setup plays what is opened on it', async ({ page, write }) => {
  await page.goto(write(undefined));
  await expect(heading(page)).toHaveText('Railwright Player');
  await page.getByTestId('file').setInputFiles({
    name: 'bundle.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(TOKYO)),
  });
  await expect(heading(page)).toHaveText('Tokyo, beginners');
  await start(page).click();
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
});

test('what a setup says is text', async ({ page, write }) => {
  const evil = '</script><script>globalThis.hit = 1</script><img src=x onerror="globalThis.hit = 2">';
  const hostile = { ...TOKYO, titles: { en: evil }, definition: { ...TOKYO.definition, title: evil } };
  const back = { href: 'javascript:globalThis.hit=3', title: evil };
  await page.goto(write(hostile, { title: evil, description: evil, back }));
  await expect(heading(page)).toHaveText(evil);
  await start(page).click();
  await expect(heading(page)).toHaveText(evil);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false });
  base('a page says what it needs', async ({ page }, info) => {
    await page.goto(writePage(info.outputPath('game.html'), TOKYO, { title: 'Tokyo' }));
    await expect(page).toHaveTitle('Tokyo');
    await expect(page.getByRole('main')).toContainText('Open it in a browser, with JavaScript.');
  });
});

base('nothing is loaded from elsewhere, even by what a page was made to do', async ({ page }, info) => {
  const asked: (string | undefined)[] = [];
  const elsewhere = createServer(({ url }, response) => {
    asked.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  await page.goto(writePage(info.outputPath('game.html'), TOKYO, { title: 'Tokyo' }));
  await expect(start(page)).toBeVisible();
  const refused = await page.evaluate(async (from) => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    );
    const add = (tag: string, values: object): void =>
      void document.body.append(Object.assign(document.createElement(tag), values));
    add('img', { src: `${from}a.png` });
    add('iframe', { src: from });
    add('script', { src: `${from}a.js` });
    add('script', { textContent: 'globalThis.hit = 1' });
    add('link', { rel: 'stylesheet', href: `${from}a.css` });
    await fetch(from).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { directives: [...new Set(directives)].sort(), hit: 'hit' in globalThis };
  }, address);
  expect(refused).toEqual({
    directives: ['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem'],
    hit: false,
  });
  expect(asked).toEqual([]);
  // Without the policy of a page, it is there.
  await page.request.get(address);
  expect(asked).toEqual(['/']);
  elsewhere.close();
});

base('every shipped setup is a page of at most 0.8 MB', () => {
  const sizes = listSetups(content).map(({ id }) => ({
    id,
    size: Buffer.byteLength(playPage(PLAYER, bundleOf(id), { title: id })),
  }));
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ size }) => size > MOST)).toEqual([]);
});
