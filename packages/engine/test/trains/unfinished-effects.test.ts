// The selections of an unfinished effect: redealing and looking ahead leave them as they are.
import { expect, test } from 'vitest';
import { cloneState, createRng, type State, type Step } from '@railwright/engine';
import { table, type Given as AnyGiven, type Table } from './table.ts';

type Given = AnyGiven & { readonly hand: readonly string[] };

const card = (id: string, ...effect: Step[]) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  effect,
});

function dealt(t: Table, seat: number, seed: number): State {
  const copy = cloneState(t.s);
  t.game.resample(copy, seat, createRng(seed));
  return copy;
}

/** Redeals what the asked seat cannot see, and makes these choices. */
function afterDealing(t: Table, ...choices: string[]): Table {
  t.game.resample(t.s, t.game.seatToAct(t.s), createRng(1));
  return t.do(...choices);
}

test('cards chosen from others stay where those are, even if no step reads them again', () => {
  const moves: Step = {
    'choose-one': [{ do: [{ choose: { from: 'deck', as: 'top' } }] }, { do: [{ trash: 'kept' }] }],
  };
  const toll = { ...card('toll'), onBuy: [{ choose: { from: 'it', as: 'kept' } }, moves] };
  const t = table({ market: [toll] }, { coins: 2, deck: [] }).do('buy toll', 'choose toll');
  expect(t.legal()).toEqual(['option 2']);
  afterDealing(t, 'option 2');
  expect([t.own.gained, t.view.trash]).toEqual([{}, { toll: 1 }]);
});

test('cards chosen from chosen ones stay where those are', () => {
  const sift = card(
    'sift',
    { reveal: { count: 3, as: 'shown' } },
    { choose: { from: 'shown', count: 2, as: 'some' } },
    { choose: { from: 'some', as: 'one' } },
    { name: 'guess' },
    { if: { test: { same: ['one', 'guess'] }, then: [{ trash: 'one' }] } },
  );
  const t = table({ market: [sift] }, { hand: ['sift'], deck: ['tower', 'waste', 'express-train'] });
  t.do('play sift', 'apply', 'choose express-train', 'choose tower', 'choose tower');
  afterDealing(t, 'name tower');
  expect([t.own.aside, t.view.trash]).toEqual([{ waste: 1, 'express-train': 1 }, { tower: 1 }]);
});

test('what another seat chose from cards it looked at is chosen again from the redealt ones', () => {
  const sort = card(
    'sort',
    { look: { count: 4, as: 'seen' } },
    { choose: { from: 'seen', where: { category: 'train' }, count: 2, as: 'kept' } },
    { 'put-back': 'kept' },
  );
  const deck = ['express-train', 'normal-train', 'limited-express-train', 'tower', 'waste'];
  const t = table({ market: [sort] }, { hand: ['sort'], deck, others: [{ hand: [] }] });
  t.do('play sort', 'apply', 'choose express-train', 'choose normal-train');
  expect(t.asks).toBe('order');
  for (let seed = 0; seed < 20; seed++) {
    const effect = t.game.viewFor(dealt(t, 1, seed), undefined).effects?.[0];
    const kept = Object.keys(effect?.chosen['kept'] ?? {});
    expect(kept.length > 0 && kept.every((kind) => kind.endsWith('-train')), kept.join()).toBe(true);
  }
});

test('an asked seat can answer in any deal, however few cards allow it', () => {
  const asked: Step[] = [
    { choose: { from: 'hand', where: { category: 'train' }, as: 'lost' } },
    { discard: 'lost' },
  ];
  const t = table(
    { market: [card('claim', { 'each-opponent': asked })], seats: 3 },
    {
      hand: ['claim'],
      others: [{ hand: ['express-train'], deck: Array<string>(90).fill('waste') }, { hand: [] }],
    },
  ).do('play claim', 'apply');
  expect(t.game.seatToAct(t.s)).toBe(1);
  for (let seed = 0; seed < 20; seed++)
    for (const seat of [0, 2])
      expect(t.game.legalChoices(dealt(t, seat, seed), new Int16Array(t.game.maxChoices))).toBe(1);
});

const search = card(
  'search',
  { choose: { from: 'deck', as: 'found' } },
  { move: { cards: 'found', to: 'hand' } },
);

test('a stacked deck can be searched, since nobody knows the order', () => {
  const deck = ['tower', 'express-train', 'waste'];
  const t = table({ market: [search] }, { hand: ['search'], deck }).do('play search', 'apply');
  expect(t.legal()).toEqual(['choose express-train', 'choose tower', 'choose waste']);
  t.do('choose express-train');
  expect([t.own.hand, t.own.deckTop]).toEqual([{ 'express-train': 1 }, ['tower', 'waste']]);
});

