// Rulings T1, T9 to T12, T14 and T19 to T22 on playing cards and applying their effects.
import { describe, expect, test } from 'vitest';
import { labelOf, gameWith } from './shipped.ts';
import { table } from './table.ts';

const LAND = { rails: [labelOf(gameWith(), 'Shinagawa-Meguro')] };

describe('T1', () => {
  test('coins come before the question, and the effect runs from top to bottom', () => {
    const t = table(
      { market: ['garage'] },
      { hand: ['garage', 'waste', 'waste'], deck: ['express-train', 'lay-rails'] },
    );
    t.do('play garage');
    expect(t.view.coins).toBe(1);
    expect(t.asks).toBe('effect');
    t.do('apply');
    expect(t.own.hand).toEqual({ waste: 2, 'express-train': 1, 'lay-rails': 1 });
    t.do('choose waste', 'choose waste');
    expect(t.own.discard).toEqual({ waste: 2 });
  });

  test('a declined effect leaves only the coins', () => {
    const t = table({ market: ['garage'] }, { hand: ['garage', 'waste', 'waste'], deck: ['express-train'] });
    t.do('play garage', 'decline');
    expect(t.view.coins).toBe(1);
    expect(t.own.hand).toEqual({ waste: 2 });
  });
});

describe('T9', () => {
  test('rail and station cards are not action cards', () => {
    const { cards } = gameWith({ market: ['tunnel', 'viaduct', 'collaboration', 'steel-bridge'] }).tables
      .definition;
    for (const card of cards)
      if (card.categories.includes('rail') || card.categories.includes('station'))
        expect(card.categories).not.toContain('action');
  });

  test('the five selectable trains are both train and action cards', () => {
    const trains = ['bullet-train', 'early-train', 'freight-train', 'mail-train', 'tourist-train'];
    const { cards } = gameWith({ market: trains }).tables.definition;
    for (const id of trains) expect(cards.find((c) => c.id === id)?.categories).toEqual(['train', 'action']);
  });
});

describe('T10', () => {
  test('the Office cannot copy an Office', () => {
    const t = table(
      { market: ['stationmaster-office'] },
      { hand: ['stationmaster-office'], play: ['stationmaster-office'] },
    );
    t.do('play stationmaster-office');
    expect(t.asks).toBe('turn');
  });

  test('copying Holiday Timetable trashes the Office itself', () => {
    const market = ['stationmaster-office', 'holiday-timetable'];
    const t = table({ market }, { hand: ['stationmaster-office'], play: ['holiday-timetable'] });
    t.do('play stationmaster-office', 'apply', 'choose holiday-timetable');
    expect(t.view.trash).toEqual({ 'stationmaster-office': 1 });
    expect(t.own.play).toEqual({ 'holiday-timetable': 1 });
    expect(t.view.coins).toBe(3);
  });

  test('the Office holds the lasting effect it copies', () => {
    const market = ['stationmaster-office', 'ironworks'];
    const t = table(
      { market, rules: 'aeg-2013' },
      { hand: ['stationmaster-office', 'ironworks', 'lay-rails'], ...LAND },
    );
    t.do('play stationmaster-office', 'apply', 'choose ironworks');
    expect(t.view.coins).toBe(0);
    t.do('play lay-rails', 'decline');
    expect(t.view.coins).toBe(2);
    expect(t.own.hand).toEqual({ ironworks: 1 });
  });

  test.each([
    ['okazu-2012', 'play', 'landfill'],
    ['aeg-2013', 'hand', 'mail-train'],
  ] as const)('under %s the Office copies from the %s', (rules, _zone, model) => {
    const market = ['stationmaster-office', 'landfill', 'mail-train'];
    const given = { hand: ['stationmaster-office', 'mail-train', 'waste'], play: ['landfill'] };
    const t = table({ market, rules }, given).do('play stationmaster-office', 'apply');
    expect(t.legal()).toEqual([`choose ${model}`]);
  });
});

test('T11: Bullet Train counts a Normal Train in play when it resolves, not one played later', () => {
  const first = table({ market: ['bullet-train'] }, { hand: ['bullet-train', 'normal-train'] });
  first.do('play bullet-train', 'apply', 'play normal-train');
  expect(first.view.coins).toBe(2);
  const later = table(
    { market: ['bullet-train'] },
    { hand: ['bullet-train', 'normal-train', 'normal-train'] },
  );
  later.do('play normal-train', 'play normal-train', 'play bullet-train', 'apply');
  expect(later.view.coins).toBe(4);
});

test('T12: Early Train asks about each bought card, but not about the Waste of a bought victory card', () => {
  const t = table(
    { market: ['early-train', 'landfill'] },
    { hand: ['early-train'], coins: 9, deck: ['waste'] },
  );
  t.do('play early-train', 'apply', 'buy tower');
  expect(t.asks).toBe('may');
  t.do('apply', 'buy landfill', 'decline');
  expect(t.own.deckTop).toEqual(['tower', 'waste']);
  expect(t.own.gained).toEqual({ waste: 1, landfill: 1 });
});

