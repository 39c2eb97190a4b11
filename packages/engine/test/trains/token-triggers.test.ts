// Triggers on tokens of a pack's own kinds that are placed on cells or taken off them.
import { expect, test } from 'vitest';
import type { Step, Trigger } from '@railwright/engine';
import type { RawCard } from './shipped.ts';
import { table, type Given, type Table } from './table.ts';

const card = (id: string, more: Partial<RawCard>): RawCard => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  ...more,
});

/** Plays a card with the trigger, then one with the steps. */
function played(trigger: Trigger, steps: readonly Step[], given: Given = {}): Table {
  const market = [card('wait', { value: 1, whileInPlay: [{ trigger }] }), card('act', { effect: steps })];
  return table({ market }, { hand: ['wait', 'act'], ...given }).do('play wait', 'apply', 'play act', 'apply');
}

const place = (kind = 'goods', count = 1): Step => ({ 'place-tokens': { kind, count } });
const SCORE: readonly Step[] = [{ score: 1 }];

test('a trigger hears of each token that is placed, and of those that are taken another one', () => {
  const t = played({ on: 'token', do: SCORE }, [place('goods', 2)]).do('token D1', 'token D2');
  expect(t.own.track).toBe(2);
  const steps: readonly Step[] = [{ 'take-tokens': { kind: 'goods' } }, place('post')];
  const given = { tokens: { D1: { goods: 1 } } };
  expect(played({ on: 'take-token', do: SCORE }, steps, given).do('take D1').own.track).toBe(1);
  expect(played({ on: 'token', do: SCORE }, steps, given).do('take D1').own.track).toBe(0);
});

test('it can wait for one kind of token, and for certain cells', () => {
  const post: Trigger = { on: 'token', token: 'post', do: SCORE };
  expect(played(post, [place('goods')]).do('token D1').own.track).toBe(0);
  expect(played(post, [place('post')]).do('token D1').own.track).toBe(1);
  const city: Trigger = { on: 'token', at: { place: 'city' }, do: SCORE };
  expect(played(city, [place()]).do('token D2').own.track).toBe(0);
  expect(played(city, [place()]).do('token D1').own.track).toBe(1);
  const taken: Trigger = { on: 'take-token', token: 'post', at: { rails: 'own' }, do: SCORE };
  const given = { rails: ['D2'], tokens: { D1: { post: 1 }, D2: { post: 1, goods: 1 } } };
  const take = (kind: string): Step[] => [{ 'take-tokens': { kind } }];
  expect(played(taken, take('post'), given).do('take D2').own.track).toBe(1);
  expect(played(taken, take('post'), given).do('take D1').own.track).toBe(0);
  expect(played(taken, take('goods'), given).do('take D2').own.track).toBe(0);
});

test('once is the first time in a turn', () => {
  const once: Trigger = { on: 'token', once: true, do: SCORE };
  expect(played(once, [place('goods', 2)]).do('token D1', 'token D2').own.track).toBe(1);
});

test('the trigger acts between one token and the next', () => {
  const draws: Trigger = {
    on: 'token',
    do: [{ 'take-tokens': { kind: 'goods', where: { place: 'city' } } }],
  };
  const t = played(draws, [place('goods', 2)]).do('token D1');
  expect(t.asks).toBe('take-token');
  t.do('take D1');
  expect(t.view.tokens).toEqual({});
  expect(t.asks).toBe('token');
});

test('others wait for what somebody does', () => {
  const theirs: Trigger = { on: 'take-token', token: 'claim', by: 'opponents', do: [{ 'next-coins': 2 }] };
  const market = [
    card('wait', { effect: [{ lasting: { what: [{ trigger: theirs }], until: 'next-turn' } }] }),
    card('rob', { effect: [{ 'take-tokens': { kind: 'claim', of: 'opponents' } }] }),
  ];
  const given = { hand: ['wait'], tokens: { D1: { claim: 1 } }, others: [{ hand: ['rob'] }] };
  const t = table({ market }, given).do('play wait', 'apply', 'end', 'play rob', 'apply', 'take D1');
  expect(t.view.nextCoins).toEqual([2, 0]);
  expect(t.happened('take-token')).toHaveLength(1);
});

/** Three seats; the first waits, then takes a token, then the second takes one. Where tokens lie says whose they are. */
function robbed(trigger: Omit<Trigger, 'on' | 'do'>, own: string, theirs: readonly string[]): number[] {
  const waits: Trigger = { on: 'take-token', ...trigger, do: SCORE };
  const market = [
    card('wait', { effect: [{ lasting: { what: [{ trigger: waits }], until: 'game-end' } }] }),
    card('rob', { effect: [{ 'take-tokens': { kind: 'claim', of: 'all' } }] }),
  ];
  const t = table(
    { market, seats: 3 },
    {
      hand: ['wait', 'rob'],
      tokens: { A1: { claim: 1 } },
      others: [{ hand: ['rob'], tokens: { A2: { claim: 1 } } }, { tokens: { A3: { claim: 2 } } }],
    },
  ).do('play wait', 'apply', 'play rob', 'apply', `take ${own}`);
  const first = t.own.track;
  t.do('end', 'play rob', 'apply', ...theirs);
  return [first, t.own.track - first];
}

