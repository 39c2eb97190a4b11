// A number with its noun.
import { numeral } from '@railwright/engine/numeral';

export const counted = (count: number, one: string, many: string): string =>
  `${numeral(count)} ${Math.abs(count) === 1 ? one : many}`;