describe('T14', () => {
  test('Garage needs two cards to discard after its draw', () => {
    const few = table({ market: ['garage'] }, { hand: ['garage'], deck: ['waste'] }).do('play garage');
    expect(few.asks).toBe('turn');
    const enough = table({ market: ['garage'] }, { hand: ['garage'], deck: ['waste'], discard: ['tower'] });
    enough.do('play garage', 'apply', 'choose tower', 'choose waste');
    expect(enough.own.discard).toEqual({ waste: 1, tower: 1 });
  });

  test('where effects are done as far as possible, Garage discards what it can', () => {
    const switches = { effects: 'as-far-as-possible' };
    const t = table({ market: ['garage'], switches }, { hand: ['garage'], deck: ['waste'] });
    t.do('play garage', 'apply', 'choose waste');
    expect(t.own.discard).toEqual({ waste: 1 });
  });
});

describe('T19', () => {
  test.each(['pulling', 'switchback', 'wagon-factory', 'maintenance-factory', 'amusement-park'])(
    '%s asks for nothing without a qualifying card',
    (card) => {
      const t = table({ market: [card] }, { hand: [card, 'waste'], discard: ['tower'], play: ['lay-rails'] });
      t.do(`play ${card}`);
      expect(t.asks).toBe('turn');
    },
  );

  test('Wagon Factory may take a cheaper train, but never from an empty pile', () => {
    const supply = { 'express-train': 0, 'limited-express-train': 0 };
    const none = table({ market: ['wagon-factory'] }, { hand: ['wagon-factory', 'normal-train'], supply });
    expect(none.do('play wagon-factory').asks).toBe('turn');
    const given = {
      hand: ['wagon-factory', 'normal-train', 'limited-express-train'],
      supply: { 'express-train': 1 },
    };
    const t = table({ market: ['wagon-factory', 'bullet-train'] }, given);
    t.do('play wagon-factory', 'apply', 'choose limited-express-train');
    expect(t.legal()).toEqual(['gain express-train', 'gain limited-express-train', 'gain bullet-train']);
    t.do('gain bullet-train');
    expect(t.own.hand).toEqual({ 'normal-train': 1, 'bullet-train': 1 });
    expect(t.view.trash).toEqual({ 'limited-express-train': 1 });
  });

  test('Wagon Factory does not offer a train that leads to nothing', () => {
    const supply = { 'express-train': 0 };
    const t = table(
      { market: ['wagon-factory'] },
      { hand: ['wagon-factory', 'normal-train', 'express-train'], supply },
    );
    t.do('play wagon-factory', 'apply');
    expect(t.legal()).toEqual(['choose express-train']);
  });

  test('Normal Trains are never in the supply', () => {
    const t = table(
      { market: ['maintenance-factory'] },
      { hand: ['maintenance-factory', 'normal-train', 'express-train'] },
    );
    t.do('play maintenance-factory', 'apply');
    expect(t.legal()).toEqual(['choose express-train']);
    t.do('choose express-train');
    expect(t.own.gained).toEqual({ 'express-train': 1 });
    expect(t.own.hand).toEqual({ 'normal-train': 1, 'express-train': 1 });
  });
});

test('T20: two Amusement Parks may pay for the same train, by its printed value', () => {
  const market = ['amusement-park', 'bullet-train'];
  const t = table(
    { market },
    { hand: ['amusement-park', 'amusement-park'], play: ['limited-express-train', 'bullet-train'] },
  );
  t.do('play amusement-park', 'apply', 'choose limited-express-train');
  t.do('play amusement-park', 'apply', 'choose limited-express-train');
  expect(t.view.coins).toBe(8);
});

test('T21: Station Crew does not offer an option that can do nothing', () => {
  const t = table({ market: ['station-crew'] }, { hand: ['station-crew'] }).do('play station-crew', 'apply');
  expect(t.legal()).toEqual(['option 2']);
  const all = table({ market: ['station-crew'] }, { hand: ['station-crew', 'waste'], deck: ['tower'] });
  expect(all.do('play station-crew', 'apply').legal()).toEqual(['option 1', 'option 2', 'option 3']);
  all.do('option 3', 'choose waste');
  expect(all.view.supply['waste']).toBe(71);
});

test.each([
  ['freight-train', 1],
  ['mail-train', 1],
  ['conductors-station', 0],
])('T22: any number includes zero for %s', (card, coins) => {
  const t = table({ market: [card] }, { hand: [card, 'waste'], deck: ['tower'] }).do(
    `play ${card}`,
    'apply',
    'done',
  );
  expect(t.view.coins).toBe(coins);
  expect(t.own.hand).toEqual({ waste: 1 });
});

test('T22: any number means any mix of the cards that are there', () => {
  const hand = ['conductors-station', 'waste', 'waste', 'tower', 'lay-rails'];
  const t = table({ market: ['conductors-station'] }, { hand, deck: ['skyscraper', 'apartment', 'waste'] });
  t.do('play conductors-station', 'apply');
  expect(t.legal()).toEqual(['choose lay-rails', 'choose tower', 'choose waste', 'done']);
  t.do('choose tower', 'choose waste', 'done');
  expect(t.own.discard).toEqual({ tower: 1, waste: 1 });
  expect(t.own.hand).toEqual({ 'lay-rails': 1, waste: 1, skyscraper: 1, apartment: 1 });
});
