import { chmod, cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@railwright/server';
import { openPanel } from './playtest-panel.ts';
import { BUILD, expect, intercept, LOADS, test } from './studio.ts';

const PATH = 'trains/maps/tokyo.yaml';

test('a file that changed on disk is not overwritten: both versions are offered', async ({
  studio,
  page,
}) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.paintWith('River');
  await studio.click('B4');
  const theirs = before.replace('name: Tokyo', 'name: Edo');
  await studio.write(PATH, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The file changed on disk' });
  await expect(dialog).toContainText('name: Edo');
  await expect(dialog).toContainText('M M C R F R C F C');
  expect(await studio.read(PATH)).toBe(theirs);

  await dialog.getByRole('button', { name: 'Take the version on disk' }).click();
  await expect(page.getByRole('heading', { name: 'Edo' })).toBeVisible();
  // My own version is one undo away.
  await page.getByRole('button', { name: 'Undo: Change on disk' }).click();
  await expect(page.getByRole('heading', { name: 'Tokyo' })).toBeVisible();
  await studio.save();
  expect(await studio.read(PATH)).toBe(before.replace('   M M C F F R C F C', '   M M C R F R C F C'));
});

test('changes that do not touch are merged, and the user chooses for changes to the same line', async ({
  studio,
  page,
}) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.paintWith('River');
  await studio.click('B4');
  await studio.write(PATH, before.replace('name: Tokyo', 'name: Edo'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The file changed on disk' });
  await expect(dialog).toContainText('can be merged');
  await dialog.getByRole('button', { name: 'Save the merge' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const merged = before
    .replace('name: Tokyo', 'name: Edo')
    .replace('   M M C F F R C F C', '   M M C R F R C F C');
  await expect.poll(() => studio.read(PATH)).toBe(merged);

  await studio.click('B5');
  const theirs = merged.replace('   M M C R F R C F C', '   M M C M M R C F C');
  await studio.write(PATH, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Merge: 1 still to choose' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^On disk/ }).check();
  await dialog.getByRole('button', { name: 'Save the merge' }).click();
  await expect.poll(() => studio.read(PATH)).toBe(theirs);
  // My version is one undo away.
  await page.getByRole('button', { name: 'Undo: Merge' }).click();
  await studio.save();
  expect(await studio.read(PATH)).toContain('   M M C R R R C F C');
});

test('drawing during a save is saved when requested in the meantime', async ({ studio, page }) => {
  await studio.open(PATH);
  const answer = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/file?*', async (route) => {
    if (route.request().method() === 'PUT') {
      held.resolve(undefined);
      await answer.promise;
    }
    await route.continue();
  });
  await studio.paintWith('River');
  await studio.click('B4');
  await page.keyboard.press('Control+s');
  await held.promise;
  await studio.click('B5');
  await page.keyboard.press('Control+s');
  answer.resolve(undefined);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect(await studio.read(PATH)).toContain('   M M C R R R C F C');
});

test('a broken map opens as text with its problems, and never loses a byte', async ({ studio, page }) => {
  const broken = (await studio.read(PATH)).replace('terrain: |', 'terrain: [|');
  await studio.write(PATH, broken);
  await studio.open(PATH);
  await expect(page.getByText('This map cannot be drawn as it is.')).toBeVisible();
  await expect(page.getByTestId('problems')).toContainText('error');
  await expect(page.getByTestId('canvas')).toBeHidden();
  // Once the text is fixed, the picture is back.
  const code = page.getByRole('textbox', { name: /^Text of/ });
  await code.getByText('terrain: [|').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('|');
  await expect(page.getByTestId('canvas')).toBeVisible();
  await studio.save();
  expect(await studio.read(PATH)).toBe(broken.replace('[|', '|'));
});

test(
  'the text of a map that could not be loaded loads on a retry; text and picture are one document',
  { tag: LOADS },
  async ({ studio, page }) => {
    await studio.open(PATH);
    await studio.noProblems();
    await intercept(page, '**/_app/immutable/**', (route) => route.abort());
    await page.keyboard.press('Control+Shift+E');
    const missing = page.getByRole('alert').filter({ hasText: 'The text could not be loaded.' });
    await expect(missing).toBeVisible();
    await page.unroute('**/_app/immutable/**');
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeVisible();
    await expect(missing).toBeHidden();

    const code = page.getByRole('textbox', { name: /^Text of/ });
    await code.getByText('name: Tokyo', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Bay');
    await expect(page.getByRole('heading', { name: 'Tokyo Bay' })).toBeVisible();
    await studio.paintWith('River');
    await studio.click('B4');
    await expect(code).toContainText('M M C R F R C F C');
    await page.getByRole('button', { name: 'Undo: Paint' }).click();
    await expect(code).toContainText('M M C F F R C F C');
    await page.getByRole('button', { name: 'Undo: Typing' }).click();
    await expect(page.getByRole('heading', { name: 'Tokyo', exact: true })).toBeVisible();
  },
);

test('an edit in another program appears; a problem is shown at its cell, and a click in the list goes there', async ({
  studio,
  page,
}) => {
  const before = await studio.read(PATH);
  await studio.open(PATH);
  await studio.write(PATH, before.replace('name: Tokyo', 'name: Edo'));
  await expect(page.getByRole('heading', { name: 'Edo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await studio.paintWith('City');
  await studio.write(PATH, (await studio.read(PATH)).replace('[G1, H1]', '[G1, H6]'));
  const problem = page.getByTestId('problems').getByRole('button').first();
  await expect(problem).toBeVisible();
  await problem.click();
  await expect(page.getByTestId('canvas')).toBeFocused();
  await expect(page.getByRole('contentinfo')).toContainText(/^(G1|H6)\b/);
});

/** Drafts in the browser's storage; runs in the page. */
function countDrafts(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('railwright-drafts');
    opening.onerror = () => resolve(0);
    opening.onsuccess = () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains('drafts')) return resolve(0);
      const counting = db.transaction('drafts').objectStore('drafts').count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => resolve(0);
    };
  });
}

test('unsaved work is offered again after the page was closed', async ({ studio, page }) => {
  await studio.open(PATH);
  await studio.paintWith('River');
  await studio.click('B4');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await studio.save();
  expect(await studio.read(PATH)).toContain('   M M C R F R C F C');
});

test('the page shows that the server is gone, and saves when it is back', async ({ studio, page }) => {
  await studio.open(PATH);
  const { port } = studio.server;
  await studio.server.close();
  await expect(page.getByText('does not respond')).toBeVisible();
  await studio.paintWith('River');
  await studio.click('B4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await studio.click('B5');
  // Another process may have taken the port in the meantime.
  await expect(async () => {
    studio.server = await startServer({ folder: studio.folder, port, apps: [{ path: '/', dir: BUILD }] });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect(await studio.read(PATH)).toContain('   M M C R R R C F C');
});

test('a server that was started again with another folder opens that folder, with playtests of its own', async ({
  studio,
  page,
}) => {
  await studio.open(PATH);
  await studio.paintWith('River');
  await studio.click('B4');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const panel = await openPanel(studio, PATH, 'random');
  const player = panel.getByLabel('Who plays');
  await panel.getByLabel('Games', { exact: true }).fill('100000');
  await panel
    .getByRole('button', { name: /^Playtest/ })
    .first()
    .click();
  await expect(panel.getByRole('button', { name: /^Stop/ })).toBeVisible();
  const run = page.workers().find((worker) => worker.url().includes('job-worker'));
  expect(run).toBeDefined();
  const { port } = studio.server;
  await studio.server.close();
  const other = await realpath(await mkdtemp(join(tmpdir(), 'railwright-other-')));
  await cp(join(studio.folder, 'trains'), join(other, 'trains'), { recursive: true });
  // Another process may have taken the port in the meantime.
  await expect(async () => {
    studio.server = await startServer({ folder: other, port, apps: [{ path: '/', dir: BUILD }] });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(player).not.toHaveValue('random');
  await expect.poll(() => page.workers().some((worker) => worker === run)).toBe(false);
  await studio.go('');
  await expect(page.getByText(other)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fenland' })).toBeHidden();
  await rm(other, { recursive: true });
});

test('a read-only folder says so before work is lost', async ({ page }, info) => {
  const server = await startServer({
    folder: join(import.meta.dirname, '..', '..', '..', '..', 'content'),
    port: 0,
    readOnly: true,
    apps: [{ path: '/', dir: BUILD }],
  });
  await page.goto(server.url);
  await expect(page.getByText('This folder is read-only.')).toBeVisible();
  await page.getByRole('link', { name: /Tokyo/ }).first().click();
  await expect(page.getByText('but not save them here')).toBeVisible();
  await server.close();
  expect(info.errors).toEqual([]);
});

test('foreign files are listed as such', async ({ studio, page }) => {
  await studio.write('notes.exe', 'x');
  await studio.write('trains/scribble.yaml', 'a: 1\n');
  await chmod(join(studio.folder, 'notes.exe'), 0o600);
  await studio.home();
  await expect(page.getByText('notes.exe')).toContainText('not a type of file used in content');
  await expect(page.getByRole('region', { name: 'Trains', exact: true })).toContainText('scribble.yaml');
});

test(
  'checks that could not be loaded start again with the next change',
  { tag: LOADS },
  async ({ studio, page }) => {
    // A folder that is as shipped needs no checks.
    await studio.write('trains/maps/own.yaml', 'format: 1\n');
    const WORKER = '**/workers/workspace-worker*';
    await page.route(WORKER, async (route) => {
      const code = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: code.replace(/import\((.)\.\./, 'import($1../gone'),
      });
    });
    await studio.go('edit?file=trains%2Frules%2Fokazu-2012.yaml');
    await expect(
      page.getByText('The checks could not be run: The checks could not be started.'),
    ).toBeVisible();
    await page.unroute(WORKER);
    const size = page.getByRole('spinbutton', { name: 'Hand size' });
    let tries = 0;
    // What is asked just before still misses them.
    await expect(async () => {
      await size.fill(String(-++tries));
      await size.press('Tab');
      await expect(page.getByRole('button', { name: /^error:/ }).first()).toBeVisible({ timeout: 3000 });
    }).toPass();
  },
);
