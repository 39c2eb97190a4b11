// Words that people try where a schema does not know them, in its annotation `x-hints`; `hints.ts` says what becomes of them.

/** Words that people try where others are expected. */
export type HintedType = 'number' | 'text' | 'list' | 'object' | 'true';

export interface Hint {
  /** In small letters with hyphens; capitals, underscores and spaces are not told apart. */
  readonly words: readonly string[];
  /** Values of these types are tried as well. */
  readonly types?: readonly HintedType[];
  /** The way that works; after `missing` the nearest to it, if any. `{key}` is the key that has the value, such as the op. */
  readonly way?: string;
  /** The missing feature, to go before "cannot be expressed yet". */
  readonly missing?: string;
  /** The keys that the word stands for, which are then not reported as missing. */
  readonly for?: string | readonly string[];
}

/** The annotation for a schema of an object (its keys) or of a word. */
export function hints(words: readonly Hint[]): { readonly 'x-hints': readonly Hint[] } {
  return { 'x-hints': words };
}
