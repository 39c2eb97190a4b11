// Rulings T2 to T8 on laying rails and building stations: what they cost, what waives it, what they bring.
import { describe, expect, test } from 'vitest';
import { labelOf, gameWith } from './shipped.ts';
import { table } from './table.ts';

const tokyo = gameWith();
const at = (name: string): string => labelOf(tokyo, name);
const LAND = { rails: [at('Shinagawa-Meguro')] }; // C2, beside fields, river and more

test('T2: a rail card waives its own surcharge, and its Waste comes last', () => {
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

  test('Waste is not part of the cost: the rail can still be laid when the pile is empty', () => {
    const t = table(
      {},
      { hand: ['lay-rails'], ...LAND, coins: 1, supply: { waste: 0 }, others: [{ rails: ['E6'] }] },
    );
    t.do('play lay-rails', 'apply', 'rail E6');
    expect(t.own.gained).toEqual({});
  });

  test('Collaboration spares the coins and the Waste for opponents, but not its own Waste', () => {
    const t = table(
      { market: ['collaboration'] },
      { hand: ['collaboration'], ...LAND, others: [{ rails: ['E6'] }] },
    );
    t.do('play collaboration', 'apply', 'rail E6');
    expect(t.view.coins).toBe(0);
    expect(t.own.gained).toEqual({ waste: 1 });
  });

  test('Dump Site stops all Waste while it is in play, but takes none back', () => {
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
  ])('%s waives its own terrain but not the opponents there', (card, cell, saved) => {
    const rails = card === 'tunnel' ? [at('Machida')] : [at('Jiyugaoka')];
    const others = [{ rails: [cell] }];
    const plain = table({ market: [card] }, { hand: ['lay-rails'], rails, coins: 9, others });
    plain.do('play lay-rails', 'apply', `rail ${cell}`);
    const waived = table({ market: [card] }, { hand: [card], rails, coins: 9, others });
    waived.do(`play ${card}`, 'apply', `rail ${cell}`);
    expect(waived.view.coins - plain.view.coins).toBe(saved);
    expect(waived.view.coins).toBe(8);
  });

  test('Viaduct waives the whole surcharge of a city, stations included, but not opponents or remote locations', () => {
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

  test('Subway waives the coins for opponents but not the Waste', () => {
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
  test('without a rail token left, a rail card does nothing and brings no Waste', () => {
    const t = table({}, { hand: ['lay-rails'], ...LAND, railsLeft: 0 });
    t.do('play lay-rails');
    expect(t.asks).toBe('turn');
    expect(t.own.gained).toEqual({});
  });

  test('without an affordable cell, a rail card does nothing, but Ironworks still pays for it', () => {
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
  test('a station may go into any city with room, with or without own rails there', () => {
    const t = table({}, { hand: ['station-expansion', 'station-expansion'], ...LAND });
    const city = at('Urawa');
    t.do('play station-expansion', 'apply', `station ${city}`, 'play station-expansion', 'apply');
    expect(t.legal()).not.toContain(`station ${city}`);
    expect(t.own.gained).toEqual({ waste: 1 });
  });

  test('without a station token or room, a station card does nothing and brings no Waste', () => {
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

test('T8: each Ironworks pays two coins for every rail card played after it, even one that is declined', () => {
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
