import { MOST_AWAY } from '@railwright/table/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { duel, openHall, order, SETUPS, until, type Page } from './harness.ts';

test('an own choice that revealed nothing is taken back at once, and both see that', async () => {
  const { asked, other } = await duel();
  await playUntil([asked, other], (page) => page.view.undo.mine === 'free');
  const page = [asked, other].find(({ view }) => view.undo.mine === 'free')!;
  const { revision, position } = page.view;
  expect(await page.ask({ type: 'undo', revision })).toMatchObject({ type: 'done' });
  expect(page.view.position).not.toBe(position);
  for (const each of [asked, other])
    expect(each.told.at(-1)).toEqual({
      revision: revision + 1,
      kind: 'took-back',
      seat: page.seat,
      revisions: [revision],
    });
  expect(page.game.seatToAct(page.state)).toBe(page.seat);
});

/** Plays the first legal choice that keeps the game going, until a page is as wanted. */
async function playUntil(pages: readonly [Page, Page], isSo: (page: Page) => boolean): Promise<void> {
  for (let i = 0; i < 400 && !pages.some(isSo); i++) {
    const [asked] = order(pages);
    const legal = asked.legal();
    await asked.choose(legal.find((text) => text.startsWith('play')) ?? legal[i % legal.length]!);
  }
}

test('after something was revealed or another chose, all people must agree', async () => {
  const { asked, other, hall, head } = await duel();
  await playUntil([asked, other], (page) => page.view.undo.mine === 'ask');
  const page = [asked, other].find(({ view }) => view.undo.mine === 'ask')!;
  const rest = page === asked ? other : asked;
  const ask = () => page.ask({ type: 'undo', revision: page.view.revision });
  const answer = (from: Page, agree: boolean) =>
    from.ask({ type: 'answer', revision: from.view.revision, agree });

  expect(await answer(rest, true)).toMatchObject({ code: 'nothing-asked' });
  expect(await ask()).toMatchObject({ type: 'done' });
  expect(rest.view.undo.wish).toEqual({ seat: page.seat, waits: [rest.seat] });
  expect(await answer(rest, false)).toMatchObject({ type: 'done' });
  expect(page.view.undo.wish).toBeUndefined();
  expect(page.told.at(-1)).toMatchObject({ kind: 'answered', seat: rest.seat, agree: false });
  // Given up by the one who asked.
  await ask();
  expect(await answer(page, true)).toMatchObject({ code: 'nothing-asked' });
  expect(await answer(page, false)).toMatchObject({ type: 'done' });
  expect(rest.view.undo.wish).toBeUndefined();
  // Ended by a choice.
  await ask();
  const [turn] = order([page, rest]);
  await turn.choose(turn.legal()[0]!);
  expect(rest.view.undo.wish).toBeUndefined();
  // Agreed.
  await ask();
  const { position } = page.view;
  expect(await answer(rest, true)).toMatchObject({ type: 'done' });
  expect(page.view.position).not.toBe(position);
  expect(page.told.at(-1)).toMatchObject({ kind: 'took-back', seat: page.seat });
  // With a bot on the other seat nobody is asked.
  await playUntil([page, rest], (one) => one === page && one.view.undo.mine === 'ask');
  await rest.table.leave(rest);
  const { revision } = page.view;
  await page.ask({ type: 'bot', seat: rest.seat!, bot: 'random' });
  await until(() => page.view.revision > revision);
  expect(await ask()).toMatchObject({ type: 'done' });
  expect(page.told.some(({ kind, revision: at }) => kind === 'took-back' && at > revision)).toBe(true);
  void hall;
  void head;
});

test('nothing is taken back by whom it is not, or after the end', async () => {
  const { asked, other } = await duel(SETUPS['freight-train']);
  expect(await asked.ask({ type: 'undo', revision: asked.view.revision })).toMatchObject({
    code: 'nothing-to-undo',
  });
  for (let i = 0; i < 5000 && !asked.view.record; i++) {
    const [turn] = order([asked, other]);
    const legal = turn.legal();
    await turn.choose(legal[(i * 7) % legal.length]!);
  }
  expect(asked.view.record?.final).toBeDefined();
  for (const page of [asked, other]) {
    expect(page.view.undo.mine).toBe('no');
    expect(await page.ask({ type: 'undo', revision: page.view.revision })).toMatchObject({
      code: 'nothing-to-undo',
    });
    expect(await page.choose('pass')).toMatchObject({ code: 'not-your-turn', reason: 'The game is over.' });
  }
});

test('who is away for two minutes without an answer counts as saying no, and only who is away', async () => {
  const { asked, other, hall, head, store } = await duel();
  await playUntil([asked, other], (page) => page.view.undo.mine === 'ask');
  const page = [asked, other].find(({ view }) => view.undo.mine === 'ask')!;
  const rest = page === asked ? other : asked;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = () => page.ask({ type: 'undo', revision: page.view.revision });
  const pass = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await page.table.look(page);
  };
  const isOpen = (): boolean => page.view.undo.wish !== undefined;
  const { position } = page.view;

  // Somebody who is here can think for as long as they like.
  await ask();
  await pass(MOST_AWAY * 10);
  expect(isOpen()).toBe(true);
  // Somebody who comes back in time, too, and is away anew after that.
  await rest.table.leave(rest);
  await pass(MOST_AWAY - 1);
  const back = await hall.page(head, rest.seat!);
  await pass(MOST_AWAY);
  expect(isOpen()).toBe(true);
  await back.table.leave(back);
  await pass(MOST_AWAY - 1);
  expect(isOpen()).toBe(true);
  await pass(1);
  const lapsed = { kind: 'lapsed', seat: page.seat, away: rest.seat, revision: page.view.revision };
  expect(isOpen()).toBe(false);
  expect(page.told.at(-1)).toEqual(lapsed);
  expect(page.view.position).toBe(position);
  // The next wish has a time of its own.
  await pass(MOST_AWAY - 1);
  await ask();
  await pass(MOST_AWAY - 1);
  expect(isOpen()).toBe(true);
  await page.ask({ type: 'answer', revision: page.view.revision, agree: false });
  await pass(MOST_AWAY);
  expect(page.told.at(-1)).toMatchObject({ kind: 'answered' });

  // It stands in what is kept: played again, it is the same, whatever the clock says.
  vi.useRealTimers();
  const again = await (await openHall({ store })).page(head, page.seat!);
  expect(again.told).toEqual(page.told);
  expect(again.told).toContainEqual(lapsed);
  // A lapse that nobody waited for is damage.
  const entry = { kind: 'lapsed', seat: page.seat!, away: rest.seat!, time: 0 } as const;
  await store.append(head.id, page.view.revision + 1, entry);
  await expect((await openHall({ store })).page(head, page.seat!)).rejects.toMatchObject({ code: 'damaged' });
});
