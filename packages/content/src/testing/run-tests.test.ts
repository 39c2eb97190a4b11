import { expect, test } from 'vitest';
import {
  fixContent,
  loadContent,
  memorySource,
  resolveSetup,
  runTests,
  type TestFilter,
  type TestResult,
} from '@railwright/content';
import { createTrains } from '@railwright/engine';
import { namesIn } from './names.ts';
import { Checking } from './shape.ts';
import { TRAINS_LANGUAGE } from './trains-shapes.ts';

/** A pack small enough to see through: two fields and a river in a row, one city, cards with a choice and a question. */
const PACK: Readonly<Record<string, string>> = {
  'pack.yaml': `format: 1
id: tiny
game: trains
title: Tiny
version: 1.0.0
licence: CC0-1.0
authors: [Somebody]
terrains:
  field: { letter: F, cost: 0 }
  river: { letter: R, cost: 1 }
`,
  'maps/row.yaml': `format: 1
id: row
name: Row
orientation: pointy
terrain: |
  F R C F F F
places:
  - { at: A3, city: 2, name: Town }
`,
  'cards/all.yaml': `format: 1
cards:
  - { id: coin, name: Coin, categories: [train], cost: 1, value: 1 }
  - { id: scrap, name: Scrap, categories: [waste], cost: 0, notForSale: true }
  - id: track
    name: Track
    categories: [rail]
    cost: 2
    effect: [{ lay-rails: 1 }]
  - id: sieve
    name: Sieve
    categories: [action]
    cost: 3
    effect:
      - choose: { from: hand, count: any, as: gone }
      - discard: gone
      - may: [{ trash: self }, { coins: 5 }]
  - id: pair
    name: Pair
    categories: [action]
    cost: 3
    effect:
      - choose: { from: hand, count: { upTo: 1 }, as: first }
      - discard: first
      - choose: { from: hand, count: { upTo: 1 }, as: second }
      - trash: second
  - id: peek
    name: Peek
    categories: [action]
    cost: 3
    effect: [{ look: { count: 3, as: seen } }, { put-back: seen }]
  - id: purge
    name: Purge
    categories: [action]
    cost: 3
    effect: [{ choose: { from: hand, count: 2, as: gone } }, { trash: gone }]
`,
  'rules/tiny.yaml': `format: 1
id: tiny
title: Tiny
seats: { min: 2, max: 3 }
handSize: 3
startDeck: { coin: 5 }
waste: scrap
supply: { scrap: 10, track: 10, coin: { count: 30, lessDealt: true } }
market: { kinds: 4, copies: 4 }
tokens: { rails: 3, stations: 2 }
surcharge: { city: 1, perStation: 1, perOpponent: 1, opponentsWaste: 1 }
cityPoints: [0, 2]
end: { emptyPiles: 3, rounds: 50 }
switches: { tie: joint, railPoints: immediate, effects: strict, optionalEffects: true }
`,
  'setups/duel.yaml': `format: 1
id: duel
title: Duel
rules: tiny
map: row
market: { cards: [sieve, pair, peek, purge] }
`,
};

async function run(tests: string, filter?: TestFilter): Promise<readonly TestResult[]> {
  const files = { ...PACK, 'tests/all.yaml': `format: 1\ntests:\n${tests}` };
  const content = await loadContent(memorySource(files));
  expect(
    content.diagnostics.filter(({ file, severity }) => severity === 'error' && !file.startsWith('tests/')),
  ).toEqual([]);
  return runTests(content, filter).results;
}

async function errorsOf(files: Readonly<Record<string, string>>) {
  const { diagnostics } = await loadContent(memorySource(files));
  return diagnostics.filter(({ severity }) => severity === 'error');
}

async function one(body: string): Promise<TestResult> {
  const lines = body.trim().split('\n');
  const [result] = await run(
    `  - name: it\n    setup: duel\n${lines.map((line) => `    ${line}`).join('\n')}\n`,
  );
  return result!;
}

/** What failed, as "what: expected | actual", and the lines (1-based in the body) of the diagnostics. */
async function failures(body: string) {
  const { outcome, mismatches, diagnostics } = await one(body);
  return {
    outcome,
    mismatches: mismatches.map(({ what, expected, actual }) => `${what}: ${expected} | ${actual}`),
    codes: diagnostics.map(({ code, start }) => `${code} ${start.line - 4}`),
  };
}

