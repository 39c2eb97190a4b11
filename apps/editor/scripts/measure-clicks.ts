// Measures how soon the built studio answers clicks while a playtest plays in all cores, and while nothing runs: strokes on the map
// and changes of panel, by the browser's own event timing. `npm run measure:clicks -w apps/editor`, after a build.
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { percentile, withStudio } from './built-studio.ts';

const CLICKS = 60;

interface Click {
  /** Milliseconds from the click to its handlers, in them, and to the next picture (in steps of 8). */
  readonly waited: number;
  readonly handled: number;
  readonly shown: number;
}

const summary = (values: readonly number[]): string =>
  `median ${percentile(values, 0.5)} ms, nine in ten ${percentile(values, 0.9)} ms, most ${percentile(values, 1)} ms (${values.length})`;

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

await withStudio({}, async (page, url) => {
  await page.goto(`${url}edit?file=trains%2Fmaps%2Ftokyo.yaml`);
  await page.getByRole('radio', { name: /^Field/ }).click();
  await page.getByRole('tab', { name: 'Playtest' }).click();
  const panel = page.getByTestId('playtest');
  await panel.getByLabel('Who plays').selectOption('heuristic');
  await panel.getByLabel('Games', { exact: true }).fill('1000000');
  tell('Nothing runs', await clicks(page));
  await panel.getByRole('button', { name: 'Playtest', exact: true }).click();
  await panel.getByTestId('playtest-progress').first().getByText(' per second').waitFor();
  tell('A playtest runs', await clicks(page));
});
