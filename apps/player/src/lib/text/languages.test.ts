// Every text of the player exists in every language.
import '../../../test/unit/browser.ts';
import { botsFor } from '@railwright/bots';
import { expect, test } from 'vitest';
import { TEXT_LANGUAGES, type TextLanguage } from '@railwright/engine';
import { GAMES as PLAYED } from '../games.ts';
import { speak, words, type WordTable } from './words.svelte.ts';

const PARTS = import.meta.glob<{ WORDS: WordTable<object> }>([
  '../*/words.ts',
  '../*/help/words.ts',
  '!./words.ts',
]);

const said = async (language: TextLanguage): Promise<Map<string, string>> => {
  const parts = await Promise.all(Object.values(PARTS).map((load) => load()));
  await speak(language);
  const found = new Map<string, string>();
  collect(words(), '', found);
  for (const [i, { WORDS }] of parts.entries()) collect(WORDS.now(), `part ${i}`, found);
  return found;
};

/** Every text by its path; functions are called with numbers, or with names if they take no numbers. */
function collect(value: unknown, path: string, found: Map<string, string>): void {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'function')
    for (const args of ARGUMENTS)
      found.set(`${path}(${args[0]})`, ask(value as (...args: unknown[]) => unknown, args));
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      // Grammars load in parts; the engine tests their texts.
      if (key !== 'grammar') collect(one, `${path}/${key}`, found);
}

const ARGUMENTS = [
  [1, 1, 1, 1],
  [7, 8, 9, 6],
  ['Ada', 'Bea', 'Cem', 'Dan'],
] as const;

function ask(tell: (...args: unknown[]) => unknown, args: readonly unknown[]): string {
  try {
    return String(tell(...args));
  } catch {
    return '';
  }
}

test.each(TEXT_LANGUAGES)('no text is missing in "%s"', async (language) => {
  const [own, english] = [await said(language), await said('en')];
  await speak('en');
  expect([...own.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of own)
    expect([path, text.trim() === '']).toEqual([path, english.get(path) === '']);
});

test('languages differ from each other', async () => {
  for (const language of TEXT_LANGUAGES.filter((one) => one !== 'en')) {
    const [own, english] = [await said(language), await said('en')];
    const same = [...own].filter(([path, text]) => english.get(path) === text);
    expect(same.length).toBeLessThan(own.size / 4);
  }
  await speak('en');
});

test('French punctuation stays on the line of its word', async () => {
  const french = await said('fr');
  await speak('en');
  expect([...french].filter(([, text]) => / [:;!?%»]|« /.test(text))).toEqual([]);
});

test.each(Object.keys(PLAYED))('every bot of %s that can be picked has a name and a sentence', (game) => {
  const plain = botsFor(game).filter(({ needsFile }) => needsFile !== true);
  expect(Object.keys(words().form.bots)).toEqual(expect.arrayContaining(plain.map(({ name }) => name)));
});
