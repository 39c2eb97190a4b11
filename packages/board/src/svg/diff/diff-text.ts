// What the picture of changes shows, in words: for those who cannot see it.
import { nameIn } from '../../text/names.ts';
import { wordsFor } from '../../text/words.ts';
import type { DiffCard } from './cards.ts';
import { namesIn, type DiffLine, type DiffPicture } from './diff-picture.ts';
import { mapLines } from './map-lines.ts';

/** What changed of one thing, or of one kind of thing. */
export interface DiffPart {
  readonly title: string;
  /** Each with the word for its sign: `new`. */
  readonly lines: readonly (DiffLine & { readonly mark: string })[];
  /** `and 3 more`; absent if all are listed. */
  readonly more?: string;
}

const MOST_LINES = 60;
const MOST_LETTERS = 600;

/** In the language of the picture; bounded as it is. */
export function diffText({ language = 'en', maps, cards, rules, others }: DiffPicture): DiffPart[] {
  const words = wordsFor(language);
  const { heads, marks, more } = words.diff;
  const part = (title: string, lines: readonly DiffLine[]): DiffPart[] => {
    if (lines.length === 0) return [];
    const rest = lines.length - MOST_LINES;
    const some = lines
      .slice(0, MOST_LINES)
      .map(({ change, text }) => ({ change, text: shortened(text), mark: marks[change] }));
    return [{ title, lines: some, ...(rest > 0 && { more: more(rest) }) }];
  };
  return [
    ...maps.flatMap((map) => {
      const name = nameIn((map.now ?? map.before)?.name, language);
      const { before, now } = map;
      if (!before || !now) return part(name, [{ change: now ? 'added' : 'removed', text: name }]);
      return part(name, mapLines(map, { language, words }));
    }),
    ...part(heads.cards, cards.map(cardLine)),
    ...rules.flatMap(({ of, lines }) => part(`${heads.rules} · ${namesIn(of, words.diff)}`, lines)),
    ...part(heads.others, others),
  ];
}

function cardLine({ before, now }: DiffCard): DiffLine {
  if (before && now) return { change: 'changed', text: `${before.label} → ${now.label}` };
  return { change: now ? 'added' : 'removed', text: (now ?? before)?.label ?? '' };
}

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
