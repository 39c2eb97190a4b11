// Names of keys in earlier formats, one list for each step from a format to the next. Format 0 is that of drafts from
// before the first release: its card keys had hyphens, categories were kinds, and terrains had a colour.

export interface Rename {
  /** Kind of file, by its folder. */
  readonly kind: string;
  /** Path of the object that has the key: `*` is any one key or index, `**` any number of them. */
  readonly within: readonly string[];
  readonly from: string;
  readonly to: string;
}

const CARD = ['cards', '*'];

const FROM_0: readonly Rename[] = [
  { kind: 'pack', within: [], from: 'license', to: 'licence' },
  { kind: 'pack', within: ['terrains', '*'], from: 'colour', to: 'color' },
  { kind: 'cards', within: CARD, from: 'kinds', to: 'categories' },
  { kind: 'cards', within: CARD, from: 'not-for-sale', to: 'notForSale' },
  { kind: 'cards', within: CARD, from: 'while-in-play', to: 'whileInPlay' },
  { kind: 'cards', within: CARD, from: 'on-buy', to: 'onBuy' },
  { kind: 'cards', within: CARD, from: 'on-gain', to: 'onGain' },
  { kind: 'cards', within: ['**', 'where'], from: 'kind', to: 'category' },
  { kind: 'cards', within: ['**', 'not'], from: 'kind', to: 'category' },
  { kind: 'cards', within: ['**'], from: 'per', to: 'count' },
];

/** Index 0 leads from format 0 to 1, and so on. */
export const RENAMES: readonly (readonly Rename[])[] = [FROM_0];

/**
 * The current name of a key from an earlier format, among the keys known at its place. One that could stand anywhere is more
 * often a word that a designer tries.
 */
export function presentName(key: string, known: readonly string[]): string | undefined {
  return RENAMES.flat().find(
    ({ within, from, to }) => from === key && known.includes(to) && within.join() !== '**',
  )?.to;
}
