// Effects that no published card has: effects that set off others many times, cards with negative points, steps for several
// seats, cards left aside.
import { expect, test } from 'vitest';
import { cloneState, createRng, EndlessEffectError, hashState } from '@railwright/engine';
import { card } from './card.ts';
import { table } from './table.ts';

const curse = card('curse', { categories: ['victory'], points: -5 });
const dealer = card('dealer', {
  whileInPlay: [{ trigger: { on: 'gain', where: { card: 'waste' }, do: [{ coins: 1 }] } }],
});
const dump = card('dump', { effect: [{ 'gain-waste': 6 }, { draw: 1 }] });

test('a trigger answers each of many gained cards before the next comes', () => {
  const t = table({ market: [dealer, dump] }, { hand: ['dealer', 'dump'], deck: ['tower'] });
  t.do('play dealer', 'apply', 'play dump', 'apply');
  expect(t.view.coins).toBe(6);
  expect(t.own.gained).toEqual({ waste: 6 });
  expect(t.events.slice(4).map((e) => e.type)).toEqual([
    ...Array<string[]>(6).fill(['gain', 'coins']).flat(),
    'draw',
  ]);
});

test('it stops when there is no more Waste', () => {
  const t = table({ market: [dealer, dump] }, { hand: ['dealer', 'dump'], supply: { waste: 2 } });
  t.do('play dealer', 'apply', 'play dump', 'apply');
  expect(t.view.coins).toBe(2);
  expect(t.asks).toBe('turn');
});

test('several Waste cards for a cell of opponents are answered too', () => {
  const surcharge = { city: 1, perStation: 1, perOpponent: 1, opponentsWaste: 3 };
  const t = table(
    { market: [dealer], change: { surcharge } },
    { hand: ['dealer', 'lay-rails'], coins: 1, rails: ['D5'], others: [{ rails: ['D4'] }] },
  );
  t.do('play dealer', 'apply', 'play lay-rails', 'apply', 'rail D4');
  expect(t.own.gained).toEqual({ waste: 4 });
  expect(t.view.coins).toBe(4);
});

test('all triggers get their turn, even if there are more than an effect has steps', () => {
  const works = card('works', { whileInPlay: [{ trigger: { on: 'play', do: [{ coins: 1 }] } }] });
  const hand = Array<string>(30).fill('works');
  const t = table({ market: [works] }, { hand });
  for (let i = 0; i < 30; i++) t.do('play works', 'apply');
  expect(t.view.coins).toBe((30 * 29) / 2);
});

test('an effect can choose from cards that it reveals', () => {
  const scout = card('scout', {
    effect: [
      { look: { count: 2, as: 'seen' } },
      { choose: { from: 'seen', as: 'kept' } },
      { move: { cards: 'kept', to: 'hand' } },
      { 'put-back': 'seen' },
    ],
  });
  const t = table({ market: [scout] }, { hand: ['scout'], deck: ['tower', 'apartment'] });
  t.do('play scout', 'apply', 'choose tower');
  expect(t.own.hand).toEqual({ tower: 1 });
  expect(t.own.deckTop).toEqual(['apartment']);
});

test('cards that an effect leaves aside are discarded at the end of the turn, whoever owns them', () => {
  const glance = card('glance', { effect: [{ 'each-player': [{ reveal: { count: 1, as: 'shown' } }] }] });
  const t = table({ market: [glance] }, { hand: ['glance'], deck: ['tower'], others: [{ deck: ['waste'] }] });
  t.do('play glance', 'apply');
  expect(t.own.aside).toEqual({ tower: 1 });
  t.do('end');
  // The own discard pile was needed for the new hand at once.
  expect(t.own.hand).toEqual({ tower: 1, glance: 1 });
  expect(t.view.seat[1]?.discard).toEqual({ waste: 1 });
  expect(t.view.seat.map((seat) => seat.asideSize)).toEqual([0, 0]);
  expect(t.happened('discard').map(({ seat, from }) => ({ seat, from }))).toEqual([
    { seat: 0, from: 'aside' },
    { seat: 1, from: 'aside' },
  ]);
});