test('what can be found in a deck does not depend on which unknown cards are on top', () => {
  const deck = [...Array<string>(33).fill('tower'), 'waste'];
  const t = table({ market: [search] }, { hand: ['search'], deck }).do('play search', 'apply');
  expect(t.legal()).toEqual(['choose tower', 'choose waste']);
  for (let seed = 0; seed < 5; seed++) {
    t.s.data.set(dealt(t, 0, seed).data);
    expect(t.legal()).toEqual(['choose tower', 'choose waste']);
  }
});

const play = (effect: Step[], given: Given): Table =>
  table({ market: [card('try', ...effect)] }, { ...given, hand: ['try', ...given.hand] }).do(
    'play try',
    'apply',
  );

test('looking ahead to the next iteration keeps what a repetition has set in this one', () => {
  const effect: Step[] = [
    {
      repeat: {
        times: 2,
        do: [{ reveal: { count: 1, as: 'shown' } }, { may: [{ coins: 1 }] }, { trash: 'shown' }],
      },
    },
  ];
  const t = play(effect, { hand: [], deck: ['tower', 'apartment'] });
  expect(t.view.effects?.at(-1)?.chosen).toEqual({ shown: { tower: 1 } });
  t.do('decline', 'apply');
  expect([t.own.aside, t.view.trash, t.view.coins]).toEqual([{}, { tower: 1, apartment: 1 }, 1]);
});

test('looking ahead tries each way with what a repetition has set before', () => {
  const effect: Step[] = [
    {
      repeat: {
        times: 2,
        do: [
          { reveal: { count: 1, as: 'shown' } },
          { 'choose-one': [{ do: [{ pay: 1 }] }, { do: [{ score: 1 }] }] },
          { choose: { from: 'shown', as: 'one' } },
          { trash: 'one' },
        ],
      },
    },
  ];
  const t = play(effect, { hand: [], deck: ['tower', 'apartment'], coins: 1 });
  t.do('option 2', 'choose tower');
  expect(t.legal()).toEqual(['option 1', 'option 2']);
  t.do('option 1', 'choose apartment');
  expect([t.view.trash, t.own.track, t.view.coins]).toEqual([{ tower: 1, apartment: 1 }, 1, 0]);
});

test('a repetition is checked for as many iterations as remain', () => {
  const effect: Step[] = [
    { repeat: { times: 2, do: [{ choose: { from: 'hand', as: 'old' } }, { trash: 'old' }, { pay: 1 }] } },
    { score: 1 },
  ];
  const t = play(effect, { hand: ['tower', 'apartment'], coins: 2 });
  t.do('choose tower', 'choose apartment');
  expect([t.view.coins, t.own.track]).toEqual([0, 1]);
});

test('a nested repetition runs as often each time', () => {
  const inner: Step = { repeat: { times: 2, do: [{ choose: { from: 'hand', as: 'old' } }, { pay: 1 }] } };
  const effect: Step[] = [{ repeat: { times: 2, do: [inner] } }, { score: 1 }];
  const picks = Array.from({ length: 4 }, () => 'choose tower');
  expect(play(effect, { hand: ['tower'], coins: 4 }).do(...picks).own.track).toBe(1);
  const short = table({ market: [card('try', ...effect)] }, { hand: ['try', 'tower'], coins: 3 });
  expect(short.do('play try').asks).toBe('turn');
});

test('looking ahead keeps cards whose name a later step reuses', () => {
  const effect: Step[] = [
    { choose: { from: 'hand', count: 2, as: 'some' } },
    { choose: { from: 'some', as: 'one' } },
    { discard: 'one' },
    { choose: { from: 'hand', where: { category: 'train' }, as: 'some' } },
    { trash: 'some' },
  ];
  const t = play(effect, { hand: ['tower', 'apartment', 'express-train'] });
  t.do('choose apartment', 'choose tower');
  expect(t.legal()).toEqual(['choose apartment', 'choose tower']);
  t.do('choose tower', 'choose express-train');
  expect([t.own.discard, t.view.trash]).toEqual([{ tower: 1 }, { 'express-train': 1 }]);
});

test('a card that could not be gained is not one chosen by an earlier effect', () => {
  const pick = card(
    'pick',
    { choose: { from: 'hand', as: 'old' } },
    { move: { cards: 'old', to: 'gained' } },
  );
  const want = card('want', { gain: { where: { card: 'tower' }, as: 'new' } }, { trash: 'new' });
  const t = table(
    { market: [pick, want], switches: { effects: 'as-far-as-possible' } },
    { hand: ['pick', 'want', 'waste'], supply: { tower: 0 } },
  ).do('play pick', 'apply', 'choose waste', 'play want', 'apply');
  expect(t.own.gained).toEqual({ waste: 1 });
});

