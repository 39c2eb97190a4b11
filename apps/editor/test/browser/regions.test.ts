// Regions are painted, named, and taken back cell by cell.
import { expect, test } from './studio.ts';

const PATH = 'homebrew-fenland/maps/fenland.yaml';

test('a region is painted, gets an id and a name, and loses cells', async ({ studio, page }) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.tool('Region');
  await studio.drag('A1', 'A4');
  await page.getByRole('textbox', { name: 'Id of region-1' }).fill('north');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Name of north' }).fill('North');
  await page.keyboard.press('Tab');
  await studio.click('A4');
  await studio.save();
  const drawn = await studio.read(PATH);
  expect(drawn.startsWith(before.trimEnd())).toBe(true);
  expect(drawn).toContain('regions:\n  - id: north\n    cells: [A1-A3]\n    name: North\n');

  await page.getByRole('button', { name: 'Remove the region north' }).click();
  await studio.save();
  expect(await studio.read(PATH)).not.toContain('regions:');
});
