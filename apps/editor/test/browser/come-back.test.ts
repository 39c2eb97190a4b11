// State kept when a user leaves the page and returns, and state shared between tabs.
import { expect, LOADS, test } from './studio.ts';

const MAP = 'trains/maps/tokyo.yaml';

test('returning from the print view of a map restores tool, symmetry, panel, selection and view', async ({
  studio,
  page,
}) => {
  await studio.open(MAP);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await studio.command('Symmetry: mirror left and right');
  await studio.tool('Select and move');
  await studio.drag('B4', 'C5');
  const selected = await page.getByText(/^\d+ selected$/).textContent();
  await studio.tool('Line');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const zoom = page.getByRole('group', { name: 'Zoom' });
  const before = await zoom.textContent();

  const asLeft = async (): Promise<void> => {
    await expect(page.getByRole('button', { name: 'Line', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText(selected ?? '')).toBeVisible();
    await expect(zoom).toHaveText(before ?? '');
    await expect(page.getByRole('tab', { name: 'Facts' })).toHaveAttribute('data-state', 'active');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const item = page.getByRole('menuitem', { name: 'Symmetry: mirror left and right' });
    await expect(item.locator('svg')).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await asLeft();
  await studio.canvas.focus();
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('heading', { name: 'Tokyo' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the map' }).click();
  await expect(studio.canvas).toBeVisible();
  await asLeft();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Back to the map' })).toBeVisible();
  await page.goBack();
  await expect(studio.canvas).toBeVisible();
  await asLeft();
});

test('filtered cards stay filtered while their sheet is open', async ({ studio, page }) => {
  await studio.go('edit?file=trains%2Fcards%2Fselectable.yaml');
  await page.getByRole('searchbox').fill('tower');
  const list = page.getByRole('list', { name: 'Cards' });
  const count = await list.getByRole('listitem').count();
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('Control+p');
  await page.getByRole('link', { name: 'Back to the cards' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('tower');
  await expect(list.getByRole('listitem')).toHaveCount(count);
});

test('a piece of map copied in one tab can be pasted in another, opened before or after', async ({
  studio,
  page,
  context,
}) => {
  const open = await context.newPage();
  await open.goto(`${studio.server.url}edit?file=trains%2Fmaps%2Fosaka.yaml`);
  await expect(open.getByTestId('canvas')).toBeVisible();
  await studio.open(MAP);
  await studio.tool('Select and move');
  await studio.drag('B4', 'C5');
  await page.keyboard.press('Control+c');
  const later = await context.newPage();
  await later.goto(`${studio.server.url}edit?file=trains%2Fmaps%2Fosaka.yaml`);
  await expect(later.getByTestId('canvas')).toBeVisible();
  for (const tab of [open, later]) {
    await tab.bringToFront();
    await tab.getByTestId('canvas').focus();
    await tab.keyboard.press('Control+v');
    await expect(tab.getByRole('button', { name: 'Stamp', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tab.close({ runBeforeUnload: false });
  }
});

test(
  'a card copied in one tab is pasted in another, even without access to the system clipboard',
  { tag: LOADS },
  async ({ studio, page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other])
      await tab.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
    await other.goto(`${studio.server.url}edit?file=trains%2Fcards%2Fselectable.yaml`);
    await expect(other.getByTestId('gallery')).toBeVisible();
    await page.goto(`${studio.server.url}edit?file=homebrew-fenland%2Fcards%2Ffenland.yaml&card=fare-war`);
    await expect(page.getByTestId('card-page')).toBeVisible();
    await studio.command('Copy the card');
    await expect(page.getByText('Fare War is copied.')).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: 'Edit', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Paste cards' }).click();
    await expect(other.getByTestId('card-page')).toContainText('Fare War');
    await other.close({ runBeforeUnload: false });
  },
);

test(
  'if the browser stores nothing, everything works for now, and what will be lost is named',
  { tag: LOADS },
  async ({ studio, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('No.', 'SecurityError');
        },
      });
    });
    await studio.open(MAP);
    await page.getByRole('button', { name: /^(Dark|Light) colours/ }).click();
    await studio.command('Layer: costs');
    await page.getByRole('tab', { name: 'Facts' }).click();
    await studio.tool('Select and move');
    await studio.drag('B4', 'C5');
    await page.keyboard.press('Control+c');
    await expect(page.getByText('Copied for this tab only').first()).toBeVisible();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('button', { name: 'Stamp', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test('a playtest works as before after a link led to another file and back', async ({ studio, page }) => {
  const inert: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('derived_inert')) inert.push(message.text());
  });
  await studio.go('edit?file=trains%2Fstrategies%2Fbig-money.yaml');
  await page.getByRole('tab', { name: 'Playtest' }).click();
  const panel = page.getByTestId('playtest');
  await expect(panel.getByLabel('Who plays')).toHaveValue('panel');
  await studio.go('edit?file=trains%2Fmaps%2Ftokyo.yaml');
  await expect(studio.canvas).toBeVisible();
  await studio.go('edit?file=trains%2Fstrategies%2Fbig-money.yaml');
  await panel.getByLabel('Who plays').selectOption('heuristic');
  await expect(panel.getByLabel('Games', { exact: true })).toBeVisible();
  expect(inert).toEqual([]);
});
