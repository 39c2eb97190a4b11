// The store of a browser: what all stores promise, and what can happen to this one alone.
import '../../../test/unit/browser.ts';
import 'fake-indexeddb/auto';
import { headOf, left, testStore } from '@railwright/table/testing';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { expect, test } from 'vitest';
import { openBrowserStore } from './browser-store.ts';

let made = 0;
const newName = (): string => `tables-${++made}`;

/** Changes what is kept, past the store. */
async function change(name: string, work: (database: IDBPDatabase) => Promise<unknown>): Promise<void> {
  const database = await openDB(name);
  await work(database);
  database.close();
}

testStore('a browser', () => {
  const name = newName();
  return Promise.resolve({
    open: () => openBrowserStore(name),
    spoil: (table, n) => change(name, (database) => database.put('entries', 'nonsense', [table, n])),
    spoilHead: (table) => change(name, (database) => database.put('heads', 'nonsense', table)),
    end: () => deleteDB(name),
  });
});

test('an entry that is missing is named, also if it is the first one', async () => {
  const name = newName();
  const store = await openBrowserStore(name);
  await store.create(headOf('a'), {});
  for (const n of [1, 2, 3]) await store.append('a', n, left(n));
  for (const n of [2, 1]) {
    await change(name, (database) => database.delete('entries', ['a', n]));
    await expect(store.read('a', 0)).rejects.toMatchObject({
      code: 'damaged',
      message: `Entry ${n} of the table a in this browser is damaged.`,
    });
  }
  await store.close();
});

test('of two tabs at one table, the one that is behind is refused and can catch up', async () => {
  const name = newName();
  const [store, tab] = [await openBrowserStore(name), await openBrowserStore(name)];
  await store.create(headOf('a'), {});
  await store.append('a', 1, left(1));
  await expect(tab.append('a', 1, left(2))).rejects.toMatchObject({
    code: 'taken',
    message: 'Another tab of this browser has gone on with this table.',
  });
  expect(await tab.read('a', 0)).toEqual([left(1)]);
  await tab.append('a', 2, left(2));
  expect(await store.read('a', 1)).toEqual([left(2)]);
  expect(await store.key()).toEqual(await tab.key());
  await Promise.all([store.close(), tab.close()]);
});

test('a table that was taken away comes back whole, and what others use stays', async () => {
  const store = await openBrowserStore(newName());
  await store.create({ ...headOf('a'), learned: 'player:1' }, { b: 'bundle', 'player:1': 'learned' });
  await store.create(headOf('b'), {});
  await store.append('a', 1, left(1));
  const taken = await store.take('a');
  expect([await store.head('a'), await store.read('a', 0)]).toEqual([undefined, []]);
  expect([await store.text('b'), await store.text('player:1')]).toEqual(['bundle', undefined]);
  await store.giveBack(taken!);
  expect([await store.read('a', 0), await store.text('player:1')]).toEqual([[left(1)], 'learned']);
  expect(await store.take('c')).toBeUndefined();
  await store.close();
});

test('a table whose beginning is damaged is named, and taken and given back as it is, gaps included', async () => {
  const name = newName();
  const store = await openBrowserStore(name);
  await store.create(headOf('a'), { b: 'bundle' });
  await store.create({ ...headOf('c'), bundle: 'other' }, { other: 'another bundle' });
  for (const n of [1, 2, 3]) await store.append('a', n, left(n));
  await change(name, (database) => database.delete('entries', ['a', 2]));
  expect(await store.damaged()).toEqual([]);
  await change(name, (database) => database.put('heads', 'nonsense', 'a'));
  expect(await store.damaged()).toEqual(['a']);
  const whole = await store.whole('a');
  const entries = [1, 3].map((n) => [n, left(n)]);
  expect(whole).toMatchObject({ id: 'a', head: 'nonsense', entries });
  expect([...whole!.texts]).toEqual([['b', 'bundle']]);
  const taken = await store.take('a');
  expect([await store.damaged(), await store.text('b'), await store.text('other')]).toEqual([
    [],
    undefined,
    'another bundle',
  ]);
  await store.giveBack(taken!);
  expect(await store.damaged()).toEqual(['a']);
  expect(await store.whole('a')).toEqual(whole);
  // While two are damaged, a text could be that of either, so none goes.
  await change(name, (database) => database.put('heads', 7, 'c'));
  await store.take('c');
  expect([await store.text('b'), await store.text('other')]).toEqual(['bundle', 'another bundle']);
  await store.close();
});
