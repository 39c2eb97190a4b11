// How many tokens of a pack's own kinds lie on cells.

/** By cell, then by kind: how many. */
export type OwnTokens = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The tokens on a cell. */
export const tokensOn = (tokens: OwnTokens, label: string): Readonly<Record<string, number>> =>
  Object.hasOwn(tokens, label) ? (tokens[label] ?? {}) : {};
