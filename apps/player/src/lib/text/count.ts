// Numbers with their nouns. Zero and one are singular in French.

export const inEnglish = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const inFrench = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;