test('what holds passes', async () => {
  const { outcome, setup, pack, name, mismatches, diagnostics } = await one(`
given: { hand: [coin, track], rails: [A1], opponent: { hand: [coin], rails: [A4] } }
do: [{ play: coin }, { play: track }, { rail: A2 }]
expect: { coins: 0, hand: [], rails: { seat-0: [A1, A2], opponent: [A4] }, opponent: { hand: { coin: 1 } } }`);
  expect({ outcome, setup, pack, name, mismatches, diagnostics }).toEqual({
    outcome: 'passed',
    setup: 'tiny/duel',
    pack: 'tiny',
    name: 'it',
    mismatches: [],
    diagnostics: [],
  });
});

test('each line of the expectation that does not hold is told with its place', async () => {
  expect(
    await failures(`
given: { hand: [coin, coin, track], deck: [scrap, coin], rails: [A1], track: 4 }
do: [{ play: coin }]
expect:
  coins: 3
  hand: [coin, scrap, scrap]
  deck: [coin, scrap]
  play: [coin]
  track: 5
  rails: [A2]
  supply: { track: 9, coin: 20 }
  opponent: { railsLeft: 0 }
  end: piles`),
  ).toEqual({
    outcome: 'failed',
    mismatches: [
      'coins: 3 | 1',
      'hand: coin, 2 scrap | coin, track',
      'deck: coin, scrap | scrap, coin',
      'track: 5 | 4',
      'rails: A2 | A1',
      'supply.track: 9 | 10',
      'opponent.railsLeft: 0 | 3',
      'end: piles | nothing',
    ],
    codes: [4, 5, 6, 8, 9, 10, 11, 12].map((line) => `test-failed ${line}`),
  });
});

test('a choice the rules do not allow is shown with those they allow', async () => {
  const { outcome, diagnostics } = await one(`
given: { hand: [coin, track], rails: [A3] }
do:
  - play: coin
  - play: scrap
expect: { coins: 1 }`);
  expect(outcome).toBe('failed');
  expect(diagnostics).toMatchObject([
    {
      code: 'test-not-legal',
      message:
        '“play scrap” is not legal here. The open question: turn, to seat-0. Legal: play track, buy coin, end.',
      start: { line: 8 },
    },
  ]);
});

test('illegal says that something must not be possible', async () => {
  const given = 'given: { hand: [coin], coins: 2 }';
  expect(
    await failures(`${given}\ndo: [{ illegal: [{ buy: sieve }, { buy: scrap }] }]\nexpect: { coins: 2 }`),
  ).toMatchObject({
    outcome: 'passed',
  });
  expect(await failures(`${given}\ndo:\n  - illegal: { buy: track }\nexpect: { coins: 0 }`)).toEqual({
    outcome: 'failed',
    mismatches: [],
    codes: ['test-not-legal 3'],
  });
});

test('the question of an effect is answered with yes unless the test answers it or looks at it', async () => {
  const given = 'given: { hand: [sieve, coin], rails: [A1] }';
  const outcome = async (rest: string) => (await failures(`${given}\n${rest}`)).outcome;
  expect(await outcome('do: [{ play: sieve }, { choose: coin }]\nexpect: { trash: [sieve], coins: 5 }')).toBe(
    'passed',
  );
  expect(
    await outcome('do: [{ play: sieve }, { choose: coin }, decline]\nexpect: { trash: [], play: [sieve] }'),
  ).toBe('passed');
  expect(await outcome('do: [{ play: sieve }, decline]\nexpect: { hand: [coin] }')).toBe('passed');
  expect(
    await outcome('do: [{ play: sieve }]\nexpect: { decision: effect, choices: [apply, decline] }'),
  ).toBe('passed');
  expect(
    await outcome('do: [{ play: sieve }, { choose: [] }]\nexpect: { decision: { type: may, card: sieve } }'),
  ).toBe('passed');
});

test('a choice of cards ends after those a line names, and no other question with it', async () => {
  const given = 'given: { hand: [pair, coin, track], rails: [A1] }';
  expect(
    await failures(
      `${given}\ndo: [{ play: pair }, { choose: coin }]\nexpect: { choices: [choose track, done], discard: [coin] }`,
    ),
  ).toMatchObject({ outcome: 'passed' });
  expect(
    await failures(
      `${given}\ndo: [{ play: pair }, { choose: [] }, { choose: track }]\nexpect: { hand: [coin], trash: [track] }`,
    ),
  ).toMatchObject({ outcome: 'passed' });
  // As exact texts nothing is added.
  expect(
    await failures(
      `${given}\ndo: [{ play: pair }, apply, choose coin, done]\nexpect: { hand: [track], decision: turn }`,
    ),
  ).toMatchObject({ outcome: 'passed' });
});

