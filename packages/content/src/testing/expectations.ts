// The lines of `expect`. Those about choices, scores and the end are the same for every game.
import type { Game, GameDefinition, State, TextLanguage } from '@railwright/engine';
import type { Path } from '../text/path.ts';
import { canonicalText, readChoiceList } from '../test-language/choices.ts';
import { fits, show } from '../test-language/compare.ts';
import type { TestLanguage } from '../test-language/language.ts';
import { namesIn } from './tables.ts';
import { seatNumber } from '../test-language/seats.ts';
import { comparePoints } from '../test-language/points.ts';
import { legalTexts } from '../test-language/question.ts';
import { differs, HOLDS, together, type Comparison, type TestTable } from '../test-language/test-table.ts';
import { isData, type Data } from '../test-language/problem.ts';

interface Compared {
  readonly game: Game;
  readonly s: State;
  readonly language: TestLanguage;
  readonly definition: GameDefinition;
}
type Compare = (at: Compared, expected: unknown, path: Path) => Comparison;

function texts(compare: (legal: readonly string[], wanted: readonly string[]) => readonly string[]): Compare {
  return (at, expected, path) => {
    const wanted = wantedTexts(at, expected, path);
    const legal = legalTexts(at.game, at.s);
    const wrong = compare(legal, wanted);
    return wrong.length === 0
      ? HOLDS
      : differs(path, String(path.at(-1)), wanted.join(', ') || 'nothing', legal.join(', ') || 'nothing');
  };
}

function wantedTexts({ language: { verbs }, definition }: Compared, expected: unknown, path: Path): string[] {
  const choices = readChoiceList(expected, path, verbs) ?? [];
  return choices.map(({ text }) => canonicalText(text, verbs, namesIn(definition)));
}

/** These are legal and nothing else. */
const onlyThese = texts((legal, wanted) => [
  ...wanted.filter((text) => !legal.includes(text)),
  ...legal.filter((text) => !wanted.includes(text)),
]);

const COMMON: Readonly<Record<string, Compare>> = {
  /** These are legal, perhaps among others. */
  legal: texts((legal, wanted) => wanted.filter((text) => !legal.includes(text))),
  /** None of these is. */
  illegal: (at, expected, path) => {
    const wanted = wantedTexts(at, expected, path);
    const legal = wanted.filter((text) => at.game.parseChoice(at.s, text) >= 0);
    return legal.length === 0
      ? HOLDS
      : differs(path, 'illegal', wanted.join(', '), `legal: ${legal.join(', ')}`);
  },
  choices: (at, expected, path) => {
    if (typeof expected !== 'number') return onlyThese(at, expected, path);
    const legal = legalTexts(at.game, at.s);
    return legal.length === expected
      ? HOLDS
      : differs(path, 'choices', String(expected), `${legal.length}: ${legal.join(', ') || 'nothing'}`);
  },
  decision: ({ game, s }, expected, path) => {
    const decision = game.decision(s);
    const asked = isData(expected) ? withSeat(expected) : expected;
    const wanted = typeof asked === 'string' ? { type: asked } : asked;
    return fits(wanted, decision) ? HOLDS : differs(path, 'decision', show(wanted), show(decision));
  },
  score: ({ game, s }, expected, path) => {
    if (!Array.isArray(expected)) return comparePoints(game, s, 0, expected, path, 'score');
    const scores = Array.from({ length: game.seats }, (_, seat) => game.score(s, seat));
    if (expected.length !== game.seats || !expected.some(isData))
      return fits(expected, scores) ? HOLDS : differs(path, 'score', show(expected), show(scores));
    return together(
      expected.map((points: unknown, seat) =>
        points === null
          ? HOLDS
          : comparePoints(game, s, seat, points, [...path, seat], `score of seat-${seat}`),
      ),
    );
  },
  text: ({ language, definition }, expected, path) =>
    together(
      Object.entries(isData(expected) ? expected : {}).flatMap(([id, texts]) =>
        Object.entries(isData(texts) ? texts : { en: texts }).map(([code, text]) => {
          const actual = language.textOf?.(definition, id, code as TextLanguage) ?? '';
          const at = isData(texts) ? [...path, id, code] : [...path, id];
          return oneLine(text) === actual
            ? HOLDS
            : differs(at, `text.${id} (${code})`, oneLine(text), actual);
        }),
      ),
    ),
  end: ({ game, s }, expected, path) => {
    const end = game.endReason(s);
    return fits(expected, end) ? HOLDS : differs(path, 'end', show(expected), show(end));
  },
  winners: ({ game, s }, expected, path) => {
    const mask = game.winners(s);
    const seats = Array.from({ length: game.seats }, (_, seat) => seat).filter(
      (seat) => ((mask >> seat) & 1) === 1,
    );
    const wanted = Array.isArray(expected) ? expected.map(seatNumber) : expected;
    return fits(wanted, seats) ? HOLDS : differs(path, 'winners', show(wanted), show(seats));
  },
};

/** A question with the seat that is asked as a number. */
function withSeat(asked: Data): Data {
  return Object.hasOwn(asked, 'seat') ? { ...asked, seat: seatNumber(asked['seat']) } : asked;
}

/** Keys that are about the question that is open: it is then left open. */
const ABOUT_CHOICES = ['decision', 'legal', 'illegal', 'choices'];

export function leavesQuestionOpen(expect: Data): boolean {
  return ABOUT_CHOICES.some((key) => Object.hasOwn(expect, key));
}

function oneLine(text: unknown): string {
  return typeof text === 'string' ? text.trim().split(/\s+/).join(' ') : '';
}

export function compareExpectation(
  table: TestTable,
  game: Game,
  s: State,
  definition: GameDefinition,
  [key, expected]: readonly [string, unknown],
): Comparison {
  const common = Object.hasOwn(COMMON, key) ? COMMON[key] : undefined;
  if (!common) return table.compare(game, s, key, expected);
  return common({ game, s, language: table.language, definition }, expected, ['expect', key]);
}
