// A player learns while you work: it plays in playtests, is outdated after a change and continues learning from there, and plays in the player too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { expect, PLAYER, test } from './studio.ts';

const MAP = 'trains/maps/tokyo.yaml';
// Games take their time on a busy machine.
test.describe.configure({ timeout: 600_000 });

test('a player learns while you work, plays here and in the player, is outdated after a change, and continues learning', async ({
  studio,
  page,
}) => {
  expect(existsSync(join(PLAYER, 'index.html'))).toBe(true);
  await studio.go(`edit?file=${encodeURIComponent(MAP)}`);
  await page.getByRole('tab', { name: 'Playtest' }).click();
  const panel = page.getByTestId('playtest');
  await panel.getByLabel('Seats').selectOption('2', { timeout: 60_000 });
  await panel.getByLabel('Who plays').selectOption('learned');
  await panel.getByLabel('Games', { exact: true }).fill('4');
  await panel.getByRole('button', { name: 'Playtest', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('No player has learned this setup');

  const section = panel.getByRole('region', { name: 'Learned player' });
  await section.getByRole('button', { name: 'Learn a player' }).click();
  await expect(section.getByTestId('learning-progress')).toContainText(/^[\d,]+ of 10,000 games/, {
    timeout: 120_000,
  });
  // The page stays responsive.
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('tab', { name: 'Playtest' }).click();
  await expectAccessible(page, 'while a player learns', '[data-testid=playtest]');
  await section.getByRole('button', { name: 'Stop learning' }).click();
  const learned = section.getByTestId('learned');
  await expect(learned).toContainText(/It has learned from [\d,]+ games/);

  await panel.getByRole('button', { name: 'Playtest', exact: true }).click();
  await expect(panel.getByTestId('playtest-verdict')).toContainText('4 games played', { timeout: 180_000 });
  await expect(panel.locator('code').filter({ hasText: 'railwright simulate' })).toContainText(
    '--bots trains-tokyo-beginners-2.player',
  );

  const before = (await learned.textContent()) ?? '';
  const player = await page.context().newPage();
  await player.goto(`${studio.server.url}play/?bundle=bundles/trains.tokyo-beginners.json`);
  await player.getByLabel('Who plays seat 2').selectOption('learned:casual');
  await expect(player.getByTestId('learned-known')).toContainText(/[\d,]+ games/.exec(before)?.[0] ?? 'none');
  await player.close();

  await studio.paintWith('Mountain');
  for (const label of ['D4', 'D5', 'E6', 'C4']) await studio.click(label);
  await expect(section).toContainText('It learned an earlier version of this setup');
  await expect(learned).toHaveText(before);
  await expectAccessible(page, 'with a player of the setup before', '[data-testid=playtest]');
  await section.getByRole('button', { name: 'Learn the change' }).click();
  await expect(section.getByTestId('learning-progress')).toContainText(/^[\d,]+ of 10,000 games/, {
    timeout: 120_000,
  });
  await section.getByRole('button', { name: 'Stop learning' }).click();
  await expect(learned).toContainText(/It has learned from [\d,]+ games/);
  await expect(section).not.toContainText('It learned an earlier version of this setup');
});
