import { expect, test } from './studio.ts';

test('a generated landscape is chosen from pictures, becomes the file, and can be edited', async ({
  studio,
  page,
}) => {
  await studio.home();
  const pack = page.getByRole('region', { name: 'Fenland' });
  await pack.getByRole('button', { name: 'New map' }).click();
  await page.getByLabel('Name').fill('Bay');
  await page.getByLabel('Start with').selectOption('A generated landscape');
  await page.getByText('Cities, symmetry and terrain').click();
  await page.getByLabel('Symmetry').selectOption('Rotate: 2 copies');
  await page.getByLabel('Cities').fill('9');
  await expect(page.getByRole('alert')).toContainText('there cannot be 9 cities. Ask for 8 or 10.');
  await page.getByLabel('Cities').fill('10');
  const pictures = page.getByRole('radiogroup', { name: 'Landscape' }).getByRole('radio');
  await expect(pictures).toHaveCount(6);
  const first = await page.getByRole('img', { name: 'Landscape 1' }).innerHTML();
  await page.getByRole('button', { name: 'More landscapes' }).click();
  await expect.poll(() => page.getByRole('img', { name: 'Landscape 1' }).innerHTML()).not.toBe(first);
  // Bots play there; the most equal starts need not be the fairest games.
  const wins = page.getByRole('radiogroup', { name: 'Landscape' }).getByText(/Going first wins \d+%/);
  const place = await pictures.nth(5).locator('..').boundingBox();
  await expect(wins).toHaveCount(6);
  expect(await pictures.nth(5).locator('..').boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Fairest first' }).click();
  const shares = (await wins.allTextContents()).map((text) => Number(/wins (\d+)%/.exec(text)?.[1]));
  expect(Math.abs((shares[0] ?? 0) - 50)).toBeLessThanOrEqual(Math.abs((shares[5] ?? 0) - 50));
  await page.getByRole('img', { name: 'Landscape 3' }).click();
  await expect(pictures.nth(2)).toBeChecked();
  await expect(page.getByText('38 cells, saved as homebrew-fenland/maps/bay.yaml')).toBeVisible(); // Two have no counterpart.
  await page.getByRole('button', { name: 'Create and open' }).click();
  await expect(page.getByTestId('canvas')).toBeVisible();
  const text = await studio.read('homebrew-fenland/maps/bay.yaml');
  expect(text.match(/city: \d/g)).toHaveLength(10);
  await studio.paintWith('Swamp');
  await studio.drag('A1', 'A5');
  await page.keyboard.press('Control+s');
  await expect.poll(() => studio.read('homebrew-fenland/maps/bay.yaml')).not.toBe(text);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect.poll(() => studio.read('homebrew-fenland/maps/bay.yaml')).toBe(text);
});

test('while large landscapes are drawn, the page answers', async ({ studio, page }) => {
  await studio.home();
  const pack = page.getByRole('region', { name: 'Fenland' });
  await pack.getByRole('button', { name: 'New map' }).click();
  await page.getByLabel('Name').fill('Vast');
  await page.getByLabel('Start with').selectOption('A generated landscape');
  await expect(page.getByText('40 cells, saved')).toBeVisible();
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const all: number[] = [];
        requestAnimationFrame(function frame() {
          all.push(performance.now());
          if (document.body.innerText.includes('1,600 cells, saved')) resolve(all);
          else requestAnimationFrame(frame);
        });
      }),
  );
  await page.getByLabel('Columns').fill('40');
  await page.getByLabel('Rows').fill('40');
  const long = (await frames).map((now, i, all) => now - (all[i - 1] ?? now)).filter((wait) => wait > 100);
  // In one go, it would be one long wait.
  expect(Math.max(...long)).toBeLessThan(long.reduce((a, b) => a + b, 0) / 2);
});

