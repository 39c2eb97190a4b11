// tests/*.yaml: what should happen, as a designer writes it. What `given`, `do` and `expect` may hold depends on the game;
// the runner checks it.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CLOSED, Format, reference, text, wholeNumber } from './common.ts';

type FreeObject = Readonly<Record<string, unknown>>;
const freeObject = (title: string, description: string) =>
  Type.Unsafe<FreeObject>({ title, description, type: 'object' });

const Test = Type.Object(
  {
    name: text('What should hold, as a sentence.'),
    setup: reference('The setup it plays.'),
    rules: Type.Optional(reference('Other rules than the setup’s.')),
    map: Type.Optional(reference('Another map than the setup’s.')),
    players: Type.Optional(wholeNumber('Number of players.', 1, 8)),
    seed: Type.Optional(wholeNumber('Seed of the game.', 0, 4294967295)),
    marketSeed: Type.Optional(wholeNumber('Seed of the market.', 0, 4294967295)),
    given: Type.Optional(
      freeObject('an object: what is where at the beginning', 'The position, as far as it matters.'),
    ),
    do: Type.Optional(
      Type.Array(
        Type.Unsafe<string | FreeObject>({
          title: 'a choice such as `play: mail-train`',
          description: 'One thing that is done.',
          type: ['string', 'object'],
          minProperties: 1,
        }),
        { title: 'a list of choices', description: 'What is done, in order.', maxItems: 1000 },
      ),
    ),
    expect: freeObject('an object: what must hold afterwards', 'Only what matters.'),
  },
  {
    ...CLOSED,
    title: 'a test',
    description: 'One test.',
    examples: [
      {
        name: 'a mail train pays for what it discards',
        setup: 'trains/tokyo-beginners',
        given: { hand: ['mail-train', 'waste', 'waste'] },
        do: [{ play: 'mail-train' }, { choose: ['waste', 'waste'] }],
        expect: { coins: 3, hand: [] },
      },
    ],
  },
);
export type TestData = Static<typeof Test>;

export const TestsSchema = Type.Object(
  {
    format: Format,
    tests: Type.Array(Test, {
      title: 'a list of tests, each with a dash',
      description: 'The tests of this file.',
      minItems: 1,
      maxItems: 5000,
    }),
  },
  { ...CLOSED, title: 'a file of tests' },
);
