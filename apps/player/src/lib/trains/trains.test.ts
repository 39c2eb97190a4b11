// The page's explanations of Trains agree with the rules.
import '../../../test/unit/browser.ts';
import { describe, expect, test } from 'vitest';
import {
  createTrains,
  placeTrainsPosition,
  type Game,
  type State,
  type TrainsDefinition,
  type TrainsGame,
  type TrainsPositionInput,
  type TrainsView,
} from '@railwright/engine';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { openCardBook } from './cards.ts';
import { trainsFlights } from './flights.ts';
import { surchargeOf } from './surcharge.ts';
import { loadTeller } from './teller.svelte.ts';
import { noEffect, whyNotBuy, whyNotCell, whyNotPlay, type Situation } from './why-not.ts';

const bundle = bundleOf('trains/tokyo-beginners');
const definition = bundle.definition as TrainsDefinition;
await loadTeller('en');
const book = openCardBook(definition, 'en');
const cells = new Map(definition.map.cells.map((cell) => [cell.label, cell]));

function situation(game: Game, state: State, seat: number): Situation {
  const view = game.viewFor(state, seat) as TrainsView;
  return {
    definition,
    game: game as TrainsGame,
    state,
    view,
    seat,
    reviewing: false,
    seatName: (s) => `Player ${s + 1}`,
  };
}

test('the surcharge shown is the one that is paid', () => {
  let laid = 0;
  for (let seed = 1; seed <= 4; seed++)
    playByChance(bundle, seed, 500, (match, legal) => {
      if (match.decision?.type !== 'rail') return;
      const { seat } = match.decision;
      const view = match.game.viewFor(match.state, seat) as TrainsView;
      for (const text of legal) {
        const cell = cells.get(text.slice(5));
        if (!cell) throw new Error(text);
        const shown = surchargeOf(definition, view, seat, cell).total;
        const trial = match.at;
        match.choose(text);
        expect(view.coins - (match.game.viewFor(match.state, seat) as TrainsView).coins).toBe(shown);
        match.goTo(trial);
        laid++;
      }
    });
  expect(laid).toBeGreaterThan(20);
});

test('whatever cannot be chosen has its own reason', () => {
  playByChance(bundle, 2, 400, (match, legal) => {
    const seat = match.decision?.seat ?? 0;
    const now = situation(match.game, match.state, seat);
    const reasons = [
      ...definition.map.cells
        .filter(({ label }) => !legal.some((text) => text.endsWith(` ${label}`)))
        .map((cell) => whyNotCell(now, cell)),
      ...definition.cards
        .filter(({ id }) => !legal.some((text) => /^(buy|gain|name) /.test(text) && text.endsWith(` ${id}`)))
        .map(({ id }) => whyNotBuy(now, id)),
    ];
    for (const reason of reasons) expect(reason).toMatch(/\p{L}.*[.”]$/u);
  });
});

test("an unaffordable price names both amounts, and an opponent's hand its owner", () => {
  const match = playByChance(bundle, 1, 2);
  const now = (seat: number): Situation => situation(match.game, match.state, seat);
  expect(match.decision).toMatchObject({ seat: 0, type: 'turn' });
  expect(whyNotBuy(now(0), 'skyscraper')).toBe('Needs 8 coins, you have 0.');
  expect(whyNotPlay(now(0), 'waste')).toBe('Waste does nothing when played.');
  expect(whyNotBuy(now(1), 'skyscraper')).toBe('It is Player 1’s turn.');
  const sea = definition.map.cells.find(({ terrain }) => terrain === 'sea');
  if (!sea) throw new Error('no sea');
  expect(whyNotCell(now(0), sea)).toContain('never');
});

test('cards fly from the hand into play and from piles to the gained cards; other hands stay hidden', () => {
  const events = [
    { type: 'play', seat: 0, card: 'express-train' },
    { type: 'draw', seat: 1, card: 'waste' },
    { type: 'buy', seat: 1, card: 'skyscraper' },
  ];
  const [play, buy, ...more] = trainsFlights(events, 0, book);
  expect(play).toMatchObject({ label: 'Express train', from: ['card:express-train', 'hand'], to: ['play'] });
  expect(buy).toMatchObject({ from: ['pile:skyscraper', 'market'], to: ['seat:1'] });
  expect(more).toEqual([]);
});

