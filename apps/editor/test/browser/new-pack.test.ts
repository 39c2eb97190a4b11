// From an empty folder to a new pack: the studio writes what the command line writes.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '@railwright/server';
import { BUILD, expect, test } from './studio.ts';

const RAILWRIGHT = join(import.meta.dirname, '../../../cli/bin/run.js');

async function texts(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read.sort()));
}

test('a pack created in an empty folder equals that of railwright new, file by file, and can be played', async ({
  studio,
  page,
}) => {
  const [folder, other] = [await mkdtemp(join(tmpdir(), 'rw-')), await mkdtemp(join(tmpdir(), 'rw-'))];
  const server = await startServer({ folder, port: 0, apps: [{ path: '/', dir: BUILD }] });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Create a new pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'New pack' });
  const make = dialog.getByRole('button', { name: 'Create the pack' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Trains');
  await expect(dialog).toContainText('The id trains is taken');
  await expect(make).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Rails “of” Wales');
  await dialog.getByRole('textbox', { name: 'Author' }).fill('Ann "A" Jones');
  await make.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rails “of” Wales' })).toBeVisible();
  await expect(page.getByText('no problems').first()).toBeVisible();

  const names = ['--id', 'rails-of-wales', '--title', 'Rails “of” Wales', '--author', 'Ann "A" Jones'];
  await promisify(execFile)(process.execPath, [RAILWRIGHT, 'new', other, '--pack-only', '--yes', ...names]);
  const written = await texts(join(other, 'content'));
  expect(Object.keys(written).length).toBeGreaterThan(4);
  expect(await texts(join(folder, 'content'))).toEqual(written);

  // One more next to it, of another game.
  await page.getByRole('button', { name: 'New pack' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Yards');
  await dialog.getByRole('radio', { name: /^Freight Train/ }).check();
  await make.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Yards' })).toBeVisible();
  await server.close();
  void studio;
  await rm(folder, { recursive: true, force: true });
  await rm(other, { recursive: true, force: true });
});
