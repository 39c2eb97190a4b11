// A strategy read off a learned player's habits: the cards it gains, the dearest first, as many as it gains, and when.
import type { Habits, OfferedCard, StrategyFile } from '../../game-module.ts';

/** A card that a seat gains less often is left out. */
const SELDOM = 0.3;
/** A phase with less than this share of all gained copies is not a time to buy the card. */
const PART = 0.1;

/** A player that uses fewer cells lays rails only where they pay. */
const FEW_CELLS = 6;

export function strategyOfHabits(
  { gained, cells }: Habits,
  market: readonly OfferedCard[],
  phases: readonly [number, number],
): StrategyFile {
  const rules = market
    .map(({ id: card, cost }) => {
      const parts = gained.get(card) ?? [0, 0, 0];
      return { card, cost, parts, all: parts.reduce((sum, part) => sum + part, 0) };
    })
    .filter(({ all }) => all >= SELDOM)
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ card, parts: [opening, middle], all }) => {
      const late = opening < PART * all ? (opening + middle < PART * all ? phases[1] : phases[0]) : 0;
      return {
        card,
        upTo: Math.max(1, Math.round(all)),
        ...(late > 0 && { when: { round: { atLeast: late + 1 } } }),
      };
    });
  // A player that stops buying once it has all this would not end the game.
  const more = rules.map(({ card }) => card);
  return {
    format: 1,
    id: 'habits',
    name: 'Habits',
    buy: [...rules, ...more],
    otherwise: 'nothing',
    ...(cells < FEW_CELLS && { rails: { least: 3 }, stations: { least: 1 } }),
  };
}
