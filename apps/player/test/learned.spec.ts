// Playing against learned players: one learns here if there is none, is kept, continues after a reload, or comes from a file.
import { LEVELS } from '@railwright/bots';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { BUNDLE, chosenInNode, learnInNode, learnLittle, TOKYO } from './learned.ts';
import { fixChance } from './table.ts';
import { APART, expect, go, LOADS, test } from './kept-page.ts';

let file: Buffer;
test.beforeAll(async () => {
  file = Buffer.from(await learnInNode(BUNDLE));
});

/** Tokyo for beginners, with only these shipped players. */
async function openForm(page: Page, settings: object = {}, players: readonly object[] = []): Promise<void> {
  await page.route('**/bundles/index.json', async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as { setups: { id: string }[] };
    const setups = index.setups.map((one) =>
      one.id === 'trains/tokyo-beginners' ? { ...one, players } : one,
    );
    await route.fulfill({ response, json: { ...index, setups } });
  });
  await openShippedForm(page, settings);
}

async function openShippedForm(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('railwright.player.settings', text),
    // Minutes long, so that a game is not over before it is inspected.
    JSON.stringify({ speed: 'normal', theme: 'light', language: 'en', ...settings }),
  );
  await go(page, `./?bundle=bundles/${TOKYO}.json`);
}

async function takeFile(page: Page, buffer = file): Promise<void> {
  const note = page.getByTestId('learned');
  await note.getByLabel('Load one from a file').setInputFiles({
    name: 'tokyo.player',
    mimeType: 'application/octet-stream',
    buffer,
  });
}

/** The game kept in this browser: who sits where, and its choices. */
function kept(page: Page): Promise<{ bots: unknown[]; choices: string[]; seed: number }> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('railwright.player.game.'));
    const game = JSON.parse(localStorage.getItem(key ?? '') ?? '{"seats":[],"record":{"choices":[]}}') as {
      seats: { bot?: string }[];
      record: { choices: string[]; seed: number };
    };
    return { bots: game.seats.map(({ bot }) => bot), choices: game.record.choices, seed: game.record.seed };
  });
}
const choicesMade = async (page: Page): Promise<number> => (await kept(page)).choices.length;

/** The file of the only player that this browser keeps. */
async function keptFile(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open('railwright.players');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('players').objectStore('players').getAll();
          asking.onsuccess = () => {
            const [one] = asking.result as { file: Uint8Array }[];
            resolve([...(one?.file ?? [])]);
          };
        };
      }),
  );
  return Buffer.from(bytes);
}

/** A player file's header without its strength, and its weights. */
function partsOf(bytes: Buffer): { header: unknown; weights: Buffer } {
  const end = bytes.indexOf(10);
  const header = JSON.parse(bytes.subarray(0, end).toString()) as object;
  // The checksum is of the whole line.
  return { header: { ...header, strength: [], check: '' }, weights: bytes.subarray(end + 1) };
}

test(
  'a player learns while you wait, stops at once, and is available next time',
  { tag: LOADS },
  async ({ page }) => {
    await openForm(page);
    const second = page.getByLabel('Who plays seat 2');
    await second.selectOption({ label: 'Learned: casual' });
    const note = page.getByTestId('learned');
    await expect(note.getByTestId('learned-progress')).toContainText(/\d of 10,000 games/);
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
    await expectNoBarriers(page);
    await note.getByRole('button', { name: 'Stop learning' }).click();
    const known = note.getByTestId('learned-known');
    await expect(known).toContainText(/learned in this browser, from [\d,]+ games/);
    await expectNoBarriers(page);
    const before = (await known.textContent()) ?? '';
    await page.reload();
    await second.selectOption({ label: 'Learned: strong' });
    await expect(known).toHaveText(before);
    await expect(note.getByRole('progressbar')).toHaveCount(0);
    // Continuing begins where it stopped.
    await note.getByRole('button', { name: 'Continue learning' }).click();
    const games = Number(/([\d,]+) games/.exec(before)?.[1]?.replace(',', ''));
    await expect(note.getByTestId('learned-progress')).toContainText(/\d of 10,000 games/);
    const now = (await note.getByTestId('learned-progress').textContent()) ?? '';
    expect(Number(/^([\d,]+)/.exec(now)?.[1]?.replace(',', ''))).toBeGreaterThan(games);
  },
);

