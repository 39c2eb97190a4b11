// What the page explains of Trains agrees with what the rules do.
import '../../../test/unit/browser.ts';
import { expect, test } from 'vitest';
import type { TrainsDefinition, TrainsView } from '@railwright/engine';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { openCardBook } from './cards.ts';
import { trainsFlights } from './flights.ts';
import { surchargeOf } from './surcharge.ts';
import { whyNotBuy, whyNotCell, whyNotPlay, type Situation } from './why-not.ts';

const bundle = bundleOf('trains/tokyo-beginners');
const definition = bundle.definition as TrainsDefinition;
const book = openCardBook(definition, 'en');
const cells = new Map(definition.map.cells.map((cell) => [cell.label, cell]));

function situation(view: TrainsView, seat: number): Situation {
  return { definition, view, book, seat, reviewing: false, seatName: (s) => `Player ${s + 1}` };
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

test('whatever cannot be chosen has a reason of its own', () => {
  playByChance(bundle, 2, 400, (match, legal) => {
    const seat = match.decision?.seat ?? 0;
    const view = match.game.viewFor(match.state, seat) as TrainsView;
    const now = situation(view, seat);
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

test('a price out of reach names both sums, a hand of others its owner', () => {
  const match = playByChance(bundle, 1, 2);
  const view = match.game.viewFor(match.state, 0) as TrainsView;
  expect(match.decision).toMatchObject({ seat: 0, type: 'turn' });
  expect(whyNotBuy(situation(view, 0), 'skyscraper')).toBe('Needs 8 coins, you have 0.');
  expect(whyNotPlay(situation(view, 0), 'waste')).toBe('Waste gives nothing when played.');
  expect(whyNotBuy(situation(view, 1), 'skyscraper')).toBe('It is Player 1’s turn.');
  const sea = definition.map.cells.find(({ terrain }) => terrain === 'sea');
  if (!sea) throw new Error('no sea');
  expect(whyNotCell(situation(view, 0), sea)).toContain('never');
});

test('cards fly from hand to play and from their pile to what was gained; hands of others stay hidden', () => {
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
