// Picks in any order, cards put on the deck, and the contents of a failure.
import { describe, expect, it, test } from 'vitest';
import { one, failures } from './tiny-pack.ts';

test('a failure names the open question and all its legal choices', async () => {
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

describe('a question of an effect with one answer alone', () => {
  const given = 'given: { hand: [purge, coin, coin, track], rails: [A1], coins: 4 }';
  const forced = 'given: { hand: [purge, coin, coin], rails: [A1], coins: 4 }';

  it('needs no line, before another verb and at the end', async () => {
    expect(await failures(`${forced}\ndo: [{ play: purge }]\nexpect: { hand: [] }`)).toMatchObject({
      outcome: 'passed',
    });
    expect(
      await failures(`${forced}\ndo: [{ play: purge }, { buy: coin }]\nexpect: { hand: [], gained: [coin] }`),
    ).toMatchObject({ outcome: 'passed' });
    const track = 'given: { hand: [track], rails: [A1], coins: 4 }';
    expect(
      await failures(`${track}\ndo: [{ play: track }, { buy: coin }]\nexpect: { rails: [A1, A2] }`),
    ).toMatchObject({ outcome: 'passed' });
  });

  it('may have its line all the same', async () => {
    expect(
      await failures(`${forced}\ndo: [{ play: purge }, { choose: [coin, coin] }]\nexpect: { hand: [] }`),
    ).toMatchObject({ outcome: 'passed' });
  });

  it('stays open for a line with its verb, for illegal choices and where the test looks at it', async () => {
    const wrong = await one(`${forced}\ndo: [{ play: purge }, { choose: track }]\nexpect: { hand: [] }`);
    expect(wrong.question?.legal).toEqual(['choose coin']);
    expect(
      await failures(`${forced}\ndo: [{ play: purge }, { illegal: { buy: coin } }]\nexpect: { choices: 1 }`),
    ).toMatchObject({ outcome: 'passed' });
  });

  it('is not one with several answers', async () => {
    const open = await one(`${given}\ndo: [{ play: purge }, { buy: coin }]\nexpect: { hand: [] }`);
    expect(open.outcome).toBe('failed');
    expect(open.question?.legal).toEqual(['choose track', 'choose coin']);
  });
});

test('the picks for one question are a set, in any order', async () => {
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

test('a list of picks is for one question, and may be empty only if none are needed', async () => {
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
    '“done” is not legal here. Choose 2 cards, not 0. The open question: card of purge, to seat-0 (exactly 2). Legal: choose track.',
    27,
  ]);
  expect((await first('given: { hand: [] }\ndo: [{ choose: [] }]\nexpect: { coins: 0 }'))[0]).toBe(
    'test-not-legal',
  );
});

test('put names all cards that go on the deck, top first like decks', async () => {
  const given = 'given: { hand: [peek], deck: [coin, scrap, track, coin], rails: [A1] }';
  const put = (list: string, deck: string) =>
    failures(`${given}\ndo: [{ play: peek }, { put: ${list} }]\nexpect: { deck: ${deck} }`);
  for (const order of ['[coin, scrap, track]', '[track, coin, scrap]', '[scrap, track, coin]'])
    expect(await put(order, order.replace(']', ', coin]'))).toMatchObject({ outcome: 'passed', codes: [] });
  // A single card is one choice, and the next goes on top.
  expect(
    await failures(
      `${given}\ndo: [{ play: peek }, { put: scrap }, { put: coin }]\nexpect: { deck: [track, coin, scrap, coin] }`,
    ),
  ).toMatchObject({ outcome: 'passed' });
});

test('a list for put that begins at the bottom, as in the past, is rejected with the right list', async () => {
  const given = 'given: { hand: [peek], deck: [coin, scrap, track, coin], rails: [A1] }';
  const { diagnostics } = await one(
    `${given}\ndo: [{ play: peek }, { put: [scrap, coin] }]\nexpect: { coins: 0 }`,
  );
  expect(diagnostics).toMatchObject([
    {
      code: 'test-not-legal',
      message: 'After `put`, list all cards that go on the deck, top first: coin, scrap, track.',
      help: 'If this list starts at the bottom, as in earlier versions, write put: [track, coin, scrap].',
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
