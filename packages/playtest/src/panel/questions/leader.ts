// How much a lead at half-time decides: the point in the middle of the curve of leads, in words. It is held against an even race by
// chance alone, in which the leader at half-time often wins as well.
import { told, type Topic } from '@railwright/figures';
import type { Question } from './question.ts';
import { wordsOf, type Played } from '../answers/words.ts';

const LEADER: Topic = { unit: 'share', tones: { more: 'problem', less: 'good', none: 'fact' } };
const LEADER_NOTE = 0.05;

/**
 * By seats, from two: how often the leader after half of the steps also leads at the end of a walk whose steps are independent and alike
 * for all. ¾ for two (the arcsine law); for more, from three million walks each, to ±0.001.
 */
const EVEN_RACE = [0.75, 0.644, 0.5815, 0.539, 0.507, 0.4825, 0.463] as const;

export function leaderQuestions(played: Played): Question[] {
  const against = EVEN_RACE[played.seats - 2];
  const words = wordsOf(played, { of: ({ course }) => course?.halfTime, share: true, among: 'equals' });
  if (against === undefined || (!words.strongest && words.others.length === 0)) return [];
  const even = told('share', against);
  return [
    {
      ...{ id: 'half-time', about: 'Leader at half-time', topic: LEADER, asks: 'side', against },
      note: LEADER_NOTE,
      says: {
        claim: {
          more: 'The leader at half-time is overtaken too rarely',
          less: 'A half-time lead is far from won',
          none: 'A half-time lead is worth what it is in an even race',
          open: 'These games cannot tell whether the leader at half-time is overtaken too rarely',
        },
        fact: (value) => `wins ${value} of the games that it leads at half-time`,
        aside: `; in an even race by chance alone, ${even} would be won`,
      },
      changed: { figure: 'strong play that leads at half-time wins' },
      words,
    },
  ];
}
