// What editors complete in tests: the keys of positions and the verbs of choices of all games, each with what it says. They say
// nothing of types; what a test of one game may hold is checked with the names of its setup.
import { GAMES } from '../games.ts';
import type { GameModule } from '../game-module.ts';
import type { TestKeys } from '../schema/tests.ts';
import type { TestLanguage } from './language.ts';

const LANGUAGES: readonly (readonly [game: string, language: TestLanguage])[] = Object.values<GameModule>(
  GAMES,
).flatMap(({ title, tests }) => (tests ? [[title, tests.language] as const] : []));

/** Keys that all games have mean the same in all. */
function propertiesOf(
  wordsOf: (language: TestLanguage) => Readonly<Record<string, { readonly about: string }>>,
): TestKeys['given'] {
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

export const TEST_KEYS: TestKeys = {
  given: propertiesOf(({ given }) => given.shape),
  expect: propertiesOf(({ expect }) => expect.shape),
  verbs: { ...propertiesOf(({ verbs }) => verbs), illegal: { description: CHOICE } },
};
