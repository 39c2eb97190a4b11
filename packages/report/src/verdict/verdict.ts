// The first screen of a panel's answers: the questions that every reader asks, and what is worth changing.
import type { Verdict } from '../document/verdict.ts';
import type { Judged } from './asked.ts';
import { cardsAnswer } from './cards.ts';
import { changesOf } from './changes.ts';
import { fairAnswer } from './fair.ts';
import { lengthAnswer } from './length.ts';
import { ownAnswers, type Own } from './own.ts';
import { startsAnswer } from './starts.ts';
import { waysAnswer } from './ways.ts';

const QUESTIONS = [fairAnswer, lengthAnswer, waysAnswer, cardsAnswer, startsAnswer] as const;

/** A panel's result as answers to the questions that every reader asks, with the changes that matter most. */
export const verdictOf = (judged: Judged, own: Own = {}): Verdict => ({
  answers: [...ownAnswers(judged, own), ...QUESTIONS.map((answer) => answer(judged))].map(
    // What would settle several of them is said once.
    (answer, i, all) =>
      all.findIndex(({ settles }) => settles === answer.settles) < i ? { ...answer, settles: null } : answer,
  ),
  ...changesOf(judged),
});
