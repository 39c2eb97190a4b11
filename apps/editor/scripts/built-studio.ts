// Shared by measurements: the built studio in a Chromium, over a copy of the shipped content, and figures in words.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startServer } from '@railwright/server';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/chromium.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** `files` are added to the content, by path; `build` is the folder of the studio's pages. */
export async function withStudio(
  files: Readonly<Record<string, string>>,
  measure: (page: Page, url: string) => Promise<void>,
  build = join(ROOT, 'apps/editor/build'),
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'railwright-measure-'));
  await cp(join(ROOT, 'content'), folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const server = await startServer({
    folder,
    port: 0,
    apps: [{ path: '/', dir: build }],
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await measure(await browser.newPage({ viewport: { width: 1360, height: 860 } }), server.url);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The value that a share of them do not exceed, with one decimal. */
export function percentile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
