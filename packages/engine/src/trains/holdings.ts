// The cards that seats own, for playtests. Measures are gained 0…K-1, so a measure of that group is a kind.
import type { Holdings } from '../core/insight.ts';
import { SEAT_ZONES } from './layout.ts';
import type { Tables } from './tables.ts';
import { addToDiscard, zoneCount } from './zones.ts';

export function trainsHoldings(t: Tables): Holdings {
  return {
    group: 'gained',
    owned(s, seat, kind) {
      let count = 0;
      for (let zone = 0; zone < SEAT_ZONES; zone++) count += zoneCount(t, s, seat, zone, kind);
      return count;
    },
    give: (s, seat, kind) => addToDiscard(t, s, seat, kind),
  };
}
