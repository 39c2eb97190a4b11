// What editors complete in tests: the keys of positions and the verbs of choices of all games, each with what it says. They say
// nothing of types; what a test of one game may hold is checked with the names of its setup.
import type { TestLanguage } from './language.ts';
import { TEST_LANGUAGES } from './languages.ts';

type Properties = Readonly<Record<string, { readonly description: string }>>;

const LANGUAGES: readonly (readonly [game: string, language: TestLanguage])[] = Object.entries(
  TEST_LANGUAGES,
).map(([game, language]) => [title(game), language]);

/** `game-of-trains` as people call it: Game of Trains. */
function title(game: string): string {
  return game
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

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

const CHOICE = 'A choice, such as { buy: tower }, or a list of them, that cannot be made now.';

export const GIVEN_KEYS = propertiesOf(({ given }) => given.shape);
export const EXPECT_KEYS = propertiesOf(({ expect }) => expect.shape);
export const VERB_KEYS: Properties = {
  ...propertiesOf(({ verbs }) => verbs),
  illegal: { description: CHOICE },
};
