// Rulings T23 to T34 on turns, the end of the game, scoring and house rules.
import { describe, expect, test } from 'vitest';
import { gameWith, labelOf, SELECTABLE_CARDS } from './shipped.ts';
import { table } from './table.ts';

const tokyo = gameWith();
const at = (name: string): string => labelOf(tokyo, name);
const LAND = { rails: [at('Shinagawa-Meguro')] };

describe('T23', () => {
  test('passing returns all Waste in hand, only if nothing was played or bought', () => {
    const t = table({}, { hand: ['waste', 'waste', 'normal-train'], deck: ['waste'] });
    expect(t.legal()).toEqual(['play normal-train', 'end', 'return-waste']);
    const acted = table({}, { hand: ['waste', 'normal-train'] }).do('play normal-train');
    expect(acted.legal()).not.toContain('return-waste');
    t.do('return-waste');
    expect(t.view.supply['waste']).toBe(72);
    expect(t.view.active).toBe(1);
  });

  test('or none of it; without Waste it is a plain pass', () => {
    const t = table({}, { hand: ['waste'] }).do('end');
    expect(t.view.supply['waste']).toBe(70);
    expect(t.happened('pass')).toHaveLength(1);
    expect(table({}, { hand: ['normal-train'] }).legal()).not.toContain('return-waste');
  });

  test('trashed Waste goes back to its pile', () => {
    const scrap = { id: 'scrap', name: { en: 'Scrap' }, categories: ['action'], cost: 2 };
    const effect = [{ choose: { from: 'hand', as: 'old' } }, { trash: 'old' }] as const;
    const t = table({ market: [{ ...scrap, effect }] }, { hand: ['scrap', 'waste'] });
    t.do('play scrap', 'apply', 'choose waste');
    expect(t.view.supply['waste']).toBe(71);
    expect(t.view.trash).toEqual({});
  });
});

describe('T24', () => {
  const empty = { 'express-train': 0, apartment: 0, tower: 0 };
  test('four empty piles end the game after the turn, Waste not counted', () => {
    const three = table({}, { hand: [], supply: { ...empty, waste: 0 } }).do('end');
    expect(three.view.end).toBeUndefined();
    const four = table({}, { hand: [], supply: { ...empty, landfill: 1 }, coins: 2 }).do('buy landfill');
    expect(four.view.end).toBeUndefined();
    expect(four.do('end').view.end).toBe('piles');
  });

  test('so does a player without rail tokens, start rails counted', () => {
    const t = table({}, { hand: ['lay-rails'], ...LAND, railsLeft: 1 });
    t.do('play lay-rails', 'apply', 'rail E6', 'end');
    expect(t.view.end).toBe('rails');
    const fresh = gameWith();
    const s = fresh.createState();
    fresh.start(s, 1);
    fresh.applyChoice(s, fresh.parseChoice(s, 'start E6'));
    expect(fresh.viewFor(s, undefined).seat[0]?.railsLeft).toBe(19);
  });

  test('and the last station token', () => {
    const t = table({}, { hand: ['station-expansion'], stationsLeft: 1 });
    t.do('play station-expansion', 'apply', `station ${at('Urawa')}`);
    expect(t.view.end).toBeUndefined();
    expect(t.do('end').view.end).toBe('stations');
  });

  test('a game that nobody ends stops after the rounds of the rules file', () => {
    const t = table({ change: { end: { emptyPiles: 4, rounds: 2 } } }, { hand: [] }).do(
      'end',
      'end',
      'end',
      'end',
    );
    expect(t.view.end).toBe('rounds');
  });
});

describe('T25', () => {
  test.each([
    [0, 0],
    [1, 2],
    [2, 4],
    [3, 8],
  ])('a city with %i stations scores %i for each own rail', (stations, points) => {
    const t = table(
      {},
      { rails: [at('Hachioji')], stations: { [at('Hachioji')]: stations }, stationsLeft: 0 },
    );
    expect(t.do('end').own.points).toEqual({ track: 0, cities: points, remotes: 0, cards: 0 });
  });

  test('the track, remote locations and all own cards count', () => {
    const given = {
      rails: [at('Narita')],
      track: 5,
      hand: ['tower'],
      deck: ['skyscraper'],
      discard: ['apartment'],
    };
    const t = table({}, { ...given, gained: ['apartment'], play: ['tower'], stationsLeft: 0 }).do('end');
    expect(t.own.points).toEqual({ track: 5, cities: 0, remotes: 3, cards: 10 });
    expect(t.own.score).toBe(18);
  });
});

