// Everything a test names exists, or is reported when the content is loaded.
import { expect, test } from 'vitest';
import { fixContent, loadContent, memorySource, resolveSetup } from '@railwright/content';
import { createTrains, type TrainsDefinition } from '@railwright/engine';
import { namesIn } from '../../src/testing/tables.ts';
import { Checking } from '../../src/test-language/shape.ts';
import { TRAINS_LANGUAGE } from '../../src/trains/tests/language.ts';
import { PACK, one, errorsOf } from './tiny-pack.ts';

test.each([
  ['given: { hnad: [coin] }\nexpect: { coins: 0 }', 'A position has no “hnad”.', 'Did you mean hand?'],
  [
    'given: { hand: [coyn] }\nexpect: { coins: 0 }',
    'There is no card “coyn” in this game.',
    'Did you mean coin?',
  ],
  [
    'given: { hand: coin }\nexpect: { coins: 0 }',
    'This must be a list of card ids, or counts by card, not “coin”.',
    undefined,
  ],
  ['given: { hand: { coin: -1 } }\nexpect: { coins: 0 }', 'This must be a whole number, not -1.', undefined],
  ['given: { rails: [A9] }\nexpect: { coins: 0 }', 'There is no cell “A9” on this map.', 'Did you mean A1?'],
  [
    'given: { rails: { east: [A1] } }\nexpect: { coins: 0 }',
    '“east” is not a seat.',
    'Seats are seat-0, opponent, seat-2, …',
  ],
  [
    'given: { seat-2: { hand: [] } }\nexpect: { coins: 0 }',
    'This game has 2 seats, starting with seat-0.',
    'Give the test more `players`.',
  ],
  ['given: { stations: { A1: 1 } }\nexpect: { coins: 0 }', 'There is no city at "A1".', undefined],
  [
    'given: { links: [A1-A3] }\nexpect: { coins: 0 }',
    'There is no link “A1-A3” on this map that players can own.',
    undefined,
  ],
  ['expect: { coin: 1 }', 'A position has no “coin”.', 'Did you mean coins?'],
  [
    'expect: { opponent: { hand: 3 } }',
    'This must be a list of card ids, or counts by card, not 3.',
    undefined,
  ],
  ['expect: { supply: { coyn: 3 } }', 'There is no card “coyn” in this game.', 'Did you mean coin?'],
  [
    'do: [{ play: coin, buy: coin }]\nexpect: { coins: 0 }',
    'A line of `do` is one choice: a word such as `end`, or `play: mail-train`.',
    undefined,
  ],
  [
    'do: [{ play: { card: coin } }]\nexpect: { coins: 0 }',
    'After `play` comes a word or a list of words.',
    undefined,
  ],
  ['players: 4\nexpect: { coins: 0 }', 'This setup is for 2 to 3 players, not 4.', undefined],
  ['do: [{ paly: coin }]\nexpect: { coins: 0 }', 'No choice is called “paly”.', 'Did you mean play?'],
  ['do: [{ paly: [coin, coin] }]\nexpect: { coins: 0 }', 'No choice is called “paly”.', 'Did you mean play?'],
  [
    'do: [{ play: siev }]\nexpect: { coins: 0 }',
    'There is no card “siev” in this game.',
    'Did you mean sieve?',
  ],
  ['do: [choose siev]\nexpect: { coins: 0 }', 'There is no card “siev” in this game.', 'Did you mean sieve?'],
  ['do: [{ play: sieve coin }]\nexpect: { coins: 0 }', '“play” must be followed by a card.', undefined],
  ['do: [{ end: now }]\nexpect: { coins: 0 }', '“end” takes nothing after it.', undefined],
  ['do: [{ rail: B1 }]\nexpect: { coins: 0 }', 'There is no cell “B1” on this map.', 'Did you mean A1?'],
  ['do: [{ option: 2 }]\nexpect: { coins: 0 }', 'There is no option “2” in this game.', undefined],
  [
    'do: [{ illegal: [play siev] }]\nexpect: { coins: 0 }',
    'There is no card “siev” in this game.',
    'Did you mean sieve?',
  ],
  ['do: [{ illegal: { sell: sieve } }]\nexpect: { coins: 0 }', 'No choice is called “sell”.', undefined],
  ['expect: { legal: [buy siev] }', 'There is no card “siev” in this game.', 'Did you mean sieve?'],
  ['expect: { illegal: [by sieve] }', 'No choice is called “by”.', undefined],
  ['expect: { choices: [rail Z9] }', 'There is no cell “Z9” on this map.', undefined],
  ['expect: { hand: [siev] }', 'There is no card “siev” in this game.', 'Did you mean sieve?'],
  ['expect: { stations: { B3: 1 } }', 'There is no cell “B3” on this map.', 'Did you mean A3?'],
  ['expect: { rails: [B3] }', 'There is no cell “B3” on this map.', 'Did you mean A3?'],
  ['expect: { decision: trun }', '“trun” is not a question of this game.', 'Did you mean turn?'],
  ['expect: { decision: { typ: turn } }', 'A question has no “typ”.', 'Did you mean type?'],
  ['expect: { end: pile }', '“pile” is not an end of this game.', 'Did you mean piles?'],
  ['expect: { lasting: [siev] }', 'There is no card “siev” in this game.', 'Did you mean sieve?'],
  ['expect: { waived: [rivr] }', 'There is no surcharge “rivr” in this game.', 'Did you mean river?'],
  ['expect: { coins: three }', 'This must be a whole number, not “three”.', undefined],
])(
  '%s is found when the content is loaded, and is not a test that can be run',
  async (body, message, help) => {
    const { outcome, diagnostics } = await one(body);
    expect(outcome).toBe('broken');
    expect(diagnostics).toMatchObject([
      { code: 'test-unusable', message, ...(help !== undefined && { help }) },
    ]);
  },
);

