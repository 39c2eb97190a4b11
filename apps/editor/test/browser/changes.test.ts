// What differs from the last commit: seen, reverted, committed; and what stands in the way.
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test, type Studio } from './studio.ts';

const PACK = 'homebrew-fenland/';
const CARDS = `${PACK}cards/fenland.yaml`;
const MAP = `${PACK}maps/fenland.yaml`;

/** The folder becomes a repository with one commit. */
function repository({ folder }: Studio): (...words: string[]) => string {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  for (const [name, value] of [
    ['user.name', 'Ann'],
    ['user.email', 'ann@example.com'],
    ['commit.gpgsign', 'false'],
    ['core.hooksPath', '.git/hooks'],
  ] as const)
    git('config', name, value);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  return git;
}

const open = (studio: Studio) => studio.go('changes/');
const files = (page: Page) => page.getByRole('article');
const commit = (page: Page) => page.getByRole('form', { name: 'Commit' });

async function edit(studio: Studio, path: string, from: string, to: string): Promise<void> {
  const text = await studio.read(path);
  expect(text.split(from)).toHaveLength(2);
  await studio.write(path, text.replace(from, to));
}

test('a changed price is seen on the face, reverted, changed again and committed', async ({
  studio,
  page,
}) => {
  const git = repository(studio);
  // Nobody waits for git.
  await page.route('**/api/changes?*', () => undefined);
  await studio.go(`edit?file=${encodeURIComponent(CARDS)}&card=dredger`);
  const cost = page.getByRole('spinbutton', { name: 'Cost', exact: true });
  const before = await studio.read(CARDS);
  await cost.fill('9');
  await expect(page.getByRole('link', { name: 'Changes: 1 file' })).toBeVisible();
  await page.unroute('**/api/changes?*');
  await page.getByRole('link', { name: 'Changes: 1 file' }).click();
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible();
  const file = page.getByRole('article', { name: 'cards/fenland.yaml' });
  // Not saved yet, and counted all the same.
  await expect(file).toContainText('not saved');
  // Each face with its picture, though the shipped pack was checked when the studio was built.
  await expect(file.getByRole('img')).toHaveCount(2);
  await expect(file.getByRole('img').locator('image')).toHaveCount(2);
  await expect(file.getByRole('img').last()).toHaveAccessibleName(/Dredger.*9/);
  await expect(file).toContainText(/cost:\s*\d+\s*→\s*9/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Make Dredger cost 9');
  await expect(commit(page)).toContainText('1 file, saved first, on main');
  await expectAccessible(page, 'changes');
  await expectNoSideways(page, 'changes');

  await file.getByRole('button', { name: 'Revert Dredger' }).click();
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: revert Dredger' }).click();
  await expect(file).toContainText('cost:');

  await file.getByRole('link', { name: 'Dredger' }).click();
  await cost.fill('8');
  await studio.save();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('A command, a name or any text').fill('what differs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Make Dredger cost 8');
  // The page looks at the folder again before it hears of the commit.
  await page.route('**/api/changes/commit', async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(files(page)).toHaveCount(0);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Commit', exact: true }).click();
  await expect(page.getByText(/^Committed 1 file as [0-9a-f]{8}\.$/)).toBeVisible();
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  expect(git('log', '--format=%s')).toBe('Make Dredger cost 8\nBegin\n');
  expect(git('show', '--format=', '--numstat')).toContain('1\t1\t');
  expect(await studio.read(CARDS)).not.toBe(before);

  // Against the first commit it differs again.
  const first = git('rev-list', '--max-parents=0', 'HEAD').trim();
  await page.getByLabel('Compared with').selectOption(first);
  await expect(file).toContainText(/cost:\s*\d+\s*→\s*8/);
  await expect(commit(page)).toHaveCount(0);
});

test('cells, rules, tests, pictures, new, removed and renamed files, each reverted by itself', async ({
  studio,
  page,
}) => {
  const square = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await mkdir(join(studio.folder, PACK, 'pictures'), { recursive: true });
  await writeFile(join(studio.folder, PACK, 'pictures/a.png'), square);
  await writeFile(join(studio.folder, PACK, 'pictures/gone.png'), square);
  const git = repository(studio);
  const rules = `${PACK}rules/fenland.yaml`;
  await edit(studio, MAP, 'C   W   S   S', 'C   W   S   F');
  await edit(studio, rules, 'rails: 14', 'rails: 12');
  await rm(join(studio.folder, PACK, 'pictures/gone.png'));
  await rm(join(studio.folder, PACK, 'setups/fenland-duel.yaml'));
  await rename(
    join(studio.folder, PACK, 'playtests/two-bots.yaml'),
    join(studio.folder, PACK, 'playtests/two.yaml'),
  );
  await studio.write(
    `${PACK}cards/new.yaml`,
    'format: 1\ncards:\n  - id: barge-two\n    name: Second Barge\n    cost: 3\n',
  );
  await studio.write(`${PACK}cards/broken.yaml`, 'cards: [\n');
  await open(studio);
  await expect(files(page)).toHaveCount(7);
  await expect(page.getByRole('article', { name: 'playtests/two.yaml' })).toContainText(
    'renamed from playtests/two-bots.yaml',
  );
  await expect(page.getByRole('article', { name: 'cards/new.yaml' })).toContainText('Second Barge');
  await expect(page.getByRole('article', { name: 'cards/broken.yaml' })).toContainText('cards: [');
  const rulesFile = page.getByRole('article', { name: 'rules/fenland.yaml' });
  await expect(rulesFile).toContainText(/14\s*→\s*12/);
  const mapFile = page.getByRole('article', { name: 'maps/fenland.yaml' });
  await expect(mapFile.getByRole('img', { name: /before and after/ })).toBeVisible();
  await expectAccessible(page, 'many changes');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page, 'many changes on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  await mapFile.getByRole('button', { name: /^Revert cell / }).click();
  await expect(mapFile).toContainText('Once you save it, it is as in that version again.');
  await rulesFile
    .getByRole('button', { name: /^Revert (?!rules)/ })
    .first()
    .click();
  await page
    .getByRole('article', { name: 'setups/fenland-duel.yaml' })
    .getByRole('button', { name: /^Revert/ })
    .click();
  await page
    .getByRole('article', { name: 'pictures/gone.png' })
    .getByRole('button', { name: /^Revert/ })
    .click();
  for (const name of ['cards/new.yaml', 'cards/broken.yaml', 'playtests/two.yaml']) {
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: /^Revert/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Remove it|Bring back)/ })
      .click();
    await expect(page.getByRole('article', { name })).toHaveCount(0);
  }
  await expect(files(page)).toHaveCount(2);
  await expect(commit(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nothing has changed since the last commit.')).toBeVisible();
  expect(git('status', '--porcelain')).toBe('');
  // The last one comes back.
  await page.getByRole('button', { name: /^Undo: revert playtests/ }).click();
  await expect(page.getByRole('article', { name: 'playtests/two.yaml' })).toBeVisible();
  await expect.poll(() => git('status', '--porcelain', '--untracked-files=all')).toContain('two.yaml');
});

test('only chosen files are committed, and what stands in the way is said', async ({ studio, page }) => {
  const git = repository(studio);
  await edit(studio, `${PACK}rules/fenland.yaml`, 'rails: 14', 'rails: 12');
  await edit(studio, `${PACK}pack.yaml`, 'id: homebrew-fenland', 'id: homebrew-fenland # here');
  const hook = join(studio.folder, '.git/hooks/pre-commit');
  await mkdir(join(studio.folder, '.git/hooks'), { recursive: true });
  await writeFile(hook, '#!/bin/sh\necho "<b>Not</b> on Sundays" >&2\nexit 1\n');
  await chmod(hook, 0o755);
  await open(studio);
  await page.getByRole('checkbox', { name: 'Commit pack.yaml' }).uncheck();
  await expect(commit(page)).toContainText('1 of 2 files');
  await page.getByRole('textbox', { name: 'Message' }).fill('Shorten it\n\nBecause.');
  await page.getByRole('button', { name: 'Commit', exact: true }).click();
  await expect(commit(page).getByRole('alert')).toHaveText(
    'git did not commit. It says:\n<b>Not</b> on Sundays',
  );
  await rm(hook);
  await page.getByRole('button', { name: 'Commit', exact: true }).click();
  await expect(files(page)).toHaveCount(1);
  expect(git('log', '-1', '--format=%B').trim()).toBe('Shorten it\n\nBecause.');
  await expect(page.getByRole('article', { name: 'pack.yaml' })).toContainText('written differently');
  git('config', 'user.name', '');
  await page.reload();
  await expect(commit(page)).toContainText('git does not know who you are.');
});

test('without a repository or a server, a sentence says so and unsaved changes are shown', async ({
  studio,
  page,
}) => {
  await open(studio);
  await expect(page.getByText('This folder is in no git repository')).toBeVisible();
  await studio.withoutServer();
  await page
    .getByRole('button', { name: /shipped packs|samples/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await studio.go(`edit?file=${encodeURIComponent(CARDS)}&card=dredger`);
  await page.getByRole('spinbutton', { name: 'Cost', exact: true }).fill('9');
  await page.getByRole('link', { name: 'Changes: 1 file' }).click();
  await expect(page.getByText('no earlier version of these files is kept')).toBeVisible();
  await expect(files(page)).toContainText(/cost:\s*\d+\s*→\s*9/);
  expect(await readFile(join(studio.folder, CARDS), 'utf8')).not.toContain('cost: 9');
});
