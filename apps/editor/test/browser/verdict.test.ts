// A panel's answers: how far to trust them, and what comes first: five questions, changes that can be made and taken back, and the card
// or the map being edited.
import { expectAccessible } from './accessible.ts';
import { openPanel } from './playtest-panel.ts';
import { expect, test } from './studio.ts';

const SETUP = 'trains/osaka-beginners';
const RULES = 'trains/rules/okazu-2012.yaml';
// Games take their time on a busy machine.
test.describe.configure({ timeout: 600_000 });

test('a panel asked about unsaved content says how far to trust it, puts five questions first and a change that can be taken back, and speaks of a card and of a map', async ({
  studio,
  page,
}) => {
  const path = 'trains/setups/osaka-beginners.yaml';
  // What is saved has another market, so that the panel is asked about the shipped one before it is saved.
  await studio.write(path, (await studio.read(path)).replace('- temporary-timetable', '- steel-bridge'));
  const panel = await openPanel(studio, path);
  const findings = panel.getByRole('region', { name: 'Findings of the panel' });
  await panel.getByLabel('Games at each table').selectOption('4000');
  await panel.getByRole('button', { name: 'Playtest', exact: true }).click();
  await expect(panel.getByRole('progressbar', { name: 'Games played' })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('Stopped: a panel has no answers').first()).toBeVisible();

  await page.getByRole('button', { name: 'Take Steel Bridge out of the market' }).click();
  await page.getByRole('button', { name: 'Put Temporary Timetable into the market' }).click();
  await panel.getByLabel('Games at each table').selectOption('250');
  await panel.getByRole('button', { name: 'Playtest again' }).first().click();
  await expect(findings).toContainText('First answer, from any-market alone', { timeout: 60_000 });
  await expect(panel.getByTestId('panel-verdict')).toContainText('The panel has answered', {
    timeout: 500_000,
  });
  await expect(panel.getByTestId('result-head')).toContainText(
    /A panel of \d+ players.*games · \d seats · just now/s,
  );
  await expect(findings).toContainText('How far to trust this');
  await expect(findings).toContainText('on other markets and maps, not on this setup');
  await expect(findings.getByRole('img', { name: 'How often the leader wins:' })).toBeVisible();
  await expect(findings.getByRole('img', { name: 'Worth of cards against their cost.' })).toContainText(
    'Skyscraper',
  );
  await findings.getByText('Evidence: every finding by player').click();
  const skill = findings.getByRole('listitem').filter({ hasText: 'Skill' }).first();
  await expect(skill).toContainText('Holds for strong play');
  await skill.getByText('Results by player').click();
  await expect(skill.getByRole('table')).toContainText('strong play against a beginner');

  const stale = panel.getByTestId('stale');
  await page.keyboard.press('Control+z');
  // Seven kinds cannot be played, so there is nothing to compare with.
  await expect(stale).toContainText('The content has changed since');
  await page.keyboard.press('Control+z');
  await expect(stale).toContainText(/Since then you changed .*Temporary Timetable/i);
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+Shift+z');
  await expect(stale).toBeHidden();

  const asked = panel.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await expect(asked).toHaveCount(5);
  await expect(asked.first()).toContainText(/Is it fair\?\s*(!|✗) (look at this|broken)/);
  await expect(asked.first()).toContainText('No: going first wins');
  await expect(asked.first().getByRole('img', { name: /^Wins by turn: Going first/ })).toBeVisible();
  // Most of the window, if one likes: the questions then stand side by side.
  const width = async (): Promise<number> => (await panel.boundingBox())?.width ?? 0;
  const narrow = await width();
  await panel.getByRole('button', { name: 'Wider' }).click();
  await expect.poll(width).toBeGreaterThan(2 * narrow);
  await panel.getByRole('button', { name: 'Narrower' }).click();
  await expect.poll(width).toBeLessThan(narrow + 2);

  const changes = panel.getByRole('region', { name: 'Worth changing' });
  const seats = changes.getByRole('listitem').filter({ hasText: 'Going first then wins' });
  await expect(seats).toContainText('In the rules trains/okazu-2012: opening: {');
  await seats.getByRole('button', { name: 'Make this change' }).click();
  await expect(seats).toContainText(`Made in ${RULES}. Undo takes it back`);
  // The answers stay, marked as those of an older version.
  await expect(stale).toContainText('Since then you changed the rules');
  await expect(asked).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(seats.getByRole('button', { name: 'Make this change' })).toBeVisible();
  await expect(stale).toBeHidden();

  await changes
    .getByRole('button', { name: /^Play prices \d+ to \d+/ })
    .first()
    .click();
  await expect(panel.getByRole('region', { name: 'What should it cost?' })).toContainText('Stop');
  await panel
    .getByRole('region', { name: 'What should it cost?' })
    .getByRole('button', { name: 'Stop' })
    .click();
  await expectAccessible(page, 'a verdict', '[data-testid=playtest]');

  await openPanel(studio, 'trains/maps/osaka.yaml');
  await panel.getByRole('combobox', { name: 'Setup', exact: true }).selectOption(SETUP);
  await expect(asked.first()).toContainText('Is all of the map used?');
  await expect(asked).toHaveCount(6);

  await openPanel(studio, 'trains/cards/selectable.yaml');
  await panel.getByRole('combobox', { name: 'Setup', exact: true }).selectOption(SETUP);
  await expect(asked).toHaveCount(5);
  await page.locator('[data-card]').filter({ hasText: 'tourist-train' }).getByRole('link').click();
  await expect(asked.first()).toContainText('How is Tourist train?');
  await expect(asked.first()).toContainText('of seats of strong play gain it');

  // The home page says what was found, and whether it still holds.
  await studio.go('');
  const told = page.getByRole('paragraph').filter({ hasText: /^A panel, (just now|\d+ \w+ ago): \w/ });
  await expect(told).toBeVisible();
  const before = await studio.read(RULES);
  await studio.write(RULES, before.replace('handSize: 5', 'handSize: 6'));
  await expect(told).toContainText('Outdated. Since then you changed the rules.');
  await studio.write(RULES, before);
  await expect(told).not.toContainText('Outdated.');
});

test('a fair cost is written into the card’s file, and taken back', async ({ studio, page }) => {
  const panel = await openPanel(studio, 'trains/setups/tokyo-beginners.yaml', 'random');
  await panel.getByLabel('Seats').selectOption('2');
  await panel.getByLabel('Games', { exact: true }).fill('30');
  const prices = panel.getByRole('region', { name: 'What should it cost?' });
  await prices.getByLabel('Number').selectOption('cards.landfill.cost');
  await prices.getByLabel('From', { exact: true }).fill('1');
  await prices.getByLabel('To', { exact: true }).fill('5');
  await prices.getByRole('button', { name: 'What should it cost?' }).click();
  const set = prices.getByRole('button', { name: 'Set the cost of Land fill to 3' });
  await expect(set).toBeVisible({ timeout: 120_000 });
  await set.click();
  // The card costs something else now, so the answer is an old one.
  await expect(prices).toContainText('The content has changed since.');
  await expect(set).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(set).toBeVisible();
});
