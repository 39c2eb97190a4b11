// Tables without a server: one page holds the table, and pages in other browsers reach it directly.
import { cloneState, createGame, createRng, Match } from '@railwright/engine';
import type { Bundle } from '@railwright/content';
import { packPosition, type Message, type Told } from '@railwright/table/protocol';
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { toSvgPath } from 'lean-qr/extras/svg';
import { generate } from 'lean-qr/nano';
import { expectNoBarriersInAnyTheme } from './axe.ts';
import { answerTo, invitations, invitationTo, letIn, openTable, overhear, takeSeat } from './friends.ts';
import { Host } from './host.ts';
import { bundleOf, writePage } from './one-file.ts';
import { actAnywhere, clickToEnd } from './table.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
const SITE = './?bundle=bundles/game-of-trains.standard.json';
const GAME = 'game-of-trains/standard';
/** That of the guest. */
const SEAT = 1;

const test = base.extend<{ person: (options?: BrowserContextOptions) => Promise<Page> }>({
  /** A page in a browser of its own. */
  async person({ browser }, use) {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
      contexts.push(context);
      const page = await context.newPage();
      await page.addInitScript(() => {
        if (!localStorage.getItem('railwright.player.settings'))
          localStorage.setItem('railwright.player.settings', JSON.stringify({ speed: 'at-once' }));
      });
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

for (const place of ['the site', 'files on the disk'])
  test(`from ${place}, a friend and a bot play a whole game at the table of a page`, async ({
    person,
  }, info) => {
    test.slow();
    const start =
      place === 'the site'
        ? SITE
        : writePage(info.outputPath('game.html'), bundleOf(GAME), { title: 'A game' });
    const host = await person();
    const guest = await person(PHONE);
    const heard = await overhear(guest);
    await host.goto(start);
    await openTable(host, 2, 1);
    const comeIn = async (name: string): Promise<void> => {
      await letIn(host, await answerTo(guest, start, await invitationTo(host, name)));
      await expect(invitations(host)).toContainText('is here');
      await invitations(host).getByRole('button', { name: 'Close' }).click();
    };
    await comeIn('Player 2');
    await takeSeat(guest, 'Bea');
    await expect(host.getByText('1 other screen is connected.')).toBeVisible();
    await actInTurn([host, guest], 4);

    // A guest who comes back gets another invitation; the first one is used up.
    await guest.reload();
    if (place === 'the site')
      await expect(guest.getByRole('alert')).toContainText('This invitation has already been answered.');
    await expect(host.getByText('Nobody else is connected.')).toBeVisible();
    await host.getByRole('button', { name: 'Invite friends' }).click();
    await comeIn('Bea');
    await actInTurn([host, guest], 2);

    // So it is when the page of the table is loaded anew: the table goes on where it was.
    await host.reload();
    await expect(guest.getByText('The connection to the table has ended.')).toBeVisible();
    await expect(invitations(host)).toBeVisible();
    // What happened meanwhile may be told.
    await guest.keyboard.press('Escape');
    await comeIn('Bea');
    await Promise.all([clickToEnd(host), clickToEnd(guest)]);
    const result = await host.getByTestId('end').locator('table').textContent();
    expect(result).toContain('Bea');
    expect(await guest.getByTestId('end').locator('table').textContent()).toBe(result);
    expectSecrecy((await heard()).map((frame) => JSON.parse(frame) as Message));
  });

test('several guests wait at once, are let in in any order, and bad codes say what is wrong', async ({
  person,
}) => {
  const host = await person();
  await host.goto(SITE);
  await openTable(host, 3, 0);
  await expectNoBarriersInAnyTheme(host);
  const invited = [await invitationTo(host, 'Player 2'), await invitationTo(host, 'Player 3')] as const;
  const [bea, cleo, late, eve] = [await person(PHONE), await person(), await person(PHONE), await person()];
  const answers = [await answerTo(bea, SITE, invited[0]), await answerTo(cleo, SITE, invited[1])] as const;
  // Two people open the same invitation: the first one is let in.
  const tooLate = await answerTo(late, SITE, invited[0]);
  await expectNoBarriersInAnyTheme(bea);
  await expectNoOverflow(bea);
  await letIn(host, answers[1]);
  await expect(cleo.getByRole('dialog')).toBeVisible();
  await letIn(host, answers[0]);
  await expect(bea.getByRole('dialog')).toContainText('You are invited to this seat.');
  await expect(host.getByText('2 other screens are connected.')).toBeVisible();

  const refused = invitations(host).getByRole('alert');
  for (const [code, reason] of [
    [tooLate, 'This invitation has already been answered.'],
    [answers[0].slice(0, -9), 'Part of this code is missing or changed.'],
    [invited[0], 'This is an invitation: send it to a friend.'],
    [answers[0].replace('railwright-1-', 'railwright-9-'), 'This code is from a newer version of this page.'],
    ['hello', 'This is not the code of a table.'],
  ] as const) {
    await letIn(host, code);
    await expect(refused).toContainText(reason);
  }
  await expectNoBarriersInAnyTheme(host);
  // The page of a guest tells invitations and answers apart as well.
  await eve.goto('./#invite=');
  for (const [code, reason] of [
    [answers[0], 'This is an answer'],
    ['railwright-1-abc', 'Part of this code is missing or changed.'],
  ] as const) {
    await eve.getByLabel('Invitation').fill(code);
    await eve.getByRole('button', { name: 'Open it' }).click();
    await expect(eve.getByRole('alert')).toContainText(reason);
  }
  await expectNoBarriersInAnyTheme(eve);

  // An onlooker sees no more than all do.
  await invitations(host).getByRole('button', { name: 'Make an invitation for Onlookers' }).click();
  await letIn(host, await answerTo(eve, SITE, await invitationTo(host, 'Onlookers')));
  await expect(eve.getByText('You are looking on.')).toBeVisible();
  await expect(host.getByText('3 other screens are connected.')).toBeVisible();

  // An answer to an invitation from before the page was loaded anew leads nowhere.
  const open = await openInvitation(host);
  const old = await answerTo(late, SITE, open);
  await host.reload();
  await letIn(host, old);
  await expect(refused).toContainText('This answers an invitation that is no longer open');
});

test('no server is asked but the one that the host names and the guest agrees to', async ({ person }) => {
  const [host, guest] = [await person(), await person(PHONE)];
  for (const page of [host, guest])
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      const Real = RTCPeerConnection;
      Object.assign(globalThis, {
        asked,
        RTCPeerConnection: class extends Real {
          constructor(options?: RTCConfiguration) {
            super(options);
            asked.push(...(options?.iceServers ?? [{ urls: 'default' }]));
          }
        },
      });
    });
  const asked = (page: Page): Promise<unknown> => page.evaluate('asked');
  await host.goto(SITE);
  await openTable(host, 2, 0);
  const first = await invitationTo(host, 'Player 2');
  await answerTo(guest, SITE, first);
  expect([await asked(host), await asked(guest)]).toEqual([[], []]);
  await invitations(host).getByText('Friends outside this network').click();
  const server = invitations(host).getByLabel('STUN server');
  await server.fill('example.org');
  await expect(invitations(host).getByText('A STUN server is written as')).toBeVisible();
  await server.fill('stun:127.0.0.1:9');
  await server.press('Tab');
  await expect.poll(() => invitationTo(host, 'Player 2')).not.toBe(first);
  expect(await asked(host)).toEqual([{ urls: 'stun:127.0.0.1:9' }]);
  await guest.goto(`./#invite=${await invitationTo(host, 'Player 2')}`);
  await expect(guest.getByText('asks the STUN server stun:127.0.0.1:9')).toBeVisible();
  await expectNoBarriersInAnyTheme(guest);
  expect(await asked(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Ask stun:127.0.0.1:9' }).click();
  await expect(guest.getByLabel('Your answer', { exact: true })).toBeVisible();
  expect(await asked(guest)).toEqual([{ urls: 'stun:127.0.0.1:9' }]);
});

test('the link of an invitation is shown as a QR code, with light around it', async ({ person }) => {
  const host = await person();
  await host.route('**/bundles/game-of-trains.standard.json', async (route) => {
    const { check: _, ...bundle } = (await (await route.fetch()).json()) as Bundle & { check?: string };
    await route.fulfill({ json: { ...bundle, publishedAt: 'https://me.example/pack/' } });
  });
  await host.goto(SITE);
  await openTable(host, 2, 0);
  const link = await invitationTo(host, 'Player 2');
  expect(link).toMatch(/^https:\/\/me\.example\/.*#invite=/);
  await invitations(host).getByText('The link as a QR code').click();
  const image = invitations(host).getByRole('img', { name: 'The link as a QR code' });
  const code = generate(link);
  await expect(image.locator('path')).toHaveAttribute('d', toSvgPath(code));
  await expect(image).toHaveAttribute('viewBox', `-4 -4 ${code.size + 8} ${code.size + 8}`);
});

test('with a relay a link is enough, and everybody comes back by themselves', async ({ person }) => {
  const relay = new Host();
  await relay.start([], '--relay');
  const [host, guest] = [await person(), await person(PHONE)];
  await host.goto(SITE);
  // Without a bot, a game at random takes thousands of choices.
  await openTable(host, 2, 1);
  await invitations(host).getByText('One lasting link for each friend').click();
  const named = invitations(host).getByLabel('Relay', { exact: true });
  await named.fill('example.org');
  await expect(invitations(host).getByText('A relay is written as')).toBeVisible();
  await named.fill(relay.relay);
  await named.press('Tab');
  await expect(invitations(host)).toContainText('The relay is ready: friends can join with their links.');
  await expectNoBarriersInAnyTheme(host);
  const link = await invitationTo(host, 'Player 2');
  expect(link).toContain('&relay=ws');
  const heard = await overhear(guest);
  await guest.goto(link);
  await takeSeat(guest, 'Bea');
  await expect(host.getByText('1 other screen is connected.')).toBeVisible();
  await invitations(host).getByRole('button', { name: 'Close' }).click();
  await actInTurn([host, guest], 2);
  await guest.reload();
  await expect(guest.getByRole('region', { name: 'Train of Player 1' })).toBeVisible();
  await host.reload();
  await expect(guest.getByText('The connection to the table is lost.')).toBeVisible();
  await expect(guest.getByText('The connection to the table is lost.')).toHaveCount(0, { timeout: 60_000 });
  await expect(host.getByText('1 other screen is connected.')).toBeVisible();
  await host.keyboard.press('Escape');
  await guest.keyboard.press('Escape');
  await Promise.all([clickToEnd(host), clickToEnd(guest)]);
  expect((await heard()).length).toBeGreaterThan(10);
  await relay.kill();
});

/** Another invitation for the onlookers. */
async function openInvitation(host: Page): Promise<string> {
  await invitations(host).getByRole('button', { name: 'Make an invitation for Onlookers' }).click();
  return invitationTo(host, 'Onlookers');
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Whoever is asked acts, so many times. */
async function actInTurn(pages: readonly Page[], acts: number): Promise<void> {
  for (let act = 0; act < acts; act++)
    await Promise.any(
      pages.map((page) =>
        page
          .locator('.mine')
          .waitFor()
          .then(() => actAnywhere(page)),
      ),
    );
}

/**
 * What a guest was sent is made from what its seat may know: each position is that of the game in which the rest was dealt anew, and nothing
 * else tells of it.
 */
function expectSecrecy(messages: readonly Message[]): void {
  const views = messages.filter((message) => message.type === 'view');
  const record = views.at(-1)?.record;
  if (!record) throw new Error('The game did not end.');
  const bundle = bundleOf(GAME);
  const game = createGame(bundle.definition, 3);
  const running = views.filter((view) => view.record === undefined);
  expect(running.length).toBeGreaterThan(10);
  let told: readonly Told[] = [];
  for (const view of running) {
    told = view.from < 0 ? view.told : [...told, ...view.told];
    const choices = told.flatMap((one) => (one.kind === 'chose' ? one.events : [])).length;
    const match = new Match(game, record.seed);
    for (const text of record.choices.slice(0, choices)) match.choose(text);
    const dealt = cloneState(match.state);
    game.resample(dealt, SEAT, createRng(view.moved));
    expect(view.position).toBe(packPosition(dealt));
    expect(view.position).not.toBe(packPosition(match.state));
  }
  const sent = JSON.stringify(messages.filter((message) => message !== views.at(-1)));
  for (const secret of [String(record.seed), '"seed"', '"rng"', '"texts"', '"secret"'])
    expect(sent).not.toContain(secret);
}
