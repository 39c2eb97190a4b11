// What changes do to the games of a setup, in a language: the figures that differ by more than chance.
import type { TextLanguage } from '@railwright/engine/languages';
import { known, tellingIn, type Telling } from './figures.ts';
import { RESULT_WORDS } from './words.ts';

/** A comparison of the same games before and after a change. */
export interface ToldGames {
  /** In English. */
  readonly sentence: string;
  /** Games on each side; 0 if there was nothing to play. */
  readonly pairs: number;
  /** Those that differ by more than chance, by their names in comparisons. */
  readonly figures: readonly {
    readonly figure: string;
    readonly before: number | null;
    readonly now: number | null;
  }[];
}

/** The rest is only counted. */
const MOST = 4;
const SHARES: readonly string[] = ['wins of the first seat', 'shared wins', 'games without a winner'];

/** A sentence; the English one where a language has no words for it. */
export function tellGames({ sentence, pairs, figures }: ToldGames, language: TextLanguage): string {
  const words = RESULT_WORDS[language];
  if (!words) return sentence;
  const { compared, othersToo } = words;
  if (pairs === 0) return known(compared.unplayed, sentence) ?? sentence;
  const telling = tellingIn(language, words);
  const told = figures.slice(0, MOST).map((one) => figureOf(one, telling));
  const more = figures.length - told.length;
  const all = [...told, ...(more > 0 ? [othersToo(more)] : [])];
  return `${all.length === 0 ? compared.nothing : all.join(', ')}. ${compared.pairs(telling.whole(pairs))}.`;
}

function figureOf({ figure, before, now }: ToldGames['figures'][number], telling: Telling): string {
  const { compared } = telling.words;
  const isShare = SHARES.includes(figure) || figure.startsWith('wins of ');
  const shown = (value: number | null): string =>
    value === null ? '–' : isShare ? telling.percent(value) : telling.decimal(value);
  const name = known(compared.figures, figure) ?? (figure.includes(':') ? compared.perSeat(figure) : figure);
  return `${name} ${compared.pair(shown(before), shown(now))}`;
}