test('a card of another setup is reported with a setup to name', async () => {
  const files = {
    ...PACK,
    'rules/few.yaml': 'format: 1\nid: few\ntitle: Few\nextends: tiny\nmarket: { kinds: 1 }\n',
    'setups/small.yaml':
      'format: 1\nid: small\ntitle: Small\nrules: few\nmap: row\nmarket: { cards: [sieve] }\n',
    'tests/all.yaml': `format: 1
tests:
  - { name: it, setup: small, given: { hand: [pair] }, do: [{ buy: pair }], expect: { coins: 0 } }
`,
  };
  const diagnostics = await errorsOf(files);
  const help = 'Name a setup that has tiny/pair, such as tiny/duel, or give the test a market.';
  expect(diagnostics).toMatchObject([
    { code: 'test-unusable', message: 'There is no card “pair” in this game.', help, start: { column: 47 } },
    { code: 'test-unusable', message: 'There is no card “pair” in this game.', help, start: { column: 68 } },
  ]);
});

test('rules that do not fit the setup of a test are reported at the test', async () => {
  const files = {
    ...PACK,
    'rules/many.yaml': 'format: 1\nid: many\ntitle: Many\nextends: tiny\nmarket: { kinds: 5 }\n',
    'tests/all.yaml': 'format: 1\ntests:\n  - { name: it, setup: duel, rules: many, expect: { coins: 0 } }\n',
  };
  const diagnostics = await errorsOf(files);
  expect(diagnostics).toMatchObject([
    { code: 'test-unusable', file: 'tests/all.yaml', start: { line: 3, column: 37 } },
  ]);
  expect(diagnostics[0]?.message).toContain('The setup tiny/duel cannot be played with these rules: ');
});

test('typing errors in a test can be fixed, and other words are left', async () => {
  const wrong = `format: 1
tests:
  - name: it
    setup: duel
    given: { hnad: [pari, coin], rails: [A1] }
    do: [{ paly: sieve }, { choose: [coyn] }, { illegal: [{ buy: trak }] }]
    expect: { hand: [siev] }
`;
  const source = memorySource({ ...PACK, 'tests/all.yaml': wrong });
  const { files } = await fixContent([source], () => true);
  expect(files.map(({ after }) => after)).toEqual([
    wrong.replace('pari', 'pair').replace('hnad', 'hand').replace('paly', 'play'),
  ]);
});

test('the questions that tests can expect are those that cards can ask', async () => {
  const found = resolveSetup(await loadContent(memorySource(PACK)), 'tiny/duel');
  if (!found.ok) throw new Error('No game');
  const definition = found.setup.definition as TrainsDefinition;
  const asked = createTrains(definition, 2).tables.ops.flatMap(({ asks }) => asks ?? []);
  expect(asked.length).toBeGreaterThan(5);
  const checking = (type: string) => {
    const c = new Checking(namesIn(definition), 2);
    TRAINS_LANGUAGE.expect.is({ decision: type }, [], c);
    return c.problems;
  };
  for (const type of [...asked, 'turn', 'start']) expect(checking(type)).toEqual([]);
  expect(checking('tea')).toHaveLength(1);
});

test('what a position does not have is reported at its key', async () => {
  const startOf = async (body: string) => (await one(body)).diagnostics.map(({ start }) => start.column);
  const given = await startOf('given: { hnd: [] }\nexpect: { coins: 0 }');
  const expected = await startOf('expect: { hnd: [] }');
  const seat = await startOf('expect: { opponent: { hnd: 1 } }');
  const indent = (given[0] ?? 0) - 'given: { '.length;
  expect(expected).toEqual([indent + 'expect: { '.length]);
  expect(seat).toEqual([indent + 'expect: { opponent: { '.length]);
  expect(indent).toBeLessThan(10);
});

test('names that every object has are not keys', async () => {
  for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
    expect((await one(`given: { ${key}: 1 }\nexpect: { coins: 0 }`)).outcome).toBe('broken');
    expect((await one(`expect: { ${key}: 1 }`)).outcome).toBe('broken');
  }
});
