// Rules, setups, names and decks: created, changed, shared and previewed by a user who writes no YAML.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './studio.ts';
import type { Studio } from './studio.ts';

const RULES = 'homebrew-fenland/rules/fenland.yaml';

async function openForm(studio: Studio, path: string): Promise<void> {
  await studio.go(`edit?file=${encodeURIComponent(path)}`);
  await expect(studio.page.getByTestId('form').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(studio.page.locator('[data-field]').first()).toBeVisible();
}

const row = (page: Page, ...path: string[]): Locator =>
  page.locator(`[data-field="${path.join('\\a ')}"]`).first();

test('a setup is created from nothing, by pointer and by keyboard, with a link that carries it', async ({
  studio,
  page,
}) => {
  await studio.home();
  const pack = page.getByRole('region', { name: 'Fenland' });
  await pack.getByRole('button', { name: 'New setup or rules' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Night “Fen” <b>🚂</b> שלום');
  await page.getByRole('button', { name: 'Create and open' }).click();
  await expect(page.getByTestId('market-count')).toHaveText('0 of 8 kinds');
  await expect(page.getByRole('heading', { name: 'Night “Fen” <b>🚂</b> שלום' })).toBeVisible();
  await expect(page.getByTestId('problems')).toBeVisible();

  const into = page.locator('[data-market="in"]');
  const out = page.locator('[data-market="out"]');
  await out.getByRole('button', { name: /^Put Landfill/ }).dragTo(into);
  await expect(page.getByTestId('market-count')).toHaveText('1 of 8 kinds');
  await out.getByRole('button', { name: /^Put Dredger/ }).focus();
  await page.keyboard.press('Enter');
  await expect(into.getByRole('button')).toHaveCount(2);
  await into.getByRole('button', { name: /^Take Dredger/ }).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(into.getByRole('button').first()).toHaveAccessibleName(/^Take Dredger/);
  await page.getByRole('checkbox', { name: 'Of this pack' }).check();
  await expect(out.getByRole('button', { name: /^Put Lay Rails|^Put Station/ })).toHaveCount(0);
  await expect(out.getByRole('button').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Of this pack' }).uncheck();
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('station');
  await out.getByRole('button').first().click();
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('');
  for (let count = 4; count <= 8; count++) {
    await out.getByRole('button').first().click();
    await expect(page.getByTestId('market-count')).toHaveText(`${count} of 8 kinds`);
  }
  await studio.save();
  await studio.noProblems();

  await page.getByRole('button', { name: 'Share this game' }).click();
  const link = await page.getByLabel('Link to this game').inputValue();
  const packed = link.split('#bundle=')[1] ?? '';
  const bundle = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')) as {
    options: { market: string[] };
    definition: { title: string };
  };
  expect(bundle.options.market).toHaveLength(8);
  expect(bundle.options.market).toContain('landfill');
  expect(bundle.definition.title).toBe('Night “Fen” <b>🚂</b> שלום');
  // Such a link is of no use to others, so a file with the same game is offered.
  const dialog = page.getByRole('dialog', { name: 'Share this game' });
  await expect(dialog).toContainText('This link works only on this computer while the studio is running');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied. It works only on this computer')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save homebrew-fenland.night-fen-b-b.json' }).click();
  const file = await (await saved).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(bundle);
  await expect(dialog).toContainText(
    'npx railwright bundle homebrew-fenland/night-fen-b-b -o homebrew-fenland.night-fen-b-b.json',
  );
  await page.keyboard.press('Escape');

  // Drawn at random instead; the draw is shown, another seed gives another, undo goes all the way back.
  await page.getByRole('radio', { name: 'Drawn at random' }).check();
  await expect(page.getByTestId('drawn').getByRole('listitem')).toHaveCount(8);
  await page.getByLabel('Dredger: whether it is drawn').selectOption('always');
  await page.getByRole('spinbutton', { name: 'Market: Kinds drawn' }).fill('7');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('market-count')).toHaveText('8 of 8 kinds');
  await studio.noProblems();
  await studio.save();
  expect(await studio.read('homebrew-fenland/setups/night-fen-b-b.yaml').catch(() => '')).toContain(
    'always:',
  );
});

