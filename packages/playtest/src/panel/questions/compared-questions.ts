// The questions that panels are asked about any setup, and compared by.
import { figureQuestions } from './asked-figures.ts';
import { cardQuestions } from './cards.ts';
import { leaderQuestions } from './leader.ts';
import type { Question } from './question.ts';
import { partQuestions } from './parts.ts';
import { seatQuestions } from './seats.ts';
import { skillQuestions } from './skill.ts';
import type { Played } from '../answers/words.ts';

export const comparedQuestions = (played: Played): Question[] => [
  ...seatQuestions(played),
  ...figureQuestions(played),
  ...leaderQuestions(played),
  ...skillQuestions(played),
  ...cardQuestions(played),
  ...partQuestions(played),
];
