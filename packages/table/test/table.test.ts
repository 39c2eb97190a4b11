import { createGame, hashState, Match, ONLOOKER, replayRecord } from '@railwright/engine';
import { expect, test, vi } from 'vitest';
import { StoreError, type Entry, type FinishedGame, type TableHead } from '@railwright/table';
import type { Thinker } from '../src/thinker.ts';
import { duel, newStore, newTable, openHall, order, SETUPS, until, type Page } from './harness.ts';

test.each(Object.entries(SETUPS))(
  'bots play a whole game of %s, and its record replays',
  async (_, setup) => {
    const hall = await openHall();
    const made = await newTable(setup, ['heuristic', 'random', 'heuristic']);
    const head = await hall.open(made);
    const onlooker = await hall.page(head, 3);
    await until(() => onlooker.view.record !== undefined, 'the end');
    const { record } = onlooker.view;
    if (!record) throw new Error('There is no record.');
    expect(record.players).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(record.content).toBe(made.bundle.hash);
    const replay = replayRecord(createGame(made.bundle.definition, 3), record);
    expect(replay.problem).toBeUndefined();
    const match = new Match(createGame(made.bundle.definition, 3), 1);
    for (const text of record.choices) expect(match.choose(text)).toEqual({ ok: true });
    expect(match.isOver).toBe(true);
    expect(hashState(match.state)).toBe(record.final?.hash);
  },
);

test('people choose in turn; others see it, a stale or foreign choice changes nothing', async () => {
  const hall = await openHall();
  const head = await hall.open(await newTable(SETUPS.trains, [undefined, undefined]));
  const pages: [Page, Page] = [await hall.sit(head, 0), await hall.sit(head, 1)];
  const [asked, other] = order(pages);
  const [first] = asked.legal();
  expect(await other.choose(first!)).toMatchObject({ type: 'refused', code: 'not-your-turn' });
  expect(await asked.choose('fly to the moon')).toMatchObject({
    type: 'refused',
    code: 'illegal',
    reason: '"fly to the moon" is not legal now.',
  });
  const before = asked.view.revision;
  expect(await asked.choose(first!)).toMatchObject({ type: 'done', revision: before + 1 });
  expect(other.view.revision).toBe(before + 1);
  expect(other.told.at(-1)).toMatchObject({ kind: 'chose', seat: asked.seat });
  // The old view no longer counts, and the present one is sent.
  const views = asked.sent.length;
  expect(await asked.ask({ type: 'choose', revision: before, texts: [first!] })).toMatchObject({
    code: 'stale',
  });
  expect(asked.sent.slice(views).some((one) => one.type === 'view' && one.revision === before + 1)).toBe(
    true,
  );
});

test('the same id counts once, also after the table was loaded again', async () => {
  const { hall, head, asked, other } = await duel();
  const [first] = asked.legal();
  const request = { type: 'choose', revision: asked.view.revision, texts: [first!] } as const;
  const answer = await asked.ask(request, 'once');
  const { revision } = asked.view;
  expect(await asked.ask(request, 'once')).toEqual(answer);
  expect(asked.view.revision).toBe(revision);
  for (const page of [asked, other]) await page.table.leave(page);
  expect(hall.tables.size).toBe(0);
  const again = await hall.page(head, asked.seat!);
  expect(await again.ask(request, 'once')).toEqual(answer);
  expect(again.view.revision).toBe(revision);
  // Of another seat it is another request.
  expect(await (await hall.page(head, other.seat!)).ask(request, 'once')).toMatchObject({ type: 'refused' });
});

test('picks that belong together are made together or not at all', async () => {
  const { asked } = await duel();
  const [first] = asked.legal();
  const { revision } = asked.view;
  expect(await asked.choose(first!, 'nonsense')).toMatchObject({ code: 'illegal' });
  expect(asked.view.revision).toBe(revision);
});

