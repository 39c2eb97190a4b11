// The cards that seats own, for playtests. Gained cards are measures 0…K-1, so such a measure is also a kind.
import type { Holdings } from '../core/playtest-hooks.ts';
import type { Tables } from './state/tables.ts';
import { addToDiscard } from './rules/moves.ts';
import { ownedCount } from './state/zones.ts';

export function trainsHoldings(t: Tables): Holdings {
  return {
    group: 'gained',
    owned: (s, seat, kind) => ownedCount(t, s, seat, kind),
    give: (s, seat, kind) => addToDiscard(t, s, seat, kind),
  };
}
