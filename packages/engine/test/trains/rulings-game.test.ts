// Rulings T23 and T26 to T34 on set-up, turns, attacks and house rules.
import { describe, expect, test } from 'vitest';
import { gameWith, labelOf, SELECTABLE_CARDS } from './shipped.ts';
import { table } from './table.ts';

const tokyo = gameWith();
const at = (name: string): string => labelOf(tokyo, name);
const LAND = { rails: [at('Shinagawa-Meguro')] };

describe('T23', () => {
  test('a pass may return all Waste in hand if nothing was played or bought', () => {
    const t = table({}, { hand: ['waste', 'waste', 'normal-train'], deck: ['waste'] });
    expect(t.legal()).toEqual(['play normal-train', 'end', 'return-waste']);
    const acted = table({}, { hand: ['waste', 'normal-train'] }).do('play normal-train');
    expect(acted.legal()).not.toContain('return-waste');
    t.do('return-waste');
    expect(t.view.supply['waste']).toBe(72);
    expect(t.view.active).toBe(1);
  });

  test('a pass may also keep the Waste, and without Waste it returns none', () => {
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

test('T27: hands are drawn first, then start rails go down in seat order, free, never on sea, remote or taken cells', () => {
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

  test('a reaction shown from hand blocks the attack for its holder alone', () => {
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

  test('the holder of a reaction may let the attack through', () => {
    const t = table({ market }, { hand: ['flood'], others: [{ hand: ['dike'] }] }).do(
      'play flood',
      'apply',
      'done',
    );
    expect(t.view.seat[1]?.gained).toEqual({ waste: 1 });
  });

  test('a reaction does not stop an effect that is not an attack', () => {
    const gift = { ...flood, categories: ['action'] };
    const t = table({ market: [gift, dike] }, { hand: ['flood'], others: [{ hand: ['dike'] }] }).do(
      'play flood',
      'apply',
    );
    expect(t.asks).toBe('turn');
    expect(t.view.seat[1]?.gained).toEqual({ waste: 1 });
  });
});

test('T29: Ironworks pays before the effect of the rail card, so its coins can pay for the rail', () => {
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
  test('a player may decline a rail or station card as a whole: no token, no Waste', () => {
    const t = table({}, { hand: ['lay-rails', 'station-expansion'], ...LAND });
    t.do('play lay-rails', 'decline', 'play station-expansion', 'decline');
    expect(t.own.gained).toEqual({});
    expect(t.view.stations).toEqual({});
  });

  test('without optional effects, an effect must be applied, but a "may" stays a choice', () => {
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

test('T33: Temporary Timetable discards everything it revealed if it finds no train', () => {
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
  test('a banked rail point may be spent at any time during the turn', () => {
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

  test('banked rail points are lost at clean-up', () => {
    const t = table({ switches }, { hand: ['lay-rails'], ...LAND }).do('play lay-rails', 'apply', 'end');
    expect(t.view.railPoints).toBe(0);
  });
});

test('all thirty selectable kinds can be in one game', () => {
  expect(SELECTABLE_CARDS).toHaveLength(30);
  expect(gameWith({ market: SELECTABLE_CARDS.map((card) => card.id) }).tables.kinds).toBe(39);
});