test('legal, illegal, choices, score and winners are looked at after the choices', async () => {
  expect(
    await failures(`
given: { hand: [], coins: 2, rails: [A3], stations: { A3: 1 } }
expect:
  legal: [buy coin, buy track]
  illegal: [buy sieve, end]
  choices: [end]
  score: [2, 1]
  winners: [0]
  decision: { type: turn, seat: 1 }`),
  ).toEqual({
    outcome: 'failed',
    mismatches: [
      'illegal: buy sieve, end | legal: end',
      'choices: end | buy track, buy coin, end',
      'score: [2, 1] | [2, 0]',
      'winners: [0] | []',
      'decision: { type: turn, seat: 1 } | { seat: 0, type: turn }',
    ],
    codes: [4, 5, 6, 7, 8].map((line) => `test-failed ${line}`),
  });
});

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
    '“east” is no seat.',
    'Seats are seat-0, opponent, seat-2, …',
  ],
  [
    'given: { seat-2: { hand: [] } }\nexpect: { coins: 0 }',
    'This game has 2 seats, from seat-0 on.',
    'Give the test more `players`.',
  ],
  ['given: { stations: { A1: 1 } }\nexpect: { coins: 0 }', 'There is no city at "A1".', undefined],
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
    'After `play` stands a word or a list of words.',
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
  ['do: [{ play: sieve coin }]\nexpect: { coins: 0 }', 'After “play” stands a card.', undefined],
  ['do: [{ end: now }]\nexpect: { coins: 0 }', '“end” stands alone.', undefined],
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
])('%s is found when the content is loaded, and is no test that can be run', async (body, message, help) => {
  const { outcome, diagnostics } = await one(body);
  expect(outcome).toBe('broken');
  expect(diagnostics).toMatchObject([
    { code: 'test-unusable', message, ...(help !== undefined && { help }) },
  ]);
});

test('a card that another setup has is told with a setup to name', async () => {
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
  const help = 'Name a setup that has tiny/pair, such as tiny/duel; or give the test a market.';
  expect(diagnostics).toMatchObject([
    { code: 'test-unusable', message: 'There is no card “pair” in this game.', help, start: { column: 47 } },
    { code: 'test-unusable', message: 'There is no card “pair” in this game.', help, start: { column: 68 } },
  ]);
});

test('rules that do not fit the setup of a test are told at the test', async () => {
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

test('words that are misspelt in a test can be mended', async () => {
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
    wrong
      .replace('pari', 'pair')
      .replace('hnad', 'hand')
      .replace('paly', 'play')
      .replace('coyn', 'coin')
      .replaceAll('trak', 'track')
      .replace('[siev]', '[sieve]'),
  ]);
});

test('the questions that tests may expect are those that cards can ask', async () => {
  const found = resolveSetup(await loadContent(memorySource(PACK)), 'tiny/duel');
  if (!found.ok || found.setup.definition.game !== 'trains') throw new Error('No game');
  const { definition } = found.setup;
  const asked = createTrains(definition, 2).tables.ops.flatMap(({ asks }) => asks ?? []);
  expect(asked.length).toBeGreaterThan(5);
  const checking = (type: string) => {
    const c = new Checking(namesIn(definition), 2);
    TRAINS_LANGUAGE.expect.is({ decision: type }, [], c);
    return c.troubles;
  };
  for (const type of [...asked, 'turn', 'start']) expect(checking(type)).toEqual([]);
  expect(checking('tea')).toHaveLength(1);
});

test('what a position does not have is shown where its key stands', async () => {
  const startOf = async (body: string) => (await one(body)).diagnostics.map(({ start }) => start.column);
  const given = await startOf('given: { hnd: [] }\nexpect: { coins: 0 }');
  const expected = await startOf('expect: { hnd: [] }');
  const seat = await startOf('expect: { opponent: { hnd: 1 } }');
  const indent = (given[0] ?? 0) - 'given: { '.length;
  expect(expected).toEqual([indent + 'expect: { '.length]);
  expect(seat).toEqual([indent + 'expect: { opponent: { '.length]);
  expect(indent).toBeLessThan(10);
});

test('names that every object has are no keys', async () => {
  for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
    expect((await one(`given: { ${key}: 1 }\nexpect: { coins: 0 }`)).outcome).toBe('broken');
    expect((await one(`expect: { ${key}: 1 }`)).outcome).toBe('broken');
  }
});

