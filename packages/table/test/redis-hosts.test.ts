// Several hosts at one table, on a Redis that goes away, or is full.
import { MISSING, RedisServer } from '@railwright/storage/testing';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableHead, TablesOptions, Thinker } from '@railwright/table';
import { openRedisStore, type RedisStoreOptions } from '@railwright/table/redis';
import { LocalThinker } from '../src/thinker.ts';
import { newTable, openHall, order, SETUPS, until, type Hall, type Page } from './harness.ts';

/** Bots that are counted. */
class Counted implements Thinker {
  readonly #thinker = new LocalThinker();
  asked = 0;
  think: Thinker['think'] = (...question) => {
    this.asked++;
    return this.#thinker.think(...question);
  };
  forget = (table: string): void => this.#thinker.forget(table);
  close = (): Promise<void> => this.#thinker.close();
}

describe.skipIf(MISSING)('hosts of one Redis', () => {
  let server: RedisServer;
  let redis: Redis;
  const halls: Hall[] = [];
  beforeAll(async () => {
    server = await RedisServer.start('--appendfsync', 'always');
    redis = new Redis(server.port, { maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });
  beforeEach(() => redis.flushall());
  afterEach(async () => {
    await Promise.all(halls.splice(0).map(({ tables }) => tables.close()));
  });

  /** A host. */
  async function hallOf(options: Partial<TablesOptions> = {}, more: RedisStoreOptions = {}): Promise<Hall> {
    const store = await openRedisStore(server.address, { life: 1000, ...more });
    const hall = await openHall({ store, ...options });
    halls.push(hall);
    return hall;
  }

  /** A table of two people, each at a host of their own. */
  async function apart(): Promise<{ head: TableHead; asked: Page; other: Page; a: Hall; b: Hall }> {
    const [a, b] = [await hallOf(), await hallOf()];
    const head = await a.open(await newTable(SETUPS.trains, [undefined, undefined]));
    const pages = [await a.sit(head, 0), await b.sit(head, 1)] as const;
    await until(() => pages.every(({ view }) => view.revision === 2), 'both to see both');
    const [asked, other] = order(pages);
    return { head, asked, other, a, b };
  }

  test('what happens at one host is seen at the others, and who is there as well', async () => {
    const { head, asked, other, b } = await apart();
    expect(asked.view.seats.map(({ here }) => here)).toEqual([true, true]);
    const { revision } = asked.view;
    expect(await asked.choose(asked.legal()[0]!)).toMatchObject({ type: 'done', revision: revision + 1 });
    await until(() => other.view.revision === revision + 1, 'the choice');
    expect(other.told.at(-1)).toMatchObject({ kind: 'chose', seat: asked.seat });
    await other.table.leave(other);
    await until(() => !asked.view.seats[other.seat!]?.here, 'the other to be away');
    // A person who has a page open anywhere is not replaced.
    const back = await b.page(head, other.seat!);
    await until(() => asked.view.seats[back.seat!]?.here === true, 'the other to be back');
    const bot = { type: 'bot', seat: back.seat!, bot: 'random' } as const;
    expect(await asked.ask(bot)).toMatchObject({ code: 'taken' });
  });

  test('without any hint, a host that is behind catches up before it judges, and by itself', async () => {
    const { asked, other } = await apart();
    const { revision } = asked.view;
    await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await asked.choose(asked.legal()[0]!);
    // Chosen in a view that is not the newest any more, and refused with the newest one.
    const answer = await other.ask({ type: 'undo', revision: 0 });
    expect(answer).toMatchObject({ type: 'refused' });
    expect(other.view.revision).toBe(revision + 1);
    await asked.ask({ type: 'name', name: 'Anna' });
    await until(() => other.view.revision === revision + 2, 'the host to look for itself');
  });

  test('a choice counts once, whichever host it is sent to again', async () => {
    const { head, asked, a, b } = await apart();
    const request = { type: 'choose', revision: asked.view.revision, texts: [asked.legal()[0]!] } as const;
    const answer = await asked.ask(request, 'once');
    for (const hall of [a, b])
      expect(await (await hall.page(head, asked.seat!)).ask(request, 'once')).toEqual(answer);
  });

  test('two choices at the same moment: one counts, the other is refused as stale', async () => {
    const [a, b] = [await hallOf(), await hallOf()];
    const head = await a.open(await newTable(SETUPS.trains, [undefined, 'random']));
    const pages = [await a.sit(head, 0), await b.page(head, 0)] as const;
    await until(() => pages[0].game.seatToAct(pages[0].state) === 0, 'the turn');
    const { revision } = pages[0].view;
    await until(() => pages[1].view.revision === revision, 'both to see it');
    const texts = [pages[0].legal()[0]!];
    const answers = await Promise.all(pages.map((page) => page.ask({ type: 'choose', revision, texts })));
    expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ code: 'stale' });
  });

  test('one host lets bots choose, another one takes over when it is gone, and it may not come back', async () => {
    const [first, second] = [new Counted(), new Counted()];
    // On a busy machine, signs of life come late.
    const [a, b] = [
      await hallOf({ thinker: first }, { life: 6000 }),
      await hallOf({ thinker: second }, { life: 6000 }),
    ];
    const head = await a.open(await newTable(SETUPS['game-of-trains'], [undefined, 'random']));
    const page = await a.sit(head, 0);
    const watching = await b.page(head, 2);
    const play = async (by: Page): Promise<void> => {
      await until(() => by.game.seatToAct(by.state) === 0, 'the turn');
      await by.choose(by.legal()[0]!);
    };
    // A turn has several choices, sometimes more than four.
    for (let i = 0; i < 4 || first.asked + second.asked === 0; i++) await play(page);
    expect(second.asked).toBe(0);
    // It stops without a word: no sign of life, and its lead stays.
    await Promise.all([a.store.close(), until(() => watching.view.revision >= page.view.revision)]);
    const lead = Number(await redis.hget(`railwright:table:${head.id}`, 'fence'));
    const again = await b.page(head, 0);
    for (let i = 0; i < 4; i++) await play(again);
    await until(() => second.asked > 0, 'the bot of the other host');
    const late = { kind: 'chose', seat: 1, time: 0, texts: ['x'], hash: 'x' } as const;
    await until(() => again.game.seatToAct(again.state) === 0, 'the turn');
    await expect(b.store.append(head.id, again.view.revision + 1, late, lead)).rejects.toMatchObject({
      code: 'taken',
    });
  });

  test('whose turn it is is told once, and not if a page is open at another host', async () => {
    const told: string[] = [];
    const onTurn = (_: TableHead, name: string): unknown => told.push(name);
    const [a, b] = [await hallOf({ onTurn }), await hallOf({ onTurn })];
    const head = await a.open(await newTable(SETUPS['game-of-trains'], [undefined, undefined]));
    const [zero, one] = [await a.sit(head, 0), await b.sit(head, 1)];
    await until(() => zero.view.revision === 2 && one.view.revision === 2, 'both to see both');
    const [asked, other] = order([zero, one]);
    const watching = await (asked === zero ? b : a).page(head, 2);
    while (asked.game.seatToAct(asked.state) === asked.seat) await asked.choose(asked.legal()[0]!);
    await until(() => other.view.revision === asked.view.revision, 'the other to see it');
    expect(told).toEqual([]);
    while (other.game.seatToAct(other.state) === other.seat) {
      await asked.table.leave(asked);
      await until(() => !other.view.seats[asked.seat!]?.here, 'it to be away');
      await other.choose(other.legal()[0]!);
    }
    await until(() => watching.view.revision === other.view.revision && told.length > 0, 'the call');
    await new Promise((done) => setTimeout(done, 500));
    expect(told).toEqual([asked.view.seats[asked.seat!]?.name]);
  });

  test('while the server is gone pages are told, and the choice made then counts when it is back', async () => {
    const notes: string[] = [];
    const hall = await hallOf({}, { onNote: (note) => notes.push(note) });
    const head = await hall.open(await newTable(SETUPS.trains, [undefined, undefined]));
    const pages = [await hall.sit(head, 0), await hall.sit(head, 1)] as const;
    const [asked] = order(pages);
    const { revision } = asked.view;
    await server.kill();
    const answer = asked.choose(asked.legal()[0]!);
    await until(() => pages.every(({ left }) => left === 'away'), 'the pages to be told');
    await expect(hall.page(head, 0)).rejects.toMatchObject({
      code: 'away',
      message: 'The server that keeps the tables does not respond; the game goes on when it does.',
    });
    await server.start();
    expect(await answer).toMatchObject({ type: 'done', revision: revision + 1 });
    await until(() => notes.length === 2, 'the notes');
    expect(notes).toEqual([
      'The store does not respond; trying again until it does.',
      'The store is responding again.',
    ]);
    expect((await hall.page(head, 0)).view.revision).toBe(revision + 1);
  });

  test('a connection that is cut between a choice and its answer loses nothing', async () => {
    const { asked, other } = await apart();
    const { revision } = asked.view;
    for (let i = 1; i <= 8; i++) {
      const [page] = order([asked, other]);
      await until(() => page.view.revision === revision + i - 1, 'the view');
      const answer = page.choose(page.legal()[0]!);
      await redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      expect(await answer).toMatchObject({ type: 'done', revision: revision + i });
      await until(() => [asked, other].every(({ view }) => view.revision === revision + i), 'both');
    }
  });

  test('a server without room refuses, and the table goes on when there is room', async () => {
    const notes: string[] = [];
    const hall = await hallOf({ onNote: (note) => notes.push(note) });
    const head = await hall.open(await newTable(SETUPS.trains, [undefined, undefined]));
    const [asked] = order([await hall.sit(head, 0), await hall.sit(head, 1)]);
    await redis.config('SET', 'maxmemory', '1mb');
    const refused = { type: 'refused', code: 'not-kept' };
    for (let i = 0; i < 2; i++)
      expect(await asked.choose(asked.legal()[0]!)).toMatchObject({
        ...refused,
        reason: 'The server that keeps the tables has no room left.',
      });
    await asked.table.see(asked, asked.view.revision);
    expect(asked.left).toBeUndefined();
    expect(notes).toEqual(['The server that keeps the tables has no room left.']);
    await redis.config('SET', 'maxmemory', '0');
    expect(await asked.choose(asked.legal()[0]!)).toMatchObject({ type: 'done' });
  });

  test('a server that comes back without what it had is noticed, and pages see what is left', async () => {
    const { head, asked, other, a } = await apart();
    await asked.choose(asked.legal()[0]!);
    await until(() => other.view.revision === 3, 'both to see it');
    await redis.rpop(`railwright:table:${head.id}:entries`);
    await until(() => [asked, other].every(({ left }) => left === 'failed'), 'the pages to be told');
    expect((await a.page(head, 0)).view.revision).toBe(2);
  });
});
