// The end of a game of Trains: the sources of points.
import type { TrainsView } from '@railwright/engine';
import type { Outcome } from '../play/outcome.ts';
import { trainsWords } from './words.ts';

const PARTS = ['track', 'cities', 'remotes', 'cards', 'rails', 'routes', 'bonuses'] as const;

export const outcome: Outcome = {
  parts({ game, state }) {
    const { seat: seats } = game.viewFor(state, undefined) as TrainsView;
    // Few rules have points for rails, and few maps for routes and bonuses.
    return PARTS.filter((part) => seats.some(({ points }) => points?.[part] !== undefined)).map((part) => ({
      label: trainsWords().parts[part],
      of: (seat) => seats[seat]?.points?.[part] ?? 0,
    }));
  },
};