test('an amount of negative points is zero, never a debt', () => {
  const miser = card('miser', {
    effect: [{ choose: { from: 'hand', as: 'sold' } }, { coins: { pointsOf: 'sold' } }, { trash: 'sold' }],
  });
  const t = table({ market: [miser, curse] }, { hand: ['miser', 'curse'] });
  t.do('play miser', 'apply', 'choose curse');
  expect(t.view.coins).toBe(0);
  expect(t.view.trash).toEqual({ curse: 1 });
});

test('coins and waivers are for the active player, even if everyone gets some', () => {
  const market = [
    card('gift', { effect: [{ 'each-player': [{ coins: 2 }, { waive: ['terrain'] }, { 'lay-rails': 1 }] }] }),
  ];
  const given = { hand: ['gift'], rails: ['D5'], others: [{ rails: ['B2'] }] };
  const t = table({ market }, given);
  t.do('play gift', 'apply', 'rail D4');
  expect(t.happened('coins')).toEqual([{ type: 'coins', seat: 0, by: 'gift', coins: 2 }]);
  // Everything around B2 costs something, which seat 1 cannot pay and has not waived.
  expect(t.happened('lay').map(({ seat }) => seat)).toEqual([0]);
  expect(t.asks).toBe('turn');
});

test('banked rail points stop at the limit of all amounts', () => {
  const bank = card('bank', { effect: [{ repeat: { times: 5, do: [{ 'lay-rails': 9999 }] } }] });
  const t = table({ market: [bank], switches: { railPoints: 'banked' } }, { hand: ['bank'], rails: ['D5'] });
  t.do('play bank', 'apply');
  expect(t.view.railPoints).toBe(9999);
});

test('a stacked deck does not tell its owner what is on top', () => {
  const t = table({}, { hand: [], deck: ['tower', 'waste', 'apartment'] });
  const seen = t.game.viewFor(t.s, 0).seat[0];
  expect(seen?.deckTop).toEqual([null, null, null]);
  expect(seen?.deck).toEqual({ tower: 1, waste: 1, apartment: 1 });
  const tops = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const copy = cloneState(t.s);
    t.game.resample(copy, 0, createRng(seed));
    expect(t.game.viewFor(copy, 0)).toEqual(t.game.viewFor(t.s, 0));
    tops.add(String(t.game.viewFor(copy, undefined).seat[0]?.deckTop[0]));
  }
  expect(tops.size).toBe(3);
});

test('asking what is legal changes nothing, even if later choices are considered', () => {
  const deal = card('deal', {
    effect: [
      { choose: { from: 'hand', as: 'old' } },
      { choose: { from: 'hand', as: 'other' } },
      { trash: 'old' },
      { discard: 'other' },
      { gain: { where: { cost: { atMost: { costOf: 'old' } } } } },
    ],
  });
  const t = table({ market: [deal] }, { hand: ['deal', 'deal', 'waste', 'tower', 'waste'] });
  for (let i = 0; i < 2; i++) {
    t.do('play deal', 'apply');
    const before = hashState(t.s);
    t.legal();
    expect(hashState(t.s)).toBe(before);
    t.do('choose waste', t.legal()[0]);
    while (t.asks !== 'turn') t.do(t.legal()[0]);
  }
});

test('choices that multiply without limit are stopped with the name of the card', () => {
  const picks = Array.from({ length: 14 }, (_, i) => ({ choose: { from: 'hand', as: `c${i}` } }));
  const maze = card('maze', { effect: [...picks, { gain: { where: { cost: { atLeast: 99 } } } }] });
  const hand = ['maze', 'waste', 'tower', 'apartment', 'lay-rails', 'express-train', 'skyscraper'];
  const t = table({ market: [maze] }, { hand });
  expect(() => t.do('play maze')).toThrow(
    new EndlessEffectError(
      'maze',
      'The effect of "maze" has too many ways to go on: its choices depend on each other.',
    ),
  );
});
