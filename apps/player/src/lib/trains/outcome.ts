// The sources of points in a game of Trains.
import type { Outcome } from '../play/outcome.ts';
import { trainsWords } from './words.ts';

const PARTS = ['track', 'cities', 'remotes', 'cards', 'rails', 'routes', 'bonuses', 'effects'] as const;

export const outcome: Outcome = {
  parts({ game, state, totals }) {
    const seats = totals.map((_, seat) => game.scoreParts?.(state, seat) ?? {});
    // Few rules have points for rails, few maps for routes and bonuses, and few cards change any.
    return PARTS.filter((part) => seats.some((points) => points[part] !== undefined)).map((part) => ({
      label: trainsWords().parts[part],
      of: (seat) => seats[seat]?.[part] ?? 0,
    }));
  },
};
