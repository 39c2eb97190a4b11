// Lasting effects as lines to show: the card, its player, the duration, and the effect. If a game has nothing that outlasts a turn, all
// effects belong to the active player.
import type { TrainsView } from '@railwright/engine';
import type { CardBook } from './cards.ts';
import type { EN } from './text/en.ts';

export interface LastsLine {
  readonly card: string;
  readonly seat: number;
  readonly until: string;
  /** The rules text of the card, and the cells that it chose. */
  readonly text: string;
}

type Step = NonNullable<TrainsView['lastingSteps']>[number];

export function tellLasts(
  view: TrainsView,
  book: CardBook,
  names: readonly string[],
  words: typeof EN.lasting,
): LastsLine[] {
  const effects = view.lasting.flatMap((id, i) => {
    // Cards in force are shown elsewhere.
    if (book.cards.get(id)?.role !== undefined) return [];
    const step = view.lastingSteps?.[i];
    const seat = step?.seat ?? view.active;
    const left = step?.left === undefined ? '' : `, ${words.times(step.left)}`;
    const kinds = Object.values(step?.cards ?? {}).flat();
    const kept = [...Object.values(step?.cells ?? {}).flat(), ...kinds.map((kind) => book.name(kind))];
    return {
      card: book.name(id),
      seat,
      until: `${names[seat] ?? ''}: ${howLong(step, book.cards.size, names[seat] ?? '', words)}${left}`,
      text: [...book.text(id), ...(kept.length > 0 ? [`(${kept.join(', ')})`] : [])].join(' '),
    };
  });
  const coins = (view.nextCoins ?? []).flatMap((count, seat) =>
    count === 0 ? [] : [{ card: '', seat, until: words.coins(names[seat] ?? '', count), text: '' }],
  );
  return [...effects, ...coins];
}

/** Steps are numbered after the cards, whose effects last while they are in play. */
function howLong(step: Step | undefined, cards: number, who: string, words: typeof EN.lasting): string {
  if (step === undefined || step.step < cards) return words.inPlay;
  switch (step.until) {
    case 'turn-end':
      return words.turn;
    case 'next-turn':
      return words.next(who);
    case 'next-turn-end':
      return words.nextEnd(who, step.turns ?? 1);
    case 'game-end':
      return words.game;
  }
}
