// Sentences about parts that no test reaches.

const QUESTIONS: Readonly<Record<string, string>> = {
  card: 'which cards to choose here',
  gain: 'which card to gain here',
  may: 'whether to do this',
  name: 'which card to name here',
  option: 'which of these options to choose',
  order: 'in which order these cards go back',
  rail: 'where to lay these rails',
  token: 'where to place these tokens',
  'take-token': 'where to take these tokens from',
  station: 'where to build these stations',
  cell: 'which cells to choose here',
  'remove-rail': 'which rails to remove here',
  'remove-station': 'which stations to remove here',
};

/** A sentence for a question of this kind; undefined without one. */
export function questionWords(kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : (QUESTIONS[kind] ?? `this (${kind})`);
}

export const HOLDS = (card: string, isRule: boolean): string =>
  isRule
    ? `No test uses ${card} with rules that meet this condition.`
    : `This condition is never true in a test of ${card}.`;

export const FAILS = (card: string, isRule: boolean): string =>
  isRule
    ? `No test uses ${card} with rules that do not meet this condition.`
    : `This condition is never false in a test of ${card}.`;

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

export function ordinal(index: number): string {
  return ORDINALS[index] ?? `${index + 1}th`;
}
