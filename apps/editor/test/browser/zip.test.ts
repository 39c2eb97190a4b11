// Packs as a zip without a server: imported, drawn on, and exported.
import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { drop } from './drop.ts';
import { expect, LOADS, test } from './studio.ts';

const PACK =
  'format: 1\nid: own\ngame: trains\ntitle: My own\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\n';
const MAP = `\
format: 1
id: bay
name: Bay
orientation: pointy
# Kept.
terrain: |
  F F F
   F F
`;

test(
  'a zip is imported without a server, never overwriting, and exported again',
  { tag: LOADS },
  async ({ studio, page }) => {
    await studio.keepMessages();
    await studio.withoutServer();
    await expect(page.getByRole('button', { name: 'Import a zip' })).toBeVisible();
    await studio.importZip('broken.zip', strToU8('no zip at all'));
    await expect(page.getByText('The zip could not be read')).toBeVisible();
    await studio.importZip('pictures.zip', zipSync({ 'cat.jpg': strToU8('x') }));
    await expect(page.getByText('There is no content in this zip')).toBeVisible();
    await studio.importZip(
      'own.zip',
      zipSync({ 'own/pack.yaml': strToU8(PACK), 'own/maps/bay.yaml': strToU8(MAP) }),
    );
    await expect(page.getByText('2 files added.')).toBeVisible();

    await page.getByRole('link', { name: /Bay/ }).click();
    await studio.paintWith('River');
    await studio.click('A2');
    await studio.save('browser');
    await page.getByRole('link', { name: 'All packs', exact: true }).click();
    const more = zipSync({ 'own/maps/bay.yaml': strToU8(MAP), 'own/notes.md': strToU8('Notes') });
    await studio.importZip('again.zip', more);
    await expect(page.getByText('1 file added, 1 existing file left unchanged.')).toBeVisible();
    // What was dropped by mistake goes again, and nothing else does.
    await drop(page, ['record.json', JSON.stringify({ format: 1, setup: 'own/duel', choices: [] })]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Removed own/playtests/record.yaml again.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(strFromU8(files['own/maps/bay.yaml'] ?? new Uint8Array())).toBe(
      MAP.replace('  F F F\n', '  F R F\n'),
    );
    expect(Object.keys(files).sort()).toEqual(['own/maps/bay.yaml', 'own/notes.md', 'own/pack.yaml']);
  },
);