describe('a card that would have no effect', () => {
  const setup = bundleOf('trains/every-kind');
  const trains = setup.definition as TrainsDefinition;

  test('says so before it is played, exactly when the rules would skip its effect', () => {
    const reasons = new Set<string>();
    for (let seed = 1; seed <= 3; seed++)
      playByChance(setup, seed, 700, (match, legal) => {
        if (match.decision?.type !== 'turn') return;
        const { at } = match;
        for (const text of legal.filter((one) => one.startsWith('play '))) {
          const card = text.slice(5);
          const why = (match.game as TrainsGame).whyNoEffect(match.state, card);
          const told = why && noEffect(trains, card, why);
          match.choose(text);
          const passedOver = match
            .log()
            .at(-1)!
            .events.some(({ type }) => type === 'not-applicable');
          expect(told !== undefined, `${text}: ${told}`).toBe(passedOver);
          match.goTo(at);
          if (told !== undefined) reasons.add(told.replace(/^[^.]*\. /, '').replace(/\d+|“.*”/g, '…'));
        }
      });
    expect([...reasons].length).toBeGreaterThan(1);
  });

  test('names the cheapest cell and the available coins', () => {
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++)
      playByChance(setup, seed, 500, (match) => {
        if (match.decision?.type !== 'turn') return;
        const game = match.game as TrainsGame;
        for (const { id } of trains.cards) {
          const why = game.whyNoEffect(match.state, id);
          if (why?.reason !== 'rail-coins') continue;
          expect(why.needed).toBeGreaterThan(why.there ?? 0);
          expect(noEffect(trains, id, why)).toContain(`costs ${why.needed} coin`);
          compared++;
        }
      });
    expect(compared).toBeGreaterThan(5);
  });
});

test('without coins for any cell, without tokens and without room, a card names the reason', () => {
  const game = createTrains(definition, 2);
  const told = (
    given: TrainsPositionInput,
    card: string,
    rails: string,
    railsLeft = 19,
  ): string | undefined => {
    const state = game.createState();
    game.start(state, 1);
    const troubles = placeTrainsPosition(game, state, {
      turn: 5,
      active: 0,
      ...given,
      seats: [{ hand: [card], rails: [rails], railsLeft }],
    });
    expect(troubles).toEqual([]);
    const why = game.whyNoEffect(state, card);
    return why && noEffect(definition, card, why);
  };
  const open = definition.map.cells.filter(
    ({ terrain }) => definition.map.terrains.find(({ id }) => id === terrain)?.cost !== null,
  );
  // Where every neighbour costs something.
  const costly = open.map(({ label }) => label).find((rails) => told({}, 'lay-rails', rails) !== undefined);
  expect(told({}, 'lay-rails', costly!)).toMatch(
    /^Rail laying would have no effect if played now\. The cheapest cell next to your rails costs [1-9] coins?, and you will have 0\.$/,
  );
  expect(told({ coins: 9 }, 'lay-rails', costly!)).toBeUndefined();
  expect(told({ coins: 9 }, 'lay-rails', costly!, 0)).toBe(
    'Rail laying would have no effect if played now. You have no rail tokens left.',
  );
  expect(told({ stationsLeft: 0 }, 'station-expansion', costly!)).toBe(
    'Station expansion would have no effect if played now. No station tokens are left.',
  );
  const full = Object.fromEntries(
    definition.map.cells.flatMap(({ label, city }) => (city === undefined ? [] : [[label, city]])),
  );
  expect(told({ stations: full, stationsLeft: 3 }, 'station-expansion', costly!)).toBe(
    'Station expansion would have no effect if played now. No city has room for another station.',
  );
});

test('a table shows texts made beforehand, and tells them where there are none', async () => {
  const told = { en: { tower: { text: ['Made before.'], options: [['a'], ['b', 'c']] } } };
  const made = openCardBook(definition, 'en', {}, told);
  expect(made.text('tower')).toEqual(['Made before.']);
  expect(made.options('tower', 2)).toEqual(['b', 'c']);
  expect(made.text('lay-rails')).toEqual(book.text('lay-rails'));
  expect(book.text('lay-rails').join(' ')).toMatch(/Lay 1 rail/);
  expect(openCardBook(definition, 'de', {}, told).text('lay-rails')).toEqual([]);
  await loadTeller('de');
  expect(openCardBook(definition, 'de', {}, told).text('lay-rails').join(' ')).toMatch(/Lege 1 Gleis/);
});

test('a pile shows what its card costs beside coins', () => {
  const gotthard = bundleOf('homebrew-gotthard/gotthard').definition as TrainsDefinition;
  const piles = openCardBook(gotthard, 'de');
  expect(piles.also('concession')).toEqual([{ count: 1, name: 'Gunst', color: '#8a2f3b' }]);
  expect(piles.also('grand-hotel')).toEqual([]);
});
