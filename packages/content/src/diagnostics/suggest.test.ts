import { describe, expect, it } from 'vitest';
import { listWords, nearest } from './suggest.ts';

describe('the word that was meant', () => {
  it.each([
    ['darw', ['draw', 'discard'], 'draw'],
    ['landfil', ['landfill', 'mail-train'], 'landfill'],
    ['while-in-play', ['whileInPlay', 'effect'], 'whileInPlay'],
    ['Lay_Rails', ['lay-rails'], 'lay-rails'],
    ['form', ['from', 'where'], 'from'],
  ])('%s', (word, known, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });

  it('is none when no word is near', () => {
    expect(nearest('zebra', ['draw', 'coins', 'discard'])).toBeUndefined();
    expect(nearest('if', ['do', 'at'])).toBeUndefined();
    expect(nearest('x'.repeat(100_000), ['x'])).toBeUndefined();
  });
});

it('words are listed as a sentence has them', () => {
  expect(listWords([])).toBe('');
  expect(listWords(['a'])).toBe('a');
  expect(listWords(['a', 'b', 'c'])).toBe('a, b or c');
  expect(listWords(['a', 'b', 'c'], 2)).toBe('a, b, …');
});
