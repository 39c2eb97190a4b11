// What a browser downloads of the studio until a page can be used, and until its folder is checked, stays small.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILD, expect, test } from './studio.ts';

const PAGES = [
  // By Brotli, in bytes.
  {
    name: 'the home page',
    path: '',
    drawn: 'a.card svg',
    most: 165_000,
    checked: 'text=no problems',
    mostChecked: 430_000,
  },
  {
    name: 'a map',
    path: 'edit/?file=trains%2Fmaps%2Ftokyo.yaml',
    drawn: '[data-testid=canvas] path',
    most: 220_000,
    // Its folder is as shipped, so it needs no checks.
    checked: '[data-testid=no-problems].good',
    mostChecked: 255_000,
  },
];

async function compressed(files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const bytes = await readFile(join(BUILD, file, file.endsWith('/') ? 'index.html' : ''));
    return brotliCompressSync(bytes).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const { name, path, drawn, most, checked, mostChecked } of PAGES)
  test(`the first load of ${name} is under ${most / 1000} kB compressed`, async ({ studio, browser }) => {
    // Where nothing is kept yet.
    const context = await browser.newContext();
    const page = await context.newPage();
    const files = new Set<string>();
    context.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol === 'http:' && !pathname.startsWith('/api/')) files.add(pathname);
    });
    // By the clock of the page: on a busy machine its checks may have begun when it answers.
    await page.addInitScript((drawn) => {
      const mark: MutationCallback = (_, observer) => {
        if (!document.querySelector(drawn)) return;
        performance.mark('drawn');
        observer.disconnect();
      };
      new MutationObserver(mark).observe(document, { childList: true, subtree: true });
    }, drawn);
    await page.goto(studio.server.url + path);
    await page.locator(drawn).first().waitFor({ state: 'attached' });
    const before = await page.evaluate(() => {
      const drawnAt = performance.getEntriesByName('drawn')[0]?.startTime ?? 0;
      const loaded = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < drawnAt);
      return [location.href, ...loaded.map(({ name }) => name)];
    });
    const paths = new Set(before.map((url) => new URL(url).pathname));
    const first = await compressed([...paths].filter((file) => files.has(file)));
    expect(first).toBeGreaterThan(50_000);
    expect(first).toBeLessThan(most);
    // Where its folder has been checked.
    await expect(page.locator(checked).first()).toBeVisible({ timeout: 120_000 });
    const all = await compressed([...files]);
    expect(all).toBeGreaterThan(first);
    expect(all).toBeLessThan(mostChecked);
    await context.close();
  });
