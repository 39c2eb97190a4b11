// Powers of seats: how they are dealt, what they do, and what they are worth.
import { describe, expect, test } from 'vitest';
import {
  cloneState,
  createRng,
  describeCard,
  eventsFor,
  namesOf,
  placeTrainsPosition,
  type GameEvent,
  type SeatView,
  type TrainsGame,
} from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import { POWERS } from './cards-in-force.ts';
import { gameWith, type GameOptions } from './shipped.ts';
import { table } from './table.ts';

const dealt = (deal: 'drawn' | 'chosen' | 'seats', more: GameOptions = {}): TrainsGame =>
  gameWith({ powers: { deal, cards: POWERS }, ...more });

/** The only one of a seat. */
const powerIn = (seat: SeatView | undefined): string | undefined => Object.keys(seat?.powers ?? {})[0];

function started(game: TrainsGame, seed: number) {
  const s = game.createState();
  const events: GameEvent[] = [];
  s.events = events;
  game.start(s, seed);
  const powers = (): (string | undefined)[] => game.viewFor(s, 0).seat.map(powerIn);
  const legal = (): string[] => {
    const out = new Int16Array(game.maxChoices);
    return Array.from(out.subarray(0, game.legalChoices(s, out)), (choice) => game.formatChoice(s, choice));
  };
  const choose = (text: string): void => {
    game.applyChoice(s, game.parseChoice(s, text));
  };
  return { s, events, powers, legal, choose };
}

const ids = POWERS.map(({ id }) => id);
const NORMAL = { hand: ['normal-train', 'normal-train'], deck: ['waste', 'waste', 'waste'] };

describe('dealing', () => {
  test('chance deals each seat a power of its own, the same from the same seed', () => {
    const game = dealt('drawn', { seats: 3 });
    const found = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { powers, events } = started(game, seed);
      expect(new Set(powers()).size).toBe(3);
      expect(powers()).toEqual(started(game, seed).powers());
      expect(events.filter(({ type }) => type === 'power').map(({ card }) => card)).toEqual(powers());
      found.add(String(powers()[0]));
    }
    expect([...found].sort()).toEqual([...ids].sort());
  });

  test('seats choose from the last to the first, before first rails are laid', () => {
    const game = dealt('chosen', { seats: 3 });
    const { s, legal, choose, powers } = started(game, 1);
    expect(game.decision(s)).toMatchObject({ seat: 2, type: 'power' });
    expect(legal()).toEqual(ids.map((id) => `power ${id}`));
    expect(whyNot(game, s, 'start E5')).toEqual({ reason: 'power-first' });
    choose('power banker');
    expect(game.decision(s)).toMatchObject({ seat: 1, type: 'power' });
    expect(legal()).not.toContain('power banker');
    expect(whyNot(game, s, 'power banker')).toEqual({ reason: 'no-power', card: 'banker' });
    choose('power engineer');
    choose('power early-bird');
    expect(powers()).toEqual(['early-bird', 'engineer', 'banker']);
    expect(game.decision(s)).toMatchObject({ seat: 0, type: 'start' });
  });

  test('chance deals some to choose from, and the others go back', () => {
    const game = gameWith({ seats: 3, powers: { deal: 'chosen', cards: POWERS, offer: 2 } });
    for (let seed = 1; seed <= 20; seed++) {
      const { s, legal, choose, powers, events } = started(game, seed);
      for (const seat of [2, 1, 0]) {
        const view = game.viewFor(s, seat).seat[seat];
        expect(legal()).toEqual(view?.offered?.map((id) => `power ${id}`));
        expect(view?.offered).toHaveLength(2);
        choose(legal()[0] ?? '');
      }
      expect(new Set(powers()).size).toBe(3);
      expect(game.viewFor(s, undefined).seat.flatMap(({ offered = [] }) => offered)).toEqual([]);
      expect(events.filter(({ type }) => type === 'offer')).toHaveLength(6);
    }
  });

  test('secret ones are known and counted only at the end', () => {
    const game = gameWith({ powers: { deal: 'chosen', cards: POWERS, offer: 2, secret: true } });
    const { s, legal, choose, events } = started(game, 3);
    expect(game.viewFor(s, 0).seat[1]?.offered).toBeUndefined();
    choose(legal()[0] ?? '');
    choose(legal()[0] ?? '');
    const [own, other] = game.viewFor(s, 0).seat;
    expect([powerIn(own) === undefined, powerIn(other), other?.hiddenPowers?.powers]).toEqual([
      false,
      undefined,
      1,
    ]);
    expect(events.filter(({ secret }) => secret === true)).toHaveLength(6);
    expect(
      eventsFor(events, 0).filter(({ type, card }) => type === 'power' && card === undefined),
    ).toHaveLength(1);
    const seen = new Set<string | undefined>();
    for (let seed = 1; seed <= 60; seed++) {
      const copy = cloneState(s);
      game.resample(copy, 0, createRng(seed));
      seen.add(powerIn(game.viewFor(copy, undefined).seat[1]));
      expect(game.viewFor(copy, 0)).toEqual(game.viewFor(s, 0));
    }
    // Everything but the own one and what it has given back can be theirs.
    expect([...seen].sort()).toEqual(
      ids.filter((id) => ![powerIn(own), ...(own?.givenBack ?? [])].includes(id)).sort(),
    );
  });

  test('a setup gives them to seats in order', () => {
    expect(started(dealt('seats'), 5).powers()).toEqual(ids.slice(0, 2));
  });

  test('they are in no deck and no pile, and no card can name them', () => {
    const game = dealt('seats');
    const { s } = started(game, 1);
    const { seat, supply } = game.viewFor(s, undefined);
    for (const id of ids) {
      expect(supply).not.toHaveProperty(id);
      for (const { owned } of seat) expect(owned).not.toHaveProperty(id);
    }
    const named = table(
      {
        powers: { deal: 'seats', cards: POWERS },
        market: [
          {
            id: 'guess',
            name: { en: 'Guess' },
            categories: ['action'],
            cost: 1,
            effect: [{ name: { as: 'said' } }],
          },
        ],
      },
      { hand: ['guess'] },
    ).do('play guess', 'apply');
    expect(named.asks).toBe('name');
    expect(named.legal().some((text) => ids.includes(text.slice('name '.length)))).toBe(false);
  });
});

