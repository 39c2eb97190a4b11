// A number with its noun. Zero and one are singular.
import { numeral } from '@railwright/engine/numeral';

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numeral(count)} ${Math.abs(count) < 2 ? one : many}`;
