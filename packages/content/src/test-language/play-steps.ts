// Carries out the lines of `do`.
import type { Game, State } from '@railwright/engine';
import { apply, notLegal, type WhyNotLegal } from './answers.ts';
import { pickSet, putOnDeck } from './picks.ts';
import { legalTexts, questionOf, tellQuestion } from './question.ts';
import type { TestStep } from './steps.ts';
import type { Problem } from './problem.ts';

/** What answers a question for a set, of which a test may pick nothing. */
const PICKS = ['choose', 'cell', 'done'];
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
    answerFor(game, s, step);
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

/** Answers what a test need not: the question "apply or decline" with yes, and those of effects that have one answer alone. */
export function answerUnasked(game: Game, s: State): void {
  answerUntil(game, s, () => false);
}

/** The same before a line, unless that answers the question itself. What must be illegal is so while the question is open. */
function answerFor(game: Game, s: State, { kind, choices, list }: TestStep): void {
  const isEmptySet = list === 'set' && choices.length === 0;
  const answers = new Set(isEmptySet ? PICKS : choices.map(({ text }) => verbOf(text)));
  answerUntil(game, s, (legal) => {
    if (isYesOrNo(legal)) return answers.has('apply') || answers.has('decline');
    return kind === 'illegal' || answers.has(verbOf(legal[0]));
  });
}

function answerUntil(game: Game, s: State, isAnswered: (legal: readonly string[]) => boolean): void {
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const legal = legalTexts(game, s);
    const isOpen = isYesOrNo(legal) || (legal.length === 1 && game.decision(s)?.card !== undefined);
    if (!isOpen || isAnswered(legal)) return;
    apply(game, s, isYesOrNo(legal) ? 'apply' : (legal[0] ?? ''));
  }
}

const verbOf = (text = ''): string => text.split(' ', 1)[0] ?? '';

function isYesOrNo(legal: readonly string[]): boolean {
  return legal.length === 2 && legal.includes('apply') && legal.includes('decline');
}

function checkIllegal(game: Game, s: State, { choices }: TestStep): Problem | undefined {
  const legal = choices.find(({ text }) => game.parseChoice(s, text) >= 0);
  if (!legal) return undefined;
  const question = tellQuestion(questionOf(game, s));
  return { path: legal.path, message: `“${legal.text}” is legal here, but should not be. ${question}` };
}
