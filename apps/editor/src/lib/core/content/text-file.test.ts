import { expect, test } from 'vitest';
import { filesOf, TextFile } from './text-file.ts';

test('after an edit only the changed file is read again', () => {
  const before = filesOf([
    ['a.yaml', 'id: a'],
    ['b.yaml', 'id: b'],
    ['gone.yaml', 'id: gone'],
  ]);
  const now = filesOf(
    [
      ['a.yaml', 'id: a'],
      ['b.yaml', 'id: changed'],
    ],
    before,
  );
  expect(now.get('a.yaml')).toBe(before.get('a.yaml'));
  expect(now.get('b.yaml')?.data).toEqual({ id: 'changed' });
  expect([...now.keys()]).toEqual(['a.yaml', 'b.yaml']);
});

test('each reading of a file happens once, and not at all if its result is known', () => {
  let times = 0;
  const length = ({ text }: TextFile): number => (times++, text.length);
  const file = new TextFile('abc');
  expect([file.read(length), file.read(length), times]).toEqual([3, 3, 1]);
  expect([new TextFile('abc').note(length, 7).read(length), times]).toEqual([7, 1]);
});
