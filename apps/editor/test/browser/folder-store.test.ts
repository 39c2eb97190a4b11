// A folder through the File System Access API. A test cannot use the browser's own picker, so a folder of the browser's
// private file system, with the same handles, stands in for the picked one.
import type { Page } from '@playwright/test';
import { drop } from './drop.ts';
import { expect, LOADS, test, type Studio } from './studio.ts';

const MAP = `format: 1
id: small
name: Small
orientation: pointy
# kept
terrain: |
  F F F
   F R F
`;
const PACK = `format: 1
id: mine
game: trains
version: 0.1.0
title: Mine
license: MIT
extends: [trains]
`;

/** Opens the studio on a private folder with a pack in it, like a user who picks it. */
async function openFolder(studio: Studio): Promise<void> {
  const { page } = studio;
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('picked'),
    });
  });
  await studio.withoutServer();
  await page.evaluate(async () => {
    await (await navigator.storage.getDirectory()).getDirectoryHandle('picked', { create: true });
  });
  await write(page, 'pack.yaml', PACK);
  await write(page, 'maps/small.yaml', MAP);
  await write(page, 'picture.exe', 'x');
  await page.getByRole('button', { name: 'Open a folder' }).first().click();
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
}

function write(page: Page, path: string, text: string): Promise<void> {
  return page.evaluate(
    async ([where, what]) => {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('picked');
      const parts = (where ?? '').split('/');
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(what ?? '');
      await stream.close();
    },
    [path, text],
  );
}

function read(page: Page, path: string): Promise<string> {
  return page.evaluate(async (where) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('picked');
    const parts = where.split('/');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
  }, path);
}

test(
  'a picked folder is listed, read, drawn in and saved to, and a new map becomes a file of it',
  { tag: LOADS },
  async ({ studio, page }) => {
    await openFolder(studio);
    await expect(page.getByText('picture.exe')).toBeVisible();
    await page.getByRole('link', { name: /Small/ }).first().click();
    await studio.paintWith('Mountain');
    await studio.click('A2');
    await studio.save('browser');
    expect(await read(page, 'maps/small.yaml')).toBe(MAP.replace('F F F', 'F M F'));

    await page.getByRole('link', { name: 'All packs', exact: true }).click();
    await page.getByRole('button', { name: 'New map' }).click();
    await page.getByLabel('Name').fill('Second');
    await page.getByRole('button', { name: 'Create and open' }).click();
    await expect(page.getByTestId('canvas')).toBeVisible();
    expect(await read(page, 'maps/second.yaml')).toContain('id: second');

    // As long as the browser allows it, the folder is open again after a reload, until the user closes it.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
    await page.getByRole('link', { name: 'All packs', exact: true }).click();
    await page.getByRole('button', { name: 'Close the folder' }).click();
    await expect(page.getByRole('button', { name: 'Import a zip' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Import a zip' })).toBeVisible();
  },
);

test(
  'an outside change appears, and with unsaved work it becomes a conflict to merge',
  { tag: LOADS },
  async ({ studio, page }) => {
    await openFolder(studio);
    await page.getByRole('link', { name: /Small/ }).first().click();
    await expect(page.getByTestId('canvas')).toBeVisible();
    await write(page, 'maps/small.yaml', MAP.replace('name: Small', 'name: Smaller'));
    await expect(page.getByRole('heading', { name: 'Smaller' })).toBeVisible();

    await studio.paintWith('Mountain');
    await studio.click('A2');
    await write(page, 'maps/small.yaml', MAP.replace('name: Small', 'name: Smallest'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'The file changed on disk' });
    await dialog.getByRole('button', { name: 'Save the merge' }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    expect(await read(page, 'maps/small.yaml')).toBe(
      MAP.replace('name: Small', 'name: Smallest').replace('F F F', 'F M F'),
    );
  },
);

test(
  'if the browser loses its permission to write, nothing is lost and it says so',
  { tag: LOADS },
  async ({ studio, page }) => {
    await studio.keepMessages();
    await openFolder(studio);
    await page.getByRole('link', { name: /Small/ }).first().click();
    await studio.paintWith('Mountain');
    await studio.click('A2');
    await page.evaluate(() => {
      Object.assign(globalThis, { given: FileSystemFileHandle.prototype.createWritable });
      FileSystemFileHandle.prototype.createWritable = () =>
        Promise.reject(new DOMException('The request is not allowed', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByText(/Not saved: .*not allowed to write there: .*The request is not allowed/),
    ).toBeVisible();
    expect(await read(page, 'maps/small.yaml')).toBe(MAP);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    // With permission restored, it is saved.
    await page.evaluate(() => {
      const { given } = globalThis as unknown as { given: FileSystemFileHandle['createWritable'] };
      FileSystemFileHandle.prototype.createWritable = given;
    });
    await studio.save('browser');
    expect(await read(page, 'maps/small.yaml')).toContain('F M F');
  },
);

test('a deleted file is offered to be saved again', { tag: LOADS }, async ({ studio, page }) => {
  await openFolder(studio);
  await page.getByRole('link', { name: /Small/ }).first().click();
  await studio.paintWith('Mountain');
  await studio.click('A2');
  await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('picked');
    await (await folder.getDirectoryHandle('maps')).removeEntry('small.yaml');
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The file changed on disk' });
  await expect(dialog).toContainText('was deleted');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect(await read(page, 'maps/small.yaml')).toContain('F M F');
});

test('a file that was dropped by mistake is removed again', { tag: LOADS }, async ({ studio, page }) => {
  await studio.keepMessages();
  await openFolder(studio);
  await drop(page, ['record.json', JSON.stringify({ format: 1, setup: 'mine/duel', choices: [] })]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Removed playtests/record.yaml again.')).toBeVisible();
  await expect(read(page, 'playtests/record.yaml')).rejects.toThrow('could not be found');
  expect(await read(page, 'pack.yaml')).toBe(PACK);
});