test("a changed number of the rules is shown next to the edition's and can be reset; comments stay on disk", async ({
  studio,
  page,
}) => {
  const before = await studio.read(RULES);
  await openForm(studio, RULES);
  await expect(page.getByTestId('differences')).toHaveText('5 differences');
  await expect(row(page, 'handSize')).toHaveAttribute('data-standing', 'inherited');
  await page.getByRole('spinbutton', { name: 'Hand size' }).fill('6');
  await page.keyboard.press('Tab');
  await expect(row(page, 'handSize')).toHaveAttribute('data-standing', 'different');
  await expect(row(page, 'handSize')).toContainText('Trains (AEG 2013): 5');
  await expect(page.getByTestId('differences')).toHaveText('6 differences');
  await page.getByLabel('Only what differs').check();
  await expect(page.getByRole('spinbutton', { name: 'Hand size' })).toBeVisible();
  await expect(page.getByText('City points')).toBeHidden();
  await studio.save();
  const after = await studio.read(RULES);
  expect(after).toContain('handSize: 6');
  expect(after.split('\n').filter((line) => line.includes('#'))).toEqual(
    before.split('\n').filter((line) => line.includes('#')),
  );
  await page.getByRole('button', { name: 'Back to 5 for Hand size' }).click();
  await expect(page.getByTestId('differences')).toHaveText('5 differences');
  await studio.save();
  expect(await studio.read(RULES)).toBe(before);
});

test('a problem leads to its field, and unfinished content is still shown', async ({ studio, page }) => {
  await studio.write(
    'trains/setups/odd.yaml',
    'format: 1\nid: odd\ntitle: { fr: 7 }\nrules: [nothing]\nmap: nowhere\nplayers: 3\nmarket: { cards: [landfill, gone, 5], never: 7 }\n',
  );
  await openForm(studio, 'trains/setups/odd.yaml');
  await expect(page.getByText('There is no card gone.')).toBeVisible();
  await page.getByTestId('problems').getByRole('button').first().click();
  for (const [path, text] of [
    [
      'trains/rules/odd.yaml',
      'format: 1\nid: odd\nextends: odd\nsupply: [1]\nseats: many\nswitches: { __proto__: 1 }\n',
    ],
    [
      'game-of-trains/decks/odd.yaml',
      'format: 1\nid: odd\ncount: lots\nrailcars: { protect: x, gone: [1, 1, a] }\n',
    ],
    [
      'game-of-trains/abilities/odd.yaml',
      'format: 1\nabilities: [1, { id: x, name: 3, steps: [{ swap: 1 }, 2] }]\n',
    ],
    ['freight-train/cars/odd.yaml', 'format: 1\ncars: { a: 1 }\n'],
    [
      'trains/locales/odd.yaml',
      'format: 1\nid: odd\nlanguage: fr\ncards: { waste: 3, gone: x }\nplaces: []\n',
    ],
  ] as const) {
    await studio.write(path, text);
    await openForm(studio, path);
    await expect(page.getByTestId('problems')).toBeVisible();
  }
});

test('missing names are marked, filtered and filled in', async ({ studio, page }) => {
  await studio.write(
    'trains/locales/italian.yaml',
    '# Italian names\nformat: 1\nid: italian\nlanguage: it\ncards: {}\n',
  );
  await openForm(studio, 'trains/locales/italian.yaml');
  const missing = page.getByTestId('missing-cards');
  const before = Number.parseInt(await missing.innerText(), 10);
  expect(before).toBeGreaterThan(30);
  await page.getByLabel('Only missing').first().check();
  const waste = page.getByRole('textbox', { name: 'Name of Waste in Italian' });
  await waste.fill('Rifiuti');
  await expect(missing).toHaveText(`${before - 1} missing`);
  // Up and down, and back into the same column.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    if (key === 'ArrowDown') await expect(waste).not.toBeFocused();
  }
  await expect(waste).toBeFocused();
  await studio.save();
  expect(await studio.read('trains/locales/italian.yaml')).toMatch(/^# Italian names[^]*waste: Rifiuti/);
});

