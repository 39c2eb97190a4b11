// Carries out the lines of `do`.
import { listChoices, type Game, type State } from '@railwright/engine';
import { nearest } from '../diagnostics/suggest.ts';
import type { Choice } from './choices.ts';
import type { TestStep } from './steps.ts';
import type { Trouble } from './trouble.ts';

/** Lists of choices in messages end after this many. */
const SHOWN = 16;
/** Questions in a row that are answered without being named. */
const MOST_QUESTIONS = 100;

export function legalTexts(game: Game, s: State): string[] {
  return listChoices(game, s).map((choice) => game.formatChoice(s, choice));
}

/** Returns what could not be done, or could be although it should not. */
export function playSteps(game: Game, s: State, steps: readonly TestStep[]): Trouble | undefined {
  for (const step of steps) {
    answerYes(game, s, step.choices);
    const trouble = step.kind === 'illegal' ? checkIllegal(game, s, step) : choose(game, s, step);
    if (trouble) return trouble;
  }
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

function apply(game: Game, s: State, text: string): boolean {
  const choice = game.parseChoice(s, text);
  if (choice < 0) return false;
  game.applyChoice(s, choice);
  return true;
}

function choose(game: Game, s: State, { choices, closes }: TestStep): Trouble | undefined {
  const before = game.decision(s);
  for (const choice of choices) if (!apply(game, s, choice.text)) return notLegal(game, s, choice);
  const after = game.decision(s);
  const same = after !== undefined && after.type === before?.type && after.card === before.card;
  if (closes && same && after.seat === before.seat && picked(after.detail) === choices.length)
    apply(game, s, 'done');
  return undefined;
}

function picked(detail: Readonly<Record<string, unknown>> | undefined): unknown {
  return detail?.['picked'];
}

function notLegal(game: Game, s: State, { text, path }: Choice): Trouble {
  const legal = legalTexts(game, s);
  const near = nearest(text, legal);
  const list = legal.length > SHOWN ? [...legal.slice(0, SHOWN), '…'] : legal;
  return {
    path,
    message: `“${text}” is not legal here. ${legal.length === 0 ? 'The game is over.' : `Legal: ${list.join(', ')}.`}`,
    help: near === undefined ? undefined : `Did you mean “${near}”?`,
  };
}

function checkIllegal(game: Game, s: State, { choices }: TestStep): Trouble | undefined {
  const legal = choices.find(({ text }) => game.parseChoice(s, text) >= 0);
  return legal && { path: legal.path, message: `“${legal.text}” is legal here, and should not be.` };
}
