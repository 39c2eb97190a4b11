// The texts of the cards of a setup, made when the page was built: a page that has them needs no grammar to show a table.

/** Sentences of a card, and those of the options of each of its choices. */
export interface ToldCard {
  readonly text: readonly string[];
  readonly options?: readonly (readonly string[])[];
}

/** By language, then by card. */
export type ToldCards = Readonly<Record<string, Readonly<Record<string, ToldCard>>>>;

const shipped = new Map<string, ToldCards>();

/** Keeps the texts that were made for the setup with this hash. */
export function keepToldCards(hash: string, told: ToldCards): void {
  shipped.set(hash, told);
}

/** Of a bundle of this page; a drawn market has the texts of the bundle it was drawn from. */
export function toldCards({
  hash,
  base,
}: {
  readonly hash: string;
  readonly base?: string;
}): ToldCards | undefined {
  return shipped.get(base ?? hash);
}
