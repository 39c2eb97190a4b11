import { expect, test } from 'vitest';
import { TextFile } from '../core/content/text-file.ts';
import { toldIn } from './told-file.ts';

test('a file is told by its title', () => {
  const told = (text: string): string => toldIn(new TextFile(text));
  expect(told('id: duel\ntitle: { en: A duel, fr: Un duel }\n')).toBe('A duel');
  expect(told('id: fens\nname: The Fens\n')).toBe('The Fens');
  expect(told('tests: []\n')).toBe('');
});