test('tests can be filtered by name, file and pack', async () => {
  const tests =
    '  - { name: Buys a COIN, setup: duel, expect: { coins: 0 } }\n  - { name: other, setup: duel, expect: { coins: 0 } }\n';
  const names = async (filter: TestFilter) => (await run(tests, filter)).map(({ name }) => name);
  expect(await names({ name: 'coin' })).toEqual(['Buys a COIN']);
  expect(await names({ pack: 'tiny' })).toHaveLength(2);
  expect(await names({ pack: 'other' })).toEqual([]);
  expect(await names({ files: (path) => path.startsWith('tests/') })).toHaveLength(2);
  expect(await names({ files: (path) => path.startsWith('maps/') })).toEqual([]);
});

test('a test of a setup that is not there, or of none, counts as broken', async () => {
  const files = {
    ...PACK,
    'tests/all.yaml': `format: 1
tests:
  - { name: no such setup, setup: duell, expect: { coins: 0 } }
  - { name: no setup, expect: { coins: 0 } }
`,
  };
  const report = runTests(await loadContent(memorySource(files)));
  expect(report).toMatchObject({ passed: 0, failed: 2 });
  expect(report.results.map(({ outcome, name }) => [name, outcome])).toEqual([
    ['no such setup', 'broken'],
    ['no setup', 'broken'],
  ]);
});

test('a test file that may not be read is told, whatever else is asked for', async () => {
  const source = memorySource({ ...PACK, 'tests/locked.yaml': 'format: 1' });
  const locked = {
    ...source,
    list: () => source.list(),
    read: (name: string) =>
      name.endsWith('locked.yaml')
        ? Promise.reject(new Error('This user may not read it.'))
        : source.read(name),
  };
  const content = await loadContent(locked);
  for (const filter of [{}, { name: 'zebra' }, { pack: 'tiny' }])
    expect(runTests(content, filter).unread).toMatchObject([
      { code: 'file-unreadable', file: 'tests/locked.yaml' },
    ]);
  expect(runTests(content, { files: (path) => path !== 'tests/locked.yaml' }).unread).toEqual([]);
});

test('a test in the wrong shape is broken with what is wrong, and the others run', async () => {
  const good = '{ name: good, setup: duel, expect: { coins: 0 } }';
  const files = {
    ...PACK,
    'tests/all.yaml': `format: 1\ntests:\n  - ${good}\n  - { name: bad, setup: duel, expct: {} }\n  - ${good}\n`,
  };
  const { results, unread } = runTests(await loadContent(memorySource(files)));
  expect(results.map(({ outcome, index }) => [index, outcome])).toEqual([
    [0, 'passed'],
    [1, 'broken'],
    [2, 'passed'],
  ]);
  expect(results[1]?.diagnostics.map(({ code }) => code)).toEqual(['schema-unknown-key']);
  expect(unread).toEqual([]);
});

test('a failure names the open question and everything that can be chosen', async () => {
  const { question, diagnostics } = await one(`
given: { hand: [purge, coin, track], rails: [A1] }
do: [{ play: purge }, choose track]
expect: { decision: turn }`);
  expect(question).toEqual({
    asked: 'card of purge, to seat-0 (exactly 2, 1 picked)',
    legal: ['choose coin'],
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'test-failed',
      help: 'The open question: card of purge, to seat-0 (exactly 2, 1 picked). Legal: choose coin.',
    },
  ]);
  const over = await one(`
given: { hand: [], supply: { track: 0, sieve: 0, pair: 0 } }
do: [end, { play: coin }]
expect: { end: piles }`);
  expect(over.diagnostics[0]?.message).toBe(
    '“play coin” is not legal here. The open question: none, as the game is over.',
  );
  expect((await one('expect: { turn: 0 }')).question).toBeUndefined();
});

test('the picks of one question are a set: they stand in any order', async () => {
  const given = 'given: { hand: [sieve, scrap, coin, track, coin], rails: [A1] }';
  for (const picks of ['track, scrap, coin', 'scrap, coin, track', 'coin, track, scrap'])
    expect(
      await failures(
        `${given}\ndo: [{ play: sieve }, { choose: [${picks}] }, decline]\nexpect: { hand: [coin], discard: [coin, scrap, track] }`,
      ),
    ).toMatchObject({ outcome: 'passed', codes: [] });
  const exactly = 'given: { hand: [purge, scrap, coin, track], rails: [A1] }';
  for (const picks of ['track, coin', 'coin, track'])
    expect(
      await failures(`${exactly}\ndo: [{ play: purge }, { choose: [${picks}] }]\nexpect: { hand: [scrap] }`),
    ).toMatchObject({ outcome: 'passed', codes: [] });
});

