// A studio without a server keeps packs in the browser: what is there, what would be lost, and what happens when it is full.
import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, LOADS, test } from './studio.ts';

const PACK =
  'format: 1\nid: own\ngame: trains\ntitle: My own\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\n';
const MAP = 'format: 1\nid: bay\nname: Bay\norientation: pointy\nterrain: |\n  F F F\n   F F\n';
const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

test(
  'nothing is lost when the storage of the browser is full, and what is only there is told before it goes',
  { tag: LOADS },
  async ({ studio, page }) => {
    await studio.keepMessages();
    await studio.withoutServer();
    const files = {
      'own/pack.yaml': strToU8(PACK),
      'own/maps/bay.yaml': strToU8(MAP),
      'own/pictures/a.png': PICTURE,
    };
    await studio.importZip('own.zip', zipSync(files));
    await expect(page.getByText('Everything here also exists outside this browser.')).toBeVisible();
    await page.getByRole('link', { name: /Bay/ }).click();
    await studio.paintWith('River');
    await studio.click('A2');

    // As browsers end what has no room; Chromium has some for small files whatever quota it is told.
    await page.evaluate(() => {
      Object.assign(globalThis, { put: IDBObjectStore.prototype.put });
      IDBObjectStore.prototype.put = function () {
        this.transaction.abort();
        return new EventTarget() as IDBRequest<IDBValidKey>;
      };
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Not saved: The storage of this browser is full/)).toBeVisible();
    await studio.click('A3');
    await expect(
      page.getByText(
        /^Unsaved work would be lost if you left the page\. The storage of this browser is full/,
      ),
    ).toBeVisible();
    await page.evaluate(() => {
      const { put } = globalThis as unknown as { put: IDBObjectStore['put'] };
      IDBObjectStore.prototype.put = put;
    });
    await studio.save('browser');
    await page
      .getByRole('region', { name: 'Picture of River' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE) });
    await studio.save('browser');

    await page.getByRole('link', { name: 'All packs', exact: true }).click();
    await expect(page.getByText('3 files exist in this browser only.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove My own?' });
    await expect(dialog).toContainText('4 files in own/');
    await expect(dialog).toContainText('3 files of it exist nowhere else');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export all packs' }).click(),
    ]);
    const zip = unzipSync(new Uint8Array(await readFile(await download.path())));
    for (const name of ['a', 'b'])
      expect(new Uint8Array(zip[`own/pictures/${name}.png`] ?? [])).toEqual(PICTURE);
    await expect(dialog).toContainText('All of it also exists outside this browser.');
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('My own was removed from this browser.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Import a zip' })).toBeVisible();
  },
);
