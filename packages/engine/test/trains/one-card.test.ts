// Ruling T35: a trigger or a step acts on the very card that was bought, played or chosen, not on another of its kind.
import { describe, expect, test } from 'vitest';
import { card } from './card.ts';
import { table, type Given, type Table } from './table.ts';

const onBuy = (...steps: object[]) => [{ trigger: { on: 'buy', do: steps } }];
const TWO = ['early-train', 'early-train'];

describe('T35: two Early Trains and one bought card', () => {
  const market = ['early-train', 'maintenance-factory', 'stationmaster-office'];
  const withBoth = (given: Given): Table => {
    const t = table({ market }, { coins: 20, deck: ['waste'], ...given });
    return t.do('play early-train', 'apply', 'play early-train', 'apply');
  };

  test('the second finds nothing, even if another of the kind was gained in another way', () => {
    const t = withBoth({ hand: [...TWO, 'maintenance-factory', 'express-train'] });
    t.do('play maintenance-factory', 'apply', 'choose express-train', 'buy express-train');
    expect([t.asks, t.own.gained]).toEqual(['may', { 'express-train': 2 }]);
    t.do('apply');
    expect(t.asks).toBe('turn');
    expect(t.own.deckTop).toEqual(['express-train', 'waste']);
    expect(t.own.gained).toEqual({ 'express-train': 1 });
  });

  test('nor after one was bought and declined twice', () => {
    const t = withBoth({ hand: TWO });
    t.do('buy express-train', 'decline', 'decline', 'buy express-train', 'apply');
    expect(t.asks).toBe('turn');
    expect(t.own.gained).toEqual({ 'express-train': 1 });
  });

  test('nor after one was bought before they were played', () => {
    const t = table({ market }, { hand: TWO, coins: 20, deck: ['waste'] });
    t.do('buy express-train', 'play early-train', 'apply', 'play early-train', 'apply');
    t.do('buy express-train', 'apply');
    expect(t.asks).toBe('turn');
    expect(t.own.gained).toEqual({ 'express-train': 1 });
  });

  test('the second is asked when the first is declined', () => {
    const t = withBoth({ hand: TWO, gained: ['express-train'] });
    t.do('buy express-train', 'decline');
    expect(t.asks).toBe('may');
    t.do('apply');
    expect([t.asks, t.own.gained]).toEqual(['turn', { 'express-train': 1 }]);
  });

  test('they are asked, newest first', () => {
    const given = { hand: ['early-train', 'stationmaster-office'], coins: 9 };
    const t = table({ market }, given).do('play early-train', 'apply');
    t.do('play stationmaster-office', 'apply', 'choose early-train', 'buy express-train');
    expect(t.game.decision(t.s)?.card).toBe('stationmaster-office');
    t.do('decline');
    expect(t.game.decision(t.s)?.card).toBe('early-train');
  });
});