test(
  'learning in the browser equals learning in Node from the same games, to the last bit',
  { tag: LOADS },
  async ({ page }) => {
    await learnLittle(page);
    await openForm(page);
    await page.getByLabel('Who plays seat 2').selectOption({ label: 'Learned: very strong' });
    await expect(page.getByTestId('learned-known')).toContainText('It wins');
    expect(partsOf(await keptFile(page))).toEqual(partsOf(file));
  },
);

for (const [how, script] of [
  ['the compiled kernel', ''],
  ['the plain one', 'delete globalThis.WebAssembly;'],
] as const)
  test(
    `with ${how}, a player chooses the same in the browser as in Node`,
    { tag: APART },
    async ({ page }) => {
      const COUNT = 150;
      await fixChance(page, 5);
      let changed = 0;
      await page.route(/\/learned\.worker\./, async (route) => {
        const response = await route.fetch();
        changed++;
        await route.fulfill({ response, body: `${script}${await response.text()}` });
      });
      await openForm(page, { speed: 'at-once' });
      for (const seat of [1, 2])
        await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'Learned: very strong' });
      await takeFile(page);
      await expect(page.getByTestId('learned-known')).toContainText(`tokyo.player, learned from`);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect.poll(() => choicesMade(page)).toBeGreaterThan(COUNT);
      const { choices, seed } = await kept(page);
      expect(changed).toBe(1);
      expect(choices.slice(0, COUNT)).toEqual(chosenInNode(BUNDLE, file, seed, COUNT));
    },
  );

test(
  'a learned player continues after a reload, and a missing one is replaced',
  { tag: LOADS },
  async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Who plays seat 1').selectOption('heuristic');
    await page.getByLabel('Who plays seat 2').selectOption({ label: 'Learned: casual' });
    await takeFile(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    // The second one is that of the learned player.
    await expect.poll(() => choicesMade(page)).toBeGreaterThan(1);
    const before = await kept(page);
    expect(before.bots).toEqual(['heuristic', 'learned:casual']);
    const worker = page.waitForRequest(/\/learned\.worker\./);
    await page.reload();
    await worker;
    await expect.poll(() => choicesMade(page)).toBeGreaterThan(before.choices.length);
    await expect(page.getByText('is no longer in this browser')).toHaveCount(0);

    await page.goto('./');
    await page.evaluate(() => indexedDB.deleteDatabase('railwright.players'));
    const { length } = (await kept(page)).choices;
    await page.goBack();
    await expect(page.getByText('is no longer in this browser')).toBeVisible();
    await expect.poll(() => choicesMade(page)).toBeGreaterThan(length);
  },
);

test(
  'a file without a player is rejected, and the current player stays',
  { tag: LOADS },
  async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Who plays seat 2').selectOption({ label: 'Learned: first game' });
    const note = page.getByTestId('learned');
    const damaged = Buffer.from(file);
    damaged[damaged.length - 5] = (damaged[damaged.length - 5] ?? 0) ^ 1;
    await takeFile(page, damaged);
    await expect(note.getByRole('alert')).toContainText('tokyo.player: This file is not a usable player');
    await expect(note.getByRole('alert')).toContainText('cut or damaged');
    await expectNoBarriers(page);
    await takeFile(page);
    await expect(note.getByRole('alert')).toHaveCount(0);
    await expect(note.getByTestId('learned-known')).toContainText('comes from tokyo.player');
    // For the number of players it learned; with more, another player is needed.
    await page.getByRole('button', { name: 'Add a player' }).click();
    await expect(note.getByText('learning this setup for 3')).toBeVisible();
  },
);