test.each([
  // Whose is the token that goes: the own one, that of whoever takes it, or that of the third seat.
  [{ of: 'own' }, { mine: [1, 0], robbers: [0, 0], third: [0, 0] }],
  [{ of: 'opponents' }, { mine: [0, 0], robbers: [1, 0], third: [1, 0] }],
  [{ of: 'all' }, { mine: [1, 0], robbers: [1, 0], third: [1, 0] }],
  [{}, { mine: [1, 0], robbers: [1, 0], third: [1, 0] }],
  [
    { by: 'opponents', of: 'own' },
    { mine: [0, 1], robbers: [0, 0], third: [0, 0] },
  ],
  [
    { by: 'opponents', of: 'opponents' },
    { mine: [0, 0], robbers: [0, 1], third: [0, 1] },
  ],
  [
    { by: 'all', of: 'own' },
    { mine: [1, 1], robbers: [0, 0], third: [0, 0] },
  ],
  [
    { by: 'all', of: 'opponents' },
    { mine: [0, 0], robbers: [1, 1], third: [1, 1] },
  ],
] as const)('it can wait for tokens of a side: %j', (trigger, heard) => {
  const cells = { mine: 'A1', robbers: 'A2', third: 'A3' };
  for (const whose of ['mine', 'robbers', 'third'] as const) {
    const own = robbed({ token: 'claim', ...trigger }, cells[whose], ['take A3'])[0];
    // The first takes the third’s second token, so that one of each is left.
    const theirs = robbed({ token: 'claim', ...trigger }, 'A3', [`take ${cells[whose]}`])[1];
    expect([whose, own, theirs]).toEqual([whose, ...heard[whose]]);
  }
});

test('without a kind, tokens of a side are those of kinds that belong to somebody', () => {
  const steps: readonly Step[] = [{ 'take-tokens': { kind: 'goods' } }];
  const given = { tokens: { D1: { goods: 1 } } };
  expect(played({ on: 'take-token', of: 'own', do: SCORE }, steps, given).do('take D1').own.track).toBe(0);
  expect(played({ on: 'take-token', of: 'all', do: SCORE }, steps, given).do('take D1').own.track).toBe(1);
  const claimed = { tokens: { D1: { claim: 1 } } };
  const claims: readonly Step[] = [{ 'take-tokens': { kind: 'claim', of: 'own' } }];
  expect(played({ on: 'take-token', of: 'own', do: SCORE }, claims, claimed).do('take D1').own.track).toBe(1);
});

test('a placed token belongs to whoever places it', () => {
  const placed = (of: 'own' | 'opponents', by: 'own' | 'all'): number =>
    played({ on: 'token', by, of, do: SCORE }, [{ 'each-player': [place('claim')] }]).do(
      'token D1',
      'token D2',
    ).own.track;
  expect([placed('own', 'all'), placed('opponents', 'all'), placed('opponents', 'own')]).toEqual([1, 1, 0]);
});

test('while an event is in force, the tokens are seen from whoever acts', () => {
  const paid = (trigger: Pick<Trigger, 'by' | 'of'>, taken: string): readonly number[] | undefined => {
    const toll: Trigger = { on: 'take-token', ...trigger, do: [{ 'next-coins': 1 }] };
    const market = [card('rob', { effect: [{ 'take-tokens': { kind: 'claim', of: 'all' } }] })];
    const event = card('toll', { role: 'event', whileInPlay: [{ trigger: toll }] });
    const t = table(
      { market, seats: 3, events: { again: true, cards: [event] } },
      {
        hand: ['rob'],
        event: 'toll',
        tokens: { A1: { claim: 1 } },
        others: [{ tokens: { A2: { claim: 1 } } }],
      },
    ).do('play rob', 'apply', `take ${taken}`);
    return t.view.nextCoins;
  };
  expect(paid({ of: 'own' }, 'A1')).toEqual([1, 0, 0]);
  expect(paid({ of: 'opponents' }, 'A1')).toEqual([0, 0, 0]);
  expect(paid({ by: 'all', of: 'opponents' }, 'A2')).toEqual([1, 0, 0]);
  expect(paid({ by: 'opponents', of: 'own' }, 'A2')).toEqual([0, 1, 0]);
  expect(paid({ by: 'opponents', of: 'opponents' }, 'A2')).toEqual([0, 0, 1]);
});

test('games whose cards wait for no tokens announce none', () => {
  const { announce } = table({ market: [card('act', { effect: [place()] })] }, {}).game.tables.ruleNodes;
  expect(announce).toHaveLength(0);
});
