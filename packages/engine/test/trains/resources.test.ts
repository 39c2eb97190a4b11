// Resources of a pack's own: got, paid, counted, kept between turns, and known while effects are looked at ahead.
import { expect, test } from 'vitest';
import {
  describeCard,
  placeTrainsPosition,
  type Amount,
  type ResourceDefinition,
  type Step,
} from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import { table, type Given, type Table } from './table.ts';

const RESOURCES: readonly ResourceDefinition[] = [
  { id: 'influence', name: { en: 'Influence' }, limit: 5 },
  { id: 'favour', name: { en: 'Favour' }, plural: { en: 'Favours' }, start: 1 },
  { id: 'coal', name: { en: 'Coal' }, start: 2, total: 6 },
];

const card = (effect: readonly Step[], categories = ['action']) => ({
  id: 'try',
  name: { en: 'Try' },
  categories,
  cost: 2,
  effect,
});

const played = (
  effect: readonly Step[],
  given: Given = {},
  resources = RESOURCES,
  categories?: string[],
): Table =>
  table({ market: [card(effect, categories)], setup: { resources } }, { hand: ['try'], ...given }).do(
    'play try',
  );

const get = (kind: string, count: Amount = 1): Step => ({ 'get-resources': { kind, count } });
const pay = (kind: string, count: Amount = 1): Step => ({ 'pay-resources': { kind, count } });

test('players begin with what the pack says, in turn order as long as there is any', () => {
  const t = table({ seats: 3, market: [card([get('coal')])], setup: { resources: RESOURCES } }, {});
  expect(t.view.seat.map(({ resources }) => resources)).toEqual(
    Array.from({ length: 3 }, () => ({ influence: 0, favour: 1, coal: 2 })),
  );
  expect(t.view.resourcesLeft).toEqual({ coal: 0 });
  const [coal] = RESOURCES.slice(2);
  const few = table(
    {
      seats: 3,
      market: [card([get('coal')])],
      setup: { resources: [{ ...coal, id: 'coal', name: { en: 'Coal' }, total: 5 }] },
    },
    {},
  );
  expect(few.view.seat.map(({ resources }) => resources?.['coal'])).toEqual([2, 2, 1]);
});

test('what is got stays in later turns, up to the limit and as long as the supply has any', () => {
  const t = played([get('influence', 3), get('coal', 9)], { resources: { influence: 3 } }).do('apply');
  expect(t.own.resources).toEqual({ influence: 5, favour: 1, coal: 4 });
  expect(t.view.resourcesLeft).toEqual({ coal: 0 });
  expect(t.happened('resource')).toEqual([
    { type: 'resource', seat: 0, resource: 'influence', count: 2, by: 'try' },
    { type: 'resource', seat: 0, resource: 'coal', count: 2, by: 'try' },
  ]);
  t.do('end', 'end');
  expect(t.own.resources).toEqual({ influence: 5, favour: 1, coal: 4 });
});

test('an effect that asks for more than there is cannot be applied, and steps before it count', () => {
  expect(played([pay('influence', 2)], { resources: { influence: 1 } }).asks).toBe('turn');
  const t = played([get('influence'), pay('influence', 2), { coins: 3 }], { resources: { influence: 1 } });
  expect(t.asks).toBe('effect');
  t.do('apply');
  expect(t.view.coins).toBe(3);
  expect(t.own.resources).toMatchObject({ influence: 0 });
  expect(t.happened('pay-resource')).toEqual([
    { type: 'pay-resource', seat: 0, resource: 'influence', count: 2, by: 'try' },
  ]);
  // The limit is 5, so six can never be paid, and the supply has only two more.
  expect(played([get('influence', 9), pay('influence', 6)]).asks).toBe('turn');
  expect(played([get('coal', 9), pay('coal', 5)]).asks).toBe('turn');
  expect(played([get('coal', 9), pay('coal', 4)]).asks).toBe('effect');
});