test('a list of picks is for one question, and no picks only where none are needed', async () => {
  const first = async (body: string) => {
    const [diagnostic] = (await one(body)).diagnostics;
    return [diagnostic?.code, diagnostic?.message, diagnostic?.start.column];
  };
  const pair = 'given: { hand: [pair, coin, track], rails: [A1] }\ndo: [{ play: pair }, ';
  expect(await first(`${pair}{ choose: [track, coin] }]\nexpect: { coins: 0 }`)).toEqual([
    'test-not-legal',
    'The question takes one card; “choose coin” answers the next one.',
    44,
  ]);
  const purge = 'given: { hand: [purge, coin, track], rails: [A1] }\ndo: [{ play: purge }, ';
  expect(await first(`${purge}{ choose: [] }]\nexpect: { coins: 0 }`)).toEqual([
    'test-not-legal',
    '“done” is not legal here. The open question: card of purge, to seat-0 (exactly 2). Legal: choose track.',
    27,
  ]);
  expect((await first('given: { hand: [] }\ndo: [{ choose: [] }]\nexpect: { coins: 0 }'))[0]).toBe(
    'test-not-legal',
  );
});

test('put names all cards that go on the deck, top first as decks are', async () => {
  const given = 'given: { hand: [peek], deck: [coin, scrap, track, coin], rails: [A1] }';
  const put = (list: string, deck: string) =>
    failures(`${given}\ndo: [{ play: peek }, { put: ${list} }]\nexpect: { deck: ${deck} }`);
  for (const order of ['[coin, scrap, track]', '[track, coin, scrap]', '[scrap, track, coin]'])
    expect(await put(order, order.replace(']', ', coin]'))).toMatchObject({ outcome: 'passed', codes: [] });
  // One card alone is one choice, and the next lies on it.
  expect(
    await failures(
      `${given}\ndo: [{ play: peek }, { put: scrap }, { put: coin }]\nexpect: { deck: [track, coin, scrap, coin] }`,
    ),
  ).toMatchObject({ outcome: 'passed' });
});

test('a list of put that begins at the bottom, as it used to, is refused with the list to write', async () => {
  const given = 'given: { hand: [peek], deck: [coin, scrap, track, coin], rails: [A1] }';
  const { diagnostics } = await one(
    `${given}\ndo: [{ play: peek }, { put: [scrap, coin] }]\nexpect: { coins: 0 }`,
  );
  expect(diagnostics).toMatchObject([
    {
      code: 'test-not-legal',
      message: 'After `put` stand all cards that go on the deck, top first: coin, scrap, track.',
      help: 'If this list begins at the bottom, as it used to, write put: [track, coin, scrap].',
    },
  ]);
});

test.each([
  '{}',
  '{ opponent: {} }',
  '{ seats: [null, {}] }',
  '{ supply: {} }',
  '{ legal: [], illegal: [] }',
])('expect: %s checks nothing, which is a finding', async (expected) => {
  const { outcome, diagnostics } = await one(`do: [{ start: A1 }]\nexpect: ${expected}`);
  expect(outcome).toBe('broken');
  expect(diagnostics).toMatchObject([{ code: 'test-checks-nothing', start: { line: 6 } }]);
});

test.each([
  'expect: { hand: [], legal: [] }',
  'expect: { trash: {} }',
  'expect: { end: null }',
  'expect: { choices: [] }',
  'do: [{ illegal: end }]\nexpect: {}',
])('%s checks something', async (body) => {
  expect((await one(body)).diagnostics.map(({ code }) => code)).not.toContain('test-checks-nothing');
});

const EDITIONS = {
  'rules/strict.yaml': 'format: 1\nid: strict\ntitle: Strict\nextends: tiny\nhandSize: 2\n',
  'rules/other.yaml': 'format: 1\nid: other\ntitle: Other\nextends: tiny\nmarket: { kinds: 2 }\n',
};

async function load(test: string) {
  const files = {
    ...PACK,
    ...EDITIONS,
    'tests/all.yaml': `format: 1\ntests:\n  - name: it\n    setup: duel\n${test}`,
  };
  const content = await loadContent(memorySource(files));
  const findings = content.diagnostics
    .filter(({ severity, file }) => severity === 'error' && file.startsWith('tests'))
    .map(({ message, start, help }) => `${start.line - 4} ${message}${help === undefined ? '' : ` ${help}`}`);
  return { report: runTests(content), findings };
}

