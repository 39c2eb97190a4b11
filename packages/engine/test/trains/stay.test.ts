// Cards that stay in play when the turn ends: whose they are, how many, and when they leave.
import type { Lasting, Step } from '@railwright/engine';
import { expect, test } from 'vitest';
import { table } from './table.ts';

const card = (id: string, effect: readonly Step[], whileInPlay?: readonly Lasting[]) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  effect,
  ...(whileInPlay && { whileInPlay }),
});
const deck = Array<string>(20).fill('waste');
const dawn = { trigger: { on: 'turn-start', do: [{ coins: 1 }] } } as const;
const post = card('post', [{ stay: 'next-turn-end' }], [dawn]);
const shed = card('shed', [
  { choose: { from: 'play', where: { card: 'post' }, count: { upTo: 1 }, as: 'model' } },
  { 'apply-effect': 'model' },
]);

test('of equal cards of two seats, each keeps its own in play', () => {
  const keep = card(
    'keep',
    [{ stay: 'game-end' }],
    [{ dearer: { what: 'cards', coins: 1, for: 'opponents' } }],
  );
  const t = table({ market: [keep], seats: 2 }, { hand: ['keep'], others: [{ hand: ['keep'], deck }] });
  t.do('play keep', 'apply', 'end');
  expect(t.view.prices?.['keep']).toBe(3);
  t.do('play keep', 'decline', 'end');
  expect(t.view.seat.map(({ play }) => play)).toEqual([{ keep: 1 }, {}]);
  expect(t.happened('stay')).toEqual([{ type: 'stay', seat: 0, card: 'keep', count: 1 }]);
  t.do('end');
  expect(t.view.prices?.['keep']).toBe(3);
});

test('as many copies stay as were told to, and the others leave', () => {
  const t = table({ market: [post], seats: 2 }, { hand: ['post', 'post', 'post'], deck });
  t.do('play post', 'apply', 'play post', 'decline', 'play post', 'apply', 'end', 'end');
  expect(t.own.play).toEqual({ post: 2 });
  expect(t.view.coins).toBe(2);
  t.do('end');
  expect(t.own.play).toEqual({});
});

test('a card played twice stays once, and acts twice', () => {
  const again = card('again', [
    { choose: { from: 'hand', where: { card: 'post' }, as: 'model' } },
    { play: { cards: 'model', times: 2 } },
  ]);
  const t = table({ market: [post, again], seats: 2 }, { hand: ['again', 'post'], deck });
  t.do('play again', 'apply', 'choose post', 'apply', 'apply', 'end', 'end');
  expect([t.own.play, t.view.coins]).toEqual([{ post: 1 }, 2]);
});

test('a card that copies one that stays, stays itself', () => {
  const t = table({ market: [post, shed], seats: 2 }, { hand: ['shed', 'post'], deck });
  t.do('play post', 'decline', 'play shed', 'apply');
  while (t.legal()[0].startsWith('choose')) t.do('choose post');
  t.do('end', 'end');
  expect([t.own.play, t.view.coins]).toEqual([{ shed: 1 }, 1]);
});

test('what is trashed does not stay, and holds nothing any more', () => {
  const pyre = card('pyre', [
    { choose: { from: 'play', where: { card: 'post' }, as: 'gone' } },
    { trash: 'gone' },
  ]);
  const t = table({ market: [post, pyre], seats: 2 }, { hand: ['post', 'pyre'], deck });
  t.do('play post', 'apply', 'play pyre', 'apply', 'choose post', 'end', 'end');
  expect([t.own.play, t.view.coins, t.view.lasting]).toEqual([{}, 0, []]);
});

test('until the next turn, and not longer', () => {
  const guard = card('guard', [{ stay: 'next-turn' }], [dawn]);
  const t = table({ market: [guard], seats: 2 }, { hand: ['guard'], deck });
  t.do('play guard', 'apply', 'end');
  expect(t.own.play).toEqual({ guard: 1 });
  t.do('end');
  expect([t.own.play, t.view.coins]).toEqual([{}, 0]);
  expect(t.happened('discard')).toMatchObject([{ seat: 0, card: 'guard', from: 'play' }]);
});

test('what is gained four effects deep sets off nothing, rather than stopping the game', () => {
  const call = (id: string): Step[] => [
    { choose: { from: 'hand', where: { card: id }, as: 'model' } },
    { play: 'model' },
    { coins: 1 },
  ];
  const first = card(
    'first',
    [{ stay: 'game-end' }],
    [{ trigger: { on: 'turn-start', do: call('second') } }, { trigger: { on: 'gain', do: [{ coins: 1 }] } }],
  );
  const second = card('second', call('third'));
  const third = card('third', call('fourth'));
  const fourth = card('fourth', [{ 'gain-waste': 1 }, { coins: 1 }]);
  const t = table(
    { market: [first, second, third, fourth], seats: 2 },
    { hand: ['first'], deck: ['second', 'third', 'fourth', 'waste', 'waste'] },
  );
  t.do('play first', 'apply', 'end', 'end');
  while (t.asks !== 'turn') t.do(t.legal().includes('apply') ? 'apply' : t.legal()[0]);
  expect(t.own.gained).toEqual({ waste: 1 });
});
