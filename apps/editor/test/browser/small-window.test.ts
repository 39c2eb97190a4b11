// A small window, as at 200% (1366 × 768 becomes 683 × 384) or at the 320 pixels of WCAG 1.4.10: the map has most of it, what is folded is
// within reach of the keyboard, and nothing is cut off or scrolls sideways.
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test, type Studio } from './studio.ts';

const MAP = 'trains/maps/osaka.yaml';
const SIZES = [
  { width: 683, height: 384 },
  { width: 320, height: 640 },
];

/** The share of the window that the map has, which is wholly within it. */
async function shareOf(studio: Studio, { width, height }: (typeof SIZES)[number]): Promise<number> {
  const box = (await studio.canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
  expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
  return (box.width * box.height) / (width * height);
}

for (const size of SIZES)
  test(`the map has most of ${size.width} × ${size.height}`, async ({ studio, page }) => {
    await page.setViewportSize(size);
    await studio.open(MAP);
    expect(await shareOf(studio, size)).toBeGreaterThan(0.5);
    expect((await studio.canvas.boundingBox())?.height).toBeGreaterThan(300);
    await expectNoSideways(page, 'the map');
    // Every tool is there without scrolling.
    const tools = await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button').all();
    for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Saved' })).toBeInViewport({ ratio: 1 });

    // The panels are folded; their button and their key open them.
    const toggle = page.getByRole('button', { name: 'Panels', exact: true });
    const panels = page.getByRole('tablist', { name: 'Panels' });
    await expect(panels).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(panels).toBeVisible();
    expect(await shareOf(studio, size)).toBeGreaterThan(0.15);
    await expectNoSideways(page, 'the map with panels');
    await expectAccessible(page, 'the map in a small window');
    await page.keyboard.press('Control+b');
    await expect(panels).toBeHidden();

    // One menu has all commands, under the names of the menus.
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'View' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Show facts about the map' }).click();
    await expect(page.getByRole('tab', { name: 'Facts' })).toBeVisible();

    // A larger window shows the panels as it did before.
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(panels).toBeVisible();
  });

test('other pages in a small window', async ({ studio, page }) => {
  for (const [address, ready] of [
    ['', 'Fenland'],
    ['edit?file=trains%2Fcards%2Fselectable.yaml', 'Landfill'],
    ['edit?file=trains%2Fcards%2Fselectable.yaml&card=landfill', '14 of 30'],
    ['edit?file=trains%2Fsetups%2Fosaka-beginners.yaml', 'Osaka, beginners'],
    ['edit?file=game-of-trains%2Fdecks%2Frailcars.yaml', 'The 84 railcars'],
    ['texts?pack=trains%2F', 'Texts of Trains'],
    ['notes?pack=homebrew-fenland%2F', 'Notes'],
    ['changes', 'Changes'],
  ] as const) {
    await studio.go(address);
    await expect(page.getByText(ready).first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoSideways(page, `/${address} at ${size.width} pixels`);
    }
  }
});
