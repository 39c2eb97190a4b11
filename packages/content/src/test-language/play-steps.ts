// Carries out the lines of `do`.
import type { Game, State } from '@railwright/engine';
import type { Choice } from './choices.ts';
import { apply, notLegal, type WhyNotLegal } from './answers.ts';
import { pickSet, putOnDeck } from './picks.ts';
import { legalTexts, questionOf, tellQuestion } from './question.ts';
import type { TestStep } from './steps.ts';
import type { Problem } from './problem.ts';

/** Questions in a row that are answered without being named. */
const MOST_QUESTIONS = 100;

/** Returns what could not be done, or could be although it should not. */
export function playSteps(
  game: Game,
  s: State,
  steps: readonly TestStep[],
  whyNot: WhyNotLegal,
): Problem | undefined {
  for (const step of steps) {
    answerYes(game, s, step.choices);
    const problem = playStep(game, s, step, whyNot);
    if (problem) return problem;
  }
  return undefined;
}

function playStep(game: Game, s: State, step: TestStep, whyNot: WhyNotLegal): Problem | undefined {
  if (step.kind === 'illegal') return checkIllegal(game, s, step);
  if (step.list === 'set') return pickSet(game, s, step, whyNot);
  if (step.list === 'top-first') return putOnDeck(game, s, step, whyNot);
  for (const choice of step.choices)
    if (!apply(game, s, choice.text)) return notLegal(game, s, choice, whyNot);
  return undefined;
}

/** The question "apply or decline" is answered with yes by doing what comes next. */
export function answerYes(game: Game, s: State, next: readonly Choice[] = []): void {
  const answered = next.some(({ text }) => text === 'apply' || text === 'decline');
  for (let asked = 0; asked < MOST_QUESTIONS && !answered && isYesOrNo(game, s); asked++)
    apply(game, s, 'apply');
}

function isYesOrNo(game: Game, s: State): boolean {
  const legal = legalTexts(game, s);
  return legal.length === 2 && legal.includes('apply') && legal.includes('decline');
}

function checkIllegal(game: Game, s: State, { choices }: TestStep): Problem | undefined {
  const legal = choices.find(({ text }) => game.parseChoice(s, text) >= 0);
  if (!legal) return undefined;
  const question = tellQuestion(questionOf(game, s));
  return { path: legal.path, message: `“${legal.text}” is legal here, but should not be. ${question}` };
}
