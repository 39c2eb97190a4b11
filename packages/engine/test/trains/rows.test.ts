// Rows of the market (T38): how they are dealt and refilled, when they are empty, and what nobody can know.
import { describe, expect, test } from 'vitest';
import { cloneState, createRng } from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import { gameWith, type GameOptions } from './shipped.ts';
import { table } from './table.ts';

const ROW = ['mail-train', 'garage', 'tunnel'] as const;
const OPTIONS: GameOptions = { market: [], rows: [{ show: 2, cards: ROW }] };
const card = (id: string, effect: readonly object[]): object => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 1,
  effect,
});
const withCard = (effect: readonly object[]): GameOptions => ({
  ...OPTIONS,
  market: [card('test', effect) as never],
});
const open = (supply: Readonly<Record<string, number>>): number =>
  ROW.reduce((sum, id) => sum + (supply[id] ?? 0), 0);

describe('the deck', () => {
  test('so many cards lie open at the start, different ones with each seed', () => {
    const game = gameWith(OPTIONS);
    const deals = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const s = game.createState();
      s.events = [];
      game.start(s, seed);
      const { supply, rowDeck = {} } = game.viewFor(s, 0);
      expect([open(supply), open(rowDeck)]).toEqual([2, 4]);
      const [setUp] = s.events;
      expect(setUp).toMatchObject({ type: 'set-up', rowDeck });
      expect(open(setUp?.['supply'] as Record<string, number>)).toBe(2);
      deals.add(JSON.stringify(ROW.map((id) => supply[id])));
    }
    expect(deals.size).toBeGreaterThan(3);
  });

  test('a card that is bought is replaced at once, by any that is left', () => {
    const next = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const one = table(OPTIONS, { supply: { garage: 1, 'mail-train': 1 }, coins: 9 });
      one.game.resample(one.s, 0, createRng(seed));
      expect(one.view.rowDeck).toEqual({ garage: 1, 'mail-train': 1, tunnel: 2 });
      one.do('buy garage');
      expect(open(one.view.supply)).toBe(2);
      const [event] = one.happened('refill');
      expect(one.events.map(({ type }) => type)).toEqual(['buy', 'refill']);
      next.add(String(event?.['card']));
    }
    expect([...next].sort()).toEqual(['garage', 'mail-train', 'tunnel']);
  });

  test('nobody can tell which card comes next: redealt positions look the same and go on differently', () => {
    const one = table(OPTIONS, { supply: { garage: 1, 'mail-train': 1 }, coins: 9 });
    const seen = one.game.viewFor(one.s, 0);
    const next = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const copy = cloneState(one.s);
      one.game.resample(copy, 0, createRng(seed));
      expect(one.game.viewFor(copy, 0)).toEqual(seen);
      one.game.applyChoice(copy, one.game.parseChoice(copy, 'buy garage'));
      next.add(JSON.stringify(one.game.viewFor(copy, 0).supply));
    }
    expect(next.size).toBe(3);
  });

  test('only what lies open can be bought, as often as it lies there', () => {
    const one = table(OPTIONS, { supply: { garage: 2 }, rowDeck: {}, coins: 9 });
    expect(one.legal().filter((text) => text.includes('garage'))).toEqual(['buy garage']);
    expect(one.legal()).not.toContain('buy mail-train');
    expect(whyNot(one.game, one.s, 'buy mail-train')).toEqual({ reason: 'not-open', card: 'mail-train' });
    one.do('buy garage', 'buy garage');
    expect(one.view.supply['garage']).toBe(0);
  });

  test('cards that come back lie open too, and the row is not refilled before fewer are open', () => {
    const options = withCard([{ choose: { from: 'hand', as: 'back' } }, { return: 'back' }]);
    const one = table(options, {
      hand: ['test', 'garage'],
      supply: { 'mail-train': 2 },
      rowDeck: { tunnel: 1 },
      coins: 9,
    });
    one.do('play test', 'apply', 'choose garage');
    expect(one.view.supply).toMatchObject({ 'mail-train': 2, garage: 1 });
    one.do('buy garage');
    expect(one.happened('refill')).toEqual([]);
    one.do('buy mail-train');
    expect(one.view.supply).toMatchObject({ 'mail-train': 1, tunnel: 1 });
  });

  test('cards moved out of the supply are replaced as well', () => {
    const options = withCard([
      { choose: { from: 'supply', where: { card: 'garage' }, as: 'gone' } },
      { trash: 'gone' },
    ]);
    const one = table(options, {
      hand: ['test'],
      supply: { garage: 1, 'mail-train': 1 },
      rowDeck: { tunnel: 1 },
    });
    one.do('play test', 'apply', 'choose garage');
    expect(one.view.supply).toMatchObject({ garage: 0, 'mail-train': 1, tunnel: 1 });
  });
});

describe('looking ahead', () => {
  const gainTwo = withCard([
    { gain: { where: { card: 'garage' }, to: 'hand' } },
    { gain: { where: { card: 'tunnel' } } },
  ]);

  test('what may lie open once a card has been taken counts', () => {
    const given = {
      hand: ['test'],
      supply: { garage: 1 },
      rowDeck: { tunnel: 1, 'mail-train': 1 },
    };
    const one = table(gainTwo, given).do('play test');
    expect(one.legal()).toContain('apply');
  });

  test('what is not left in the deck does not', () => {
    const given = { hand: ['test'], supply: { garage: 1 }, rowDeck: { 'mail-train': 2 } };
    const one = table(gainTwo, given).do('play test');
    expect(one.asks).toBe('turn');
  });

  test('and what is in the deck cannot be taken first', () => {
    const given = { hand: ['test'], supply: { tunnel: 1 }, rowDeck: { garage: 1 } };
    const one = table(gainTwo, given).do('play test');
    expect(one.asks).toBe('turn');
  });
});

describe('the end', () => {
  const ends: GameOptions = { ...OPTIONS, change: { end: { emptyPiles: 1, rounds: 50 } } };

  test('a row counts as one pile, which is empty when none of its cards is left', () => {
    const one = table(ends, { supply: { garage: 1 }, rowDeck: { 'mail-train': 1 }, coins: 9 });
    one.do('buy garage', 'end');
    expect(one.view.end).toBeUndefined();
    const last = table(ends, { supply: { garage: 1 }, rowDeck: {}, coins: 9 }).do('buy garage', 'end');
    expect(last.view.end).toBe('piles');
  });

  test('a row whose last card comes back is not empty', () => {
    const options = {
      ...ends,
      market: [card('test', [{ choose: { from: 'hand', as: 'back' } }, { return: 'back' }]) as never],
    };
    const one = table(options, { hand: ['test', 'garage'], supply: { garage: 0 }, rowDeck: {} });
    one.do('play test', 'apply', 'choose garage', 'end');
    expect(one.view.end).toBeUndefined();
  });
});
