// What people said about games: listed beside cards, cells, setups and for the whole pack; each note opens its moment in the player.
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { drop } from './drop.ts';
import { expect, LOADS, test, type Studio } from './studio.ts';

const PACK = 'homebrew-fenland/';
const GAME = `${PACK}playtests/two-bots.yaml`;
const SETUP = `${PACK}setups/fenland-duel.yaml`;

const notes = (page: Page) => page.getByTestId('notes').getByRole('listitem');

/** The shipped game with these notes and answers, as lines of YAML. */
async function gameWith(studio: Studio, said: string): Promise<string> {
  const text = await studio.read(GAME);
  const seats = 'seats:\n  - { name: Ann }\n  - {}\n';
  return text.replace(/seats:[^]*?(?=record:)/, `${seats}${said}\n`);
}

const ANSWERED = `notes:
  - { at: 12, seat: 1, about: { cell: E2 }, text: "<b>Ann</b> hates swamps" }
  - { at: 30, seat: 2, text: "Here I was stuck" }
answers:
  - { question: fun, seat: 1, value: 2 }
  - { question: fun, seat: 2, value: 5 }
  - { question: change, seat: 2, value: "Drier fens" }`;

/** The player that a click opens. */
async function opened(page: Page, click: () => Promise<void>): Promise<Page> {
  const [player] = await Promise.all([page.context().waitForEvent('page'), click()]);
  return player;
}

test('notes of a pack are searched and filtered, and a note opens its moment', async ({ studio, page }) => {
  await studio.write(`${PACK}playtests/friends.yaml`, await gameWith(studio, ANSWERED));
  await studio.home();
  await page.getByRole('region', { name: 'Fenland' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: 'Notes of Fenland' })).toBeVisible();
  await expect(notes(page)).toHaveCount(6);
  // What people wrote is text.
  await expect(notes(page).filter({ hasText: '<b>Ann</b> hates swamps' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: '5: 1 person' })).toBeVisible();
  await expect(page.getByText('2 people, 3.5 on average')).toBeVisible();
  await expect(page.getByText('Drier fens')).toBeVisible();
  await expectAccessible(page, 'the notes of a pack');
  await expectNoSideways(page, 'the notes of a pack');

  await page.getByRole('searchbox', { name: 'Search' }).fill('stuck');
  await expect(notes(page)).toHaveCount(1);
  await expect(page.getByText('1 of 6 notes')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByLabel('About').selectOption('E2 (2)');
  await expect(notes(page)).toHaveCount(2);
  await page.getByLabel('About').selectOption('');
  // Those of one answer.
  await page.getByRole('button', { name: '5: 1 person' }).click();
  await expect(notes(page)).toHaveText(/Here I was stuck/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(notes(page)).toHaveCount(6);

  const player = await opened(page, () =>
    notes(page)
      .filter({ hasText: 'stuck' })
      .getByRole('button', { name: 'Watch the game from choice 30' })
      .click(),
  );
  await expect(player.getByText(/^Choice 30 of \d+$/)).toBeVisible();
  await player.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page, 'the notes of a pack on a phone');
  await expectAccessible(page, 'the notes of a pack on a phone');
});

test('notes stand beside the card, the cells of the map and the setup that they are about', async ({
  studio,
  page,
}) => {
  await studio.write(`${PACK}playtests/friends.yaml`, await gameWith(studio, ANSWERED));
  await studio.go(`edit?file=${encodeURIComponent(`${PACK}cards/fenland.yaml`)}&card=dredger`);
  await studio.panel('Notes');
  await expect(notes(page)).toHaveText(/Nobody bought one/);
  await expectAccessible(page, 'the notes about a card', '[role=tabpanel]');

  await studio.open(`${PACK}maps/fenland.yaml`);
  await studio.panel('Notes');
  await expect(notes(page)).toHaveCount(3);
  // A mark on the cell, with what was said.
  const mark = studio.canvas.locator('g.note').filter({ hasText: 'hates swamps' });
  await expect(mark.locator('text')).toHaveText('2');
  await studio.canvas.hover({ position: await studio.cell('E2') });
  await expect(page.locator('footer .cell')).toContainText('· “<b>Ann</b> hates swamps” and 1 more');
  await page.keyboard.press('v');
  await studio.click('C4');
  await expect(notes(page)).toHaveText(/Peterborough has room/);
  await expectAccessible(page, 'the notes about a map', '[role=tabpanel]');

  await studio.go(`edit?file=${encodeURIComponent(SETUP)}`);
  await studio.panel('Notes');
  await expect(page.getByRole('heading', { name: '2 games' })).toBeVisible();
  await expect(page.getByText('2 people, 3.5 on average')).toBeVisible();
  await expectAccessible(page, 'the notes about a setup', '[role=tabpanel]');

  // The file of a game has its own beside it.
  await studio.open(GAME);
  await studio.panel('Notes');
  await expect(notes(page)).toHaveCount(4);
});

