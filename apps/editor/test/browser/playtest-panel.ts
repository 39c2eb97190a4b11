// Opens the playtest next to a file and plays games there.
import type { Locator } from '@playwright/test';
import { expect, type Studio } from './studio.ts';

/** `who` plays; a panel unless given. */
export async function openPanel(studio: Studio, path: string, who?: string): Promise<Locator> {
  await studio.go(`edit?file=${encodeURIComponent(path)}`);
  await studio.page.getByRole('tab', { name: 'Playtest' }).click();
  const panel = studio.page.getByTestId('playtest');
  await expect(panel.getByRole('button', { name: /^Playtest/ })).toBeVisible({ timeout: 60_000 });
  if (who !== undefined) await panel.getByLabel('Who plays').selectOption(who);
  return panel;
}

export async function run(panel: Locator, games: number): Promise<void> {
  await panel.getByLabel('Games', { exact: true }).fill(String(games));
  await panel
    .getByRole('button', { name: /^Playtest/ })
    .first()
    .click();
  await expect(panel.getByTestId('playtest-verdict')).toContainText(`${games} games played`, {
    timeout: 180_000,
  });
}
