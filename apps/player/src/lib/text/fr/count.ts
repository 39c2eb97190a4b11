// A number with its noun. Zero and one are singular.
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;
