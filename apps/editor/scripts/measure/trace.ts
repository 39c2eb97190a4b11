// What the main thread of a page does meanwhile, from a trace of the browser, and the frames that it shows.
import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Time of the processor, without what other programs took. */
  readonly tdur?: number;
}

export interface Work {
  /** Milliseconds of the processor for each task of the main thread. */
  readonly tasks: readonly number[];
  /** Milliseconds between frames. */
  readonly frames: readonly number[];
}

/** Runs something that at least one event of the page comes of. */
export async function traced(page: Page, act: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  const frames = await framesDuring(page, act);
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  await session.detach();
  const main = events.find(({ name }) => name === 'EventDispatch');
  const tasks = events
    .filter(
      ({ pid, tid, name, dur }) =>
        pid === main?.pid && tid === main.tid && dur !== undefined && name.endsWith('RunTask'),
    )
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return { tasks, frames };
}

async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let isOn = true;
    Object.assign(globalThis, { endFrames: () => ((isOn = false), times) });
    const tick = (time: number): void => {
      times.push(time);
      if (isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  const times = await page.evaluate(() =>
    (globalThis as unknown as { endFrames: () => number[] }).endFrames(),
  );
  return times.slice(1).map((time, i) => time - (times[i] ?? 0));
}

export const summed = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The share of frames that come within 33 ms, in percent. */
export const inTime = (frames: readonly number[]): number =>
  (100 * frames.filter((time) => time <= 33.4).length) / frames.length;