describe('what they do', () => {
  const at = (power: string, given: object = {}, opponent?: string) =>
    table(
      { powers: { deal: 'seats', cards: POWERS } },
      { ...NORMAL, power, ...given, ...(opponent !== undefined && { others: [{ power: opponent }] }) },
    );

  test('prices are those of the seat alone, for the whole game', () => {
    const own = at('banker', { coins: 5 });
    expect(own.view.prices?.['express-train']).toBe(2);
    own.do('end');
    expect(own.view.prices?.['express-train']).toBeUndefined();
    expect(own.view.lasting).toEqual(['banker']);
  });

  test('triggers act again and again, those that act once in a turn once in each', () => {
    const own = at('early-bird').do('play normal-train', 'play normal-train');
    expect(own.view.coins).toBe(3);
    own.do('end', 'end', 'play normal-train');
    expect(own.view.coins).toBe(2);
  });

  test('those at the start of a turn act in the first one as well', () => {
    const { s, choose, legal, powers } = started(
      dealt('seats', { powers: { deal: 'seats', cards: POWERS.toReversed() } }),
      1,
    );
    expect(powers()[0]).toBe('heir');
    choose(legal()[0] ?? '');
    choose(legal()[0] ?? '');
    const game = dealt('seats', { powers: { deal: 'seats', cards: POWERS.toReversed() } });
    expect(game.viewFor(s, 0)).toMatchObject({ turn: 1, coins: 1 });
  });

  test('their points count at the end, whatever else the seat owns', () => {
    const own = at('heir', { rails: ['E5', 'E6'] }, 'banker');
    const [first, second] = own.view.seat;
    expect(first?.score).toBe((second?.score ?? 0) + 2 + 1);
    expect(own.game.scoreParts?.(own.s, 0)).toMatchObject({ cards: 3 });
  });

  test('a position with a power for one seat leaves the others without', () => {
    expect(at('banker').view.seat.map(powerIn)).toEqual(['banker', undefined]);
    const before = table({ powers: { deal: 'seats', cards: POWERS } }, NORMAL);
    expect(before.view.seat.map(powerIn)).toEqual(ids.slice(0, 2));
  });

  test('playtests find who has which', () => {
    const { game, s } = at('banker');
    const index = game.measures.findIndex(({ id }) => id === 'gained:banker');
    expect([0, 1].map((seat) => game.measure(s, seat, index))).toEqual([1, 0]);
  });
});

test('rules texts say that they hold for the whole game', () => {
  const { definition } = dealt('seats').tables;
  const banker = definition.cards.find(({ id }) => id === 'banker');
  const told = (language: 'en' | 'fr' | 'de'): string[] =>
    banker ? describeCard(banker, language, namesOf(definition, language)) : [];
  expect(told('en')).toEqual(['For the whole game, cards cost you 1 coin less.']);
  expect(told('fr')).toEqual(['Pendant toute la partie, les cartes vous coûtent 1 pièce de moins.']);
  expect(told('de')).toEqual(['Während des ganzen Spiels kosten Karten dich 1 Münze weniger.']);
});

test('a position gives each power once', () => {
  const game = dealt('chosen');
  const problems = (...power: readonly string[][]): readonly string[] => {
    const s = game.createState();
    game.start(s, 1);
    return placeTrainsPosition(game, s, { seats: power.map((own) => ({ power: own })) });
  };
  const [one = '', other = ''] = ids;
  const twice = [`The power "${one}" is given twice.`];
  expect(problems([one], [other])).toEqual([]);
  expect(problems([one], [one])).toEqual(twice);
  expect(problems([one, one])).toEqual(twice);
});
