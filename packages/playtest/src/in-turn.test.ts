import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

/** Jobs that end when they are told to. */
function works() {
  const begun: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<string>>();
  const work = (item: number): Promise<string> => {
    begun.push(item);
    const end = Promise.withResolvers<string>();
    ends.set(item, end);
    return end.promise;
  };
  return { begun, work, end: (item: number) => ends.get(item)!.resolve(`${item}`), ends };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a limited number runs at once, and results come in the order of the list', async () => {
  const { begun, work, end } = works();
  const got: string[] = [];
  const all = (async () => {
    for await (const result of inTurn([1, 2, 3, 4], 2, work)) got.push(result);
  })();
  await settle();
  expect(begun).toEqual([1, 2]);
  end(2);
  await settle();
  expect([begun, got]).toEqual([[1, 2], []]);
  end(1);
  await settle();
  expect([begun, got]).toEqual([
    [1, 2, 3, 4],
    ['1', '2'],
  ]);
  end(4);
  end(3);
  await all;
  expect(got).toEqual(['1', '2', '3', '4']);
});

test('one at a time, the next begins when the previous result has been taken', async () => {
  const { begun, work, end } = works();
  const all = inTurn([1, 2], 1, work);
  const first = all.next();
  await settle();
  end(1);
  await first;
  expect(begun).toEqual([1]);
});

test('a failure is reported in its turn, or never', async () => {
  const { work, end, ends } = works();
  const all = inTurn([1, 2, 3], 3, work);
  const first = all.next();
  await settle();
  ends.get(2)!.reject(new Error('no'));
  ends.get(3)!.reject(new Error('this goes unheard'));
  await settle();
  end(1);
  expect((await first).value).toBe('1');
  await expect(all.next()).rejects.toThrow('no');
});