test(
  'an error about a file stays visible when learning starts automatically',
  { tag: LOADS },
  async ({ page }) => {
    let arrive = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/bundles/slow.player', async (route) => {
      await asked;
      await route.fulfill({ status: 404 });
    });
    await openForm(page, {}, [{ file: 'slow.player', seats: [2] }]);
    await page.getByLabel('Who plays seat 2').selectOption({ label: 'Learned: first game' });
    await takeFile(page, Buffer.from('no player'));
    const alert = page.getByTestId('learned').getByRole('alert');
    await expect(alert).toContainText('This file is not a usable player');
    arrive();
    await expect(page.getByTestId('learned-progress')).toContainText('games');
    await expect(alert).toContainText('This file is not a usable player');
  },
);

test(
  'a player shipped with the bundle plays at once, and nothing is learned',
  { tag: APART },
  async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/bundles/shipped.player', (route) => route.fulfill({ body: file }));
    page.on('request', (request) => asked.push(request.url()));
    await openForm(page, {}, [{ file: 'shipped.player', seats: [2, 3] }]);
    await expect(page.getByLabel('Who plays seat 2')).toBeVisible();
    expect(asked.some((url) => url.endsWith('shipped.player'))).toBe(false);
    await page.getByLabel('Who plays seat 2').selectOption({ label: 'Learned: strong' });
    await expect(page.getByTestId('learned-known')).toContainText('comes from shipped.player');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByText('Choose the cell of your first rails.')).toBeVisible();
    expect(asked.some((url) => url.includes('learning.worker'))).toBe(false);
  },
);

test(
  'the general player shipped with Trains plays a setup it never learned, at each level and with two to four seats',
  { tag: APART },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openShippedForm(page);
    const second = page.getByLabel('Who plays seat 2');
    await expect(second).toBeVisible();
    expect(asked.some((url) => url.endsWith('.player'))).toBe(false);
    const levels = await second.locator('option', { hasText: 'Learned: ' }).allTextContents();
    expect(levels).toHaveLength(LEVELS.length);
    const known = page.getByTestId('learned-known');
    const start = page.getByRole('button', { name: 'Start the game' });
    for (const level of levels) {
      await second.selectOption({ label: level });
      await expect(known).toContainText('comes from trains.any-market.player');
      await expect(start).toBeEnabled();
    }
    await expect(known).toContainText('On what it learned, it wins');
    await expect(page.getByTestId('learned')).toContainText('200 markets, but not this setup specifically');
    await expectNoBarriers(page);
    for (const seat of [3, 4]) {
      await page.getByRole('button', { name: 'Add a player' }).click();
      await expect(known).toContainText('comes from trains.any-market.player');
      await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'Learned: first game' });
    }
    await page.getByLabel('Who plays seat 1').selectOption({ label: 'Learned: strong' });
    await start.click();
    await expect.poll(() => choicesMade(page)).toBeGreaterThan(5);
    expect((await kept(page)).bots[2]).toBe('learned:first-game');
    expect(asked.some((url) => url.includes('learning.worker'))).toBe(false);
  },
);

test('learned players have French texts too', { tag: LOADS }, async ({ page }) => {
  await learnLittle(page);
  await openForm(page, { language: 'fr' });
  await page.getByLabel('Qui joue à la place 2').selectOption({ label: 'Entraîné\u00a0: occasionnel' });
  await expect(page.getByTestId('learned-known')).toContainText(
    /Le joueur s’est entraîné dans ce navigateur/,
  );
  await expect(page.getByTestId('learned-known')).toContainText(
    /Il gagne \d+\s% des parties contre «\saguerri\s»/,
  );
  await expectNoBarriers(page);
});

test('a player opened on the first page says where to use it', { tag: LOADS }, async ({ page }) => {
  await go(page, './');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tokyo.player', mimeType: 'application/octet-stream', buffer: file });
  await expect(page.getByRole('alert')).toContainText('give a seat to a learned player');
});