test('a game of an earlier version says so, and is shown as far as it goes', async ({ studio, page }) => {
  const rules = `${PACK}rules/fenland.yaml`;
  await studio.write(rules, (await studio.read(rules)).replace('rails: 14', 'rails: 3'));
  await studio.write(
    `${PACK}playtests/damaged.yaml`,
    'format: 1\nsetup: fenland-duel\nrecord: { choices: [] }\n',
  );
  await studio.go(`notes?pack=${encodeURIComponent(PACK)}`);
  await expect(
    page.getByText('This game was played with another version of homebrew-fenland/fenland-duel.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Files that cannot be read' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'playtests/damaged.yaml' })).toBeVisible();
  const player = await opened(page, () =>
    notes(page).filter({ hasText: 'Peterborough' }).getByRole('button').click(),
  );
  await expect(player.getByText(/^Choice (\d+) of \1$/)).toBeVisible();
  await player.close();
  await expect(page.getByText(/Only the first \d+ of its \d+ choices can be shown\./)).toBeVisible();
});

test(
  'a file that a friend sent is dropped, judged and kept beside what is there',
  { tag: LOADS },
  async ({ studio, page }) => {
    await studio.keepMessages();
    const text = await gameWith(studio, ANSWERED);
    await studio.write(
      `${PACK}playtests/our-game.yaml`,
      await gameWith(studio, ANSWERED.replace('stuck', 'lost')),
    );
    await studio.home();
    await drop(page, [
      'Our Game.yaml',
      text.replace('setup: fenland-duel', 'setup: homebrew-fenland/fenland-duel'),
    ]);
    await expect(page.getByText(`Added ${PACK}playtests/our-game-2.yaml.`)).toBeVisible();
    expect(await studio.read(`${PACK}playtests/our-game.yaml`)).toContain('lost');
    expect(await studio.read(`${PACK}playtests/our-game-2.yaml`)).toContain('stuck');

    await studio.go(`notes?pack=${encodeURIComponent(PACK)}`);
    await expect(notes(page)).toHaveCount(8);
    await drop(page, ['again.yaml', await studio.read(`${PACK}playtests/our-game-2.yaml`)]);
    await expect(
      page.getByText(`again.yaml is there already, as ${PACK}playtests/our-game-2.yaml.`),
    ).toBeVisible();
    await drop(page, ['holiday.png', 'no']);
    await expect(page.getByText(/holiday\.png is not a playtest/)).toBeVisible();
    await drop(page, ['odd.yaml', text.replace('at: 12', 'at: 99999')]);
    await expect(page.getByText(/Added .*odd\.yaml, but: The record has \d+ choices/)).toBeVisible();
    await drop(page, ['far.yaml', text.replace('setup: fenland-duel', 'setup: elsewhere/duel')]);
    await expect(
      page.getByText(/far\.yaml is a game of elsewhere\/duel, and no open pack has that setup/),
    ).toBeVisible();
    // A record alone is a playtest without words.
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add playtest files…' }).click();
    const record = { format: 1, setup: 'homebrew-fenland/fenland-duel', choices: [], players: ['Ann'] };
    await (
      await chooser
    ).setFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await expect(page.getByText(/Added .*record\.yaml, but/)).toBeVisible();
    expect(await studio.read(`${PACK}playtests/record.yaml`)).not.toContain('Ann');
  },
);

test(
  'files that were dropped by mistake are removed again, unless somebody has changed them',
  { tag: LOADS },
  async ({ studio, page }) => {
    await studio.keepMessages();
    const text = (await gameWith(studio, ANSWERED)).replace('setup: f', 'setup: homebrew-fenland/f');
    await studio.home();
    const undo = (message: string) =>
      page.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name: 'Undo' });
    await drop(page, ['one.yaml', text], ['two.yaml', text.replace('stuck', 'lost')]);
    await undo('Added 2 playtests.').click();
    for (const name of ['one', 'two'])
      await expect(page.getByText(`Removed ${PACK}playtests/${name}.yaml again.`)).toBeVisible();
    await expect(studio.read(`${PACK}playtests/one.yaml`)).rejects.toThrow('ENOENT');
    expect(await studio.read(GAME)).toContain('record:');

    await drop(page, ['one.yaml', text]);
    const file = `${PACK}playtests/one.yaml`;
    await expect(undo(`Added ${file}.`)).toBeVisible();
    await studio.write(file, text.replace('stuck', 'lost'));
    await undo(`Added ${file}.`).click();
    await expect(page.getByText(`${file} has changed since, so it stays.`)).toBeVisible();
    expect(await studio.read(file)).toContain('lost');
  },
);

test('hundreds of notes are shown a part at a time', async ({ studio, page }) => {
  const many = Array.from({ length: 900 }, (_, i) => `  - { at: ${i % 90}, text: "Note ${i}" }`).join('\n');
  await studio.write(`${PACK}playtests/many.yaml`, await gameWith(studio, `notes:\n${many}`));
  await studio.go(`notes?pack=${encodeURIComponent(PACK)}`);
  await expect(page.getByText('904 notes', { exact: true })).toBeVisible();
  await expect(notes(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Show more of 904 notes' }).click();
  await expect(notes(page)).toHaveCount(120);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Note 899');
  await expect(notes(page)).toHaveCount(1);
});
