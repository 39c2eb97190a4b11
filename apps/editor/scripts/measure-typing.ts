// Measures what a key costs in the text of a card, in a pack of 1,000 files: the time of the processor for the page and for the worker that
// checks, and how long the finding takes. `npm run measure:typing -w apps/editor`, after a build; on Linux, where threads can be told apart.
import { readdirSync, readFileSync } from 'node:fs';
import { percentile, withStudio } from './built-studio.ts';

const FILES = 1000;
const KEYS = 20;
/** Milliseconds between keys: a pause after each, and steady typing. */
const GAPS = [600, 100];
/** Names of the threads in Chromium. */
const THREADS = { page: /^(chrom|Chrome|CrRendererMain)/, worker: /^DedicatedWorker/ } as const;

/** Of 20 files, one is a map, one a setup that sells the 18 cards of the others. */
function largePack(map: string): Record<string, string> {
  const files: Record<string, string> = {
    'large/pack.yaml':
      'format: 1\nid: large\ngame: trains\ntitle: Large\nversion: 1.0.0\ndescription: Many files.\nextends: [trains]\n',
  };
  for (let i = 0; i < FILES; i += 20) {
    const cards = Array.from({ length: 18 }, (_, k) => `c${i + k + 2}`);
    files[`large/maps/m${i}.yaml`] = map.replace(/^id: .*/m, `id: m${i}`);
    files[`large/setups/s${i}.yaml`] =
      `format: 1\nid: s${i}\ntitle: Setup ${i}\nrules: okazu-2012\nmap: m${i}\nmarket:\n  kinds: 18\n  cards: [${cards.join(', ')}]\n`;
    for (const [k, id] of cards.entries())
      files[`large/cards/${id}.yaml`] =
        `format: 1\ncards:\n  - id: ${id}\n    name: Card ${id}\n    categories: [train]\n    cost: ${2 + (k % 6)}\n    value: 1\n    effect:\n      - draw: 1\n`;
  }
  return files;
}

/** Milliseconds of the processor so far in the threads of all pages. */
function spent(name: RegExp): number {
  let sum = 0;
  for (const id of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      for (const thread of readdirSync(`/proc/${id}/task`)) {
        const task = `/proc/${id}/task/${thread}`;
        if (!name.test(readFileSync(`${task}/comm`, 'utf8'))) continue;
        sum += Number(readFileSync(`${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
      }
    } catch {
      // A process or thread that has just ended.
    }
  }
  return sum;
}

const map = readFileSync(`${import.meta.dirname}/../../../content/trains/maps/tokyo.yaml`, 'utf8');
await withStudio(largePack(map), async (page, url) => {
  await page.goto(`${url}/edit?file=large%2Fcards%2Fc502.yaml`);
  await page.getByText('No problems in this file.').waitFor();
  await page.keyboard.press('Control+Shift+E');
  await page.locator('.cm-line', { hasText: 'cost' }).click();
  await page.keyboard.press('End');
  for (const gap of GAPS) {
    const before = { page: spent(THREADS.page), worker: spent(THREADS.worker) };
    for (let i = 0; i < KEYS; i++) {
      await page.keyboard.press(i % 2 === 0 ? '1' : 'Backspace');
      await page.waitForTimeout(gap);
    }
    await page.waitForTimeout(1000);
    const each = (thread: keyof typeof THREADS): string =>
      ((spent(THREADS[thread]) - before[thread]) / KEYS).toFixed(1);
    console.log(`a key each ${gap} ms: page ${each('page')} ms, worker ${each('worker')} ms`);
  }
  const waits: number[] = [];
  const mark = page.locator('.cm-lint-marker-error');
  for (let i = 0; i < 10; i++) {
    const start = performance.now();
    await page.keyboard.press('x');
    await mark.waitFor();
    waits.push(performance.now() - start);
    await page.keyboard.press('Backspace');
    await mark.waitFor({ state: 'detached' });
  }
  console.log(`from key to finding: median ${percentile(waits, 0.5)} ms, most ${percentile(waits, 1)} ms`);
});