test('a bot takes over and leaves at any time; a person who is here is not replaced by others', async () => {
  const { asked, other, hall, head } = await duel();
  expect(await other.ask({ type: 'bot', seat: asked.seat!, bot: 'heuristic' })).toMatchObject({
    code: 'taken',
  });
  expect(await asked.ask({ type: 'bot', seat: 7, bot: 'heuristic' })).toMatchObject({ code: 'no-such-seat' });
  expect(await asked.ask({ type: 'bot', seat: asked.seat!, bot: 'genius' })).toMatchObject({
    code: 'no-such-bot',
  });
  expect(await asked.ask({ type: 'bot', seat: asked.seat!, bot: 'learned' })).toMatchObject({
    code: 'no-such-bot',
  });
  expect(await asked.ask({ type: 'bot', seat: asked.seat!, bot: 'heuristic' })).toMatchObject({
    type: 'done',
  });
  await until(() => other.game.seatToAct(other.state) === other.seat, 'the bot to end its turn');
  expect(await asked.choose(asked.legal()[0]!)).toMatchObject({ code: 'not-seated' });
  expect(await asked.ask({ type: 'sit', name: 'Anna' })).toMatchObject({ type: 'done' });
  expect(other.view.seats[asked.seat!]).toEqual({ name: 'Anna', player: 'person', here: true });
  // Who has left, or is away, can be replaced, and comes back by the same link.
  await asked.table.leave(asked);
  expect(await other.ask({ type: 'bot', seat: asked.seat!, bot: 'heuristic' })).toMatchObject({
    type: 'done',
  });
  const back = await hall.sit(head, asked.seat!);
  expect(back.view.seats[asked.seat!]).toEqual({ name: 'Anna', player: 'person', here: true });
  expect(await back.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
  expect(await back.choose('end')).toMatchObject({ code: 'not-seated' });
});

test('an onlooker sees no hand and can do nothing', async () => {
  const { hall, head, asked } = await duel();
  const onlooker = await hall.page(head, 2);
  expect(onlooker.seat).toBeNull();
  const { game } = onlooker;
  expect(game.viewFor(onlooker.state, ONLOOKER)).toEqual(game.viewFor(asked.state, ONLOOKER));
  for (const type of ['sit', 'leave'] as const)
    expect(await onlooker.ask({ type })).toMatchObject({ type: 'refused', code: 'onlooker' });
});

test('a choice that cannot be kept is refused, and the table goes on when there is room', async () => {
  const { asked, store } = await duel();
  const append = vi.spyOn(store, 'append').mockRejectedValue(new StoreError('full', 'The disk is full.'));
  const { revision, position } = asked.view;
  const [first] = asked.legal();
  expect(await asked.choose(first!)).toMatchObject({
    type: 'refused',
    code: 'not-kept',
    reason: 'The disk is full.',
  });
  await asked.table.look(asked);
  expect(asked.view).toMatchObject({ revision, position });
  append.mockRestore();
  expect(await asked.choose(first!)).toMatchObject({ type: 'done', revision: revision + 1 });
});

test('a clock that jumps changes nothing but the time noted', async () => {
  const { hall, head, asked, other } = await duel();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  for (const jump of [86_400_000, -86_400_000, 0]) {
    clock.mockReturnValue(now + jump);
    const by = asked.game.seatToAct(asked.state) === asked.seat ? asked : other;
    expect(await by.choose(by.legal()[0]!)).toMatchObject({ type: 'done' });
  }
  clock.mockRestore();
  for (const page of [asked, other]) await page.table.leave(page);
  const back = await hall.page(head, 0);
  expect(back.told.filter(({ kind }) => kind === 'chose')).toHaveLength(3);
});

test('what somebody else has written is let happen before a choice is judged', async () => {
  const { store, head, asked, other } = await duel();
  const { revision } = asked.view;
  await store.append(head.id, revision + 1, { kind: 'left', seat: other.seat!, id: 'x', time: 0 });
  expect(await asked.choose(asked.legal()[0]!)).toMatchObject({ type: 'done', revision: revision + 2 });
  expect(other.view.seats[other.seat!]?.player).toBe('nobody');
  // Its id is known here as well.
  expect(await other.ask({ type: 'leave' }, 'x')).toMatchObject({ type: 'done', revision: revision + 1 });
});

test('a table that has lost what was kept writes nothing more, and its pages come back to one that knows', async () => {
  const { store, asked, other } = await duel();
  vi.spyOn(store, 'append').mockRejectedValue(new StoreError('taken', 'It is not the next one.'));
  await expect(asked.choose(asked.legal()[0]!)).rejects.toThrow('differs from what');
  expect([asked.left, other.left]).toEqual(['failed', 'failed']);
});

test('what a page has seen need not be kept', async () => {
  const { store, asked } = await duel();
  vi.spyOn(store, 'see').mockRejectedValue(new StoreError('full', 'The disk is full.'));
  await asked.table.see(asked, asked.view.revision);
  expect(await asked.choose(asked.legal()[0]!)).toMatchObject({ type: 'done' });
});

test('what is damaged or of other rules is said, with the entry', async () => {
  const { store, head, asked, other, hall } = await duel();
  await asked.choose(asked.legal()[0]!);
  for (const page of [asked, other]) await page.table.leave(page);
  const entries = await store.read(head.id, 0);
  const last = entries.at(-1) as Extract<Entry, { kind: 'chose' }>;
  for (const damaged of [
    { ...last, hash: 'x' },
    { ...last, seat: 5 },
    { ...last, texts: ['nonsense'] },
  ]) {
    const copy = await newStore();
    await copy.create(head, { [head.bundle]: (await store.text(head.bundle))! });
    for (const [i, entry] of [...entries.slice(0, -1), damaged].entries())
      await copy.append(head.id, i + 1, entry);
    const opened = (await openHall({ store: copy })).page(head, 0);
    await expect(opened).rejects.toMatchObject({ code: 'damaged' });
    await expect(opened).rejects.toThrow(`from entry ${entries.length} on`);
  }
  const old = await newStore();
  await old.create({ ...head, engine: '0.0.1-old' }, { [head.bundle]: (await store.text(head.bundle))! });
  await old.append(head.id, 1, { ...last, texts: ['nonsense'] });
  const begun = await openHall({ store: old });
  await expect(begun.page(head, 0)).rejects.toMatchObject({ code: 'other-rules' });
  await expect(hall.tables.enter(head.id, 'A'.repeat(22))).rejects.toMatchObject({ code: 'wrong-secret' });
  await expect(hall.tables.enter('nowhere', 'A'.repeat(22))).rejects.toMatchObject({ code: 'no-such-table' });
});

test('a table is dropped when nobody looks, and tells where a seat last was', async () => {
  const { hall, head, asked, other } = await duel();
  await asked.choose(asked.legal()[0]!);
  await asked.table.see(asked, asked.view.revision + 100);
  const { revision } = asked.view;
  for (const page of [asked, other]) await page.table.leave(page);
  expect(hall.tables.size).toBe(0);
  const entered = await hall.tables.enter(head.id, await hall.tables.secret(head.id, asked.seat!));
  expect(entered.seen).toBe(revision);
});

test('who is asked without a page open is called once', async () => {
  const calls: string[] = [];
  const hall = await openHall({ onTurn: (_, name) => calls.push(name) });
  const head = await hall.open(await newTable(SETUPS.trains, [undefined, 'heuristic']));
  const page = await hall.sit(head, 0);
  await until(() => page.game.seatToAct(page.state) === 0);
  expect(calls).toEqual([]);
  await page.table.leave(page);
  expect(calls).toEqual([]);
  const onlooker = await hall.page(head, 2);
  const again = await hall.page(head, 0);
  for (let i = 0; i < 200 && again.game.seatToAct(again.state) === 0; i++)
    await again.choose(again.legal()[0]!);
  await again.table.leave(again);
  await until(() => calls.length > 0, 'the call');
  await onlooker.table.leave(onlooker);
  expect(calls).toEqual(['Player 1']);
});

test('a bot whose host ended in its turn goes on at the next one, though nobody is there', async () => {
  const never: Thinker = { think: () => new Promise(() => {}), forget: () => {}, close: async () => {} };
  const [store, calls, over] = [await newStore(), [] as string[], [] as FinishedGame[]];
  const before = await openHall({ store, thinker: never });
  const head = await before.open(await newTable(SETUPS.trains, [undefined, 'heuristic']));
  const page = await before.sit(head, 0);
  while (page.game.seatToAct(page.state) === 0) await page.choose(page.legal()[0]!);
  const hall = await openHall({
    store,
    onTurn: (_, name) => calls.push(name),
    onOver: (_, game) => over.push(game),
  });
  const { revision } = page.view;
  await hall.tables.goOn();
  await until(() => calls.length > 0 && hall.tables.size === 0, 'the turn of the person');
  expect(calls).toEqual(['Player 1']);
  const entries = await store.read(head.id, revision);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ kind, seat }) => kind !== 'chose' || seat !== 1)).toEqual([]);
  // Now it is nobody's turn but the person's, who was called already.
  await hall.tables.goOn();
  expect([calls.length, over.length, hall.tables.size]).toEqual([1, 0, 0]);
});

