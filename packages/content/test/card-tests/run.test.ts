// The position, choices and expectations of a card test.
import { expect, test } from 'vitest';
import { one, failures } from './tiny-pack.ts';

test('a test whose expectations are met passes', async () => {
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

test('each unmet line of the expectation is reported at its location', async () => {
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

test('an illegal choice is shown with the legal ones', async () => {
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
        '“play scrap” is not legal here. Scrap does nothing when played. The open question: turn, to seat-0. Legal: play track, buy coin, end.',
      start: { line: 8 },
    },
  ]);
});

test('a skipped effect says what it lacked', async () => {
  const given = 'given: { hand: [purge, coin], rails: [A1] }';
  const why =
    'The effect of purge was not offered. “Choose 2 cards in your hand” cannot be done. It takes 2 such cards; there is 1.';
  const stopped = await one(`${given}\ndo: [{ play: purge }, { choose: [coin] }]\nexpect: { coins: 0 }`);
  expect(stopped.diagnostics[0]?.message).toContain(`${why} “choose coin” is not legal here.`);
  const failed = await one(`${given}\ndo: [{ play: purge }]\nexpect: { hand: [] }`);
  expect(failed.diagnostics[0]?.help).toContain(`${why} The open question: turn`);
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

test('an effect is applied unless the test answers its question or inspects it', async () => {
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

test('a choice of cards ends after those in its line, and answers no other question', async () => {
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
  // Exact texts answer nothing by themselves.
  expect(
    await failures(
      `${given}\ndo: [{ play: pair }, apply, choose coin, done]\nexpect: { hand: [track], decision: turn }`,
    ),
  ).toMatchObject({ outcome: 'passed' });
});

test('legal, illegal, choices, score and winners are checked after the choices', async () => {
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