test('a blank map becomes a valid one, and the file contains what was drawn', async ({ studio, page }) => {
  await studio.home();
  const pack = page.getByRole('region', { name: 'Fenland' });
  await pack.getByRole('button', { name: 'New map' }).click();
  await page.getByLabel('Name').fill('Île d’Essai');
  await page.getByLabel('Columns').fill('8');
  await page.getByLabel('Rows').fill('5');
  await expect(page.getByText('40 cells, saved as homebrew-fenland/maps/ile-d-essai.yaml')).toBeVisible();
  await page.getByLabel('Every second row has one cell fewer').check();
  await expect(page.getByText('38 cells, saved as homebrew-fenland/maps/ile-d-essai.yaml')).toBeVisible();
  await page.getByRole('button', { name: 'Create and open' }).click();
  await expect(page.getByTestId('canvas')).toBeVisible();

  const search = page.getByRole('button', { name: 'Find anything' });
  const before = await search.boundingBox();
  await studio.paintWith('River');
  await studio.drag('A3', 'E5');
  await expect(page.getByText('not saved')).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
  await studio.paintWith('Mountain');
  await page.keyboard.press('r');
  await studio.drag('A6', 'B7');
  await page.keyboard.press('c');
  for (const [label, name] of [
    ['B2', 'Aber'],
    ['D5', 'Bex'],
    ['C8', 'Cray'],
  ] as const) {
    await studio.click(label);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Done' }).click();
  }
  await studio.tool('Barrier');
  const [a, b] = [await studio.cell('D4'), await studio.cell('D5')];
  await studio.canvas.click({ position: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } });
  await studio.noProblems();
  await studio.save();

  expect(await studio.read('homebrew-fenland/maps/ile-d-essai.yaml')).toBe(`\
# yaml-language-server: $schema=../../../schemas/map.schema.json
format: 1
id: ile-d-essai
name: Île d’Essai
orientation: pointy
# F field, R river, M mountain, W swamp, S sea, C city, * remote location, . no cell
terrain: |
  F F R F F M M F
   F C R F F M M
  F F F R F F F C
   F F F R C F F
  F F F F R F F F
places:
  - { at: B2, city: 1, name: Aber }
  - { at: D5, city: 1, name: Bex }
  - { at: C8, city: 1, name: Cray }
barriers:
  - [D4, D5]
`);
});

test('a shipped map keeps its comments when it is edited, and undoing everything restores every byte', async ({
  studio,
  page,
}) => {
  const path = 'trains/maps/tokyo.yaml';
  const before = await studio.read(path);
  await studio.open(path);
  await studio.paintWith('River');
  await studio.click('B4');
  await page.keyboard.press('v');
  await studio.click('A5');
  await page.getByLabel('Name').fill('Kawagoe Castle');
  await page.keyboard.press('Enter');
  await studio.save();
  expect(await studio.read(path)).toBe(
    before
      .replace('   M M C F F R C F C', '   M M C R F R C F C')
      .replace('name: Kawagoe }', 'name: Kawagoe Castle }'),
  );

  await studio.paintWith('Mountain');
  await studio.drag('A2', 'H5');
  await page.keyboard.press('g');
  await studio.click('C6');
  await studio.tool('Eraser');
  await studio.drag('G7', 'G10');
  await page.keyboard.press('v');
  await studio.drag('B7', 'C9');
  await page.keyboard.press('q');
  await page.keyboard.press('Control+x');
  await studio.save();
  expect(await studio.read(path)).not.toBe(before);

  const undo = page.getByRole('button', { name: /^Undo/ });
  while (await undo.isEnabled()) await undo.click();
  await studio.save();
  expect(await studio.read(path)).toBe(before);
});

test('double-clicking a city opens its form with any tool and leaves it unchanged; Escape ends a stroke without a trace', async ({
  studio,
  page,
}) => {
  const path = 'trains/maps/tokyo.yaml';
  const before = await studio.read(path);
  await studio.open(path);
  await studio.paintWith('Field');
  await studio.canvas.dblclick({ position: await studio.cell('A5') });
  await expect(page.getByLabel('Name')).toHaveValue('Kawagoe');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  expect(await studio.read(path)).toBe(before);

  await studio.paintWith('River');
  await studio.press('B5', 'C4');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('with a symmetry, images are painted too; those of a place have its kind and number and names of their own', async ({
  studio,
  page,
}) => {
  await studio.open('trains/maps/tokyo.yaml');
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('mirror-90');
  await studio.paintWith('Sea');
  await studio.click('A2');
  await page.getByRole('button', { name: /^Undo/ }).hover();
  await studio.save();
  expect(await studio.read('trains/maps/tokyo.yaml')).toContain('  * S M M C R C M S *');

  await studio.tool('City or place');
  await studio.click('B4');
  await page.keyboard.type('Beeston');
  await page.getByRole('radio', { name: '3', exact: true }).click();
  const form = page.getByRole('form', { name: 'Place at B4' });
  await form.getByRole('button', { name: 'B6', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Place at B6' })).toBeVisible();
  await page.keyboard.type('Ely');
  await page.getByRole('radio', { name: 'Remote', exact: true }).click();
  await page.getByLabel('Costs and gives').fill('5');
  await page.keyboard.press('Enter');
  await studio.save();
  const text = await studio.read('trains/maps/tokyo.yaml');
  expect(text).toContain('  M M C * F * C F C');
  expect(text).toContain('{ at: B4, name: Beeston, remote: 5 }');
  expect(text).toContain('{ at: B6, name: Ely, remote: 5 }');
  await studio.click('B6');
  await page.getByRole('button', { name: 'Remove' }).click();
  await studio.save();
  expect(await studio.read('trains/maps/tokyo.yaml')).not.toMatch(/at: B[46],/);
});