test('an option that needs more than there is cannot be chosen, and one that gets nothing does nothing', () => {
  const choice: Step = {
    'choose-one': [
      { do: [pay('influence', 2), { score: 3 }] },
      { do: [{ score: 1 }] },
      { do: [get('influence')] },
    ],
  };
  const options = (influence: number): readonly string[] =>
    played([choice], { resources: { influence } }).do('apply').legal();
  expect(options(1)).toEqual(['option 2', 'option 3']);
  expect(options(5)).toEqual(['option 1', 'option 2']);
});

test('trying one option leaves what another can pay as it was', () => {
  const choice: Step = {
    'choose-one': [{ do: [pay('influence', 2)] }, { do: [get('influence', 2)] }],
  };
  const t = played([choice, pay('influence', 2)], { resources: { influence: 2 } });
  expect(t.do('apply').legal()).toEqual(['option 2']);
});

test('resources are counted, those of opponents too', () => {
  const score = (amount: Amount): number =>
    played([{ score: amount }], {
      resources: { influence: 3 },
      others: [{ resources: { influence: 1, coal: 0 } }],
    }).do('apply').own.track;
  expect(score({ resources: { kind: 'influence' } })).toBe(3);
  expect(score({ resources: { kind: 'influence', of: 'all' } })).toBe(4);
  expect(score({ resources: { kind: 'influence', of: 'most' } })).toBe(1);
  expect(score({ resources: { kind: 'coal', of: 'opponents' } })).toBe(0);
});

test('what earlier steps change is known where an amount is looked at ahead', () => {
  const all: Amount = { resources: { kind: 'influence' } };
  const t = played([get('influence', 2), { pay: all }], { coins: 2, resources: { influence: 1 } });
  expect(t.asks).toBe('turn');
  expect(played([pay('influence'), { pay: all }], { coins: 1, resources: { influence: 2 } }).asks).toBe(
    'effect',
  );
});

test('opponents pay as much as they have, and an attack on them can be blocked', () => {
  const rob = played(
    [{ 'each-opponent': [pay('coal', 3)] }, get('coal', 3)],
    { others: [{ resources: { coal: 2 } }], resources: { coal: 1 } },
    RESOURCES.map((one) => (one.id === 'coal' ? { ...one, total: 3 } : one)),
  ).do('apply');
  expect(rob.view.seat.map(({ resources }) => resources?.['coal'])).toEqual([3, 0]);
});

test('what opponents pay comes back to the supply, so what follows is not ruled out', () => {
  const coal = RESOURCES.map((one) => (one.id === 'coal' ? { ...one, total: 4 } : one));
  const t = played([{ 'each-opponent': [pay('coal', 2)] }, get('coal', 2), pay('coal', 4)], {}, coal);
  expect(t.asks).toBe('effect');
  t.do('apply');
  expect(t.own.resources).toMatchObject({ coal: 0 });
  const one = played([{ 'one-opponent': [pay('coal', 2)] }, get('coal', 2), pay('coal', 4)], {}, coal);
  expect(one.asks).toBe('effect');
  const each: Step = { 'each-player': [get('influence')] };
  expect(played([each, pay('influence')]).asks).toBe('effect');
});

test('a player is told how many are missing', () => {
  const t = played([pay('influence', 2)], { resources: { influence: 1 } });
  expect(t.happened('not-applicable')).toMatchObject([
    { why: { reason: 'resource', resource: 'influence', needed: 2, there: 1 } },
  ]);
});

