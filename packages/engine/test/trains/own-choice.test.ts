// Ruling T31: which cards can still be declined if effects are compulsory, and that nobody is asked twice.
import type { Step } from '@railwright/engine';
import { expect, test } from 'vitest';
import { gameWith, SELECTABLE_CARDS } from './shipped.ts';
import { table } from './table.ts';

const OWN_CHOICE = ['holiday-timetable', 'tourist-train', 'switchback'];
test.each(OWN_CHOICE)('%s offers the choice in its own text, whatever the rules say', (card) => {
  for (const optionalEffects of [true, false]) {
    const options = { market: OWN_CHOICE, switches: { optionalEffects } };
    const given = { hand: [card], play: ['express-train'], coins: 0, deck: [] };
    const declined = table(options, given).do(`play ${card}`);
    expect([declined.asks, declined.legal()]).toEqual(['effect', ['decline', 'apply']]);
    declined.do('decline');
    expect(declined.own.play).toEqual({ 'express-train': 1, [card]: 1 });
    expect([declined.asks, declined.own.track, declined.view.trash]).toEqual(['turn', 0, {}]);
    // One question is enough.
    const applied = table(options, given).do(`play ${card}`, 'apply');
    expect(applied.asks).toBe(card === 'switchback' ? 'card' : 'turn');
  }
});

test('with optionalEffects false, no other published card can be declined', () => {
  const cards = gameWith({ market: SELECTABLE_CARDS.map(({ id }) => id) }).tables;
  expect(cards.ids.filter((_, kind) => cards.ownChoice[kind] === 1).toSorted()).toEqual(
    OWN_CHOICE.toSorted(),
  );
});

test('a copied choice is still a choice, and a seat that could decline copying is not asked again', () => {
  const market = ['stationmaster-office', ...OWN_CHOICE];
  const given = { hand: ['stationmaster-office'], play: ['holiday-timetable'] };
  const forced = table({ market, switches: { optionalEffects: false } }, given);
  forced.do('play stationmaster-office', 'choose holiday-timetable');
  expect([forced.asks, forced.legal()]).toEqual(['effect', ['decline', 'apply']]);
  forced.do('decline');
  expect([forced.view.coins, forced.view.trash]).toEqual([0, {}]);
  const free = table({ market }, given).do('play stationmaster-office', 'apply', 'choose holiday-timetable');
  expect([free.asks, free.view.coins]).toEqual(['turn', 3]);
});

test("a choice in a card's own text does not make an impossible effect possible", () => {
  const switches = { optionalEffects: false };
  const t = table({ switches, market: ['switchback'] }, { hand: ['switchback'] }).do('play switchback');
  expect(t.asks).toBe('turn');
  expect(t.happened('not-applicable')).toHaveLength(1);
});

test('lasting effects are not part of a choice next to them', () => {
  const stand = {
    id: 'stand',
    name: { en: 'Stand' },
    categories: ['action'],
    cost: 2,
    whileInPlay: [{ ignore: 'waste' }],
    effect: [{ may: [{ score: 1 }] }],
  };
  const t = table({ switches: { optionalEffects: false }, market: [stand] }, { hand: ['stand'] });
  t.do('play stand');
  expect([t.asks, t.view.ignoresWaste]).toEqual(['may', true]);
});

test('a mandatory effect is applied without a question, unless its text offers the choice', () => {
  const card = (id: string, effect: readonly Step[]) => ({
    id,
    name: { en: id },
    categories: ['action'],
    cost: 2,
    mandatory: true,
    effect,
  });
  const market = [card('must', [{ 'gain-waste': 1 }]), card('free', [{ may: [{ score: 1 }] }])];
  const t = table({ market, switches: { optionalEffects: true } }, { hand: ['must', 'free'] });
  t.do('play must');
  expect([t.asks, t.own.gained]).toEqual(['turn', { waste: 1 }]);
  expect(t.do('play free').legal()).toEqual(['decline', 'apply']);
});
