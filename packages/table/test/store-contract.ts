// What every store promises, to be held against each of them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry, TableHead, TableStore } from '@railwright/table';
import { newTable, openHall, SETUPS, until } from './harness.ts';

/** Where a store lies, with what others can do to it. */
export interface Place {
  /** Opens it, again and again. */
  open(): Promise<TableStore>;
  /** Writes something else over an entry. */
  spoil(table: string, n: number): Promise<void>;
  /** The same for how a table began. */
  spoilHead(table: string): Promise<void>;
  /** Removes it. */
  end(): Promise<void>;
}

/** An entry with this time. */
export const left = (n: number): Entry => ({ kind: 'left', seat: 0, id: `id-${n}`, time: n });
/** How a table of this name began. */
export const headOf = (id: string, created = 7): TableHead => ({
  ...{ format: 1, id, title: id, engine: 'x', bundle: 'b', seed: 1, created },
  ...{ seats: [{ name: 'Anna' }], secrets: ['s', 't'] },
});

/** Tests a store; `missing` says why it cannot be tested here. */
export function testStore(name: string, make: () => Promise<Place>, missing?: string): void {
  describe.skipIf(missing)(`in ${name}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await make();
    });
    afterEach(() => place.end());

    test('a table goes on from the store as it was, with its texts and what was seen', async () => {
      const store = await place.open();
      const hall = await openHall({ store });
      const head = await hall.open(await newTable(SETUPS.trains, [undefined, 'heuristic']));
      const page = await hall.sit(head, 0);
      await until(() => page.game.seatToAct(page.state) === 0);
      for (let i = 0; i < 20; i++) {
        await page.choose(page.legal()[0]!);
        await until(() => page.game.seatToAct(page.state) === 0);
      }
      await page.table.see(page, 7);
      const { view, told } = page;
      await hall.tables.close();

      const again = await openHall({ store: await place.open() });
      expect((await again.tables.list()).map(({ head: { id }, length }) => [id, length])).toEqual([
        [head.id, view.revision],
      ]);
      const secret = await again.tables.secret(head.id, 0);
      expect((await again.tables.enter(head.id, secret)).seen).toBe(7);
      const back = await again.page(head, 0);
      expect(back.view.position).toBe(view.position);
      expect(back.told).toEqual(told);
      await again.tables.close();
    });

    test('entries are added one by one: a number that is taken or leaves a gap is refused, the others of its batch are not', async () => {
      const store = await place.open();
      const results = await Promise.allSettled([
        store.append('a', 1, left(1)),
        store.append('a', 1, left(2)),
        store.append('b', 2, left(1)),
        store.append('a', 2, left(2)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
      expect(results[1]).toMatchObject({ reason: { code: 'taken' } });
      expect(results[2]).toMatchObject({ reason: { code: 'taken' } });
      expect(await store.read('a', 0)).toEqual([left(1), left(2)]);
      expect(await store.read('a', 1)).toEqual([left(2)]);
      expect(await store.read('b', 0)).toEqual([]);
      await store.close();
    });

    test('tables are listed with the newest first, and texts are kept once by their key', async () => {
      const store = await place.open();
      await store.create(headOf('a'), { 'bundle:1': 'one', 'player:1': 'learned' });
      await store.create(headOf('b', 8), { 'bundle:1': 'another text of the same name' });
      await store.append('a', 1, left(12));
      expect(await store.list()).toEqual([
        { head: headOf('b', 8), length: 0, time: 8 },
        { head: headOf('a'), length: 1, time: 12 },
      ]);
      await store.append('a', 2, { ...left(13), over: true });
      expect((await store.list())[1]).toEqual({ head: headOf('a'), length: 2, time: 13, over: true });
      expect(await store.head('a')).toEqual(headOf('a'));
      expect([await store.head('c'), await store.text('bundle:2')]).toEqual([undefined, undefined]);
      expect([await store.text('bundle:1'), await store.text('player:1')]).toEqual(['one', 'learned']);
      expect(await store.seen('a', 0)).toBe(0);
      await store.see('a', 0, 3);
      expect([await store.seen('a', 0), await store.seen('a', 1), await store.seen('b', 0)]).toEqual([
        3, 0, 0,
      ]);
      await store.close();
    });

    test('damage is named, and other tables are as before', async () => {
      const store = await place.open();
      for (const table of ['a', 'b']) {
        await store.create(headOf(table), {});
        for (const n of [1, 2, 3]) await store.append(table, n, left(n));
      }
      await store.close();
      await place.spoil('a', 2);
      await place.spoilHead('b');
      const again = await place.open();
      await expect(again.read('a', 0)).rejects.toMatchObject({
        code: 'damaged',
        message: expect.stringMatching(/^Entry 2 of the table a .*is damaged\.$/) as string,
      });
      expect(await again.read('a', 2)).toEqual([left(3)]);
      await expect(again.head('b')).rejects.toMatchObject({
        message: 'The stored table b is damaged.',
      });
      expect((await again.list()).map(({ head }) => head.id)).toEqual(['a']);
      expect(await again.read('b', 0)).toHaveLength(3);
      await again.close();
    });
  });
}
