// Triggers that ask which card was drawn (T39): they act after each card, the card is shown to all, and others know no more than that.
import { expect, test } from 'vitest';
import { cloneState, createRng, hashState } from '@railwright/engine';
import { card } from './card.ts';
import { table, type Given } from './table.ts';

const watch = (trigger: object, steps: object[] = [{ score: 1 }]) =>
  card('watch', { whileInPlay: [{ trigger: { do: steps, ...trigger } }] });
const drawer = (count = 2) => card('drawer', { effect: [{ draw: count }] });
const ask = { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] };

const drawn = (trigger: object, steps: object[], given: Given, count = 2) => {
  const t = table(
    { market: [watch({ on: 'draw', ...trigger }, steps), drawer(count)] },
    { hand: ['watch', 'drawer'], ...given },
  );
  return t.do('play watch', 'apply', 'play drawer', 'apply');
};

test('only drawn cards that match set it off, and those are shown to all', () => {
  const t = drawn({ where: { category: 'train' } }, [{ score: 1 }], { deck: ['waste', 'express-train'] });
  expect(t.own.track).toBe(1);
  expect(t.happened('show')).toEqual([{ type: 'show', seat: 0, card: 'express-train' }]);
  expect(t.own.hand).toEqual({ waste: 1, 'express-train': 1 });
});

test('`it` is the drawn card, wherever equal ones are', () => {
  const t = drawn({}, [{ discard: 'it' }], { hand: ['watch', 'drawer', 'waste'], deck: ['waste', 'tower'] });
  expect(t.own.discard).toEqual({ waste: 1, tower: 1 });
  expect(t.own.hand).toEqual({ waste: 1 });
  expect(t.happened('show')).toHaveLength(2);
});

test('a trigger that does not ask which card was drawn shows none', () => {
  // Cards are tracked, so that views tell what effects are about.
  const tracker = card('tracker', { whileInPlay: [{ trigger: { on: 'buy', do: [{ trash: 'it' }] } }] });
  const t = table(
    { market: [watch({ on: 'draw' }, [{ score: 1 }, ask]), drawer(), tracker] },
    { hand: ['watch', 'drawer'], deck: ['waste', 'tower'], others: [{ hand: ['waste'] }] },
  );
  t.do('play watch', 'apply', 'play drawer', 'apply');
  expect(t.happened('show')).toEqual([]);
  expect(t.view.about?.slice(2)).toEqual([-1, -1]);
});

test('two triggers on one card show it once', () => {
  const both = card('both', {
    whileInPlay: [
      { trigger: { on: 'draw', where: { category: 'train' }, do: [{ score: 1 }] } },
      { trigger: { on: 'draw', do: [{ trash: 'it' }] } },
    ],
  });
  const t = table({ market: [both, drawer(1)] }, { hand: ['both', 'drawer'], deck: ['express-train'] });
  t.do('play both', 'apply', 'play drawer', 'apply');
  expect(t.own.track).toBe(1);
  expect(t.view.trash).toEqual({ 'express-train': 1 });
  expect(t.happened('show')).toHaveLength(1);
});

test('each card is drawn after what the one before has set off', () => {
  const t = drawn({}, [{ discard: 'it' }], { deck: ['waste'], discard: ['tower'] }, 4);
  // Discarded cards are shuffled into the next draw.
  expect(t.happened('draw')).toHaveLength(4);
  expect(t.happened('shuffle')).toHaveLength(2);
});

test('drawing stops hearing when the trigger is gone, and goes on', () => {
  const t = drawn({}, [{ trash: 'self' }, { score: 1 }], { deck: ['waste', 'waste', 'tower'] }, 3);
  expect(t.own.track).toBe(1);
  expect(t.own.hand).toEqual({ waste: 2, tower: 1 });
});

test('others can wait for it: it stays with the player who drew it', () => {
  const toll = card('toll', {
    effect: [
      {
        lasting: {
          what: [
            {
              trigger: {
                on: 'draw',
                by: 'opponents',
                where: { category: 'train' },
                do: [{ score: { valueOf: 'it' } }, { trash: 'it' }],
              },
            },
          ],
          until: 'game-end',
        },
      },
    ],
  });
  const others = [{ hand: ['drawer'], deck: ['limited-express-train', 'waste'] }];
  const t = table({ market: [toll, drawer()], seats: 2 }, { hand: ['toll'], others });
  t.do('play toll', 'apply', 'end', 'play drawer', 'apply');
  expect(t.own.track).toBe(3);
  expect(t.view.seat[1]?.hand).toEqual({ 'limited-express-train': 1, waste: 1 });
  expect(t.happened('show')).toEqual([{ type: 'show', seat: 1, card: 'limited-express-train' }]);
});

test('while its effect runs, a shown card stays in the hand that is dealt anew; everything else is unknown', () => {
  const deck = ['express-train', ...Array<string>(12).fill('waste')];
  const at = (hand: string, under: string) =>
    drawn({ where: { category: 'train' } }, [ask, { trash: 'it' }], {
      hand: ['watch', 'drawer', hand],
      deck: [under, ...deck],
      others: [{ hand: ['waste', 'tower'] }],
    });
  const [one, other] = [at('tower', 'apartment'), at('apartment', 'tower')];
  expect(one.game.seatToAct(one.s)).toBe(1);
  expect(one.game.viewFor(one.s, 1).effects?.map(({ chosen }) => chosen)).toContainEqual({
    it: { 'express-train': 1 },
  });
  expect(other.game.viewFor(other.s, 1)).toEqual(one.game.viewFor(one.s, 1));
  for (let seed = 0; seed < 20; seed++) {
    const copies = [one, other].map((t) => {
      const copy = cloneState(t.s);
      t.game.resample(copy, 1, createRng(seed));
      return copy;
    });
    expect(hashState(copies[1])).toBe(hashState(copies[0]));
    expect(one.game.viewFor(copies[0], undefined).seat[0]?.hand?.['express-train']).toBe(1);
  }
});

test('a shown card stays in the hand when only a rare card answers', () => {
  const effect = [
    { choose: { from: 'hand', where: { card: 'tower' }, as: 'lost' } },
    { discard: 'lost' },
    { trash: 'it' },
  ];
  const t = drawn(
    { where: { category: 'train' } },
    effect,
    {
      hand: ['watch', 'drawer', 'tower'],
      deck: ['express-train', ...Array<string>(200).fill('waste')],
      others: [{ hand: ['waste'] }],
    },
    1,
  );
  expect(t.asks).toBe('card');
  for (let seed = 0; seed < 10; seed++) {
    const copy = cloneState(t.s);
    t.game.resample(copy, 1, createRng(seed));
    const hand = t.game.viewFor(copy, undefined).seat[0]?.hand;
    expect(hand?.['express-train']).toBe(1);
    expect(hand?.['tower']).toBe(1);
  }
});
