// Cells by the names of places, rails at cells, parts of the score, numbers of choices, rules texts.
import { expect, test } from 'vitest';
import { TEXT_LANGUAGES } from '@railwright/engine';
import { PACK, one, failures, errorsOf } from './tiny-pack.ts';

test('a cell can be named by its place, in any language, wherever a cell is allowed', async () => {
  expect(
    await failures(`
given: { hand: [track], rails: { seat-0: [A2], opponent: [Ville Neuve] }, stations: { New Town: 1 }, coins: 4 }
do: [{ play: track }, { illegal: { rail: Land's End } }, { rail: New Town }]
expect:
  rails: [A2, New Town]
  opponent: { rails: [Ville Neuve] }
  stations: { Ville Neuve: 1 }
  illegal: [rail New Town, { rail: Land's End }]`),
  ).toEqual({ outcome: 'passed', mismatches: [], codes: [] });
  const start = await failures(
    'do: [start Ville Neuve]\nexpect: { rails: [A3], legal: [start A1], illegal: [start A3] }',
  );
  expect(start).toMatchObject({ outcome: 'passed' });
});

test.each([
  ['given: { rails: [Newe Town] }', 'There is no cell “Newe Town” on this map.', 'Did you mean New Town?'],
  ['do: [{ start: Old Town }]', 'There is no cell “Old Town” on this map.', undefined],
  ['given: { stations: { A3: 1, New Town: 1 } }', '“A3” and “New Town” are the same cell.', undefined],
  ['given: { railsAt: { A3: [seat-5] } }', 'This game has 2 seats, starting with seat-0.', undefined],
  [
    'given: { railsAt: { A3: seat-0 } }',
    'This must be a list of seats such as [seat-0, opponent], not “seat-0”.',
    undefined,
  ],
])('%s is told', async (body, message, help) => {
  const { outcome, diagnostics } = await one(`${body}\nexpect: { coins: 0 }`);
  expect(outcome).toBe('broken');
  expect(diagnostics).toMatchObject([{ message, ...(help !== undefined && { help }) }]);
});

test('a name shared by several places does not name a cell', async () => {
  const files = {
    ...PACK,
    'maps/row.yaml': PACK['maps/row.yaml']!.replace("Land's End", 'New Town'),
    'tests/all.yaml':
      'format: 1\ntests:\n  - { name: it, setup: duel, do: [{ start: New Town }], expect: { turn: 0 } }\n',
  };
  expect((await errorsOf(files)).filter(({ file }) => file.startsWith('tests'))).toMatchObject([
    { message: 'Several cells have the name “New Town”.', help: 'Name one of A3 or A5.' },
  ]);
});

test('railsAt works in given and in expect', async () => {
  const given = 'given: { hand: [track], coins: 1, railsAt: { A1: [seat-0, opponent], New Town: [1] } }';
  expect(
    await failures(`${given}
do: [{ play: track }, { rail: A2 }]
expect: { railsAt: { A1: [opponent, 0], A2: [seat-0], A3: [opponent], A4: [] } }`),
  ).toEqual({ outcome: 'passed', mismatches: [], codes: [] });
  expect(await failures(`${given}\nexpect:\n  railsAt: { A1: [seat-0],\n    A4: [opponent] }`)).toEqual({
    outcome: 'failed',
    mismatches: ['railsAt.A1: seat-0 | seat-0, seat-1', 'railsAt.A4: seat-1 | nobody'],
    codes: ['test-failed 3', 'test-failed 4'],
  });
  // Next to rails given by seat.
  const both = await failures(
    'given: { rails: [A1], railsAt: { A2: [seat-0] } }\nexpect: { rails: [A1, A2] }',
  );
  expect(both).toMatchObject({ outcome: 'passed' });
});