test.each([2, 3, 4])('T26: the supply for %i players', (seats) => {
  const game = gameWith({ seats });
  const s = game.createState();
  game.start(s, 1);
  const { supply, seat } = game.viewFor(s, undefined);
  expect(supply).toMatchObject({
    'lay-rails': 20 - 2 * seats,
    'station-expansion': 20 - seats,
    'express-train': 20,
    'limited-express-train': 10,
    apartment: 10,
    tower: 10,
    skyscraper: 10,
    waste: 70,
    landfill: 10,
  });
  expect(Object.keys(supply)).toHaveLength(16);
  expect(supply).not.toHaveProperty('normal-train');
  for (const player of seat)
    expect(player.owned).toEqual({ 'normal-train': 7, 'lay-rails': 2, 'station-expansion': 1 });
});

test('T27: hands are drawn first, then start rails in seat order: not sea, not remote, not taken, and free', () => {
  const game = gameWith({ seats: 3 });
  const s = game.createState();
  game.start(s, 1);
  expect(game.viewFor(s, undefined).seat.map((p) => p.handSize)).toEqual([5, 5, 5]);
  const out = new Int16Array(game.maxChoices);
  const legal = (): string[] =>
    Array.from(out.subarray(0, game.legalChoices(s, out)), (c) => game.formatChoice(s, c));
  expect(legal()).toHaveLength(60);
  expect(legal()).not.toContain(`start ${at('Narita')}`);
  game.applyChoice(s, game.parseChoice(s, 'start E6'));
  expect(game.seatToAct(s)).toBe(1);
  expect(legal()).not.toContain('start E6');
  game.applyChoice(s, game.parseChoice(s, 'start E7'));
  game.applyChoice(s, game.parseChoice(s, 'start C4'));
  expect(game.decision(s)).toMatchObject({ seat: 0, type: 'turn' });
  expect(game.viewFor(s, undefined).seat.map((p) => p.gained)).toEqual([{}, {}, {}]);
});

describe('T28', () => {
  const flood = {
    id: 'flood',
    name: { en: 'Flood' },
    categories: ['action', 'attack'],
    cost: 4,
    effect: [{ 'each-opponent': [{ 'gain-waste': 1 }] }],
  } as const;
  const dike = {
    id: 'dike',
    name: { en: 'Dike' },
    categories: ['action', 'reaction'],
    cost: 2,
    reaction: {},
  } as const;
  const market = [flood, dike];

  test('an attack reaches each opponent in turn order', () => {
    const t = table({ seats: 3, market }, { hand: ['flood'], others: [{ hand: [] }, { hand: [] }] });
    t.do('play flood', 'apply');
    expect(t.happened('gain').map((e) => e.seat)).toEqual([1, 2]);
  });

  test('a reaction shown from hand blocks it for its holder alone', () => {
    const t = table(
      { seats: 3, market },
      { hand: ['flood'], others: [{ hand: ['dike'] }, { hand: ['waste'] }] },
    );
    t.do('play flood', 'apply');
    expect(t.game.decision(t.s)).toMatchObject({ seat: 1, type: 'reaction' });
    expect(t.legal()).toEqual(['show dike', 'done']);
    t.do('show dike');
    expect(t.happened('gain').map((e) => e.seat)).toEqual([2]);
    expect(t.view.seat[1]?.hand).toEqual({ dike: 1 });
  });

  test('its holder may also let the attack pass', () => {
    const t = table({ market }, { hand: ['flood'], others: [{ hand: ['dike'] }] }).do(
      'play flood',
      'apply',
      'done',
    );
    expect(t.view.seat[1]?.gained).toEqual({ waste: 1 });
  });

  test('a reaction does not stop what is no attack', () => {
    const gift = { ...flood, categories: ['action'] };
    const t = table({ market: [gift, dike] }, { hand: ['flood'], others: [{ hand: ['dike'] }] }).do(
      'play flood',
      'apply',
    );
    expect(t.asks).toBe('turn');
    expect(t.view.seat[1]?.gained).toEqual({ waste: 1 });
  });
});

test('T29: the coins of Ironworks come before the effect of the rail card, so they can pay for its rail', () => {
  const t = table({ market: ['ironworks'] }, { hand: ['lay-rails'], play: [], rails: [at('Odawara')] });
  expect(t.do('play lay-rails').asks).toBe('turn');
  const paid = table({ market: ['ironworks'] }, { hand: ['ironworks', 'lay-rails'], rails: [at('Odawara')] });
  paid.do('play ironworks', 'apply', 'play lay-rails', 'apply');
  expect(paid.legal()).toContain('rail G2');
});

test('T30: cards with neither coins nor an effect cannot be played', () => {
  const t = table({}, { hand: ['waste', 'apartment', 'tower', 'skyscraper', 'normal-train'] });
  expect(t.legal().filter((text) => text.startsWith('play'))).toEqual(['play normal-train']);
});

