// Where points come from, in games that record it: a source that yields nothing to any player, whatever its preference, is a way of play that
// does not exist.
import type { Topic } from '@railwright/figures';
import { SHARE_NOTE, type DecidedCard } from './cards.ts';
import type { Question } from './question.ts';
import type { PanelFinding } from '../panel-result.ts';
import { listed } from '../answers/sentences.ts';
import { wordsOf, type Played } from '../answers/words.ts';

/** A source with fewer points than this hardly counts. */
const HARDLY = 0.002;
/** A source or two matter less than a seat's chances, but there are few ways of play in all. */
const NOBODY_WEIGHT = 8;
const OTHERS_WEIGHT = 0.4;

export const PARTS: Topic = { unit: 'share', family: 'cards' };

export function partQuestions(played: Played): Question[] {
  const { tallies, scores = () => true } = played;
  const parts = [...new Set(tallies.flatMap((tally) => [...tally.parts.keys()]))].filter(scores);
  return parts.map((part) => ({
    ...{ id: `points-${part}`, about: part, topic: PARTS, asks: 'side' },
    ...{ against: HARDLY, note: 0 },
    changed: { figure: `the share of strong play's points from ${part} is`, note: SHARE_NOTE },
    words: wordsOf(played, {
      of: (tally) => tally.parts.get(part) ?? new Float64Array(tally.blocks),
    }),
  }));
}

/** Sources that no player gets points from, and those that strong play leaves to others. */
export function partFindings(parts: readonly DecidedCard[]): PanelFinding[] {
  const left = parts.filter(({ decision }) => decision.side === 'less');
  const nobody = left.filter(({ decision }) => decision.answer === 'holds');
  const others = left.filter(({ decision }) => decision.answer === 'depends');
  const names = (some: readonly DecidedCard[]): string =>
    listed(
      some.map(({ matter }) => matter.about),
      6,
    );
  const finding = (
    some: readonly DecidedCard[],
    by: Pick<PanelFinding, 'id' | 'answer' | 'tone' | 'weight' | 'sentence'>,
  ): PanelFinding[] =>
    some.length === 0
      ? []
      : [
          {
            ...{ ...by, about: 'Sources of points', whose: 'all', unit: 'share', against: HARDLY, note: 0 },
            ...{ effect: null, settles: null },
            says: some.flatMap(({ matter, says }) =>
              (by.answer === 'holds' ? says.slice(0, 1) : says).map((one) => ({
                ...one,
                player: `${matter.about}: ${one.player}`,
              })),
            ),
          },
        ];
  return [
    ...finding(nobody, {
      ...{ id: 'ways', answer: 'holds', tone: 'problem', weight: NOBODY_WEIGHT },
      sentence: `No player goes for ${names(nobody)}: fewer than one point in 500 comes from there, no matter who plays.`,
    }),
    ...finding(others, {
      ...{ id: 'ways-others', answer: 'depends', tone: 'fact', weight: OTHERS_WEIGHT },
      sentence: `Strong play does not go for ${names(others)}, but other players do.`,
    }),
  ];
}