test('nobody sees what an earlier effect looked at while a card is still to be gained', () => {
  const peep = card('peep', { look: { count: 1, as: 'seen' } }, { 'put-back': 'seen' });
  const ask: Step = { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] };
  const want = card('want', ask, { gain: { where: { card: 'tower' }, as: 'new' } }, { trash: 'new' });
  const t = table(
    { market: [peep, want] },
    { hand: ['peep', 'want'], deck: ['apartment'], others: [{ hand: ['waste', 'tower'] }] },
  ).do('play peep', 'apply', 'play want', 'apply');
  expect(t.game.viewFor(t.s, 1).effects?.[0]?.chosen).toEqual({});
});

test('a card to be gained is not counted together with cards that another copied text revealed', () => {
  const show = card('show', { reveal: { count: 3, as: 'shown' } }, { 'put-back': 'shown' }, { pay: 0 });
  const want = card(
    'want',
    { gain: { where: { card: 'tower' }, as: 'new' } },
    { coins: { count: 'new' } },
    { pay: 2 },
  );
  const copy = (of: string): Step[] => [
    { choose: { from: 'hand', where: { card: of }, as: of } },
    { 'apply-effect': of },
  ];
  const both = card('both', ...copy('show'), ...copy('want'));
  const t = table(
    { market: [show, want, both] },
    { hand: ['both', 'show', 'want'], deck: ['waste', 'tower', 'apartment'] },
  );
  expect(t.do('play both').asks).toBe('turn');
});

test('nobody sees what an earlier effect looked at while cards are still to be chosen', () => {
  const peep = card('peep', { look: { count: 1, as: 'seen' } }, { 'put-back': 'seen' });
  const ask: Step = { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] };
  const cull = card(
    'cull',
    { may: [ask] },
    { choose: { from: 'discard', count: 'any', as: 'old' } },
    { trash: 'old' },
  );
  const t = table(
    { market: [peep, cull] },
    { hand: ['peep', 'cull'], deck: ['apartment'], others: [{ hand: ['waste', 'tower'] }] },
  ).do('play peep', 'apply', 'play cull', 'apply', 'apply');
  expect(t.game.seatToAct(t.s)).toBe(1);
  expect(t.game.viewFor(t.s, 1).effects?.[0]?.chosen).toEqual({});
});

test('what was chosen from a hand and discarded is known while other steps still wait for it', () => {
  const ask: Step = { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] };
  const scrap = card(
    'scrap',
    { choose: { from: 'hand', as: 'old' } },
    { may: [{ discard: 'old' }, ask, { coins: { costOf: 'old' } }] },
    { trash: 'old' },
  );
  const t = table(
    { market: [scrap] },
    { hand: ['scrap', 'tower', 'waste'], deck: ['apartment'], others: [{ hand: ['waste', 'tower'] }] },
  ).do('play scrap', 'apply', 'choose tower', 'apply');
  const view = t.game.viewFor(t.s, 1);
  expect(view.effects?.slice(0, 2).map(({ chosen }) => chosen)).toEqual([
    { old: { tower: 1 } },
    { old: { tower: 1 } },
  ]);
  for (let seed = 0; seed < 10; seed++) {
    const copy = dealt(t, 1, seed);
    expect(t.game.viewFor(copy, 1)).toEqual(view);
  }
});

test('cards chosen from chosen ones stay among them when nested steps need only the latter', () => {
  const ask: Step = { 'each-opponent': [{ choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }] };
  const plan = card(
    'plan',
    { choose: { from: 'hand', count: 3, as: 'some' } },
    { choose: { from: 'some', as: 'one' } },
    { may: [ask, { coins: { costOf: 'some' } }] },
    { trash: 'one' },
  );
  const hand = ['plan', 'tower', 'waste', 'express-train', 'apartment', 'skyscraper', 'normal-train'];
  const t = table({ market: [plan] }, { hand, deck: ['waste'], others: [{ hand: ['waste', 'tower'] }] });
  t.do('play plan', 'apply', 'choose express-train', 'choose apartment', 'choose tower');
  t.do('choose tower', 'apply');
  for (let seed = 0; seed < 20; seed++) {
    const [outer, inner] = t.game.viewFor(dealt(t, 1, seed), undefined).effects ?? [];
    expect(inner?.chosen['some']).toEqual(outer?.chosen['some']);
    const some = outer?.chosen['some'] as Record<string, number>;
    expect(Object.keys(outer?.chosen['one'] ?? {}).map((kind) => some[kind])).toEqual([expect.any(Number)]);
  }
});
