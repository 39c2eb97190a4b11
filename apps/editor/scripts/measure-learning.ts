// Measures what learning and playing cost in Chromium against Node, the same bundle run in each in turn, and whether both learn the same player.
// `npm run measure:learning -w apps/editor`, on a quiet machine.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { build } from 'vite';
import type { GameDefinition } from '@railwright/engine';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/chromium.mjs';

/** The measurements of `in-a-page.ts`. */
type Speeds = Readonly<Record<'played' | 'learned' | 'looks' | 'first' | 'later' | 'learnedSum', number>>;

interface Bundle {
  measure(definition: GameDefinition, seats: number, player: Uint8Array, rounds: number): Speeds;
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
const { values } = parseArgs({
  options: {
    setup: { type: 'string', default: 'trains/tokyo-beginners' },
    players: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '5' },
  },
});
const seats = Number(values.players);
const rounds = Number(values.rounds);

const content = await loadContent(folderSource(join(ROOT, 'content')), { skip: ['tests'] });
const resolved = resolveSetup(content, values.setup);
if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
const { definition } = resolved.setup;
const player = [...(await readFile(join(ROOT, 'content/trains/players/any-market.player')))];

const folder = await mkdtemp(join(tmpdir(), 'railwright-measure-'));
const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
try {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      lib: { entry: join(ROOT, 'packages/playtest/bench/in-a-page.ts'), formats: ['es'], fileName: 'bundle' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const file = join(folder, 'bundle.js');
  const code = await readFile(file, 'utf8');
  const inNode: Speeds[] = [];
  const inPage: Speeds[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    // Each time a module of its own, so that its first choice is the first.
    const bundle = (await import(`${pathToFileURL(file).href}?${run}`)) as Bundle;
    inNode.push(bundle.measure(definition, seats, Uint8Array.from(player), rounds));
    inPage.push(await measureInPage(code));
  }
  report(inNode, inPage);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function measureInPage(code: string): Promise<Speeds> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ([text, game, players, file, times]) => {
        const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
        const bundle = (await import(url)) as Bundle;
        return bundle.measure(game, players, Uint8Array.from(file), times);
      },
      [code, definition, seats, player, rounds] as const,
    );
  } finally {
    await page.close();
  }
}

function report(inNode: readonly Speeds[], inPage: readonly Speeds[]): void {
  const median = (all: readonly Speeds[], figure: keyof Speeds): number =>
    all.map((one) => one[figure]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
  console.log(`${values.setup}, ${seats} players: medians of ${inNode.length} runs in Node and in Chromium`);
  for (const [words, figure] of [
    ['self-play, decisions per second', 'played'],
    ['learning, decisions per second', 'learned'],
    ['forward passes per second', 'looks'],
  ] as const) {
    const [node, page] = [median(inNode, figure), median(inPage, figure)];
    console.log(
      `${words}: ${whole(node)} and ${whole(page)}, Chromium at ${(page / node).toFixed(2)} of Node's speed`,
    );
  }
  for (const [words, figure] of [
    ['from file to first choice, in ms', 'first'],
    ['each later choice, in ms', 'later'],
  ] as const)
    console.log(`${words}: ${median(inNode, figure).toFixed(2)} and ${median(inPage, figure).toFixed(2)}`);
  const sums = new Set([...inNode, ...inPage].map(({ learnedSum }) => learnedSum));
  console.log(
    sums.size === 1
      ? 'Both learned the same player.'
      : `They learned different players: ${[...sums].join(', ')}.`,
  );
}

function whole(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en');
}
