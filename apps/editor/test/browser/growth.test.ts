// A map grows only on request. Tests that name its cells are updated, and nothing grows by accident.
import { loadContent, runTests } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import type { Studio } from './studio.ts';
import { expect, LOADS, test } from './studio.ts';

const MAP = 'homebrew-fenland/maps/fenland.yaml';
const TESTS = 'homebrew-fenland/tests/fenland.yaml';

/** Where a cell before the first of a line would be. */
async function before(studio: Studio, first: string, second: string): Promise<{ x: number; y: number }> {
  const [a, b] = [await studio.cell(first), await studio.cell(second)];
  return { x: 2 * a.x - b.x, y: 2 * a.y - b.y };
}

async function failures(studio: Studio): Promise<string[]> {
  const { results } = runTests(await loadContent(folderSource(studio.folder)), { pack: 'homebrew-fenland' });
  expect(results.length).toBeGreaterThan(5);
  return results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name);
}

test('no tool draws outside the map, and the page says why', { tag: LOADS }, async ({ studio, page }) => {
  await studio.keepMessages();
  await studio.open(MAP);
  const outside = await before(studio, 'B1', 'B2');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (const key of ['b', 'l', 'r', 'g', '7']) {
    await page.keyboard.press(key);
    await studio.canvas.click({ position: outside });
    await expect(page.getByText('This is outside the map.')).not.toHaveCount(0);
    await expect(undo).toBeDisabled();
  }
  await page.keyboard.press('c');
  await studio.canvas.click({ position: outside });
  await expect(page.getByRole('form', { name: /^Place at/ })).toBeHidden();
  await expect(undo).toBeDisabled();
  // A stroke of a wide brush ends at the border.
  await studio.paintWith('River');
  await page.getByRole('radio', { name: '7 cells', exact: true }).click();
  await studio.click('B1');
  await studio.save();
  expect(await studio.read(TESTS)).toContain('rails: [D1, E1]');
  await expect(page.getByTestId('announcer')).not.toContainText('new names');
  // A selection does not move if part of it would be lost outside.
  await page.keyboard.press('v');
  await studio.drag('A1', 'B2');
  await studio.canvas.hover({ position: await studio.cell('B1') });
  await page.mouse.down();
  await studio.canvas.hover({ position: outside });
  await page.mouse.up();
  await expect(page.getByText('Part of this would be outside the map.').first()).toBeVisible();
  await expect(page.getByText('4 selected')).toBeVisible();
});

test(
  'growing a map updates the tests that name its cells, and undo restores them all',
  { tag: LOADS },
  async ({ studio, page }) => {
    const [map, tests] = [await studio.read(MAP), await studio.read(TESTS)];
    const failing = await failures(studio);
    await studio.keepMessages();
    await studio.open(MAP);
    const outside = await before(studio, 'B1', 'B2');
    await studio.canvas.click({ position: outside });
    await page.getByRole('button', { name: 'Let it grow' }).click();
    await expect(page.getByLabel('Grow the map')).toBeChecked();
    await studio.canvas.click({ position: outside });
    const said = page.getByText(/^Cells have new names: A1 is now A2\./).first();
    await expect(said).toContainText(`names in ${TESTS} changed with them`);
    await studio.save();
    const moved = await studio.read(TESTS);
    expect(moved).not.toBe(tests);
    expect(moved).toContain('expect: { coins: 1, rails: [D2, E2] }');
    expect(moved.match(/#.*/g)).toEqual(tests.match(/#.*/g));
    expect(await failures(studio)).toEqual(failing);

    await page.getByRole('button', { name: 'Undo: Paint' }).click();
    await studio.save();
    expect([await studio.read(MAP), await studio.read(TESTS)]).toEqual([map, tests]);
    await page.getByRole('button', { name: 'Redo: Paint' }).click();
    await studio.save();
    expect(await studio.read(TESTS)).toBe(moved);
  },
);
