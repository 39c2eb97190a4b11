// The page of a worker, with the player loaded, which serves one test after the other: in between it shows the first page, and nothing stays
// stored. A test that needs a page that has loaded nothing yet, such as for `addInitScript`, has the tag `LOADS`: its page is in the same
// process, which has compiled the scripts.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

export { expect };

/** The tag of a test that needs a page of its own. */
export const LOADS = '@loads';
/** The tag of a test about what is loaded: what other pages have loaded is not at hand. */
export const APART = '@apart';

const KEY = 'railwright.player.settings';
/** Bots wait for nobody to read what they did. */
const SETTINGS = JSON.stringify({ speed: 'at-once', theme: 'system', language: 'en' });
const LISTENERS = ['console', 'dialog', 'download', 'pageerror', 'request', 'response', 'websocket'];

let context: BrowserContext | undefined;
let kept: Page | undefined;

/** Opens an address as a link within the page does: nothing is loaded again. */
export async function go(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(address));
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Call it before the page is opened. */
export async function playQuickly(page: Page): Promise<void> {
  await page.addInitScript(([key, text]) => (localStorage[key] ??= text), [KEY, SETTINGS] as const);
}

async function newKept(of: BrowserContext): Promise<Page> {
  const page = await newPage(of);
  page.addInitScript = () =>
    Promise.reject(new Error('Tag the test with LOADS: its page is loaded already.'));
  return page;
}

async function newPage(of: BrowserContext): Promise<Page> {
  const page = await of.newPage();
  await playQuickly(page);
  return page;
}

/** Leaves the test that is over. False for a page that a user would have to load again to have it as it was. */
async function rest(
  page: Page,
  site: string,
  size: { width: number; height: number } | null,
): Promise<boolean> {
  if (!page.url().startsWith(site)) return false;
  for (const type of LISTENERS) page.removeAllListeners(type);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const now = page.viewportSize();
  if (size && (now?.width !== size.width || now.height !== size.height)) await page.setViewportSize(size);
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null });
  await go(page, './');
  await page.locator('.setups li').first().waitFor({ timeout: 5000 });
  return page.evaluate(
    async ([key, text]) => {
      const isSame = localStorage.getItem(key) === text;
      localStorage.clear();
      localStorage.setItem(key, text);
      (document.activeElement as HTMLElement | null)?.blur();
      const isOpen = document.querySelector('[role=dialog], [role=alertdialog], [role=alert]') !== null;
      return isSame && !isOpen && (await indexedDB.databases()).length === 0;
    },
    [KEY, SETTINGS] as const,
  );
}

/** All that pages of this site have stored. */
async function forget(page: Page, site: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes: 'all' });
  await kept?.evaluate(([key, text]) => (localStorage[key] = text), [KEY, SETTINGS] as const);
}

export const test = base.extend({
  context: async ({ browser }, use, { tags }) => {
    if (tags.includes(APART)) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    if (context?.browser() !== browser) [context, kept] = [await browser.newContext(), undefined];
    await use(context);
    await context.clearPermissions();
  },
  page: async ({ context, baseURL, viewport }, use, info) => {
    if (info.tags.includes(APART)) return use(await newPage(context));
    const site = baseURL ?? '';
    const loads = info.tags.includes(LOADS);
    const page = loads ? await newPage(context) : (kept ??= await newKept(context));
    await use(page);
    const isClean = !loads && info.status === info.expectedStatus;
    if (!(isClean && (await rest(page, site, viewport).catch(() => false)))) {
      if (page === kept) kept = undefined;
      await forget(page, site);
    }
    for (const one of context.pages()) if (one !== kept) await one.close();
  },
});
