// Rulings T13 and T15 to T18 on drawing, and on cards that look at or reveal the top of a deck.
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('T13', () => {
  test('a draw reshuffles only when a card is needed and the deck is empty', () => {
    const market = ['passing-station'];
    const t = table({ market }, { hand: ['passing-station'], deck: ['waste'], discard: ['tower'] });
    t.do('play passing-station', 'apply');
    expect(t.own.discard).toEqual({ tower: 1 });
    expect(t.own.deckSize).toBe(0);
  });

  test('draws beyond the discard pile are lost, and gained cards are never shuffled in', () => {
    const t = table(
      { market: ['control-room'] },
      { hand: ['control-room'], deck: ['waste'], discard: ['tower'], gained: ['apartment'] },
    );
    t.do('play control-room', 'apply');
    expect(t.own.hand).toEqual({ waste: 1, tower: 1 });
    expect(t.own.gained).toEqual({ apartment: 1 });
    expect(t.happened('shuffle')).toHaveLength(1);
  });

  test('cards being looked at are not in any pile', () => {
    const market = ['information-central'];
    const t = table({ market }, { hand: ['information-central'], deck: ['tower'], discard: ['waste'] });
    t.do('play information-central', 'apply');
    expect(t.own.aside).toEqual({ tower: 1, waste: 1 });
    expect(t.own.deckSize).toBe(0);
    expect(t.own.discard).toEqual({});
  });
});

describe('T15', () => {
  const market = ['command-central'];
  test('a player may name any kind in the game', () => {
    const t = table({ market }, { hand: ['command-central'], deck: ['tower', 'waste'] });
    t.do('play command-central', 'apply');
    expect(t.own.hand).toEqual({ tower: 1 });
    expect(t.legal()).toContain('name normal-train');
    expect(t.legal()).toContain('name waste');
    t.do('name waste');
    expect(t.own.hand).toEqual({ tower: 1, waste: 1 });
  });

  test('a card that does not match goes back on top', () => {
    const t = table({ market }, { hand: ['command-central'], deck: ['tower', 'waste'] });
    t.do('play command-central', 'apply', 'name tower');
    expect(t.own.hand).toEqual({ tower: 1 });
    expect(t.own.deckTop).toEqual(['waste']);
  });
});

test('T16: Information Central looks at up to four cards, takes one or none, and puts the rest back in any order', () => {
  const deck = ['tower', 'waste', 'lay-rails'];
  const t = table({ market: ['information-central'] }, { hand: ['information-central'], deck });
  t.do('play information-central', 'apply');
  expect(t.legal()).toContain('done');
  t.do('choose lay-rails');
  t.do('put tower');
  expect(t.own.deckTop).toEqual(['waste', 'tower']);
  const none = table({ market: ['information-central'] }, { hand: ['information-central'], deck });
  none.do('play information-central', 'apply', 'done', 'put waste', 'put tower');
  expect(none.own.deckTop).toEqual(['lay-rails', 'tower', 'waste']);
});

test('T17: Signals draws, then looks at the top card and keeps or discards it', () => {
  const given = { hand: ['signals'], deck: ['tower', 'waste'] };
  const keep = table({ market: ['signals'] }, given).do('play signals', 'apply', 'done');
  expect(keep.own.deckTop).toEqual(['waste']);
  const drop = table({ market: ['signals'] }, given).do('play signals', 'apply', 'choose waste');
  expect(drop.own.discard).toEqual({ waste: 1 });
  expect(drop.own.hand).toEqual({ tower: 1 });
});

test('T18: what Temporary Timetable reveals is not part of a reshuffle it causes', () => {
  const market = ['temporary-timetable'];
  const given = {
    hand: ['temporary-timetable'],
    deck: ['waste', 'waste'],
    discard: ['express-train', 'normal-train'],
  };
  const t = table({ market }, given).do('play temporary-timetable', 'apply');
  expect(t.own.hand).toEqual({ 'express-train': 1, 'normal-train': 1 });
  expect(t.own.discard).toEqual({ waste: 2 });
  expect(t.own.deckSize).toBe(0);
});
