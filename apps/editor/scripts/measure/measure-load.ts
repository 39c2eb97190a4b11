// Opening files from the home page, and what a browser loads to show the first page and a map.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { add, type Measured } from './figures.ts';

const OPENINGS = 3;
const DRAWN = '[data-testid=canvas] path';

export async function measureLoad(page: Page, url: string, build: string, measured: Measured): Promise<void> {
  const map = 'trains%2Fmaps%2Ftokyo.yaml';
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < OPENINGS; i++) {
    add(measured, 'opening a map', [await open(page, url, map, DRAWN)]);
    add(measured, 'opening 500 cards', [
      await open(page, url, 'large%2Fcards%2Fall.yaml', '[data-card] svg'),
    ]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    add(measured, 'opening a map, at a quarter of the speed', [await open(page, url, map, DRAWN)]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    add(measured, 'first load of a map, at a quarter of the speed', [
      await slowly(page, `${url}edit/?file=${map}`, DRAWN),
    ]);
  }
  const first = await loaded(page, url, build, false);
  add(measured, 'first load, Brotli', [first.packed]);
  add(measured, 'first load as served', [first.served]);
  add(measured, 'first load with the checks after it, Brotli', [
    (await loaded(page, url, build, true)).packed,
  ]);
  add(measured, 'first load of a map, Brotli', [
    (await loaded(page, `${url}edit/?file=${map}`, build, false)).packed,
  ]);
}

/** From a click on the home page to the first picture. */
async function open(page: Page, url: string, file: string, shown: string): Promise<number> {
  await page.goto(url);
  const link = page.locator(`a[href*="${file}"]`).first();
  await link.waitFor();
  await page.waitForTimeout(2500);
  return link.evaluate(
    (element, selector) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const watcher = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          watcher.disconnect();
          // The frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        watcher.observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
    shown,
  );
}

/** From the address to the first picture, with nothing kept by the browser, on a processor slowed four times. */
async function slowly(page: Page, url: string, shown: string): Promise<number> {
  const fresh = await page.context().browser()?.newContext();
  if (!fresh) throw new Error('The browser is gone.');
  const blank = await fresh.newPage();
  const session = await fresh.newCDPSession(blank);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await blank.addInitScript((selector) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watcher.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(globalThis, { drawnAfter: performance.now() })),
      );
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, shown);
  await blank.goto(url);
  const drawn = await blank.waitForFunction(() => (globalThis as { drawnAfter?: number }).drawnAfter);
  const time = await drawn.jsonValue();
  await fresh.close();
  return time ?? 0;
}

/**
 * Kilobytes of the studio's own files until the page is at rest: as sent by its server, and as a static host sends them; with or without the
 * worker that checks the packs, which starts once the page is there.
 */
async function loaded(
  page: Page,
  url: string,
  build: string,
  checks: boolean,
): Promise<{ served: number; packed: number }> {
  const fresh = await page.context().browser()?.newContext();
  if (!fresh) throw new Error('The browser is gone.');
  const blank = await fresh.newPage();
  if (!checks) await blank.route('**/immutable/workers/**', (route) => route.abort());
  const sent = new Map<string, number>();
  blank.on('requestfinished', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== 'http:' || pathname.startsWith('/api/')) return;
    request.sizes().then(
      ({ responseBodySize }) => sent.set(pathname, responseBodySize),
      // The page was closed meanwhile.
      () => undefined,
    );
  });
  await blank.goto(url);
  await blank.locator('a.card svg, [data-testid=canvas]').first().waitFor();
  await blank.waitForTimeout(3000);
  await fresh.close();
  let packed = 0;
  for (const path of sent.keys()) {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    packed += brotliCompressSync(await readFile(join(build, file))).length;
  }
  const served = [...sent.values()].reduce((sum, size) => sum + size, 0);
  return { served: served / 1000, packed: packed / 1000 };
}