test('a table whose game is over is not played again when its host starts, also after somebody said something', async () => {
  const store = await newStore();
  const hall = await openHall({ store });
  const head = await hall.open(await newTable(SETUPS['game-of-trains'], [undefined, 'random']));
  const page = await hall.sit(head, 0);
  expect((await store.list())[0]?.over).toBeUndefined();
  while (!page.view.record) {
    const { revision } = page.view;
    if (page.game.seatToAct(page.state) === 0) await page.choose(page.legal()[0]!);
    else await until(() => page.view.revision > revision);
  }
  const read = vi.spyOn(store, 'read');
  const goOn = async (): Promise<string[]> => {
    read.mockClear();
    await (await openHall({ store })).tables.goOn();
    return read.mock.calls.map(([table]) => table);
  };
  expect(await goOn()).toEqual([]);
  await page.ask({ type: 'name', name: 'Anna' });
  expect(await goOn()).toEqual([]);
  const going = await hall.open(await newTable(SETUPS.trains, [undefined, undefined]));
  await hall.sit(going, 0);
  expect(await goOn()).toEqual([going.id]);
});

test('a host that has no room for more tables goes on without them', async () => {
  const hall = await openHall();
  const table = await newTable(SETUPS['game-of-trains'], [undefined, undefined]);
  const left = await hall.open(table);
  const page = await hall.sit(left, 0);
  await page.table.leave(page);
  const enter = async ({ id }: TableHead) => hall.tables.enter(id, await hall.tables.secret(id, 0));
  for (let i = 0; i < 1000; i++) await enter(await hall.open(table));
  await expect(enter(left)).rejects.toThrow('Too many tables');
  await expect(hall.tables.goOn()).resolves.toBeUndefined();
});

test('two people of one name are told apart', async () => {
  const { asked, other } = await duel();
  await asked.ask({ type: 'name', name: 'Anna' });
  await other.ask({ type: 'sit', name: 'anna' });
  expect(other.view.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'anna 2']);
  await asked.ask({ type: 'name', name: 'Anna' });
  expect(asked.view.seats[asked.seat!]?.name).toBe('Anna');
});
