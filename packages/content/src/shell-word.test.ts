import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellWord } from './shell-word.ts';

test.each(['plain/pa-th_1.yaml', 'a=b', 'two words', "it's", '', '$HOME', '*', '~', 'a\nb', 'Zürich'])(
  'a shell reads %j as it was',
  (word) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(word)}`], { encoding: 'utf8' })).toBe(word);
  },
);

test('what needs no quotes has none', () => {
  expect(shellWord('--terrain=a/b.c')).toBe('--terrain=a/b.c');
});
