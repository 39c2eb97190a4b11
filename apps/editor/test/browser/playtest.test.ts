// Playtests in the studio: the numbers of the command line, marked as outdated when the content changes, with games to watch.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from './accessible.ts';
import { openPanel, run } from './playtest-panel.ts';
import { expect, test } from './studio.ts';
import type { Studio } from './studio.ts';

const MAP = 'trains/maps/tokyo.yaml';
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
// Games take their time on a busy machine.
test.describe.configure({ timeout: 600_000 });

interface Result {
  readonly games: number;
  readonly winsBySeat: readonly { readonly wins: { readonly share: number } }[];
  readonly length: {
    readonly rounds: {
      readonly median: number;
      readonly mean: number;
      readonly least: { readonly game: number };
    };
  };
  readonly ends: readonly { readonly reason: string; readonly games: { readonly share: number } }[];
  readonly board: { readonly dead: readonly string[] };
}

/** The output of the command shown next to the figures, for the folder of the test. */
async function simulate(studio: Studio, command: string): Promise<Result> {
  const [, ...words] = command.trim().split(' ');
  const program = join(ROOT, 'apps', 'cli', 'bin', 'run.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, ...words, '--json', '--content', studio.folder],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(stdout) as Result;
}

test('a playtest shows the numbers of the command line, is outdated after a change, and opens its games', async ({
  studio,
  page,
}) => {
  const panel = await openPanel(studio, MAP, 'heuristic');
  await panel.getByLabel('Seats').selectOption('2');
  await run(panel, 60);

  const command = await panel.locator('code').filter({ hasText: 'railwright simulate' }).innerText();
  const result = await simulate(studio, command);
  expect(result.games).toBe(60);
  for (const [seat, { wins }] of result.winsBySeat.entries())
    await expect(panel.getByTestId(`wins-of-seat-${seat}`)).toHaveText(`${(wins.share * 100).toFixed(1)}%`);
  const { rounds } = result.length;
  await expect(panel.getByTestId('rounds')).toContainText(
    `Median ${rounds.median} rounds, mean ${rounds.mean.toFixed(2)}`,
  );
  const ends = panel.getByRole('region', { name: 'How games end' });
  for (const { reason, games } of result.ends)
    await expect(ends.getByRole('listitem').filter({ hasText: reason })).toContainText(
      `${(games.share * 100).toFixed(1)}%`,
    );
  await panel.getByText('Never used', { exact: true }).click();
  await expect(panel.getByRole('region', { name: 'Use of the map' })).toContainText(
    result.board.dead.length === 0 ? 'cells are used.' : `cells: ${result.board.dead.join(', ')}`,
  );

  const [game] = await Promise.all([
    page.context().waitForEvent('page'),
    panel.getByRole('button', { name: /the longest$/ }).click(),
  ]);
  await expect(game.getByText('The game is over')).toBeVisible({ timeout: 60_000 });
  await game.close();

  const finding = panel.getByRole('region', { name: 'In words' }).getByRole('listitem').filter({
    hasText: 'Half of the games last at most',
  });
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    finding.getByRole('button', { name: `Watch game ${rounds.least.game}, shortest`, exact: true }).click(),
  ]);
  await expect(shown.getByText('The game is over')).toBeVisible({ timeout: 60_000 });
  await shown.close();

  await expect(panel.getByTestId('stale')).toBeHidden();
  await studio.paintWith('Field');
  await studio.click('E1');
  await expect(panel.getByTestId('stale')).toContainText('Since then you changed the map.');
  await page.keyboard.press('Control+z');
  await expect(panel.getByTestId('stale')).toBeHidden();
});

test('a change is compared with the saved version on the same seeds', async ({ studio }) => {
  const panel = await openPanel(studio, MAP, 'heuristic');
  await panel.getByLabel('Seats').selectOption('2');
  await panel.getByLabel('Games', { exact: true }).fill('10');
  const compare = panel.getByRole('button', { name: 'Compare with the saved version' });
  await compare.click();
  await expect(panel.getByRole('alert')).toContainText('The saved version plays the same');
  await studio.paintWith('Mountain');
  for (const label of ['D4', 'D5', 'E6', 'C4']) await studio.click(label);
  await compare.click();
  const differences = panel.getByRole('table', { name: 'Differences' });
  await expect(differences).toContainText('Wins of the first seat', { timeout: 120_000 });
  await expect(differences).toContainText(/points \(.+ to .+\)/);
});