describe('T31', () => {
  test('rail and station cards may be declined as a whole: no token, no Waste', () => {
    const t = table({}, { hand: ['lay-rails', 'station-expansion'], ...LAND });
    t.do('play lay-rails', 'decline', 'play station-expansion', 'decline');
    expect(t.own.gained).toEqual({});
    expect(t.view.stations).toEqual({});
  });

  test('with optionalEffects false an effect must be applied, and a "may" stays a "may"', () => {
    const switches = { optionalEffects: false };
    const t = table(
      { switches, market: ['early-train'] },
      { hand: ['lay-rails', 'early-train'], ...LAND, coins: 3 },
    );
    t.do('play lay-rails', 'rail E6', 'play early-train', 'buy apartment');
    expect(t.asks).toBe('may');
    t.do('decline');
    expect(t.own.gained).toEqual({ apartment: 1, waste: 2 });
  });
});

test.each(['okazu-2012', 'aeg-2013'] as const)(
  'T32: under %s a lasting effect ends when its card leaves play',
  (rules) => {
    const market = ['early-train', 'switchback', 'tunnel', 'landfill'];
    const t = table({ rules, market }, { hand: ['early-train', 'switchback'], coins: 9 });
    t.do('play early-train', 'apply');
    expect(t.view.lasting).toEqual(['early-train']);
    t.do('play switchback', 'apply', 'choose early-train');
    expect(t.view.lasting).toEqual([]);
    t.do('buy landfill');
    expect(t.asks).toBe('turn');
    const tunnel = table({ rules, market }, { hand: ['tunnel'], ...LAND }).do(
      'play tunnel',
      'apply',
      'rail E6',
    );
    expect(tunnel.view.waived).toEqual(['mountain']);
    expect(tunnel.do('end').view.waived).toEqual([]);
  },
);

test('T33: Temporary Timetable that finds no train discards everything it revealed', () => {
  const t = table(
    { market: ['temporary-timetable'] },
    { hand: ['temporary-timetable'], deck: ['waste', 'tower'], discard: ['waste'] },
  );
  t.do('play temporary-timetable', 'apply');
  expect(t.own.hand).toEqual({});
  expect(t.own.discard).toEqual({ waste: 2, tower: 1 });
});

describe('T34', () => {
  const switches = { railPoints: 'banked' };
  test('a banked rail point is spent at any time of the turn', () => {
    const t = table({ switches }, { hand: ['lay-rails', 'normal-train'], rails: [at('Odawara')] });
    t.do('play lay-rails', 'apply');
    expect(t.view.railPoints).toBe(1);
    expect(t.own.gained).toEqual({ waste: 1 });
    expect(t.legal()).not.toContain('lay-rail');
    const rich = table({ switches }, { hand: ['lay-rails', 'express-train'], rails: [at('Odawara')] });
    rich.do('play lay-rails', 'apply', 'play express-train', 'lay-rail', 'rail G2');
    expect(rich.view.railPoints).toBe(0);
    expect(rich.own.gained).toEqual({ waste: 1 });
  });

  test('a rail with a restriction is laid at once, as a point would lose it', () => {
    const near = { id: 'near', name: { en: 'Near' }, categories: ['rail'], cost: 2 };
    const effect = [{ 'lay-rails': { count: 1, where: { terrain: 'field' } } }] as const;
    const t = table({ switches, market: [{ ...near, effect }] }, { hand: ['near'], ...LAND }).do(
      'play near',
      'apply',
    );
    expect(t.asks).toBe('rail');
    expect(t.view.railPoints).toBe(0);
  });

  test('and lost at clean-up', () => {
    const t = table({ switches }, { hand: ['lay-rails'], ...LAND }).do('play lay-rails', 'apply', 'end');
    expect(t.view.railPoints).toBe(0);
  });
});

describe('tie for most points', () => {
  const others = [{ rails: [at('Narita'), 'E6'], hand: [] }];
  const given = { rails: [at('Narita')], stationsLeft: 0, others };
  test('joint: both win', () => {
    const t = table({ rules: 'okazu-2012' }, given).do('end');
    expect(t.game.winners(t.s)).toBe(0b11);
  });
  test('most rails on the board first', () => {
    const t = table({ rules: 'aeg-2013' }, given).do('end');
    expect(t.game.winners(t.s)).toBe(0b10);
  });
  test('then joint', () => {
    const even = [{ rails: [at('Narita')], hand: [] }];
    const t = table({ rules: 'aeg-2013' }, { ...given, others: even }).do('end');
    expect(t.game.winners(t.s)).toBe(0b11);
  });
});

test('there are thirty selectable kinds, and each can be in a game', () => {
  expect(SELECTABLE_CARDS).toHaveLength(30);
  expect(gameWith({ market: SELECTABLE_CARDS.map((card) => card.id) }).tables.kinds).toBe(39);
});