test('a score is compared part by part if parts are named', async () => {
  const given = "given: { hand: [], track: 4, rails: [New Town, Land's End], stations: { A3: 1 } }";
  expect(
    await failures(`${given}
expect: { score: { track: 4, cities: 2, remotes: 3, total: 9 }, seat-0: { score: { cards: 0 } }, opponent: { score: 0 } }`),
  ).toEqual({ outcome: 'passed', mismatches: [], codes: [] });
  expect(await failures(`${given}\nexpect:\n  score: [{ cities: 4 }, { total: 1 }]`)).toEqual({
    outcome: 'failed',
    mismatches: [
      'score of seat-0: { cities: 4 } | { track: 4, cities: 2, remotes: 3, cards: 0, total: 9 }',
      'score of seat-1: { total: 1 } | { track: 0, cities: 0, remotes: 0, cards: 0, total: 0 }',
    ],
    codes: ['test-failed 3', 'test-failed 3'],
  });
  expect((await one('expect: { score: { citys: 4 } }')).diagnostics).toMatchObject([
    { message: 'A score has no “citys”.', help: 'Did you mean cities?' },
  ]);
});

test('choices can be a number if only their number matters', async () => {
  const given = 'given: { hand: [], coins: 2, rails: [A3] }';
  expect(await failures(`${given}\nexpect: { choices: 3 }`)).toMatchObject({ outcome: 'passed' });
  expect(await failures(`${given}\nexpect: { choices: 2 }`)).toEqual({
    outcome: 'failed',
    mismatches: ['choices: 2 | 3: buy track, buy coin, end'],
    codes: ['test-failed 2'],
  });
  expect(await failures(`${given}\nexpect: { choices: [{ buy: track }, { buy: coin }, end] }`)).toMatchObject(
    {
      outcome: 'passed',
    },
  );
});

test('the generated rules text of a card can be expected in each language', async () => {
  const text = (track: string, en: string, fr: string) =>
    failures(`
expect:
  text:
    track: ${track}
    peek:
      en: >
        ${en}
        Put them back on top of your deck
        in any order.
      fr: ${fr}`);
  const french =
    'Regardez les 3 cartes du dessus de votre deck. Remettez-les sur le dessus de votre deck dans l’ordre de votre choix.';
  expect(await text('Lay 1 rail.', 'Look at the top 3 cards of your deck.', french)).toEqual({
    outcome: 'passed',
    mismatches: [],
    codes: [],
  });
  expect((await text('Lay two rails.', 'Look.', french)).mismatches).toEqual([
    'text.track (en): Lay two rails. | Lay 1 rail.',
    'text.peek (en): Look. Put them back on top of your deck in any order. | Look at the top 3 cards of your deck. Put them back on top of your deck in any order.',
  ]);
  expect((await one('expect: { text: { peek: { xx: x } } }')).diagnostics).toMatchObject([
    { message: 'A generated text has no “xx”.', help: `There are ${TEXT_LANGUAGES.join(', ')}.` },
  ]);
  expect((await one('expect: { text: { peak: x } }')).diagnostics).toMatchObject([
    { message: 'There is no card “peak” in this game.', help: 'Did you mean peek?' },
  ]);
});

test('seats of a question and of the winners are named by words, or counted from 0', async () => {
  for (const seat of ['seat-0', '0'])
    expect(await one(`expect: { decision: { type: start, seat: ${seat} } }`)).toMatchObject({
      outcome: 'passed',
      diagnostics: [],
    });
  const other = await failures('expect: { decision: { type: start, seat: opponent } }');
  expect(other).toMatchObject({ outcome: 'failed' });
  const far = await one('expect: { decision: { type: start, seat: seat-5 } }');
  expect(far.diagnostics).toMatchObject([{ message: 'This game has 2 seats, starting with seat-0.' }]);
  const winners = await one('expect: { winners: [seat-5] }');
  expect(winners.diagnostics).toMatchObject([{ message: 'This game has 2 seats, starting with seat-0.' }]);
});
