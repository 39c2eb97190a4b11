import { expect, test } from 'vitest';
import { filesOf } from '../content/text-file.ts';
import { replaceIn } from './replace.ts';

const FILES = filesOf([
  ['a.yaml', 'id: mail\r\nname: Mail (mail.*)\r\n'],
  ['b.yaml', 'id: barge\n'],
]);

test('words are replaced as they are typed, in every file that has them, with every other byte kept', () => {
  expect(replaceIn(FILES, 'mail', 'post')).toEqual([
    {
      path: 'a.yaml',
      text: 'id: post\r\nname: Mail (post.*)\r\n',
      count: 2,
      lines: [
        { line: 1, before: 'id: mail', now: 'id: post' },
        { line: 2, before: 'name: Mail (mail.*)', now: 'name: Mail (post.*)' },
      ],
    },
  ]);
  expect(replaceIn(FILES, 'mail', 'post', { matchesCase: false })[0]?.count).toBe(3);
  expect(replaceIn(FILES, '(mail.*)', '$& $1')[0]?.text).toContain('name: Mail $& $1\r\n');
  expect(replaceIn(FILES, ': ', ':  ')).toHaveLength(2);
});

test('nothing is replaced by itself, nor where nothing is typed', () => {
  expect(replaceIn(FILES, '', 'x')).toEqual([]);
  expect(replaceIn(FILES, 'mail', 'mail')).toEqual([]);
  expect(replaceIn(FILES, 'none', 'x')).toEqual([]);
});
