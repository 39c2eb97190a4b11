// What changed, ready to be drawn or told.
import type { Words } from '../../text/words/words.ts';
import type { DiffCard } from './cards.ts';
import type { DiffMap } from './diff-map.ts';
import type { Change } from './marks.ts';

/** A line of text that is new, changed or gone. */
export interface DiffLine {
  /** Its sign. */
  readonly change: Change;
  readonly text: string;
}

/** What changed, ready to be drawn; text is drawn as it is. */
export interface DiffPicture {
  /** Their ids. */
  readonly packs: readonly string[];
  /** The name of the earlier version. */
  readonly since: string;
  /** What the changes do to play: sentences. */
  readonly games: readonly string[];
  /** Those that differ. */
  readonly maps: readonly DiffMap[];
  readonly cards: readonly DiffCard[];
  /** Lines of rules, with the setups they are in. */
  readonly rules: readonly { readonly of: readonly string[]; readonly lines: readonly DiffLine[] }[];
  /** Numbers and all else that cannot be drawn. */
  readonly others: readonly DiffLine[];
  readonly language?: string;
}

const MOST_NAMES = 4;

/** The first few names, and how many more there are. */
export function namesIn(names: readonly string[], { more }: Words['diff']): string {
  const others = names.length - MOST_NAMES;
  return [names.slice(0, MOST_NAMES).join(', '), ...(others > 0 ? [more(others)] : [])].join(' ');
}