test('a railcar gets another ability', async ({ studio, page }) => {
  const path = 'game-of-trains/decks/railcars.yaml';
  await openForm(studio, path);
  await page.getByLabel('Ability of card 1', { exact: true }).selectOption('protect');
  await expect(page.getByLabel('Numbers of Protect')).toHaveValue(/^1, 2, 10/);
  await page.getByLabel('Numbers of Move Left').fill('3, 11');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('deck-count')).toContainText('9 numbers have none');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await studio.save();
  expect(await studio.read(path)).toContain('  protect: [1, 2, 10, 18');
});

test('items of a list can be dragged, or moved by keys that keep the focus on them', async ({
  studio,
  page,
}) => {
  const path = 'game-of-trains/abilities/standard.yaml';
  // Tall enough that nothing scrolls during the drag.
  await page.setViewportSize({ width: 1360, height: 2400 });
  await openForm(studio, path);
  const names = page.getByRole('list', { name: /^abilities$/i }).locator('> li > .head strong');
  await expect(names.first()).toHaveText('Swap Neighbours');
  await page.locator('li:has(> .head strong:text-is("Swap Neighbours")) > .head .grip').dragTo(names.nth(2), {
    targetPosition: { x: 20, y: 2 },
  });
  await expect(names.nth(0)).toHaveText('Swap over One');
  await expect(names.nth(1)).toHaveText('Swap Neighbours');
  const field = page.getByRole('button', { name: 'Change Swap Neighbours: Id' });
  await field.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names.nth(2)).toHaveText('Swap Neighbours');
  await expect(field).toBeFocused();
  await studio.save();
  const text = await studio.read(path);
  expect(text.match(/- id: .*/g)?.slice(0, 3)).toEqual([
    '- id: swap-over-one',
    '- id: move-right',
    '- id: swap-adjacent',
  ]);
  expect(text).toContain('# Two of your own cards at this distance change places');
});

test('axe finds nothing in forms, wide and narrow', async ({ studio, page }) => {
  test.slow();
  for (const [path, width] of [
    [RULES, 1360],
    ['homebrew-fenland/setups/fenland-duel.yaml', 390],
    ['trains/setups/tokyo-random.yaml', 1360],
    ['trains/locales/okazu-2012.yaml', 390],
    ['game-of-trains/decks/railcars.yaml', 1360],
    ['game-of-trains/abilities/standard.yaml', 390],
    ['freight-train/rules/standard.yaml', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await openForm(studio, path);
    await expectAccessible(page, path);
    await expectNoSideways(page, path);
  }
});

test('a pack, a strategy and a play style are edited without YAML', async ({ studio, page }) => {
  await openForm(studio, 'homebrew-fenland/pack.yaml');
  await expectAccessible(page, 'form of a pack');
  await page.getByRole('button', { name: 'Add Resources' }).click();
  await page.getByRole('combobox', { name: 'Add to Resources' }).click();
  await page.keyboard.type('lock-key');
  await page.keyboard.press('Enter');
  await row(page, 'resources', 'lock-key', 'limit').getByRole('spinbutton').fill('5');
  await page.keyboard.press('Tab');
  await studio.save();
  await expect
    .poll(() => readFile(join(studio.folder, 'homebrew-fenland/pack.yaml'), 'utf8'))
    .toMatch(/resources: { lock-key: { limit: 5 } }/);

  await openForm(studio, 'trains/strategies/engine-builder.yaml');
  const when = row(page, 'buy', '2', 'when');
  await expect(when.getByText('Cards this seat owns, wherever they are.')).toBeVisible();
  await expectNoSideways(page, 'form of a strategy');

  await studio.home();
  const pack = page.getByRole('region', { name: 'Fenland' });
  await pack.getByRole('button', { name: 'New setup or rules' }).click();
  await page.getByLabel('Type').selectOption('Play style');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ditch digger');
  await page.getByRole('button', { name: 'Create and open' }).click();
  await expect(row(page, 'likes', 'cells').getByRole('spinbutton')).toHaveValue('0.1');
  await studio.noProblems();
});
