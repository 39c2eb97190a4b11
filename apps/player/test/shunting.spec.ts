// A game that the player does not know: its module comes from its folder in test/shunting, through the registry of games alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createBuilder, preview, type PreviewServer } from 'vite';
import { buildBundle } from '../../../test/shunting/command.ts';
import { expectNoBarriers } from './axe.ts';

const FOLDER = join(import.meta.dirname, '../../../test/shunting/player');
let pages: string;
let server: PreviewServer;

test.beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'shunting-'));
  process.env['SHUNTING_PAGES'] = pages;
  const builder = await createBuilder({ configFile: join(FOLDER, 'vite.config.ts'), logLevel: 'error' });
  await builder.buildApp();
  server = await preview({
    configFile: false,
    build: { outDir: pages },
    preview: { port: 0, host: '127.0.0.1' },
  });
});

test.afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

test('plays a game of another folder to its end against a bot', async ({ page }) => {
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.addInitScript(() =>
    localStorage.setItem('railwright.player.settings', JSON.stringify({ speed: 'at-once' })),
  );
  await page.route(
    ({ pathname }) => pathname === '/shunting.json',
    (route) => route.fulfill({ json: buildBundle() }),
  );
  await page.goto(`${address}?bundle=shunting.json`);
  await expect(page.getByText('Shunting · 2 to 4 players')).toBeVisible();
  await page.getByLabel('Name of player 1').press('Enter');
  await expect(page.getByTestId('row')).toHaveText(/^(\d · ){8}\d$/);
  await expectNoBarriers(page);
  const end = page.getByTestId('end');
  const take = page.locator('[data-choice="first"]');
  for (let wagons = 0; wagons < 5; wagons++) {
    await take.or(end).first().waitFor();
    await take.click();
  }
  await expect(end).toContainText('No wagon is left.');
  await expect(end.getByRole('columnheader', { name: 'Loads' })).toBeVisible();
  await expect(end.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('button', { name: 'Look back at the game' }).click();
  await expect(page.getByText('Choice 0 of 9')).toBeVisible();
  // The other games of the registry are still there.
  await page.goto(`${address}?bundle=bundles/freight-train.standard.json`);
  await expect(page.getByText(/^Freight Train · /)).toBeVisible();
});
