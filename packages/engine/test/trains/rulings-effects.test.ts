// Rulings T1 to T22 on playing cards and their effects, one test or more for each.
import { describe, expect, test } from 'vitest';
import { labelOf, gameWith } from './shipped.ts';
import { table } from './table.ts';

const tokyo = gameWith();
const at = (name: string): string => labelOf(tokyo, name);
const SHINAGAWA = at('Shinagawa-Meguro'); // C2, beside fields, river and more
const LAND = { rails: [SHINAGAWA] };

describe('T1', () => {
  test('coins come before the question, the effect runs from top to bottom', () => {
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

test('T2: a rail card profits from its own waiver, and its Waste comes last', () => {
  const mountain = 'E1'; // beside Machida
  const t = table({ market: ['tunnel'] }, { hand: ['tunnel'], rails: [at('Machida')] });
  t.do('play tunnel', 'apply');
  expect(t.legal()).toContain(`rail ${mountain}`);
  t.do(`rail ${mountain}`);
  expect(t.events.map((e) => e.type).slice(-2)).toEqual(['lay', 'gain']);
  expect(t.own.gained).toEqual({ waste: 1 });
});

describe('T3', () => {
  test('opponents cost a coin for each token and exactly one Waste', () => {
    const others = [{ rails: ['E6'] }, { rails: ['E6'] }, { rails: ['E6'] }];
    const t = table({ seats: 4, market: ['tunnel'] }, { hand: ['lay-rails'], ...LAND, coins: 3, others });
    t.do('play lay-rails', 'apply', 'rail E6');
    expect(t.view.coins).toBe(0);
    expect(t.own.gained).toEqual({ waste: 2 }); // one for the opponents, one from the card
  });

  test('Waste is no part of the cost: with an empty pile the rail can still be laid', () => {
    const t = table(
      {},
      { hand: ['lay-rails'], ...LAND, coins: 1, supply: { waste: 0 }, others: [{ rails: ['E6'] }] },
    );
    t.do('play lay-rails', 'apply', 'rail E6');
    expect(t.own.gained).toEqual({});
  });

  test('Collaboration stops the coins and the Waste of opponents, not its own Waste', () => {
    const t = table(
      { market: ['collaboration'] },
      { hand: ['collaboration'], ...LAND, others: [{ rails: ['E6'] }] },
    );
    t.do('play collaboration', 'apply', 'rail E6');
    expect(t.view.coins).toBe(0);
    expect(t.own.gained).toEqual({ waste: 1 });
  });

  test('Dump Site stops every Waste while it is in play, never what came before', () => {
    const t = table(
      { market: ['dump-site'] },
      { hand: ['lay-rails', 'lay-rails', 'dump-site'], ...LAND, coins: 8 },
    );
    t.do('play lay-rails', 'apply', 'rail E6', 'play dump-site', 'apply');
    expect(t.own.gained).toEqual({ waste: 1 });
    t.do('play lay-rails', 'apply', 'rail D5', 'buy apartment');
    expect(t.own.gained).toEqual({ waste: 1, apartment: 1 });
  });
});

describe('T4', () => {
  test.each([
    ['steel-bridge', 'F4', 1],
    ['tunnel', 'E1', 2],
  ])('%s waives its own terrain and not the opponents there', (card, cell, saved) => {
    const rails = card === 'tunnel' ? [at('Machida')] : [at('Jiyugaoka')];
    const others = [{ rails: [cell] }];
    const plain = table({ market: [card] }, { hand: ['lay-rails'], rails, coins: 9, others });
    plain.do('play lay-rails', 'apply', `rail ${cell}`);
    const waived = table({ market: [card] }, { hand: [card], rails, coins: 9, others });
    waived.do(`play ${card}`, 'apply', `rail ${cell}`);
    expect(waived.view.coins - plain.view.coins).toBe(saved);
    expect(waived.view.coins).toBe(8);
  });

  test('Viaduct waives the whole part of a city, stations too, but not opponents or remote locations', () => {
    const city = at('Shinjuku-Shibuya');
    const t = table(
      { market: ['viaduct'] },
      { hand: ['viaduct'], rails: ['E6'], coins: 9, stations: { [city]: 2 }, others: [{ rails: [city] }] },
    );
    t.do('play viaduct', 'apply', `rail ${city}`);
    expect(t.view.coins).toBe(8);
    const remote = table({ market: ['viaduct'] }, { hand: ['viaduct'], rails: [at('Funabashi')], coins: 9 });
    remote.do('play viaduct', 'apply', `rail ${at('Narita')}`);
    expect(remote.view.coins).toBe(6);
  });

  test('Subway waives the coins of opponents but not their Waste', () => {
    const t = table(
      { market: ['subway-excavation'] },
      { hand: ['subway-excavation'], ...LAND, others: [{ rails: ['E6'] }] },
    );
    t.do('play subway-excavation', 'apply', 'rail E6');
    expect(t.view.coins).toBe(0);
    expect(t.own.gained).toEqual({ waste: 2 });
  });

  test.each([
    ['okazu-2012', false],
    ['aeg-2013', true],
  ] as const)('under %s Subway waives remote locations: %s', (rules, waives) => {
    const t = table(
      { rules, market: ['subway-excavation'] },
      { hand: ['subway-excavation'], rails: [at('Funabashi')] },
    );
    t.do('play subway-excavation', 'apply');
    expect(t.legal().includes(`rail ${at('Narita')}`)).toBe(waives);
  });
});

test('T5: surcharges of a cell add up and must be paid at once', () => {
  const city = at('Shinjuku-Shibuya');
  const given = { hand: ['lay-rails'], rails: ['E6'], stations: { [city]: 2 }, others: [{ rails: [city] }] };
  const poor = table({}, { ...given, coins: 3 }).do('play lay-rails', 'apply');
  expect(poor.legal()).not.toContain(`rail ${city}`);
  const rich = table({}, { ...given, coins: 4 }).do('play lay-rails', 'apply', `rail ${city}`);
  expect(rich.view.coins).toBe(0);
});

describe('T6', () => {
  test('without a token left the rail card does nothing, and no Waste comes', () => {
    const t = table({}, { hand: ['lay-rails'], ...LAND, railsLeft: 0 });
    t.do('play lay-rails');
    expect(t.asks).toBe('turn');
    expect(t.own.gained).toEqual({});
  });

  test('without an affordable cell neither, but Ironworks still pays for it', () => {
    // Chichibu's only neighbours are mountains.
    const t = table({ market: ['ironworks'] }, { hand: ['ironworks', 'lay-rails'], rails: [at('Odawara')] });
    t.do('play ironworks', 'apply');
    expect(t.view.coins).toBe(1);
    t.do('play lay-rails');
    expect(t.view.coins).toBe(3);
    const broke = table({}, { hand: ['lay-rails'], rails: [at('Odawara')] }).do('play lay-rails');
    expect(broke.asks).toBe('turn');
    expect(broke.own.gained).toEqual({});
  });
});

describe('T7', () => {
  test('a station goes into any city, own rails there or not, up to its buildings', () => {
    const t = table({}, { hand: ['station-expansion', 'station-expansion'], ...LAND });
    const city = at('Urawa');
    t.do('play station-expansion', 'apply', `station ${city}`, 'play station-expansion', 'apply');
    expect(t.legal()).not.toContain(`station ${city}`);
    expect(t.own.gained).toEqual({ waste: 1 });
  });

  test('without a token or room it does nothing, and no Waste comes', () => {
    const t = table({}, { hand: ['station-expansion'], stationsLeft: 0 }).do('play station-expansion');
    expect(t.asks).toBe('turn');
    expect(t.own.gained).toEqual({});
    const cities = tokyo.tables.definition.map.cells.filter((c) => c.city !== undefined);
    const full = Object.fromEntries(cities.map((c) => [c.label, c.city as number]));
    const crowded = table({}, { hand: ['station-expansion'], stations: full, stationsLeft: 5 }).do(
      'play station-expansion',
    );
    expect(crowded.asks).toBe('turn');
  });
});

test('T8: Ironworks pays two for each rail card played after it, built or not, and stacks', () => {
  const t = table(
    { market: ['ironworks', 'tunnel'] },
    { hand: ['lay-rails', 'ironworks', 'ironworks', 'tunnel', 'station-expansion'], ...LAND },
  );
  t.do('play lay-rails', 'decline');
  expect(t.view.coins).toBe(0);
  t.do('play ironworks', 'apply', 'play ironworks', 'apply');
  expect(t.view.coins).toBe(2);
  t.do('play tunnel', 'decline');
  expect(t.view.coins).toBe(6);
  t.do('play station-expansion', 'decline');
  expect(t.view.coins).toBe(6);
});

describe('T9', () => {
  test('rail and station cards are no action cards', () => {
    const { cards } = gameWith({ market: ['tunnel', 'viaduct', 'collaboration', 'steel-bridge'] }).tables
      .definition;
    for (const card of cards)
      if (card.categories.includes('rail') || card.categories.includes('station'))
        expect(card.categories).not.toContain('action');
  });

  test('the five selectable trains are both', () => {
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

  test('a copied lasting effect is held by the Office', () => {
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
  ] as const)('under %s it copies from the %s', (rules, _zone, model) => {
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

test('T12: Early Train is for bought cards, one by one; the Waste of a bought victory card is gained', () => {
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

describe('T13', () => {
  test('a draw reshuffles only when a card is needed and the deck is empty', () => {
    const market = ['passing-station'];
    const t = table({ market }, { hand: ['passing-station'], deck: ['waste'], discard: ['tower'] });
    t.do('play passing-station', 'apply');
    expect(t.own.discard).toEqual({ tower: 1 });
    expect(t.own.deckSize).toBe(0);
  });

  test('what cannot be drawn is lost, and gained cards never take part', () => {
    const t = table(
      { market: ['control-room'] },
      { hand: ['control-room'], deck: ['waste'], discard: ['tower'], gained: ['apartment'] },
    );
    t.do('play control-room', 'apply');
    expect(t.own.hand).toEqual({ waste: 1, tower: 1 });
    expect(t.own.gained).toEqual({ apartment: 1 });
    expect(t.happened('shuffle')).toHaveLength(1);
  });

  test('cards being looked at are in no pile', () => {
    const market = ['information-central'];
    const t = table({ market }, { hand: ['information-central'], deck: ['tower'], discard: ['waste'] });
    t.do('play information-central', 'apply');
    expect(t.own.aside).toEqual({ tower: 1, waste: 1 });
    expect(t.own.deckSize).toBe(0);
    expect(t.own.discard).toEqual({});
  });
});

describe('T14', () => {
  test('Garage needs two cards to discard after its draw', () => {
    const few = table({ market: ['garage'] }, { hand: ['garage'], deck: ['waste'] }).do('play garage');
    expect(few.asks).toBe('turn');
    const enough = table({ market: ['garage'] }, { hand: ['garage'], deck: ['waste'], discard: ['tower'] });
    enough.do('play garage', 'apply', 'choose tower', 'choose waste');
    expect(enough.own.discard).toEqual({ waste: 1, tower: 1 });
  });

  test('as far as possible it does what it can', () => {
    const switches = { effects: 'as-far-as-possible' };
    const t = table({ market: ['garage'], switches }, { hand: ['garage'], deck: ['waste'] });
    t.do('play garage', 'apply', 'choose waste');
    expect(t.own.discard).toEqual({ waste: 1 });
  });
});

describe('T15', () => {
  const market = ['command-central'];
  test('any kind in this game may be named', () => {
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

test('T16: Information Central shows up to four, takes one or none, the rest goes back in any order', () => {
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

test('T18: what Temporary Timetable reveals takes no part in a reshuffle it causes', () => {
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

describe('T19', () => {
  test.each(['pulling', 'switchback', 'wagon-factory', 'maintenance-factory', 'amusement-park'])(
    '%s without a qualifying card is not applicable',
    (card) => {
      const t = table({ market: [card] }, { hand: [card, 'waste'], discard: ['tower'], play: ['lay-rails'] });
      t.do(`play ${card}`);
      expect(t.asks).toBe('turn');
    },
  );

  test('Wagon Factory may take a cheaper train, and its pile must not be empty', () => {
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

  test('a train that leads to nothing is not offered', () => {
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

test('T21: an option of Station Crew that can do nothing may not be chosen', () => {
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
])('T22: any number of %s includes zero', (card, coins) => {
  const t = table({ market: [card] }, { hand: [card, 'waste'], deck: ['tower'] }).do(
    `play ${card}`,
    'apply',
    'done',
  );
  expect(t.view.coins).toBe(coins);
  expect(t.own.hand).toEqual({ waste: 1 });
});

test('T22: any number means any kinds, each as often as it is there', () => {
  const hand = ['conductors-station', 'waste', 'waste', 'tower', 'lay-rails'];
  const t = table({ market: ['conductors-station'] }, { hand, deck: ['skyscraper', 'apartment', 'waste'] });
  t.do('play conductors-station', 'apply');
  expect(t.legal()).toEqual(['choose lay-rails', 'choose tower', 'choose waste', 'done']);
  t.do('choose tower', 'choose waste', 'done');
  expect(t.own.discard).toEqual({ tower: 1, waste: 1 });
  expect(t.own.hand).toEqual({ 'lay-rails': 1, waste: 1, skyscraper: 1, apartment: 1 });
});
