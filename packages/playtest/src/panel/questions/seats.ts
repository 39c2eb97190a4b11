// Whether the seats are even: by who moves first, second and so on, and by number where the first player is drawn by lot.
import { told, type Topic } from '@railwright/figures';
import type { Question } from './question.ts';
import { wordsOf, type Played } from '../answers/words.ts';

/** Seats within this of their even share are even. */
export const SEAT_NOTE = 0.03;
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
export const orderName = (turn: number): string => ORDER[turn] ?? `${turn + 1}th`;

export const SEATS: Topic = { unit: 'share', tones: { more: 'problem', less: 'problem', none: 'good' } };

interface Asked {
  readonly id: string;
  readonly about: string;
  /** `when going first` */
  readonly how: string;
  readonly changed: string;
}

export function seatQuestions(played: Played): Question[] {
  const { seats, tallies } = played;
  const all = Array.from({ length: seats }, (_, i) => i);
  // The wins of two seats add up to one.
  const asked = seats === 2 ? all.slice(0, 1) : all;
  const turns = asked.map((turn) => {
    const order = orderName(turn);
    const id = turn === 0 ? 'first-seat' : `turn-${turn + 1}`;
    const changed = `strong play that goes ${order} wins`;
    return matterOf(
      played,
      { id, about: `Going ${order}`, how: `when going ${order}`, changed },
      (tally) => tally.byTurn[turn],
    );
  });
  const numbers = asked.map((seat) => {
    const name = `seat ${seat + 1}`;
    const changed = `strong play wins from ${name}`;
    return matterOf(
      played,
      { id: `seat-${seat + 1}`, about: `Seat ${seat + 1}`, how: `from ${name}`, changed },
      (tally) => tally.bySeat[seat],
    );
  });
  return [...turns, ...(tallies.some(({ drawnFirst }) => drawnFirst) ? numbers : [])];
}

function matterOf(
  played: Played,
  { id, about, how, changed }: Asked,
  of: Parameters<typeof wordsOf>[1]['of'],
): Question {
  const against = 1 / played.seats;
  const even = `; ${told('share', against)} would be even`;
  return {
    ...{ id, about, topic: SEATS, asks: 'side', against, note: SEAT_NOTE },
    says: {
      claim: {
        more: `${about} is an advantage`,
        less: `${about} is a drawback`,
        none: `${about} makes no noticeable difference`,
        open: `These games cannot tell whether ${about.charAt(0).toLowerCase()}${about.slice(1)} matters`,
      },
      fact: (value) => `wins ${value} of games ${how}`,
      aside: even,
    },
    changed: { figure: changed, aside: even },
    words: wordsOf(played, { of, share: true }),
  };
}