describe('T35: the card that was bought or gained', () => {
  test('is gone for triggers once its own steps have moved it', () => {
    const ghost = card('ghost', { onBuy: [{ trash: 'it' }] });
    const given = { hand: ['early-train'], coins: 20, gained: ['ghost'] };
    const t = table({ market: ['early-train', ghost] }, given).do('play early-train', 'apply', 'buy ghost');
    expect([t.asks, t.view.trash, t.own.gained]).toEqual(['turn', { ghost: 1 }, { ghost: 1 }]);
  });

  test('is gone for a trigger on buying once one on gaining has moved it', () => {
    const sender = card('sender', {
      whileInPlay: [
        { trigger: { on: 'gain', where: { card: 'tower' }, do: [{ move: { cards: 'it', to: 'hand' } }] } },
      ],
    });
    const t = table(
      { market: ['early-train', sender] },
      { hand: ['early-train', 'sender'], coins: 20, gained: ['tower'] },
    );
    t.do('play early-train', 'apply', 'play sender', 'apply', 'buy tower');
    expect([t.asks, t.own.hand, t.own.gained]).toEqual(['turn', { tower: 1 }, { tower: 1, waste: 1 }]);
  });

  test('is acted on where it was put, not where another of its kind is', () => {
    const sender = card('sender', {
      whileInPlay: [{ trigger: { on: 'gain', do: [{ move: { cards: 'it', to: 'deck-top' } }] } }],
    });
    const market = ['wagon-factory', sender];
    const given = { hand: ['sender', 'wagon-factory', 'normal-train'], gained: ['express-train'] };
    const t = table({ market }, given);
    t.do('play sender', 'apply', 'play wagon-factory', 'apply', 'choose normal-train');
    expect(t.own.gained).toEqual({ 'express-train': 1 });
    expect([t.own.hand, t.own.deckTop]).toEqual([{}, ['express-train']]);
  });

  test('is not looked for elsewhere after it went to the deck', () => {
    const twice = card('twice', {
      whileInPlay: onBuy({ move: { cards: 'it', to: 'deck-top' } }, { trash: 'it' }),
    });
    const t = table({ market: [twice] }, { hand: ['twice'], coins: 9, gained: ['tower'] });
    t.do('play twice', 'apply', 'buy tower');
    expect([t.view.trash, t.own.gained['tower'], t.own.deckTop]).toEqual([{}, 1, ['tower']]);
  });

  test('goes where steps after a choice send it', () => {
    const maybe = card('maybe', {
      whileInPlay: onBuy({ may: [{ move: { cards: 'it', to: 'hand' } }] }, { discard: 'it' }),
    });
    const given = { hand: ['maybe', 'tower'], coins: 9, gained: ['tower'] };
    const t = table({ market: [maybe] }, given).do('play maybe', 'apply', 'buy tower', 'apply');
    expect([t.own.hand, t.own.discard, t.own.gained['tower']]).toEqual([{ tower: 1 }, { tower: 1 }, 1]);
  });

  test('means itself by "this card" in its own steps, not a copy in play', () => {
    const own = card('own', { value: 1, onBuy: [{ trash: 'self' }] });
    const t = table({ market: [own] }, { hand: ['own'], coins: 9 }).do('play own', 'buy own');
    expect([t.own.play, t.own.gained, t.view.trash]).toEqual([{ own: 1 }, {}, { own: 1 }]);
  });
});

describe('T35: the card that was played', () => {
  const back = card('back', {
    whileInPlay: [{ trigger: { on: 'play', do: [{ move: { cards: 'it', to: 'deck-top' } }] } }],
  });

  test('is not replaced by another in play once a trigger has moved it', () => {
    const shot = card('shot', { effect: [{ coins: 1 }, { trash: 'self' }] });
    const given = { hand: ['shot', 'back', 'shot'], coins: 0 };
    const t = table({ market: [shot, back], switches: { effects: 'as-far-as-possible' } }, given);
    t.do('play shot', 'decline', 'play back', 'apply', 'play shot');
    expect(t.own.deckTop).toEqual(['shot']);
    t.do('apply');
    expect([t.view.trash, t.own.play]).toEqual([{}, { shot: 1, back: 1 }]);
    const strict = table({ market: [shot, back] }, given);
    strict.do('play shot', 'decline', 'play back', 'apply', 'play shot');
    expect(strict.asks).toBe('turn');
  });

  test('cannot be trashed twice, even if another is in play', () => {
    const shot = card('shot', { effect: [{ trash: 'self' }, { trash: 'self' }] });
    const t = table({ market: [shot] }, { hand: ['shot', 'shot'] });
    t.do('play shot', 'decline', 'play shot', 'apply');
    expect([t.own.play, t.view.trash]).toEqual([{ shot: 1 }, { shot: 1 }]);
  });

  test("takes its own lasting effect along when its trigger removes it, not another's", () => {
    const once = card('once', { whileInPlay: onBuy({ score: 1 }, { trash: 'self' }) });
    const t = table({ market: [once] }, { hand: ['once', 'once'], coins: 20 });
    t.do('play once', 'decline', 'play once', 'apply', 'buy lay-rails');
    expect([t.own.track, t.own.play, t.view.lasting]).toEqual([1, { once: 1 }, []]);
    t.do('buy lay-rails');
    expect(t.own.track).toBe(1);
  });

  test("does not end another copier's effect when it copies the same one", () => {
    const once = card('once', { whileInPlay: onBuy({ score: 1 }, { trash: 'self' }) });
    const market = [once, 'dump-site', 'stationmaster-office'];
    const play = ['once', 'dump-site'];
    const hand = ['stationmaster-office', 'stationmaster-office'];
    const t = table({ market }, { hand, play, coins: 20 });
    t.do('play stationmaster-office', 'apply', 'choose once');
    t.do('play stationmaster-office', 'apply', 'choose dump-site', 'buy apartment');
    expect([t.view.ignoresWaste, t.own.gained, t.own.track]).toEqual([true, { apartment: 1 }, 1]);
  });
});

