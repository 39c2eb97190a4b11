// Names that do not exist in the other two games, each in a test of the shipped setup.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent, memorySource, runTests } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { TestsSchema } from '../../src/game-named.ts';
import { FREIGHT_TRAIN_LANGUAGE } from '../../src/freight-train/tests/language.ts';
import { GAME_OF_TRAINS_LANGUAGE } from '../../src/game-of-trains/tests/language.ts';
import { TRAINS_LANGUAGE } from '../../src/trains/tests/language.ts';

interface Completed {
  readonly properties: Readonly<Record<string, { readonly description: string }>>;
}

const SHIPPED = join(import.meta.dirname, '../../../../content');

async function findings(game: string, body: string): Promise<string[]> {
  const own = {
    'mine/pack.yaml': `format: 1\nid: mine\ngame: ${game}\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [${game}]\n`,
    'mine/tests/t.yaml': `format: 1\ntests:\n  - name: it\n    setup: standard\n    players: 2\n${body
      .split('\n')
      .map((line) => `    ${line}`)
      .join('\n')}\n`,
  };
  const content = await loadContent([folderSource(join(SHIPPED, game)), memorySource(own)]);
  const { results } = runTests(content, { pack: 'mine' });
  // Both commands report the same.
  if (content.diagnostics.length > 0)
    expect(results.flatMap(({ diagnostics }) => diagnostics)).toEqual(content.diagnostics);
  return content.diagnostics.map(({ start, message, help }) =>
    [`${start.line - 5}:${start.column - 4}`, message, ...(help === undefined ? [] : [help])].join(' '),
  );
}

const RAILCARS = 'trains: [[80, 70, 60, 50, 40, 30, 20], [81, 71, 61, 51, 41, 31, 21]]';

test.each<[string, string[]]>([
  [
    `given: { ${RAILCARS}, faceUp: [4] }\ndo: [{ use: swap-adjacent }, { swap: [6, 7] }]\nexpect: { active: seat-1 }`,
    [],
  ],
  ['given: { tarins: [] }\nexpect: { turn: 1 }', ['1:10 A position has no “tarins”. Did you mean trains?']],
  [
    'given: { faceUp: [99] }\nexpect: { turn: 1 }',
    ['1:19 There is no card with the number “99” in this game.'],
  ],
  [
    'do: [{ use: swap-adjacnt }]\nexpect: { turn: 1 }',
    ['1:13 There is no ability “swap-adjacnt” in this game. Did you mean swap-adjacent?'],
  ],
  [
    'do: [{ swap: [6, 8] }]\nexpect: { turn: 1 }',
    ['1:14 There is no spot “8” in this game. They go from 1 to 7.'],
  ],
  [
    'do: [{ swap: 6 }]\nexpect: { turn: 1 }',
    ['1:14 “swap” must be followed by the number of a spot, then the number of a spot.'],
  ],
  ['do: [drow]\nexpect: { turn: 1 }', ['1:6 No choice is called “drow”. Did you mean draw?']],
  [
    'expect: { choices: [draw, use swop-adjacent] }',
    ['1:27 There is no ability “swop-adjacent” in this game. Did you mean swap-adjacent?'],
  ],
  ['expect: { locks: [[{ at: 1, crad: 2 }]] }', ['1:29 A lock card has no “crad”. Did you mean card?']],
  ['market: [x]\nexpect: { turn: 1 }', ['1:1 This game has no market.']],
  ['switches: { mixedTrain: none }\nexpect: { turn: 1 }', ['1:13 No rules have a switch “mixedTrain”.']],
  ['expect: { end: ordred }', ['1:16 “ordred” is not an end of this game. Did you mean ordered?']],
])('Game of Trains: %s', async (body, expected) => {
  expect(await findings('game-of-trains', body)).toEqual(expected);
});

test.each<[string, string[]]>([
  [
    'given: { main: [[coal, reefer, boxcar]] }\ndo: [{ take: [1, 1, 1] }, to-train coal, { to-yard: [1, boxcar] }]\nexpect: { illegal: pass }',
    [],
  ],
  [
    'do: [{ take: 7 }]\nexpect: { day: 1 }',
    ['1:14 There is no main siding “7” in this game. They go from 1 to 5.'],
  ],
  [
    'do: [to-train caol]\nexpect: { day: 1 }',
    ['1:6 There is no car type “caol” in this game. Did you mean coal?'],
  ],
  [
    'do: [from-yard 1 to-trian coal]\nexpect: { day: 1 }',
    ['1:6 “from-yard” must be followed by to-train or to-mixed, not “to-trian”. Did you mean to-train?'],
  ],
  [
    'given: { players: [{ chips: 0, yrad: [] }] }\nexpect: { day: 1 }',
    ['1:32 A player has no “yrad”. Did you mean yard?'],
  ],
  [
    'given: { deck: { cars: { caol: 3 } } }\nexpect: { day: 1 }',
    ['1:26 There is no car type “caol” in this game. Did you mean coal?'],
  ],
  [
    'expect: { players: [{ trains: { caol: 3 } }] }',
    ['1:33 There is no car type “caol” in this game. Did you mean coal?'],
  ],
  ['expect: { illegal: [take 1, fil 2] }', ['1:29 No choice is called “fil”. Did you mean fill?']],
  [
    'switches: { mixedTrain: paid }\nexpect: { day: 1 }',
    ['1:25 The switch mixedTrain is never paid. It is none or as-a-type.'],
  ],
  ['switches: { mixedTrain: as-a-type }\nexpect: { day: 1 }', []],
  ['expect: { ruond: 3 }', ['1:11 A position has no “ruond”. Did you mean round?']],
])('Freight Train: %s', async (body, expected) => {
  expect(await findings('freight-train', body)).toEqual(expected);
});

test('editors complete the keys and verbs of tests of every game, each with its meaning', () => {
  const {
    given,
    do: lines,
    expect: expected,
  } = TestsSchema.properties.tests.items.properties as unknown as Record<
    'given' | 'do' | 'expect',
    Completed & { readonly items: Completed }
  >;
  for (const language of [TRAINS_LANGUAGE, GAME_OF_TRAINS_LANGUAGE, FREIGHT_TRAIN_LANGUAGE]) {
    const wanted = [
      [Object.keys(language.given.shape), given.properties],
      [Object.keys(language.expect.shape), expected.properties],
      [[...Object.keys(language.verbs), 'illegal'], lines.items.properties],
    ] as const;
    for (const [keys, properties] of wanted)
      for (const key of keys) expect(properties[key]?.description.length, key).toBeGreaterThan(5);
  }
});
