// Helpers for all browser tests: a folder of content, a server for it, and the user's actions on the canvas.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { startServer } from '@railwright/server';
import type { RunningServer } from '@railwright/server';
import { KeptPages, LOADS } from './kept-pages.ts';

export { LOADS };

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
export const BUILD = join(ROOT, 'apps', 'editor', 'build');

/** Served at /play if it is built. */
export const PLAYER = join(ROOT, 'apps', 'player', 'build');
const APPS = [
  { path: '/', dir: BUILD },
  ...(existsSync(join(PLAYER, 'index.html')) ? [{ path: '/play', dir: PLAYER }] : []),
];

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Studio {
  readonly folder: string;
  readonly page: Page;
  server: RunningServer;
  readonly #pages: KeptPages;

  constructor(page: Page, folder: string, server: RunningServer, pages: KeptPages) {
    this.page = page;
    this.folder = folder;
    this.server = server;
    this.#pages = pages;
  }

  /** Opens an address as a link does: within the page if one is open, so that nothing is loaded and checked again. */
  async go(address: string): Promise<void> {
    const url = new URL(address, this.server.url);
    if (!this.page.url().startsWith(this.server.url)) return void (await this.page.goto(url.href));
    await this.#pages.wake();
    await this.page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.firstElementChild?.append(link);
      link.click();
      link.remove();
    }, url.href);
    const place = ({ pathname, search }: URL): string => pathname.replace(/\/$/, '') + search;
    await this.page.waitForURL((now) => place(now) === place(url));
  }

  async home(): Promise<void> {
    await this.go('');
    await expect(this.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }

  /** The studio without its server, as on a static site: it keeps everything in the browser. */
  async withoutServer(): Promise<void> {
    await this.page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await this.page.goto(this.server.url);
  }

  async importZip(name: string, bytes: Uint8Array): Promise<void> {
    const file = { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
    await this.page.getByLabel('Zip to import').setInputFiles(file);
  }

  async open(path: string): Promise<void> {
    await this.go(`edit?file=${encodeURIComponent(path)}`);
    await expect(this.page.getByTestId('canvas').or(this.page.getByTestId('text')).first()).toBeVisible();
  }

  read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string): Promise<void> {
    return writeFile(join(this.folder, path), text);
  }

  async mkdir(path: string): Promise<void> {
    await mkdir(join(this.folder, path), { recursive: true });
  }

  /** Saves, and waits for the server's answer if there is a server. */
  async save(store: 'server' | 'browser' = 'server'): Promise<void> {
    const answered =
      store === 'browser' || this.page.waitForResponse((response) => response.request().method() === 'PUT');
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await answered;
    await expect(this.page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  }

  get canvas(): Locator {
    return this.page.getByTestId('canvas');
  }

  /**
   * The position of a cell's centre on the canvas once it has stopped moving, found by its label in the drawing. Clicks
   * there go through the canvas, which waits until nothing covers it.
   */
  cell(label: string): Promise<Point> {
    return this.canvas.evaluate(async (canvas, wanted) => {
      const middle = (): Point | undefined => {
        const labels = [...canvas.querySelectorAll<SVGTextElement>('text.label')];
        const text = labels.find(({ textContent }) => textContent.trim() === wanted);
        const zoom = text?.getScreenCTM()?.a;
        if (!text || zoom === undefined) return undefined;
        const [box, { left, top }] = [text.getBoundingClientRect(), canvas.getBoundingClientRect()];
        return { x: box.x + box.width / 2 - left, y: box.y + box.height / 2 + 38 * zoom - top };
      };
      for (let [same, before] = [0, middle()]; ;) {
        await new Promise(requestAnimationFrame);
        const now = middle();
        same = now && now.x === before?.x && now.y === before.y ? same + 1 : 0;
        if (now && same === 3) return now;
        before = now;
      }
    }, label);
  }

  async click(label: string): Promise<void> {
    await this.canvas.click({ position: await this.cell(label) });
  }

  /** Moves from cell to cell with the button held down. */
  async press(from: string, to: string): Promise<void> {
    const [a, b] = [await this.cell(from), await this.cell(to)];
    await this.canvas.hover({ position: a });
    await this.page.mouse.down();
    const { x, y } = await this.canvas.evaluate((canvas) => canvas.getBoundingClientRect().toJSON() as Point);
    await this.page.mouse.move(x + b.x, y + b.y, { steps: 12 });
  }

  async drag(from: string, to: string): Promise<void> {
    await this.press(from, to);
    await this.page.mouse.up();
  }

  /** Opens a panel by its tab, or from the menu of those that have no room for one. */
  async panel(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name, exact: true });
    const more = this.page.getByRole('button', { name: 'More panels' });
    await expect(tab.or(more).first()).toBeVisible();
    if (await tab.isVisible()) return tab.click();
    await more.click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  paintWith(name: string): Promise<void> {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  }

  tool(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Runs a command by its name. */
  async command(name: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    const input = this.page.getByPlaceholder('A command, a name or any text');
    await expect(input).toBeFocused();
    await input.fill(name);
    const first = this.page.locator('.palette-item').first();
    await expect(first).toContainText(new RegExp(name, 'i'));
    await expect(first).toHaveAttribute('data-selected', '');
    await this.page.keyboard.press('Enter');
  }

  async noProblems(): Promise<void> {
    await expect(this.page.getByText('No problems in this file.')).toBeVisible();
  }

  /** Nothing but the hint that no setup sells the new card yet. */
  async onlyUnsold(): Promise<void> {
    const problems = this.page.getByTestId('problems').getByRole('button');
    await expect(problems).toHaveCount(1);
    await expect(problems).toContainText('No setup sells');
  }

  /** Keeps messages on screen that would otherwise disappear. Call it before a page is opened. */
  async keepMessages(): Promise<void> {
    await this.page.addInitScript(() => {
      const wait = globalThis.setTimeout;
      const [theirs, long] = [4000, 2 ** 30];
      globalThis.setTimeout = ((act: () => void, time?: number, ...more: unknown[]) =>
        wait(act, time === theirs ? long : time, ...more)) as typeof setTimeout;
    });
  }
}

export const test = base.extend<{ studio: Studio }, { pages: KeptPages }>({
  // All pages of a worker have one address, one context and one process, so that scripts are loaded and compiled once.
  pages: [
    async ({ browser }, use, { project }) => {
      const { viewport, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, ...(viewport && { viewport }) });
      await use(new KeptPages(context, await context.newPage(), viewport ?? undefined));
      await context.close();
    },
    { scope: 'worker' },
  ],
  // A test begins with nothing open, stored or permitted.
  context: async ({ pages }, use) => {
    await use(pages.context);
    await pages.clear();
  },
  page: async ({ context: _, pages }, use, { tags }) => {
    await use(await pages.page(tags.includes(LOADS)));
    await pages.settle();
  },
  studio: async ({ page, pages }, use, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'railwright-studio-'));
    // In a tenth of the time that it takes without waiting.
    cpSync(join(ROOT, 'content'), folder, { recursive: true });
    // Another program may have taken the port since the last test.
    const server = await startServer({ folder, port: pages.port, apps: APPS }).catch(() =>
      startServer({ folder, port: 0, apps: APPS }),
    );
    if (server.port !== pages.port) await pages.move(server);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const studio = new Studio(page, folder, server, pages);
    await use(studio);
    // Before the server closes: a page that is still loading parts of itself would miss them.
    const isClean = info.status === info.expectedStatus && faults.length === 0;
    await pages.rest(isClean && studio.server === server);
    // The current server: a test may have started another.
    await studio.server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    expect(faults).toEqual([]);
  },
});

/** As `page.route`, but from the very next key on: the page hears of a first route a moment after Playwright has. */
export async function intercept(page: Page, ...asked: Parameters<Page['route']>): Promise<void> {
  await page.route(...asked);
  await page.evaluate(() => undefined);
}

export { expect };