describe('T35: cards that an effect has chosen or turned over', () => {
  test('are not confused with equal ones that were already there', () => {
    const glance = card('glance', { effect: [{ reveal: { count: 1, as: 'shown' } }] });
    const market = [glance, 'information-central'];
    const deck = ['tower', 'tower', 'waste'];
    const t = table({ market }, { hand: ['glance', 'information-central'], deck });
    t.do('play glance', 'apply', 'play information-central', 'apply', 'choose tower');
    // The tower that was looked at stays aside.
    expect([t.own.aside, t.own.hand, t.own.deckTop]).toEqual([{ tower: 1 }, { tower: 1 }, ['waste']]);
  });

  test('are not replaced by equal ones drawn later', () => {
    const swap = card('swap', {
      effect: [
        { choose: { from: 'hand', as: 'old' } },
        { discard: { from: 'hand' } },
        { draw: 1 },
        { trash: 'old' },
      ],
    });
    const t = table({ market: [swap] }, { hand: ['swap', 'waste', 'tower'], deck: ['tower'] });
    t.do('play swap', 'apply', 'choose tower');
    expect([t.own.hand, t.view.trash, t.own.discard]).toEqual([{ tower: 1 }, {}, { waste: 1, tower: 1 }]);
  });

  test('are gone when a reshuffle has taken them', () => {
    const dig = card('dig', {
      effect: [
        { choose: { from: 'discard', as: 'old' } },
        { draw: 1 },
        { discard: { from: 'hand' } },
        { trash: 'old' },
      ],
    });
    const t = table({ market: [dig] }, { hand: ['dig'], discard: ['tower'] });
    t.do('play dig', 'apply', 'choose tower');
    expect([t.view.trash, t.own.discard]).toEqual([{}, { tower: 1 }]);
  });

  test('follow the cards they were chosen from', () => {
    const best = card('best', {
      effect: [
        { look: { count: 2, as: 'seen' } },
        { choose: { from: 'seen', as: 'best' } },
        { move: { cards: 'seen', to: 'hand' } },
        { trash: 'best' },
      ],
    });
    const t = table({ market: [best] }, { hand: ['best', 'tower'], deck: ['tower', 'waste'] });
    t.do('play best', 'apply', 'choose tower');
    expect([t.own.hand, t.view.trash]).toEqual([{ tower: 1, waste: 1 }, { tower: 1 }]);
  });

  test('belong to the seat that chose them', () => {
    const both = card('both', {
      effect: [{ choose: { from: 'hand', as: 'mine' } }, { 'each-player': [{ discard: 'mine' }] }],
    });
    const t = table({ market: [both] }, { hand: ['both', 'tower'], others: [{ hand: ['tower'] }] });
    t.do('play both', 'apply', 'choose tower');
    expect(t.view.seat.map(({ discard }) => discard)).toEqual([{ tower: 1 }, {}]);
  });

  test('are those of this effect, not of an earlier one that used the same name', () => {
    const perhaps = card('perhaps', {
      effect: [
        {
          if: {
            test: { there: { from: 'hand', where: { card: 'waste' } } },
            then: [{ choose: { from: 'hand', where: { card: 'waste' }, as: 'x' } }, { discard: 'x' }],
          },
        },
        { coins: { count: 'x' } },
      ],
    });
    const t = table({ market: [perhaps] }, { hand: ['perhaps', 'perhaps', 'waste'] });
    t.do('play perhaps', 'apply', 'choose waste', 'play perhaps', 'apply');
    expect([t.asks, t.view.coins]).toEqual(['turn', 1]);
  });
});
