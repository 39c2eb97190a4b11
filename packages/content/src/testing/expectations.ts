// The lines of `expect`. Those about choices, scores and the end are the same for every game.
import type { Game, State } from '@railwright/engine';
import type { Path } from '../yaml/path.ts';
import { readChoiceList, type Verbs } from './choices.ts';
import { fits, show } from './compare.ts';
import { legalTexts } from './question.ts';
import { differs, HOLDS, type Comparison, type TestTable } from './test-table.ts';
import type { Data } from './trouble.ts';

type Compare = (game: Game, s: State, expected: unknown, path: Path, verbs: Verbs) => Comparison;

function texts(compare: (legal: readonly string[], wanted: readonly string[]) => readonly string[]): Compare {
  return (game, s, expected, path, verbs) => {
    const wanted = wantedTexts(expected, path, verbs);
    const legal = legalTexts(game, s);
    const wrong = compare(legal, wanted);
    return wrong.length === 0
      ? HOLDS
      : differs(path, String(path.at(-1)), wanted.join(', ') || 'nothing', legal.join(', ') || 'nothing');
  };
}

function wantedTexts(expected: unknown, path: Path, verbs: Verbs): string[] {
  return (readChoiceList(expected, path, verbs) ?? []).map(({ text }) => text);
}

const COMMON: Readonly<Record<string, Compare>> = {
  /** These are legal, perhaps among others. */
  legal: texts((legal, wanted) => wanted.filter((text) => !legal.includes(text))),
  /** None of these is. */
  illegal: (game, s, expected, path, verbs) => {
    const wanted = wantedTexts(expected, path, verbs);
    const legal = wanted.filter((text) => game.parseChoice(s, text) >= 0);
    return legal.length === 0
      ? HOLDS
      : differs(path, 'illegal', wanted.join(', '), `legal: ${legal.join(', ')}`);
  },
  /** These are legal and nothing else. */
  choices: texts((legal, wanted) => [
    ...wanted.filter((text) => !legal.includes(text)),
    ...legal.filter((text) => !wanted.includes(text)),
  ]),
  decision: (game, s, expected, path) => {
    const decision = game.decision(s);
    const wanted = typeof expected === 'string' ? { type: expected } : expected;
    return fits(wanted, decision) ? HOLDS : differs(path, 'decision', show(wanted), show(decision));
  },
  score: (game, s, expected, path) => {
    const scores = Array.from({ length: game.seats }, (_, seat) => game.score(s, seat));
    const actual = Array.isArray(expected) ? scores : scores[0];
    return fits(expected, actual) ? HOLDS : differs(path, 'score', show(expected), show(actual));
  },
  end: (game, s, expected, path) => {
    const end = game.endReason(s);
    return fits(expected, end) ? HOLDS : differs(path, 'end', show(expected), show(end));
  },
  winners: (game, s, expected, path) => {
    const mask = game.winners(s);
    const seats = Array.from({ length: game.seats }, (_, seat) => seat).filter(
      (seat) => ((mask >> seat) & 1) === 1,
    );
    return fits(expected, seats) ? HOLDS : differs(path, 'winners', show(expected), show(seats));
  },
};

/** Keys that are about the question that is open: it is then left open. */
const ABOUT_CHOICES = ['decision', 'legal', 'illegal', 'choices'];

export function leavesQuestionOpen(expect: Data): boolean {
  return ABOUT_CHOICES.some((key) => Object.hasOwn(expect, key));
}

export function compareExpectation(
  table: TestTable,
  game: Game,
  s: State,
  key: string,
  expected: unknown,
): Comparison {
  const common = Object.hasOwn(COMMON, key) ? COMMON[key] : undefined;
  return common
    ? common(game, s, expected, ['expect', key], table.language.verbs)
    : table.compare(game, s, key, expected);
}
