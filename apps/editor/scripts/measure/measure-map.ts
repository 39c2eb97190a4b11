// Gestures on a map of 2,000 cells: the work of the main thread for each, and the frames meanwhile.
import type { Page } from '@playwright/test';
import { add, type Measured } from './figures.ts';
import { inTime, summed, traced, type Work } from './trace.ts';

const NOTCHES = 40;
const MOVES = 60;
const STROKES = 8;

export async function measureMap(page: Page, url: string, measured: Measured): Promise<void> {
  await page.goto(`${url}edit?file=large%2Fmaps%2Flarge.yaml`);
  await page.getByTestId('canvas').waitFor();
  await page.waitForTimeout(4000);

  const zooming = await traced(page, () => zoom(page));
  add(measured, 'notch of the wheel', [summed(zooming.tasks) / NOTCHES]);
  add(measured, 'frames in 33 ms, zooming', [inTime(zooming.frames)]);

  await page.keyboard.press('h');
  const panning = await traced(page, () => drag(page, 430));
  add(measured, 'move while panning', [summed(panning.tasks) / MOVES]);
  add(measured, 'frames in 33 ms, panning', [inTime(panning.frames)]);

  await page.keyboard.press('b');
  await page.getByRole('radio', { name: /^River/ }).click();
  await page.getByRole('radio', { name: '7 cells', exact: true }).click();
  const painting = await traced(page, () => drag(page, 430));
  add(measured, 'move of the brush', [summed(painting.tasks) / MOVES]);
  add(measured, 'frames in 33 ms, painting', [inTime(painting.frames)]);

  // The largest task of each: what is left comes when the page is idle.
  for (let i = 0; i < STROKES; i++) {
    await page.getByRole('radio', { name: i % 2 === 0 ? /^Field/ : /^River/ }).click();
    await page.mouse.move(400 + i * 50, 430);
    await page.mouse.down();
    await page.mouse.move(500 + i * 50, 400, { steps: 8 });
    await page.waitForTimeout(200);
    add(measured, 'end of a stroke', [
      largest(await traced(page, () => rested(page, () => page.mouse.up()))),
    ]);
  }
  for (let i = 0; i < STROKES; i++)
    add(measured, 'undo', [
      largest(await traced(page, () => rested(page, () => page.keyboard.press('Control+z')))),
    ]);
}

const largest = ({ tasks }: Work): number => Math.max(...tasks);

async function rested(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await page.waitForTimeout(700);
}

async function drag(page: Page, y: number): Promise<void> {
  await page.mouse.move(330, y);
  await page.mouse.down();
  for (let i = 1; i <= MOVES; i++) {
    await page.mouse.move(330 + (560 * i) / MOVES, y + Math.sin(i / 4) * 40);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
  await page.waitForTimeout(700);
}

/** Notches in and out again, as a person looking for a place turns the wheel, and a rest. */
async function zoom(page: Page): Promise<void> {
  await page.mouse.move(600, 430);
  for (let i = 0; i < NOTCHES; i++) {
    await page.mouse.wheel(0, i % 20 < 10 ? -100 : 100);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(700);
}
