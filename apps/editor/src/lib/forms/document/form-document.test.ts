import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FormDocument, formFolder } from './form-document.svelte.ts';

const CONTENT = join(import.meta.dirname, '../../../../../../content');
const open = (path: string): FormDocument =>
  new FormDocument(
    path,
    { text: readFileSync(join(CONTENT, path), 'utf8'), version: '1' },
    formFolder(path)!,
  );

test('changing a number changes one line of text, comments stay, and undo restores every byte', () => {
  const document = open('homebrew-fenland/rules/fenland.yaml');
  const before = document.text;
  document.set(['tokens', 'rails'], 15, 'Rails 15');
  document.set(['handSize'], 6, 'Hand size 6');
  expect(document.text.split('\n').filter((line) => line.includes('#'))).toEqual(
    before.split('\n').filter((line) => line.includes('#')),
  );
  expect(document.text).toContain('tokens: { rails: 15, stations: 16 }');
  expect(document.at(['handSize'])).toBe(6);
  while (document.undo());
  expect(document.text).toBe(before);
});

test('parents that become empty are removed too', () => {
  const document = open('homebrew-fenland/rules/fenland.yaml');
  document.set(['switches', 'tie'], undefined, 'Back');
  expect(document.text).not.toContain('switches:');
  expect(document.text).not.toContain('tie: joint');
});

test('items of a list move with their comments', () => {
  const document = open('freight-train/cars/standard.yaml');
  document.move(['cars'], 0, 2, 'Move');
  const cars = document.at(['cars']) as { id: string }[];
  expect(cars.slice(0, 3).map(({ id }) => id)).toEqual(['reefer', 'boxcar', 'coal']);
  expect(document.text).toContain('# The other five are unknown;');
});

test('broken text shows the last valid values and takes no changes', () => {
  const document = open('trains/setups/tokyo-random.yaml');
  document.change(document.text.replace('market: {', 'market: {{'), 'Typing');
  expect(document.broken).toBe(true);
  expect(document.at(['map'])).toBe('tokyo');
  const { text } = document;
  document.set(['map'], 'osaka', 'Map');
  expect(document.text).toBe(text);
  document.undo();
  expect(document.broken).toBe(false);
});

test('text without fields is not a form', () => {
  const open = (text: string): boolean =>
    new FormDocument('a/rules/a.yaml', { text, version: '1' }, 'rules').readable;
  expect(['', '- 1', 'a', '[', 'a: &a [*a]'].map(open)).toEqual([false, false, false, false, false]);
});

test('the folder of a file determines whether it is a form', () => {
  expect(formFolder('a/setups/b.yaml')).toBe('setups');
  expect(formFolder('setups/b.yml')).toBe('setups');
  expect(formFolder('a/setups/b.md')).toBeUndefined();
  expect(formFolder('a/tests/b.yaml')).toBeUndefined();
});
