// Secret goals as tickets: several dealt, some of them kept, and more drawn during the game.
import { describe, expect, test } from 'vitest';
import { cloneState, createRng, eventsFor } from '@railwright/engine';
import { whyNot } from '@railwright/engine/why';
import { TICKET_OFFICE, TICKETS } from './cards-in-force.ts';
import { gameWith } from './shipped.ts';
import { table } from './table.ts';

const OPTIONS = {
  market: [TICKET_OFFICE],
  powers: { deal: 'chosen', offer: 3, keep: { atLeast: 2 }, secret: true, cards: TICKETS },
} as const;
const names = TICKETS.map(({ id }) => id);

describe('at the beginning', () => {
  test('a seat keeps two or three of three, in their order; the rest lies under the others', () => {
    const t = table(OPTIONS, {});
    const { game } = t;
    const s = game.createState();
    game.start(s, 7);
    const legal = (): string[] => {
      const out = new Int16Array(game.maxChoices);
      return Array.from(out.subarray(0, game.legalChoices(s, out)), (one) => game.formatChoice(s, one));
    };
    const choose = (text: string): void => {
      game.applyChoice(s, game.parseChoice(s, text));
    };
    const own = (seat: number) => game.viewFor(s, seat).seat[seat];
    const [first = '', second = '', third = ''] = own(1)?.offered ?? [];
    // With the last one alone, two can no longer be kept.
    expect(legal()).toEqual([`power ${first}`, `power ${second}`]);
    expect(whyNot(game, s, `power ${third}`)).toEqual({ reason: 'order', card: third });
    expect(whyNot(game, s, 'done')).toEqual({ reason: 'more-wanted', needed: 2, there: 0 });
    choose(`power ${first}`);
    expect(own(1)).toMatchObject({ picked: [first], offered: [second, third], powers: {} });
    expect(legal()).toEqual([`power ${second}`, `power ${third}`]);
    choose(`power ${second}`);
    expect(legal()).toEqual([`power ${third}`, 'done']);
    choose('done');
    expect(Object.keys(own(1)?.powers ?? {})).toEqual([first, second]);
    expect(own(1)).toMatchObject({ givenBack: [third] });
    expect(game.viewFor(s, 0).seat[1]?.hiddenPowers).toEqual({
      powers: 2,
      offered: 0,
      picked: 0,
      givenBack: 1,
    });
    // Five are left on top, so the next seat is offered none that was given back.
    expect(own(0)?.offered).not.toContain(third);
    for (let i = 0; i < 3; i++) choose(legal()[0] ?? '');
    expect(Object.keys(own(0)?.powers ?? {})).toHaveLength(3);
    expect(game.decision(s)).toMatchObject({ type: 'start', seat: 0 });
    expect(game.viewFor(s, 0).powersLeft).toBe(names.length - 5);
  });

  test('chance can deal several', () => {
    const game = gameWith({ powers: { deal: 'drawn', keep: { exactly: 2 }, cards: TICKETS } });
    const s = game.createState();
    game.start(s, 1);
    const own = game.viewFor(s, undefined).seat.flatMap(({ powers = {} }) => Object.keys(powers));
    expect(new Set(own).size).toBe(4);
  });
});

describe('during the game', () => {
  const at = (given: object) =>
    table(OPTIONS, {
      hand: ['ticket-office'],
      power: ['to-e5', 'to-e6'],
      others: [{ power: ['far'] }],
      ...given,
    });

  test('three are drawn, at least one is kept, and the others come last', () => {
    const t = at({ powerDeck: ['to-e7', 'to-f5', 'to-f6'] }).do('play ticket-office', 'apply');
    expect(t.own.offered).toEqual(['to-e7', 'to-f5', 'to-f6']);
    expect(t.legal()).toEqual(['power to-e7', 'power to-f5', 'power to-f6']);
    t.do('power to-f5');
    expect(whyNot(t.game, t.s, 'power to-e7')).toEqual({ reason: 'order', card: 'to-e7' });
    t.do('done');
    expect(Object.keys(t.own.powers)).toEqual(['to-e5', 'to-e6', 'to-f5']);
    // The opponent then draws one: the deck is used up, so it is any of those under it.
    expect(t.game.viewFor(t.s, 0).seat[1]?.hiddenPowers).toMatchObject({ powers: 2 });
    expect(t.view.powersLeft).toBe(names.length - 5);
  });

  test('with fewer left, fewer are drawn, and with none, nothing happens', () => {
    const all = at({ power: names.slice(0, 7), others: [{ power: ['wide'] }] });
    all.do('play ticket-office', 'apply');
    expect(all.asks).toBe('turn');
    const one = at({ power: names.slice(0, 6), others: [{ power: ['wide'] }] });
    one.do('play ticket-office', 'apply');
    // The only one is kept without a question.
    expect(Object.keys(one.own.powers)).toHaveLength(7);
  });

  test('others know how many there are, and nothing else', () => {
    const t = at({}).do('play ticket-office', 'apply');
    const seen = t.game.viewFor(t.s, 1).seat[0];
    expect(seen?.hiddenPowers).toEqual({ powers: 2, offered: 3, picked: 0, givenBack: 0 });
    expect(seen).not.toHaveProperty('powers');
    expect(seen).not.toHaveProperty('offered');
    t.do(t.legal()[0] ?? '', 'done');
    expect(
      eventsFor(t.events, 1).filter(({ type, card }) => type === 'power' && card !== undefined),
    ).toHaveLength(1);
    const theirs = new Set<string>();
    const own = t.game.viewFor(t.s, 0);
    for (let seed = 1; seed <= 40; seed++) {
      const copy = cloneState(t.s);
      t.game.resample(copy, 0, createRng(seed));
      expect(t.game.viewFor(copy, 0)).toEqual(own);
      for (const id of Object.keys(t.game.viewFor(copy, 1).seat[1]?.powers ?? {})) theirs.add(id);
    }
    const known = [...Object.keys(own.seat[0]?.powers ?? {}), ...(own.seat[0]?.givenBack ?? [])];
    expect([...theirs].sort()).toEqual(names.filter((id) => !known.includes(id)).sort());
  });

  test('their owner sees what each would be worth now; it counts at the end', () => {
    const t = at({ power: ['to-e5', 'wide'], rails: ['E5', 'E6'] });
    expect(t.game.viewFor(t.s, 0).seat[0]?.powers).toEqual({ 'to-e5': 1, wide: 1 });
    expect(t.game.scoreParts?.(t.s, 0)).toMatchObject({ cards: 0 });
    expect(t.game.viewFor(t.s, 1).seat[0]).not.toHaveProperty('powers');
  });
});
