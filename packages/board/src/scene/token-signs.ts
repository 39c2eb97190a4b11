// The letters that stand for kinds of token on the map.
import type { TokenDefinition } from '@railwright/engine';
import { nameIn } from '../text/names.ts';

/** Where more letters would be needed, one stands for several kinds. */
const MOST_LETTERS = 3;

/** By kind: the first letters of its name, as many as tell it from all others: tokens of seats have their colors, whatever their kind. */
export function tokenSigns(kinds: readonly TokenDefinition[], language: string): readonly string[] {
  const names = kinds.map(({ name }) => [...nameIn(name, language)]);
  return names.map((name, kind) => {
    for (let letters = 1; letters <= MOST_LETTERS; letters++) {
      const sign = name.slice(0, letters).join('');
      const isShared = names.some((other, i) => i !== kind && other.slice(0, letters).join('') === sign);
      if (!isShared) return sign;
    }
    return name[0] ?? '';
  });
}
