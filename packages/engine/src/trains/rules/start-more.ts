// What the rules give some seats at the start beyond others, before the first hands are drawn.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { SCORE } from '../state/layout.ts';
import type { StartMore } from '../state/map-tables.ts';
import { mostToGet, resourceAt } from '../state/own-resources.ts';
import type { Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

/** Cards come with the decks. */
export function giveMore(t: Tables, s: State, { points, resources }: StartMore): void {
  for (let seat = 0; seat < t.seats; seat++) {
    s.data[seatBase(t, seat) + SCORE] = points[seat];
    if (points[seat] > 0 && s.events !== null) log(s, { type: 'track', seat, points: points[seat] });
    resources[seat].forEach((wanted, resource) => {
      const count = mostToGet(t, s, seat, resource, wanted);
      if (count === 0) return;
      s.data[resourceAt(t, seat, resource)] += count;
      if (s.events !== null) log(s, { type: 'resource', seat, resource: t.resources?.ids[resource], count });
    });
  }
}
