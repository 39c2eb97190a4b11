// A set of 500 cards: scrolling its faces and its table, and keys in its filter, in its text and in "Find anything".
import type { Page } from '@playwright/test';
import { add, type Figure, type Measured } from './figures.ts';
import { inTime, summed, traced } from './trace.ts';

const NOTCHES = 40;
const WORDS = ['line 49', 'ligne 3', 'discard'];

export async function measureCards(page: Page, url: string, measured: Measured): Promise<void> {
  await page.goto(`${url}edit?file=large%2Fcards%2Fall.yaml`);
  const gallery = page.getByTestId('gallery');
  await gallery.waitFor();
  await page.waitForTimeout(4000);
  for (const view of ['faces', 'table'] as const) {
    await page.getByRole('button', { name: view === 'faces' ? 'Faces' : 'Table', exact: true }).click();
    // All of them, however many are shown at first.
    const more = page.getByRole('button', { name: /^Show \d+ more/ });
    while (await more.isVisible()) await more.click();
    await page.waitForTimeout(1500);
    await gallery.hover();
    const work = await traced(page, async () => {
      for (let i = 0; i < NOTCHES; i++) {
        await page.mouse.wheel(0, 250);
        await page.waitForTimeout(30);
      }
    });
    add(measured, `frame of the scrolled ${view}`, [summed(work.tasks) / work.frames.length]);
    add(measured, `frames in 33 ms, ${view}`, [inTime(work.frames)]);
  }

  await page.getByRole('button', { name: 'Faces', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search names and texts' }).focus();
  await keys(page, 'key in the filter of cards', measured);
  await page.getByRole('button', { name: 'Faces', exact: true }).focus();
  await page.keyboard.press('Control+k');
  await page.locator('.palette input').waitFor();
  await keys(page, 'key in Find anything', measured);
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.setItem('railwright.cards', JSON.stringify({ showText: true })));
  await page.reload();
  await page
    .locator('.cm-line')
    .nth(8)
    .click({ position: { x: 60, y: 6 } });
  await page.waitForTimeout(3000);
  await page.keyboard.press('End');
  for (let i = 0; i < 10; i++)
    await key(page, i % 2 === 0 ? ' ' : 'Backspace', 'key in the text of 500 cards', measured);
}

async function keys(page: Page, figure: Figure, measured: Measured): Promise<void> {
  for (const words of WORDS) {
    for (const letter of words) await key(page, letter, figure, measured);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(500);
  }
}

/** All that the main thread does for a key, whether before or after the next frame. */
async function key(page: Page, letter: string, figure: Figure, measured: Measured): Promise<void> {
  const { tasks } = await traced(page, async () => {
    await page.keyboard.press(letter);
    await page.waitForTimeout(250);
  });
  add(measured, figure, [summed(tasks)]);
}
