// Findings about openings: whether the way of choosing starts makes the seats uneven, and what besides points compensates for the order of turns.
import type { Topic } from '@railwright/figures';
import type { Answered } from './follow-up.ts';
import { COMPENSATION, compensationSays } from '../questions/compensation.ts';
import type { Decision } from '../answers/decide.ts';
import type { Question } from '../questions/question.ts';
import type { PanelFinding } from '../panel-result.ts';
import { orderName, SEAT_NOTE } from '../questions/seats.ts';
import { listed, percent } from '../answers/sentences.ts';
import type { Played, Word } from '../answers/words.ts';

/** Ways of choosing starts that change a turn's share by so much make a difference. */
const OPENING_NOTE = 0.05;
const PLAYED_ASIDE = ', tested in fresh games that were played with it';
const WEIGHT = 0.8;

export const OPENINGS: Topic = { unit: 'share' };

const WAYS: Readonly<Record<string, string>> = {
  chosen: 'starts chosen by strong play',
  drawn: 'starts drawn at random',
  ranked: 'each start on the free cell that is worth most',
};

/** Compensations for the order of turns besides points, as strong play has tried them. */
export function openingQuestions({ followUp, seats }: Played): Question[] {
  const { openings } = followUp ?? {};
  if (!openings) return [];
  const { player, turn, ways, tried } = openings;
  const word = (name: string, answer: Answered): Word => ({ player: name, kind: 'strong', ...answer });
  const [chosen, ...others] = ways.map(({ way, answer }) => word(WAYS[way] ?? way, answer));
  return [
    ...tried.map(({ id, told, rules, answer }): Question => ({
      ...{
        id: `compensation-${id}`,
        about: `Compensation, ${id}`,
        topic: COMPENSATION,
        asks: 'side',
        of: told,
      },
      ...{ against: 1 / seats, note: SEAT_NOTE, ...(rules && { change: { told, turn, rules } }) },
      says: compensationSays(told, `The seats are not balanced by ${told}`, turn, PLAYED_ASIDE),
      words: { strongest: word(player, answer), others: [], beside: [] },
    })),
    ...(chosen ? [startsMatter(turn, chosen, others)] : []),
  ];
}

function startsMatter(turn: number, strongest: Word, others: readonly Word[]): Question {
  return {
    ...{ id: 'opening', about: 'How starts are chosen', topic: OPENINGS, asks: 'size', of: orderName(turn) },
    ...{ against: 0, note: OPENING_NOTE, words: { strongest, others, beside: [] } },
  };
}

/** One sentence on all ways of choosing starts. */
export function openingFindings(
  decided: readonly {
    readonly matter: Question;
    readonly decision: Decision;
    readonly finding: PanelFinding;
  }[],
  seats: number,
): PanelFinding[] {
  return decided.map(({ matter: { words, of }, decision: { answer }, finding }) => {
    const all = [...(words.strongest ? [words.strongest] : []), ...words.others];
    const shares = listed(
      all.map(({ player, estimate }) => `${percent(estimate.value)} with ${player}`),
      all.length,
    );
    const claim = {
      holds: 'How starts are chosen makes little difference to the seats',
      depends: 'How starts are chosen makes a difference to the seats',
      open: 'These games cannot tell whether the way starts are chosen makes a difference to the seats',
    }[answer];
    return {
      ...finding,
      ...{ answer: answer === 'open' ? 'cannot-say' : 'holds', whose: 'strong', weight: WEIGHT },
      sentence: `${claim}: when going ${of}, strong play wins ${shares}; ${percent(1 / seats)} would be even.`,
    };
  });
}
