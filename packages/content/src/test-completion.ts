// Completions for tests: the keys of positions and the verbs of choices of all games, each with a description. They say
// nothing of types; what a test of one game may hold is checked with the names of its setup.
import { GAMES } from './games.ts';
import type { GameModule } from './game-module.ts';
import type { Properties, TestKeys } from './schema/tests.ts';
import type { Annotated } from './schema/annotations.ts';
import { choicesRefs, lineRefs } from './test-language/choice-refs.ts';
import type { TestLanguage } from './test-language/language.ts';

const LANGUAGES: readonly (readonly [game: string, language: TestLanguage])[] = Object.values<GameModule>(
  GAMES,
).flatMap(({ title, tests }) => (tests ? [[title, tests.language] as const] : []));

/** Keys that all games have mean the same in all. */
function propertiesOf(
  wordsOf: (language: TestLanguage) => Readonly<Record<string, { readonly about: string }>>,
): Properties {
  const abouts = new Map<string, Map<string, string[]>>();
  for (const [game, language] of LANGUAGES)
    for (const [key, { about }] of Object.entries(wordsOf(language))) {
      const known = abouts.get(key) ?? new Map<string, string[]>();
      abouts.set(key, known.set(about, [...(known.get(about) ?? []), game]));
    }
  return Object.fromEntries(
    [...abouts].map(([key, known]) => {
      const lines = [...known].map(([about, games]) =>
        games.length === LANGUAGES.length ? about : `${games.join(', ')}: ${about}`,
      );
      return [key, { description: lines.join('\n') }];
    }),
  );
}

const CHOICE = 'A choice, such as { buy: tower }, or a list of choices that cannot be made now.';

/** For editors of tests of any game. */
export const TEST_KEYS: TestKeys = {
  given: { told: propertiesOf(({ given }) => given.shape) },
  expect: { told: propertiesOf(({ expect }) => expect.shape) },
  verbs: { told: { ...propertiesOf(({ verbs }) => verbs), illegal: { description: CHOICE } } },
};

/** The same, with what tests of one game refer to. */
export function testKeysOf({ tests }: GameModule): TestKeys {
  const { given, expect, verbs } = TEST_KEYS;
  if (!tests) return TEST_KEYS;
  const { language } = tests;
  return {
    given: { ...given, refs: language.given.is.refs },
    expect: { ...expect, refs: language.expect.is.refs },
    verbs: { ...verbs, refs: lineRefs(language.verbs) },
  };
}

/** What choices of a game, or lists of them, refer to. */
export function choiceRefsOf({ tests }: GameModule): Annotated | undefined {
  return tests && choicesRefs(tests.language.verbs);
}