test('a card costs its buyer resources beside coins, and nobody who lacks them can buy it', () => {
  const dear = {
    ...card([{ coins: 1 }]),
    alsoCosts: { influence: 2, coal: 1 },
    onBuy: [get('influence', 5)],
  };
  const at = (influence: number, coins = 2): Table =>
    table({ market: [dear], setup: { resources: RESOURCES } }, { coins, resources: { influence } });
  expect(at(1).legal()).not.toContain('buy try');
  expect(whyNot(at(1).game, at(1).s, 'buy try')).toMatchObject({
    reason: 'also-costs',
    resource: 'influence',
    needed: 2,
    there: 1,
  });
  expect(whyNot(at(1).game, at(1, 0).s, 'buy try')).toMatchObject({ reason: 'coins' });
  const t = at(3).do('buy try');
  // Paid before the card does what it does when it is bought, and up to the limit of 5.
  expect(t.own.resources).toEqual({ influence: 5, favour: 1, coal: 1 });
  expect(t.view.resourcesLeft).toEqual({ coal: 3 });
  expect(t.happened('pay-resource').map(({ resource, count }) => [resource, count])).toEqual([
    ['influence', 2],
    ['coal', 1],
  ]);
});

test('what costs resources can be gained without them', () => {
  const prize = { ...card([], ['victory']), id: 'prize', cost: 3, alsoCosts: { influence: 9 } };
  const gain: Step = { gain: { where: { card: 'prize' } } };
  const t = table({ market: [card([gain]), prize], setup: { resources: RESOURCES } }, { hand: ['try'] });
  t.do('play try', 'apply');
  expect(t.own.gained).toEqual({ prize: 1 });
  expect(describeCard({ ...prize, name: { en: 'Prize' }, value: 0, points: 0 }, 'de', (id) => id)).toEqual([
    'Diese Karte kostet außerdem 9 influence.',
  ]);
});

test('a position says what seats have, within limits', () => {
  const { game } = table({ market: [card([get('coal')])], setup: { resources: RESOURCES } }, {});
  const problems = (resources: Readonly<Record<string, number>>): readonly string[] => {
    const s = game.createState();
    game.start(s, 1);
    return placeTrainsPosition(game, s, { seats: [{ resources }] });
  };
  expect(problems({ coal: 4 })).toEqual([]);
  expect(problems({ steam: 1 })).toEqual(['There is no resource "steam" in this game.']);
  expect(problems({ coal: 5 })).toEqual(['There are only 6 of the resource "coal".']);
  expect(problems({ influence: 6 })[0]).toMatch(/influence.*5/);
});

test('a game without resources says nothing of them, and keeps nothing', () => {
  const plain = table({}, {});
  expect(plain.own.resources).toBeUndefined();
  expect(plain.view.resourcesLeft).toBeUndefined();
  expect(plain.game.tables.resources).toBeNull();
});

test('exchanges are offered while they can be paid and there is room, and say why not', () => {
  const t = table(
    {
      market: [card([get('coal')])],
      change: {
        exchange: [
          { pay: { influence: 2 }, get: { coins: 3 } },
          { pay: { coins: 2 }, get: { coal: 1 }, once: true },
          { pay: { coins: 1 }, get: { influence: 2 } },
          { pay: { influence: 1 }, get: {}, gain: 'lay-rails' },
          { pay: { influence: 1 }, get: {}, gain: 'nowhere' },
        ],
      },
      setup: { resources: RESOURCES },
    },
    { hand: [], coins: 2, resources: { influence: 4, coal: 0 }, supply: { 'lay-rails': 0 } },
  );
  const told = (text: string): string => whyNot(t.game, t.s, text)?.reason ?? 'offered';
  expect([1, 2, 3, 4, 5].map((number) => told(`exchange ${number}`))).toEqual([
    'offered',
    'offered',
    'resource-full',
    'pile-empty',
    'no-pile',
  ]);
  t.do('exchange 2', 'exchange 1');
  expect(t.view).toMatchObject({ coins: 3, exchanged: [2] });
  expect(t.own.resources).toMatchObject({ influence: 2, coal: 1 });
  expect([2, 6].map((number) => told(`exchange ${number}`))).toEqual(['exchanged', 'not-asked']);
  t.do('exchange 1', 'end');
  expect(t.happened('pay-resource')).toMatchObject([{ count: 2 }, { count: 2 }]);
  expect(t.view.exchanged).toEqual([]);
});
