// What the positions, choices and expectations of a test name, as the language of its game declares them. Read without the game
// that the test plays, so a name may be that of nothing.
import { checkChoice } from '../testing/choices.ts';
import { languageFor } from '../testing/tables.ts';
import type { Noun } from '../testing/names.ts';
import { Checking } from '../testing/shape.ts';
import { readSteps } from '../testing/steps.ts';
import { isData } from '../testing/trouble.ts';
import type { NamedKind } from '../schema/annotations.ts';
import type { Path } from '../yaml/path.ts';
import type { Reference } from './schema-references.ts';

const KINDS: Readonly<Record<Noun, NamedKind | undefined>> = {
  card: 'cards',
  car: 'cars',
  ability: 'abilities',
  cell: 'cells',
  // Routes go by the cells at their ends.
  route: undefined,
  waiver: 'terrains',
  // Cards of Game of Trains go by their numbers.
  railcar: undefined,
};
const MOST_SEATS = 8;
/** Stands where the name would. */
const MARK = '\u0000';

/** Takes down every name instead of looking it up. */
class Names extends Checking {
  readonly found: Reference[] = [];
  readonly #base: Path;

  constructor(base: Path) {
    super({ words: {}, most: {} }, MOST_SEATS);
    this.#base = base;
  }

  override name(noun: Noun, word: string, path: Path, part?: 'key', write = (one: string) => one): boolean {
    const to = KINDS[noun];
    const at = part ?? 'value';
    const from = write(MARK).indexOf(MARK);
    if (to && word !== '')
      this.found.push({ to, scope: 'pack', id: word, path: [...this.#base, ...path], at, from, own: false });
    return true;
  }

  override tell(): void {
    // The checks report errors.
  }
}

/** `tests` as written, of any shape. */
export function testReferences(tests: unknown, game: string): readonly Reference[] {
  const language = languageFor(game);
  if (!language || !Array.isArray(tests)) return [];
  return tests.flatMap((test: unknown, i) => {
    if (!isData(test)) return [];
    const names = new Names(['tests', i]);
    if (Object.hasOwn(test, 'given')) language.given.is(test['given'], ['given'], names);
    const lines: unknown = Object.hasOwn(test, 'do') ? test['do'] : undefined;
    if (Array.isArray(lines))
      for (const { choices } of readSteps(lines, language.verbs).steps)
        for (const choice of choices) checkChoice(choice, language.verbs, names);
    if (Object.hasOwn(test, 'expect')) language.expect.is(test['expect'], ['expect'], names);
    return names.found.map((one) => inList(one, tests));
  });
}

/** A choice of several words may be a list of them; a name is one of its items then. */
function inList(reference: Reference, tests: readonly unknown[]): Reference {
  let value: unknown = { tests };
  for (const step of reference.path) value = (value as Readonly<Record<string | number, unknown>>)[step];
  if (reference.at === 'key' || !Array.isArray(value)) return reference;
  let from = 0;
  const index = value.findIndex((word: unknown) => {
    if (from === reference.from) return true;
    from += String(word).length + 1;
    return false;
  });
  return { ...reference, path: [...reference.path, index], from: 0 };
}