test('what an edit does is shown without being asked, until it is undone', async ({ studio, page }) => {
  const panel = await openPanel(studio, MAP);
  const effect = panel.getByTestId('edit-effect');
  await panel.getByLabel('Seats').selectOption('2');
  await studio.paintWith('Mountain');
  for (const label of ['D4', 'D5', 'E6', 'C4']) await studio.click(label);
  await expect(effect).toContainText('1,000 games of the version saved before and of this one', {
    timeout: 120_000,
  });
  await expect(effect).toContainText(/^.*(Beyond chance:|No difference beyond chance)/s, {
    timeout: 120_000,
  });
  await effect.getByText('Figures', { exact: true }).click();
  await expect(effect.getByRole('table')).toContainText('Wins of the first seat');

  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  await expect(effect).toBeHidden({ timeout: 120_000 });
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+z');
  await expect(effect).toContainText('Played by heuristic', { timeout: 120_000 });
  // Saved, it is still what the last edit did.
  await studio.save();
  await panel.getByLabel('Compare while I edit').uncheck();
  await page.keyboard.press('Control+z');
  await expect(effect).toContainText('You have changed more since.');
});

test('costs of a card are compared with a verdict, and their games can be stopped', async ({ studio }) => {
  const panel = await openPanel(studio, 'homebrew-fenland/setups/fenland-duel.yaml', 'heuristic');
  const prices = panel.getByRole('region', { name: 'What should it cost?' });
  await prices.getByLabel('Number').selectOption('cards.landfill.cost');
  await panel.getByLabel('Games', { exact: true }).fill('100000');
  await prices.getByRole('button', { name: 'What should it cost?' }).click();
  await expect(prices.getByRole('progressbar', { name: 'Games played' })).toBeVisible({ timeout: 60_000 });
  await prices.getByRole('button', { name: 'Stop' }).click();
  await expect(prices.getByTestId('playtest-progress')).toContainText('Stopped after', { timeout: 60_000 });

  await panel.getByLabel('Games', { exact: true }).fill('4');
  await prices.getByLabel('From', { exact: true }).fill('2');
  await prices.getByLabel('To', { exact: true }).fill('3');
  await prices.getByRole('button', { name: 'What should it cost?' }).click();
  const costs = prices.getByRole('list', { name: 'Landfill, cost' }).getByRole('listitem');
  await expect(costs).toHaveCount(2, { timeout: 120_000 });
  await expect(costs.first()).toContainText(/fair|forced|ignored/);
  await expect(prices.getByTestId('sweep-verdict')).toContainText(
    /is fair, and access|at every value|at no value/,
    { timeout: 60_000 },
  );
  await expect(prices.locator('code')).toContainText('--field cards.landfill.cost --from 2 --to 3 --games 4');
});

test('content that cannot be played says what is missing, and plays again once it is fixed', async ({
  studio,
}) => {
  const setup = 'trains/setups/tokyo-beginners.yaml';
  const before = await studio.read(setup);
  await studio.write(setup, before.replace('map: tokyo', 'map: tokio'));
  await studio.go(`edit?file=${encodeURIComponent(setup)}`);
  await studio.page.getByRole('tab', { name: 'Playtest' }).click();
  const panel = studio.page.getByTestId('playtest');
  await expect(panel).toContainText('This cannot be played as it is', { timeout: 60_000 });
  await expect(panel).toContainText('tokio');
  await studio.write(setup, before);
  await expect(panel.getByRole('button', { name: 'Playtest', exact: true })).toBeVisible({ timeout: 60_000 });
  await panel.getByLabel('Who plays').selectOption('heuristic');
  await run(panel, 5);
  await expect(panel.getByRole('table').filter({ hasText: 'Skyscraper' })).toBeVisible();
});