test('a test with a list of rules is run with each, and each run says which', async () => {
  const { report, findings } = await load('    rules: [tiny, strict]\n    expect: { handSize: 3 }\n');
  expect(findings).toEqual([]);
  expect(report.results.map(({ rules, outcome, index }) => [rules, outcome, index])).toEqual([
    ['tiny/tiny', 'passed', 0],
    ['tiny/strict', 'failed', 0],
  ]);
  const single = await load('    rules: strict\n    expect: { handSize: 2 }\n');
  expect(single.report.results.map(({ rules, outcome }) => [rules, outcome])).toEqual([
    [undefined, 'passed'],
  ]);
});

test('a list of rules with a misspelt one, or one that does not fit, is told at the test', async () => {
  expect((await load('    rules: [tiny, strickt]\n    expect: { handSize: 3 }\n')).findings).toEqual([
    '1 There are no rules “strickt” here or in a pack this one extends. Did you mean strict?',
  ]);
  const { findings } = await load('    rules: [tiny, other]\n    expect: { handSize: 3 }\n');
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(
    /^1 The setup tiny\/duel cannot be played with the rules tiny\/other: The market/,
  );
});

test('a test may have a market of its own, of any size', async () => {
  const market = '    market: [peek]\n    given: { hand: [], coins: 3, rails: [A1] }\n';
  const { report, findings } = await load(`${market}    expect: { legal: [buy peek] }\n`);
  expect(findings).toEqual([]);
  expect(report).toMatchObject({ passed: 1, failed: 0 });
  expect((await load(`${market}    expect: { illegal: [buy sieve] }\n`)).findings).toEqual([
    '3 There is no card “sieve” in this game. Name a setup that has tiny/sieve, such as tiny/duel; or give the test a market.',
  ]);
  expect((await load('    market: [peak]\n    expect: { turn: 0 }\n')).findings).toEqual([
    '1 There is no card “peak” here or in a pack this one extends. Did you mean peek?',
  ]);
  expect((await load('    market: [peek, coin]\n    expect: { turn: 0 }\n')).findings).toEqual([
    '1 coin has a pile in every game with the rules tiny.',
  ]);
});

test('a test may set switches otherwise than its rules', async () => {
  const declined = `    given: { hand: [sieve, coin], rails: [A1] }
    do: [{ play: sieve }, { illegal: decline }, { choose: coin }, decline]
    expect: { discard: [coin] }
`;
  const { report, findings } = await load(`    switches: { optionalEffects: false }\n${declined}`);
  expect(findings).toEqual([]);
  expect(report.results.map(({ outcome }) => outcome)).toEqual(['passed']);
  expect((await load(declined)).report.failed).toBe(1);
  expect((await load('    switches: { optionalEfects: false }\n    expect: { turn: 0 }\n')).findings).toEqual(
    ['1 No rules have a switch “optionalEfects”. Did you mean optionalEffects?'],
  );
  expect((await load('    switches: { tie: nobody }\n    expect: { turn: 0 }\n')).findings).toEqual([
    '1 The switch tie is never nobody. It is joint or most-rails.',
  ]);
});

test('a known failure is no failure, and one that passes is a finding', async () => {
  const known = '    knownFailure: sieve counts nothing yet\n';
  const { report } = await load(`${known}    expect: { handSize: 9 }\n`);
  expect(report).toMatchObject({ passed: 0, failed: 0, known: 1 });
  expect(report.results).toMatchObject([
    { outcome: 'known', knownFailure: 'sieve counts nothing yet', mismatches: [{ what: 'handSize' }] },
  ]);
  const passing = await load(`${known}    expect: { handSize: 3 }\n`);
  expect(passing.report).toMatchObject({ passed: 0, failed: 1, known: 0 });
  expect(passing.report.results[0]?.diagnostics).toMatchObject([
    { code: 'test-known-passes', start: { line: 5, column: 5 } },
  ]);
  const illegal = await load(`${known}    do: [end]\n    expect: { turn: 0 }\n`);
  expect(illegal.report).toMatchObject({ known: 1 });
  const broken = await load(`${known}    expect: { handsize: 9 }\n`);
  expect(broken.report).toMatchObject({ failed: 1, known: 0 });
});
