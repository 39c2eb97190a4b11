// Measures how soon the built studio answers clicks while a playtest plays in all cores, and while nothing runs: strokes on the map
// and changes of panel, by the browser's own event timing. `npm run measure:clicks -w apps/editor`, after a build.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startServer } from '@railwright/server';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/chromium.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CLICKS = 60;

interface Click {
  /** Milliseconds from the click to its handlers, in them, and to the next picture (in steps of 8). */
  readonly waited: number;
  readonly handled: number;
  readonly shown: number;
}

const summary = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, nine in ten ${at(0.9)} ms, most ${at(1)} ms (${values.length})`;
};

async function clicks(page: Page): Promise<Click[]> {
  await page.evaluate(() => {
    const seen: Click[] = [];
    Object.assign(globalThis, { seenClicks: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'pointerup' || entry.name === 'click')
          seen.push({
            waited: entry.processingStart - entry.startTime,
            handled: entry.processingEnd - entry.processingStart,
            shown: entry.duration,
          });
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  for (let i = 0; i < CLICKS; i++) {
    if (i % 3 === 2) await page.getByRole('tab', { name: i % 2 === 0 ? 'Facts' : 'Playtest' }).click();
    else await page.mouse.click(360 + ((i * 37) % 300), 260 + ((i * 53) % 300));
    await page.waitForTimeout(150);
  }
  await page.getByRole('tab', { name: 'Playtest' }).click();
  return page.evaluate(() => (globalThis as unknown as { seenClicks: Click[] }).seenClicks);
}

function tell(title: string, found: readonly Click[]): void {
  console.log(`${title}, at a load of ${(loadavg()[0] ?? 0).toFixed(0)}`);
  console.log(`  from the click to its handlers:     ${summary(found.map(({ waited }) => waited))}`);
  console.log(`  in its handlers:                    ${summary(found.map(({ handled }) => handled))}`);
  console.log(`  from the click to the next picture: ${summary(found.map(({ shown }) => shown))}`);
}

const folder = await mkdtemp(join(tmpdir(), 'railwright-clicks-'));
await cp(join(ROOT, 'content'), folder, { recursive: true });
const server = await startServer({
  folder,
  port: 0,
  apps: [{ path: '/', dir: join(ROOT, 'apps/editor/build') }],
});
const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 860 } });
  await page.goto(`${server.url}edit?file=trains%2Fmaps%2Ftokyo.yaml`);
  await page.getByRole('radio', { name: /^Field/ }).click();
  await page.getByRole('tab', { name: 'Playtest' }).click();
  const panel = page.getByTestId('playtest');
  await panel.getByLabel('Games', { exact: true }).fill('1000000');
  tell('Nothing runs', await clicks(page));
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await panel.getByTestId('playtest-progress').first().getByText(' a second').waitFor();
  tell('A playtest runs', await clicks(page));
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