test('clicks are handled while games run, a run can be stopped, and axe finds nothing', async ({
  studio,
  page,
}) => {
  const panel = await openPanel(studio, MAP, 'heuristic');
  await panel.getByLabel('Games', { exact: true }).fill('1000000');
  await panel.getByRole('button', { name: 'Playtest', exact: true }).click();
  await expect(panel.getByTestId('playtest-progress').first()).toContainText(' per second', {
    timeout: 60_000,
  });
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(page.getByRole('tab', { name: 'Facts' })).toHaveAttribute('data-state', 'active');
  await page.getByRole('tab', { name: 'Playtest' }).click();
  await expect(panel.getByRole('progressbar', { name: 'Games played' })).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByTestId('playtest-progress').first()).toContainText('Stopped after');
  await expectAccessible(page, 'a playtest');
});

test('a change is compared by players that learn both versions, after an immediate first impression', async ({
  studio,
  page,
}) => {
  const panel = await openPanel(studio, 'trains/setups/tokyo-beginners.yaml');
  await panel.getByLabel('Seats').selectOption('2');
  const whatIf = panel.getByRole('region', { name: 'What if' });
  const compare = whatIf.getByRole('button', { name: 'Compare with the saved version' });
  await compare.click();
  await expect(panel).toContainText('The saved version plays the same.');
  await page.getByRole('button', { name: 'Take Landfill out of the market' }).click();
  await page.getByRole('button', { name: 'Put Garage into the market' }).click();
  await compare.click();
  await expect(whatIf).toContainText('A first impression, from a player that has learned neither version.', {
    timeout: 120_000,
  });
  await expect(whatIf).toContainText('Players are learning: learned 1, learned 2.', { timeout: 120_000 });
  await whatIf.getByRole('button', { name: 'Stop' }).click();
  await expect(whatIf).toContainText('The comparison did not finish.', { timeout: 60_000 });
  await expectAccessible(page, 'a comparison with learning', '[data-testid=playtest]');
});

test('axe finds nothing where a card is studied and a market compared', async ({ studio, page }) => {
  const panel = await openPanel(studio, 'homebrew-fenland/setups/fenland-duel.yaml', 'heuristic');
  await run(panel, 10);
  await panel.getByText('More', { exact: true }).click();
  await panel.getByRole('button', { name: 'Find out what Landfill is worth' }).click();
  await expect(panel.getByTestId('worth-verdict')).toContainText('Landfill', { timeout: 180_000 });
  // All in one run: a column that sorts the table, and the faces on worth against cost.
  await panel.getByRole('button', { name: 'What is each of them worth?' }).click();
  const worth = panel.getByRole('columnheader', { name: 'May get it' });
  await expect(worth).toHaveAttribute('aria-sort', 'descending', { timeout: 180_000 });
  await expect(
    panel.getByRole('img', { name: 'Cards by cost and worth' }).locator('.face svg'),
  ).not.toHaveCount(0);
  await worth.getByRole('button').click();
  await expect(worth).toHaveAttribute('aria-sort', 'ascending');
  // What a figure means can be read without a pointer.
  const meaning = panel.getByRole('table', { name: 'Figures of games' }).locator('summary').first();
  await meaning.focus();
  await page.keyboard.press('Enter');
  await expect(meaning.locator('xpath=..').locator('small')).toBeVisible();
  await page.getByRole('button', { name: 'Take Landfill out of the market' }).click();
  await page.getByRole('button', { name: 'Put Signals into the market' }).click();
  await expect(panel.getByTestId('stale')).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Compare with the saved version' }).click();
  const differences = panel.getByRole('table', { name: 'Differences' });
  await expect(differences).toContainText('Landfill, gained per seat', { timeout: 180_000 });
  await panel.getByText(/figures? without a difference/).click();
  await expect(panel.getByRole('table', { name: 'Other figures' })).toBeVisible();
  await expectAccessible(page, 'a setup with study and comparison', '[data-testid=playtest]');
});

test('the figures of other games are their own, and axe finds nothing there', async ({ studio, page }) => {
  for (const [path, title, row] of [
    ['game-of-trains/decks/railcars.yaml', 'Abilities used', 'Move Left'],
    ['freight-train/rules/standard.yaml', 'Chips and locomotives by day', 'Chips, longest train'],
  ] as const) {
    const panel = await openPanel(studio, path, 'heuristic');
    await run(panel, 5);
    await expect(panel.getByRole('region', { name: title, exact: true })).toContainText(row);
    await expect(panel.getByRole('region', { name: 'In words' })).not.toContainText(/Never (yard|loc|pass)/);
    await expectAccessible(page, path, '[data-testid=playtest]');
  }
});
