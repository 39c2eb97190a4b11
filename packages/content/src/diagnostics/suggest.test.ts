import { describe, expect, it } from 'vitest';
import { listWords, nearest, onlyNearest } from './suggest.ts';

describe('the suggested word', () => {
  it.each([
    ['darw', ['draw', 'discard'], 'draw'],
    ['landfil', ['landfill', 'mail-train'], 'landfill'],
    ['while-in-play', ['whileInPlay', 'effect'], 'whileInPlay'],
    ['Lay_Rails', ['lay-rails'], 'lay-rails'],
    ['form', ['from', 'where'], 'from'],
    ['citys', ['cities', 'cards'], 'cities'],
  ])('%s', (word, known, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });

  it('is none if no word is similar', () => {
    expect(nearest('zebra', ['draw', 'coins', 'discard'])).toBeUndefined();
    expect(nearest('if', ['do', 'at'])).toBeUndefined();
    expect(nearest('trade', ['train', 'trash'])).toBeUndefined();
    expect(nearest('share', ['score'])).toBeUndefined();
    expect(nearest('duration', ['station'])).toBeUndefined();
    expect(nearest('reaction', ['station', 'region'])).toBeUndefined();
    expect(nearest('acton', ['ac\u200btion'])).toBeUndefined();
    expect(nearest('x'.repeat(100_000), ['x'])).toBeUndefined();
  });
});

it('words are listed as in a sentence', () => {
  expect(listWords([])).toBe('');
  expect(listWords(['a'])).toBe('a');
  expect(listWords(['a', 'b', 'c'])).toBe('a, b or c');
  expect(listWords(['a', 'b', 'c'], 2)).toBe('a, b, …');
});

describe('the word that replaces a misspelt one without asking', () => {
  it.each([
    ['csot', 'cost'],
    ['landfil', 'landfill'],
    ['efffect', 'effect'],
    ['NotForSale', 'notForSale'],
    ['mail_train', 'mail-train'],
    ['mailtrain', 'mail-train'],
    ['categoreis', 'categories'],
  ])('%s is %s', (word, meant) => {
    expect(onlyNearest(word, ['draw', meant])).toBe(meant);
  });

  it.each([
    ['play', 'pay'],
    ['gains', 'gain'],
    ['mill-train', 'milk-train'],
    ['stock-car', 'sock-car'],
    ['rial', 'rail-x'],
    ['ofrm', 'form'],
    ['line-12', 'line-21'],
    ['line-22', 'line-2'],
    ['seld', 'self'],
    ['pas', 'pass'],
  ])('%s need not be %s', (word, other) => {
    expect(onlyNearest(word, [other])).toBeUndefined();
  });

  it('is none if two are equally similar', () => {
    expect(onlyNearest('Mail-train', ['mail-train', 'mailtrain'])).toBeUndefined();
  });
});
