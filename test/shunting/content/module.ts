// Shunting, as content knows it: setups say how many wagons there are, tests what comes of choices.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { checkTargets } from '../../../packages/content/src/check-targets.ts';
import type { GameModule } from '../../../packages/content/src/game-module.ts';
import { qualifiedId } from '../../../packages/content/src/packs/library.ts';
import type { Item } from '../../../packages/content/src/packs/model.ts';
import { english } from '../../../packages/content/src/packs/names.ts';
import { CLOSED, Format, id, names, wholeNumber } from '../../../packages/content/src/schema/common.ts';
import { TargetsSchema } from '../../../packages/content/src/schema/targets.ts';
import type { Verbs } from '../../../packages/content/src/test-language/choices.ts';
import { commonExpect } from '../../../packages/content/src/test-language/common-expect.ts';
import type { TestLanguage } from '../../../packages/content/src/test-language/language.ts';
import { NO_NAMES } from '../../../packages/content/src/test-language/names.ts';
import { count, listOf, object, type Shape } from '../../../packages/content/src/test-language/shape.ts';
import type { ShuntingDefinition } from '../definition.ts';

const SEATS = { min: 2, max: 4 };
const ENDS = ['empty'];

const SetupSchema = Type.Object(
  {
    format: Format,
    id: id('setups', 'Unique among the setups of the pack.'),
    title: names('What people call it.'),
    wagons: wholeNumber('Wagons in the row.', 2, 30),
    targets: Type.Optional(TargetsSchema),
  },
  { ...CLOSED, title: 'a setup' },
);
type SetupData = Static<typeof SetupSchema>;

const VERBS: Verbs = {
  first: { about: 'Takes the first wagon.', words: [] },
  last: { about: 'Takes the last wagon.', words: [] },
};
const GIVEN: Shape = { row: { about: 'Loads, the first first.', is: listOf(count, 'a list of loads') } };
const EXPECTED: Shape = { ...GIVEN, ...commonExpect({ verbs: VERBS, decisions: ['take'], ends: ENDS }) };
const part = (shape: Shape) => ({ shape, is: object(shape, 'A position', 'A position is an object') });
export const LANGUAGE: TestLanguage = { verbs: VERBS, given: part(GIVEN), expect: part(EXPECTED) };

export const SHUNTING: GameModule = {
  title: 'Shunting',
  kinds: [
    {
      folder: 'setups',
      noun: 'setup',
      schema: SetupSchema,
      schemaName: 'shunting-setup',
      items: 'file',
    },
  ],
  ends: ENDS,
  check(pack, _library, sink) {
    for (const setup of pack.items.get('setups')?.values() ?? [])
      checkTargets(setup, { seats: SEATS.max, ends: ENDS }, sink);
  },
  resolve(item) {
    if (item.broken) return undefined;
    const setup = item as Item<SetupData>;
    const [id, title] = [qualifiedId(setup), english(setup.data.title)];
    const definition: ShuntingDefinition = {
      game: 'shunting',
      setup: id,
      title,
      wagons: setup.data.wagons,
    };
    return { id, title, game: 'shunting', seats: SEATS, defaultSeats: 2, definition, options: {} };
  },
  tests: {
    language: LANGUAGE,
    names: () => NO_NAMES,
  },
};
