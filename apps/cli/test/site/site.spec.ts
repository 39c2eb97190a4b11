// A published site in a browser: from the disk, without JavaScript, and below a path of a server. Every kind of page is accessible in
// light and dark, fits a phone, and loads nothing from elsewhere.
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const COMMAND = fileURLToPath(new URL('../../bin/run.js', import.meta.url));
const LONG = `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} </script><b>"& \u05de\u05e1\u05d9\u05dc\u05d5\u05ea`;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

let folder: string;
let site: string;
let server: Server;
let below: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'railwright-site-'));
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(
    'content/mine/pack.yaml',
    `format: 1\nid: mine\ngame: trains\ntitle: { en: ${JSON.stringify(LONG)}, fr: "Le mien", de: "Meins" }\nversion: 1.0.0\nlicence: MIT\nauthors: [${JSON.stringify(LONG)}]\nextends: [trains]\n`,
  );
  write(
    'content/mine/README.md',
    `# Mine\n\nA **story** with a [link](https://example.org/).\n\n## Then\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n\`\`\`\n${'code '.repeat(60)}\n\`\`\`\n`,
  );
  write('content/mine/CHANGELOG.md', '## 1.0.0\n\n- First version\n');
  write(
    'content/mine/setups/mine.yaml',
    `format: 1\nid: mine\ntitle: ${JSON.stringify(LONG)}\nrules: aeg-2013\nmap: osaka\nmarket: { cards: [landfill, garage, pulling, dump-site, collaboration, command-central, subway-excavation, passing-station] }\n`,
  );
  mkdirSync(join(folder, 'content/mine/playtests'));
  const run = (...words: readonly string[]): void => {
    execFileSync(process.execPath, [COMMAND, ...words], { cwd: folder, stdio: 'pipe' });
  };
  run('simulate', 'mine/mine', '--games', '40', '--report', 'content/mine/playtests/mine.json');
  const setups = ['mine/mine', 'trains/tokyo-beginners', 'homebrew-isles/isles', 'game-of-trains/standard'];
  const git = (...words: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words], {
      cwd: folder,
    });
  };
  git('init', '-q');
  git('add', 'content');
  git('commit', '-q', '-m', 'Begin');
  run('publish', ...setups, '--to', 'site');
  // So that the page of the pack shows what changed.
  const rules = readFileSync(join(folder, 'content/mine/setups/mine.yaml'), 'utf8');
  write('content/mine/setups/mine.yaml', rules.replace('landfill, ', 'mine-cart, '));
  write(
    'content/mine/cards/mine.yaml',
    `format: 1\ncards:\n  - { id: mine-cart, name: ${JSON.stringify(LONG)}, categories: [action], cost: 3, effect: [draw: 1] }\n`,
  );
  run('publish', ...setups, '--to', 'site', '--studio');
  site = join(folder, 'published', 'site');
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname.replace(
      /^\/below\/a path\/|^\/below\/a%20path\//,
      '',
    );
    const file = join(site, path.endsWith('/') ? `${path}index.html` : path);
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' });
    response.end(isThere ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  below = `http://127.0.0.1:${(server.address() as AddressInfo).port}/below/a%20path/`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One page of each kind; the version is any of those there are. */
function kinds(): readonly string[] {
  const [hash = ''] = readdirSync(join(site, 's'));
  return [
    'index.html',
    'packs/mine/index.html',
    'packs/mine/setups/mine.html',
    'packs/homebrew-isles/index.html',
    'de/packs/homebrew-isles/setups/isles.html',
    'fr/packs/game-of-trains/index.html',
    `s/${hash}/index.html`,
  ];
}

/** What the page asked for from elsewhere, could not load, or complained about. */
function watch(page: Page, start: string): string[] {
  const wrong: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(start) && !/^(data|blob):/.test(request.url()))
      wrong.push(`asked for ${request.url()}`);
  });
  page.on('requestfailed', (request) => wrong.push(`failed ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  return wrong;
}

/** Pictures far below are loaded only when they come near. */
async function allPictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.filter((picture) => picture.naturalWidth > 0).length;
  });
}

test('works from the disk, and below a path of a server', async ({ page }) => {
  for (const start of [`${pathToFileURL(site).href}/`, below]) {
    const wrong = watch(page, start);
    for (const path of kinds()) {
      await page.goto(start + path);
      const pictures = await page.locator('img').count();
      expect(await allPictures(page), path).toBe(pictures);
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
    }
    expect(wrong).toEqual([]);
    page.removeAllListeners();
  }
});

test('axe finds nothing on any kind of page, in light and dark', async ({ page }) => {
  for (const path of kinds())
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(below + path);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
      expect(found, `${path}, ${colorScheme}`).toEqual([]);
    }
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of kinds()) {
    await page.goto(below + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test('plays a setup from the disk', async ({ page }) => {
  const start = `${pathToFileURL(site).href}/`;
  const wrong = watch(page, start);
  await page.goto(`${start}packs/trains/setups/tokyo-beginners.html`);
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('end-turn')).toBeVisible();
  expect(wrong).toEqual([]);
});

test('what titles say stays text', async ({ page }) => {
  await page.goto(`${below}packs/mine/setups/mine.html`);
  await expect(page).toHaveTitle(LONG);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG);
  await expect(page.locator('.findings li')).not.toHaveCount(0);
});

test('finds cards by words without accents, category and cost', async ({ page }) => {
  const shown = page.locator('#cards-list > li:visible h3');
  await page.goto(`${below}packs/homebrew-isles/index.html`);
  await expect(page.locator('#cards-found')).toHaveText('39 of 39 cards');
  await page.getByLabel('Words').fill('WHISKY special');
  await expect(shown).toHaveText(['Whisky Special']);
  await page.getByLabel('Words').fill('');
  await page.getByLabel('Category').selectOption('Event');
  const events = await shown.count();
  expect(events).toBeGreaterThan(0);
  expect(events).toBeLessThan(39);
  await page.getByLabel('Category').selectOption('');
  await page.getByLabel('Cost').selectOption('2');
  await expect(page.locator('#cards-list > li:visible').first()).toContainText('cost 2');
  await page.getByLabel('Words').fill('nothing says this');
  await expect(page.locator('#cards-found')).toHaveText('No card fits.');
  // A link to a card shows it, whatever was looked for.
  await page.evaluate(() => (location.hash = '#card-lighthouse'));
  await expect(page.locator('#card-lighthouse')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a pack lists all its cards, and no form that would do nothing', async ({ page }) => {
    await page.goto(`${pathToFileURL(site).href}/packs/homebrew-isles/index.html`);
    await expect(page.locator('#cards-list > li:visible')).toHaveCount(39);
    await expect(page.locator('form')).toBeHidden();
  });
});

test('a visitor opens a pack in the studio of the site and plays it, below a path of a server', async ({
  page,
}) => {
  await page.goto(`${below}packs/mine/index.html`);
  await page.getByRole('link', { name: 'Open this pack in the studio' }).click();
  await expect(page.getByRole('heading', { name: LONG })).toBeVisible();
  await expect(page.getByText('Everything here also exists outside this browser.')).toBeVisible();
  const [player] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Play ${LONG}` }).click(),
  ]);
  await expect(player.getByRole('button', { name: 'Start the game' })).toBeVisible();
});
