import { expect, it } from 'vitest';
import { pictureName } from './picture-name.ts';

it.each([
  ['My Mail Train.PNG', 'my-mail-train.png'],
  ['Müllers Weiße Straße.jpg', 'mullers-weisse-strasse.jpg'],
  ['v1.2 final.webp', 'v1-2-final.webp'],
  // Nothing is left of these but the ending.
  ['Поезд.png', 'picture.png'],
  ['電車.svg', 'picture.svg'],
  ['...png', 'picture.png'],
  ['con.png', 'con-1.png'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(60)}.png`],
])('%s is kept as %s', (given, name) => {
  expect(pictureName(given)).toBe(name);
});

it('has a number from the second of a name on', () => {
  expect([1, 2, 3].map((count) => pictureName('Mail.png', count))).toEqual([
    'mail.png',
    'mail-2.png',
    'mail-3.png',
  ]);
});
