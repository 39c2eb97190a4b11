// The pages of a worker. Loading the studio takes most of the time of a short test, so that one page serves one test after the other: in between
// it rests, and then opens the folder of the next, as it does when the server is started again with another folder.
import type { BrowserContext, Page, Request } from '@playwright/test';

/** The tag of a test that needs a page of its own: one that has not loaded the studio yet. */
export const LOADS = '@loads';

/** Settings that are read whenever a file is opened. A page that keeps others is not used again. */
const OF_FILES = /^railwright\.(studio|player|workbench|layers|cards|forms|beside)\b/;
/** How often to look whether the page still loads something, and for how long. */
const [STEP_MS, MOST_MS] = [20, 1000];
const LISTENERS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'];

/** In the page: the stream of changes last opened. */
interface Streaming {
  stream?: EventSource;
}

export class KeptPages {
  readonly context: BrowserContext;
  /** Of the servers, once there was one. */
  port = 0;
  /** A picture of the studio: while it is open, the process of its pages stays. */
  readonly #picture: Page;
  readonly #viewport: { width: number; height: number } | undefined;
  #kept: Page | undefined;
  readonly #loading = new Set<Request>();
  #isResting = false;
  /** Panels of small windows, and of files side by side, are as they were left. */
  #hadSides = false;

  constructor(context: BrowserContext, picture: Page, viewport?: { width: number; height: number }) {
    this.context = context;
    this.#picture = picture;
    this.#viewport = viewport;
    context.on('request', (request) => !isLasting(request) && this.#loading.add(request));
    const isThere = (request: Request): unknown => this.#loading.delete(request);
    context.on('requestfinished', isThere).on('requestfailed', isThere);
  }

  /** A page for the next test: with the studio, at rest, if there is one, unless the test loads it. */
  async page(loads: boolean): Promise<Page> {
    if (loads) {
      await this.#drop();
      return this.context.newPage();
    }
    if (this.#kept) return this.#kept;
    const page = await this.context.newPage();
    await page.addInitScript(() => {
      const Stream = class extends EventSource {
        constructor(address: string) {
          super(address);
          (globalThis as Streaming).stream = this;
        }
      };
      Object.assign(globalThis, { EventSource: Stream });
    });
    page.addInitScript = () =>
      Promise.reject(new Error('Tag the test with LOADS: its page is loaded already.'));
    page.on('domcontentloaded', () => (this.#isResting = false));
    page.on('framenavigated', (frame) => (this.#hadSides ||= frame.url().includes('beside=')));
    this.#hadSides = false;
    this.#kept = page;
    return page;
  }

  /** The server has another address. */
  async move(server: { readonly url: string; readonly port: number }): Promise<void> {
    if (this.#isResting) await this.#kept?.goto('about:blank');
    this.#isResting = false;
    await this.#picture.goto(`${server.url}favicon.svg`);
    this.port = server.port;
  }

  /** Opens the folder of the test, for which the page would wait a second. */
  async wake(): Promise<void> {
    const page = this.#kept;
    if (!page || !this.#isResting) return;
    this.#isResting = false;
    const opened = page.waitForRequest('**/api/texts');
    await page.evaluate(() =>
      (globalThis as Streaming).stream?.dispatchEvent(
        new MessageEvent('hello', { data: '{"start":"again"}' }),
      ),
    );
    await opened;
  }

  /** Leaves the test that is over. The page goes too if it is not as it was before. */
  async rest(isClean: boolean): Promise<void> {
    const page = this.#kept;
    if (!page) return;
    this.#isResting = isClean && (await this.#leave(page).catch(() => false));
    if (!this.#isResting) await this.#drop();
  }

  /** Drops the page unless it rests, after a test that had no folder of its own. */
  async settle(): Promise<void> {
    if (!this.#isResting) await this.#drop();
  }

  /** Closes the other pages; nothing stays stored or permitted. */
  async clear(): Promise<void> {
    for (const page of this.context.pages())
      if (page !== this.#picture && page !== this.#kept) await page.close();
    await this.context.clearPermissions();
    if (this.port === 0) return;
    const session = await this.context.newCDPSession(this.#picture);
    const { origin } = new URL(this.#picture.url());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
  }

  async #drop(): Promise<void> {
    const page = this.#kept;
    this.#kept = undefined;
    this.#isResting = false;
    await page?.close();
    this.#loading.clear();
  }

  /** False for a page that a user would have to load again to have it as it was. */
  async #leave(page: Page): Promise<boolean> {
    if (new URL(page.url()).port !== String(this.port) || !(await keepsNothing(page))) return false;
    if (page.viewportSize()?.width !== this.#viewport?.width || this.#hadSides) return false;
    // Other workers play.
    if (page.workers().some((worker) => !worker.url().includes('workspace-worker'))) return false;
    for (const type of LISTENERS) page.removeAllListeners(type);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/print/';
      document.body.firstElementChild?.append(link);
      link.click();
      link.remove();
    });
    await page.waitForURL('**/print/');
    for (let waited = 0; this.#loading.size > 0; waited += STEP_MS) {
      if (waited > MOST_MS) return false;
      await page.waitForTimeout(STEP_MS);
    }
    return page.evaluate(() => {
      for (const close of document.querySelectorAll<HTMLElement>('[data-close-button]')) close.click();
      (document.activeElement as HTMLElement | null)?.blur();
      const { stream } = globalThis as Streaming;
      stream?.close();
      return stream !== undefined && !document.querySelector('[role=dialog], [role=alertdialog]');
    });
  }
}

/** What nobody waits for, or not until it ends. */
const isLasting = (request: Request): boolean => /\/(api\/events|workers\/[^/]*)$/.test(request.url());

async function keepsNothing(page: Page): Promise<boolean> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.every((key) => OF_FILES.test(key));
}
