// Tables in the storage of a browser: held by one tab, forgotten, damaged, and without room.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNoBarriersInAnyTheme } from './axe.ts';
import { invitations, openTable } from './friends.ts';

const SITE = './?bundle=bundles/game-of-trains.standard.json';
/** Enough for a table, in bytes. */
const ROOM = 2_000_000;

// What is kept must be gone before each test, and each sets its own limit.
test.use({ reuseContext: false });

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    localStorage.setItem('railwright.player.settings', JSON.stringify({ speed: 'at-once' })),
  ),
);

test('one tab holds a table, which is kept until it is forgotten', async ({ page: host }) => {
  await host.goto(SITE);
  await openTable(host, 2, 0);
  const address = host.url();
  const tab = await host.context().newPage();
  await tab.goto(address);
  await expect(tab.getByRole('alert')).toContainText('Another tab of this browser holds this table.');
  await host.goto('./');
  const kept = host.getByRole('region', { name: 'Tables that this browser holds' });
  await expect(kept).toContainText('Game of Trains');
  await expectNoBarriersInAnyTheme(host);
  await kept.getByRole('button', { name: 'Forget this table' }).click();
  await kept.getByRole('button', { name: 'Undo' }).click();
  await kept.getByRole('button', { name: /^Game of Trains/ }).click();
  await expect(invitations(host)).toBeVisible();
  await host.goto('./');
  await kept.getByRole('button', { name: 'Forget this table' }).click();
  await expect(kept).toContainText('Forgotten');
  await host.goto(address);
  await expect(host.getByRole('alert')).toContainText('There is no table');
  await expect(kept).toHaveCount(0);
});

test('a friend can be invited to the seat of a bot, which is sent away', async ({ page }) => {
  await page.goto(SITE);
  await page.getByRole('button', { name: 'Play with friends from their own screens' }).click();
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(invitations(page).getByRole('textbox', { name: /^Invitation for/ })).toHaveCount(0);
  await invitations(page).getByRole('button', { name: 'Send the bot of Bot 1 away' }).click();
  await expect(invitations(page).getByRole('textbox', { name: 'Invitation for Bot 1' })).toHaveValue(/./);
});

test('a table that is damaged says so, and others can be opened', async ({ page }) => {
  const ids: string[] = [];
  for (let table = 0; table < 3; table++) {
    await page.goto(SITE);
    await openTable(page, 2, 0);
    ids.push(page.url().split('table=')[1]!);
  }
  const [early, late, sound] = ids as [string, string, string];
  await page.goto('./');
  await spoil(page, 'entries', [early, 1]);
  await spoil(page, 'heads', late);
  const alert = page.getByRole('alert');
  for (const id of [early, late]) {
    await page.goto(`./?table=${id}`);
    await expect(alert).toContainText('This table is damaged');
    await expect(alert).toContainText('The browser cannot read everything that it saved of this table.');
  }
  const kept = page.getByRole('region', { name: 'Tables that this browser holds' });
  const forget = kept.getByRole('button', { name: 'Forget this table' });
  await expect(forget).toHaveCount(3);
  await expectNoBarriersInAnyTheme(page);
  // What is left of it can be saved.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: new RegExp(`^Damaged table ${late}.*Save what is left`) }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`table-${late}.json`);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as { id: string; entries: unknown[] };
  expect(saved).toMatchObject({ id: late, entries: [[1, { kind: 'sat' }]] });
  await kept.getByRole('button', { name: `Forget this table: Damaged table ${late}` }).click();
  await kept.getByRole('button', { name: 'Undo' }).click();
  await expect(forget).toHaveCount(3);
  await kept.getByRole('button', { name: `Forget this table: Damaged table ${late}` }).click();
  await expect(kept).toContainText(`Forgotten: Damaged table ${late}`);
  await page.reload();
  await expect(forget).toHaveCount(2);
  await page.goto(`./?table=${sound}`);
  await expect(invitations(page)).toBeVisible();
});

test('without room nothing counts that is not kept, and it says why', async ({ page, baseURL }) => {
  await page.goto('./');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: ROOM });
  await page.goto(SITE);
  await page.getByRole('button', { name: 'Play with friends from their own screens' }).click();
  await page.locator('.prompt.mine').waitFor();
  await fill(page);
  await page.locator('.lit').first().click();
  await expect(page.getByText('The game is as before: try again later.')).toBeVisible();
  await expect(page.getByText('This browser has no space left for the table.')).toBeVisible();
  await page.goto(SITE);
  await page.getByRole('button', { name: 'Play with friends from their own screens' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser has no space left for the table.');
});

/** Writes nonsense over what is kept under a key. */
async function spoil(page: Page, part: 'entries' | 'heads', key: string | [string, number]): Promise<void> {
  await page.evaluate(
    ([store, at]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('railwright.tables');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put('nonsense', at);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [part, key] as const,
  );
}

/** Fills the storage to the last byte. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('filler', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const isKept = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const adding = opening.result.transaction('bytes', 'readwrite');
        // What can be compressed would take no room.
        adding.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(size)));
        adding.oncomplete = () => resolve(true);
        adding.onabort = () => resolve(false);
      });
    for (let size = 65_536; size >= 1; size /= 8) while (await isKept(size)) continue;
  });
}
