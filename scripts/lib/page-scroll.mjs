// For the browser tests of both apps: whether the page itself can scroll, which would take bars and panels away and leave it blank.
/// <reference lib="dom" />
/* global document, getComputedStyle, innerHeight */

/** Far beyond the end of anything. */
const FAR = 100_000;

/**
 * Turns the wheel over the middle of every part that scrolls, to its end and beyond, then scrolls the page by script, as focus and anchors
 * do. Returns by how many pixels the page moved, sideways or down.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>}
 */
export async function pageScroll(page) {
  const middles = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((part) => {
      const { overflowY } = getComputedStyle(part);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      if (!scrolls || part.scrollHeight <= part.clientHeight) return [];
      const { x, y, width, height } = part.getBoundingClientRect();
      return [{ x: x + width / 2, y: y + Math.min(height, innerHeight - y) / 2 }];
    }),
  );
  for (const { x, y } of [...middles, { x: 20, y: 20 }]) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, FAR);
    await page.mouse.wheel(FAR, FAR);
  }
  return page.evaluate((far) => {
    const root = document.querySelector('.page-root');
    const moved = [document.scrollingElement, document.body, root].map((part) => {
      part?.scrollTo(far, far);
      return [part?.scrollLeft ?? 0, part?.scrollTop ?? 0];
    });
    const whole = root?.querySelector('[data-whole], .workspace');
    // Only pages without fixed parts are longer than the window, and only downwards.
    return Math.max(...moved.flat().slice(0, whole ? undefined : -1));
  }, FAR);
}
