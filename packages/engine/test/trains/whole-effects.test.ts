// Effects are whole or not at all (T1): an effect that was offered can always be finished with every step that matters, and
// one that was not offered changes nothing but coins.
import { describe, expect, test } from 'vitest';
import { createRng, randomBelow, type GameEvent } from '@railwright/engine';
import { ALL_MARKETS } from './markets.ts';
import { gameWith } from './shipped.ts';

/** Events required once a card's effect was applied to its end: event types, each at least this often. */
const MUST_HAPPEN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'lay-rails': { lay: 1 },
  'station-expansion': { station: 1 },
  'amusement-park': { coins: 1 },
  collaboration: { lay: 1 },
  'command-central': { name: 1 },
  garage: { discard: 1 },
  'holiday-timetable': { trash: 1, coins: 1 },
  'maintenance-factory': { gain: 1 },
  pulling: { move: 1 },
  'steel-bridge': { lay: 1 },
  'subway-excavation': { lay: 1 },
  switchback: { move: 1 },
  'tourist-train': { track: 1 },
  tunnel: { lay: 1 },
  viaduct: { lay: 1 },
  'wagon-factory': { trash: 1, gain: 1 },
};

describe.each([...ALL_MARKETS.entries()])('market %i', (index, market) => {
  const game = gameWith({ market, seats: 3, rules: index % 2 === 0 ? 'okazu-2012' : 'aeg-2013' });
  const s = game.createState();
  const out = new Int16Array(game.maxChoices);
  const copies = (card: string): boolean => card === 'stationmaster-office';

  test.each([1, 2, 3, 4])('game %i', (seed) => {
    const rng = createRng(seed);
    game.start(s, seed);
    let applied: { card: string; events: GameEvent[] } | undefined;
    let checked = 0;
    while (game.seatToAct(s) >= 0) {
      const decision = game.decision(s);
      if (decision?.type === 'turn' && applied) {
        const { card, events } = applied;
        if (!copies(card))
          for (const [type, times] of Object.entries(MUST_HAPPEN[card] ?? {}))
            expect(events.filter((e) => e.type === type).length, `${card}: ${type}`).toBeGreaterThanOrEqual(
              times,
            );
        applied = undefined;
        checked++;
      }
      const events: GameEvent[] = [];
      s.events = events;
      const count = game.legalChoices(s, out);
      const choice = out[randomBelow(rng, count)];
      const text = game.formatChoice(s, choice);
      game.applyChoice(s, choice);
      s.events = null;
      if (decision?.type === 'effect' && text === 'apply')
        applied = { card: decision.card as string, events };
      else applied?.events.push(...events);
      if (events.some((e) => e.type === 'not-applicable')) {
        expect(
          events.map((e) => e.type).filter((type) => !['play', 'coins', 'not-applicable'].includes(type)),
        ).toEqual([]);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });
});
