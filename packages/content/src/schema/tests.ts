// tests/*.yaml: what should happen, as a designer writes it. What `given`, `do` and `expect` may hold depends on the game and the
// setup; ../testing/ checks it.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { refTo, type Annotated } from './annotations.ts';
import { CLOSED, Format, record, reference, REFERENCE_PATTERN, text, wholeNumber } from './common.ts';

type FreeObject = Readonly<Record<string, unknown>>;
const freeObject = (title: string, description: string, keys: Keys) =>
  Type.Unsafe<FreeObject>({ title, description, type: 'object', ...annotated(keys) });

export type Properties = Readonly<Record<string, { readonly description: string }>>;
interface Keys {
  /** The description of each, for editors. */
  readonly told: Properties;
  /** The kind that it refers to. */
  readonly refs?: Annotated | undefined;
}

/** The keys of positions and expectations and the verbs of choices. */
export interface TestKeys {
  readonly given: Keys;
  readonly expect: Keys;
  readonly verbs: Keys;
}

const annotated = ({ told, refs }: Keys) => ({ properties: told, ...(refs && { 'x-within': refs }) });

const testSchema = ({ given, expect, verbs }: TestKeys) =>
  Type.Object(
    {
      name: text('What should hold, as a sentence.'),
      setup: reference('setups', 'The setup it plays.'),
      rules: Type.Optional(
        Type.Unsafe<string | readonly string[]>({
          title: 'an id, or pack/id for another pack’s, or a list of them',
          description: 'Rules to use instead of the setup’s; with a list, the test runs with each of them.',
          type: ['string', 'array'],
          ...refTo('rules'),
          pattern: REFERENCE_PATTERN,
          maxLength: 161,
          items: reference('rules', 'Rules to run with.'),
          minItems: 1,
          maxItems: 20,
          uniqueItems: true,
        }),
      ),
      map: Type.Optional(reference('maps', 'Map to use instead of the setup’s.')),
      players: Type.Optional(wholeNumber('Number of players.', 1, 8)),
      seed: Type.Optional(wholeNumber('Seed of the game.', 0, 4294967295)),
      marketSeed: Type.Optional(wholeNumber('Seed of the market.', 0, 4294967295)),
      market: Type.Optional(
        Type.Array(reference('cards', 'A kind of card.'), {
          title: 'a list of card ids',
          description:
            'Kinds of the market, with piles, instead of the setup’s market and its rows; as many as the test needs.',
          minItems: 1,
          maxItems: 100,
          uniqueItems: true,
        }),
      ),
      switches: Type.Optional(
        record(
          { title: 'a name such as railPoints', pattern: '^[a-z][a-zA-Z0-9]*$' },
          Type.Unsafe<string | boolean | number>({
            title: 'a word, a whole number, true or false',
            type: ['string', 'boolean', 'integer'],
          }),
          {
            title: 'switches by name, such as { optionalEffects: false }',
            description: 'Switches of the rules that are set differently for this test.',
            maxProperties: 60,
          },
        ),
      ),
      knownFailure: Type.Optional(
        text('Why the test fails for now. It is reported as known, and as a finding once it passes.', 2000),
      ),
      given: Type.Optional(
        freeObject('an object: the position at the start', 'The position, as far as it matters.', given),
      ),
      do: Type.Optional(
        Type.Array(
          Type.Unsafe<string | FreeObject>({
            title: 'a choice such as `play: mail-train`',
            description: 'One choice.',
            type: ['string', 'object'],
            minProperties: 1,
            ...annotated(verbs),
          }),
          { title: 'a list of choices', description: 'The choices, in order.', maxItems: 1000 },
        ),
      ),
      expect: freeObject('an object: what must hold afterwards', 'Only what matters.', expect),
    },
    {
      ...CLOSED,
      title: 'a test',
      description: 'One test.',
      examples: [
        {
          name: /* @wc-ignore */ 'mail train pays for the cards it discards',
          setup: 'trains/tokyo-beginners',
          given: { hand: ['mail-train', 'waste', 'waste'] },
          do: [{ play: 'mail-train' }, { choose: ['waste', 'waste'] }],
          expect: { coins: 3, hand: [] },
        },
      ],
    },
  );
export type TestData = Static<ReturnType<typeof testSchema>>;

export const testsSchema = (keys: TestKeys) =>
  Type.Object(
    {
      format: Format,
      tests: Type.Array(testSchema(keys), {
        title: 'a list of tests, each with a dash',
        description: 'The tests of this file.',
        minItems: 1,
        maxItems: 5000,
      }),
    },
    { ...CLOSED, title: 'a file of tests' },
  );
