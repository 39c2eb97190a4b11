// Measures the built studio in a real Chromium: painting, panning and zooming a map of 2,000 cells, and opening a shipped map. Times are
// of the page's main thread, from a trace of the browser. `npm run measure -w apps/editor`, after a build.
import type { Page } from '@playwright/test';
import { percentile, withStudio } from './built-studio.ts';
import { largeMap } from './large-map.ts';

const ROUNDS = 5;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly dur?: number;
  /** Time of the processor, without what other programs took. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const summary = (values: readonly number[]): string =>
  `least ${percentile(values, 0)} ms, median ${percentile(values, 0.5)} ms, 95% ${percentile(values, 0.95)} ms, most ${percentile(values, 1)} ms (${values.length})`;

/** Events in the browser meanwhile. */
async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await act();
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  return events;
}

const handlers = (events: readonly TraceEvent[], type: string): number[] =>
  events
    .filter((e) => e.name === 'EventDispatch' && e.args?.data?.type === type)
    .map((e) => (e.tdur ?? e.dur ?? 0) / 1000);

const tasks = (events: readonly TraceEvent[]): number[] => {
  const main = events.find((e) => e.name === 'EventDispatch')?.tid;
  return events
    .filter((e) => e.tid === main && e.name.endsWith('RunTask') && e.dur !== undefined)
    .map((e) => (e.tdur ?? e.dur ?? 0) / 1000);
};

const summed = (values: readonly number[]): string =>
  values.reduce((sum, value) => sum + value, 0).toFixed(0);

/** Counts frames while something is done. */
async function frames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times });
    const tick = (time: number): void => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  const times = await page.evaluate(() => [
    ...(globalThis as unknown as { frameTimes: number[] }).frameTimes,
  ]);
  return times.slice(1).map((time, i) => time - (times[i] ?? 0));
}

async function drag(page: Page, steps: number, y: number): Promise<void> {
  await page.mouse.move(330, y);
  await page.mouse.down();
  for (let i = 1; i <= steps; i++) {
    await page.mouse.move(330 + (560 * i) / steps, y + Math.sin(i / 4) * 40);
    await page.waitForTimeout(4);
  }
  await page.mouse.up();
  await page.waitForTimeout(700);
}

/** Notches of the wheel in and out again, as a person looking for a place turns it, and a rest. */
async function zoom(page: Page, notches: number): Promise<void> {
  await page.mouse.move(600, 430);
  for (let i = 0; i < notches; i++) {
    await page.mouse.wheel(0, i % 20 < 10 ? -100 : 100);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(700);
}

await withStudio({ 'trains/maps/large.yaml': largeMap() }, async (page, url) => {
  await page.goto(`${url}edit?file=trains%2Fmaps%2Flarge.yaml`);
  await page.getByTestId('canvas').waitFor();
  await page.waitForTimeout(4000);
  await page.getByRole('radio', { name: /^River/ }).click();
  await page.getByRole('radio', { name: '7 cells', exact: true }).click();

  const ends: number[] = [];
  const moves: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const events = await traced(page, () => drag(page, 60, 250 + round * 60));
    ends.push(...handlers(events, 'pointerup'));
    moves.push(...handlers(events, 'pointermove'));
    work.push(...tasks(events));
  }
  const undo = await page.getByRole('button', { name: /^Undo/ }).getAttribute('aria-label');
  console.log(`2,000 cells, strokes with the brush of 7 cells (last step: ${undo})`);
  console.log(`  end of a stroke, handler:  ${summary(ends)}`);
  console.log(`  painting move, handler:    ${summary(moves)}`);
  console.log(
    `  longest tasks:             ${[...work]
      .sort((a, b) => b - a)
      .slice(0, 8)
      .map((t) => t.toFixed(1))
      .join(' ')} ms`,
  );
  console.log(`  frames while painting:     ${summary(await frames(page, () => drag(page, 120, 400)))}`);

  await page.keyboard.press('h');
  const panning = await traced(page, async () => {
    console.log(`  frames while panning:      ${summary(await frames(page, () => drag(page, 120, 400)))}`);
  });
  console.log(`  panning, handler:          ${summary(handlers(panning, 'pointermove'))}`);

  const zooming = await traced(page, async () => {
    const times = await frames(page, () => zoom(page, 60));
    const within = times.filter((time) => time <= 33.4).length;
    console.log(`  frames while zooming:      ${summary(times)}`);
    console.log(`  of them within 33 ms:      ${((100 * within) / times.length).toFixed(1)}%`);
  });
  console.log(`  notch of the wheel:        ${summary(handlers(zooming, 'wheel'))}`);
  console.log(`  all tasks while zooming:   ${summed(tasks(zooming))} ms for 60 notches`);

  const openings: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(url);
    await page.getByRole('link', { name: /Tokyo/ }).first().waitFor();
    await page.waitForTimeout(2000);
    openings.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const link = document.querySelector<HTMLElement>('a.card[href*="tokyo.yaml"]');
            const start = performance.now();
            const watcher = new MutationObserver(() => {
              if (!document.querySelector('[data-testid=canvas] path')) return;
              watcher.disconnect();
              // The frame that shows it.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            });
            watcher.observe(document.body, { childList: true, subtree: true });
            link?.click();
          }),
      ),
    );
  }
  console.log(`Opening Tokyo from the home page, click to drawn: ${summary(openings)}`);
});
