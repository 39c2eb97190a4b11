// How a game begins: supply, starting decks, first hands and powers, up to the first rails.
import type { State } from '../../core/state.ts';
import { waitingInHand } from '../effects/lasting.ts';
import { countsAt } from '../state/card-counts.ts';
import { log } from '../state/events.ts';
import {
  DECK,
  EMPTY_PILES,
  RAILS_LEFT,
  SEAT,
  STATIONS_LEFT,
  SUPPLY_COUNTS,
  TOTALS,
  TRIGGERS,
  ZONES,
} from '../state/layout.ts';
import { giveResources, viewResources } from '../state/own-resources.ts';
import { layOwnTokens, viewTokens } from '../state/own-tokens.ts';
import type { Tables } from '../state/tables.ts';
import { countEmptyPiles, seatBase } from '../state/zones.ts';
import { shuffleEvents } from './event-deck.ts';
import { saveOpening } from './extra-turns.ts';
import { drawCards } from './moves.ts';
import { dealPowers } from './powers.ts';
import { dealRows } from './rows.ts';
import { giveMore } from './start-more.ts';
import { startOrder } from './turn-order.ts';
import { placeByRule } from './start.ts';

export function startGame(t: Tables, s: State): void {
  const d = s.data;
  d.fill(0);
  d[TRIGGERS] = waitingInHand(t);
  d.set(t.supply, SUPPLY_COUNTS);
  if (t.turnOrder !== 0) startOrder(t, s);
  if (t.rows !== null) dealRows(t, s, t.rows);
  d[EMPTY_PILES] = countEmptyPiles(t, s);
  d[STATIONS_LEFT] = t.stationTokens;
  if (t.start.backwards) d[SEAT] = t.seats - 1;
  if (t.ownTokens !== null) layOwnTokens(t, s, t.ownTokens);
  if (t.resources !== null) giveResources(t, s, t.resources);
  if (s.events !== null) logSetup(t, s);
  const { more } = t.start;
  if (more !== null) giveMore(t, s, more);
  for (let seat = 0; seat < t.seats; seat++) {
    const base = seatBase(t, seat);
    d[base + RAILS_LEFT] = t.railTokens;
    let total = 0;
    for (let k = 0; k < t.kinds; k++) {
      const count = more === null ? t.dealt[k] : t.dealt[k] + more.decks[seat][k];
      d[base + ZONES + DECK * t.kinds + k] = count;
      total += count;
    }
    d[base + TOTALS + DECK] = total;
    if (s.events !== null) log(s, { type: 'shuffle', seat });
    drawCards(t, s, seat, t.start.hands[seat]);
  }
  if (t.saves) saveOpening(t, s);
  shuffleEvents(t, s);
  if (dealPowers(t, s)) placeByRule(t, s);
}

function logSetup(t: Tables, s: State): void {
  log(s, {
    type: 'set-up',
    seats: t.seats,
    setup: t.definition.setup,
    rules: t.definition.rules.id,
    map: t.definition.map.id,
    switches: { ...t.definition.rules.switches },
    supply: countsAt(t, s, SUPPLY_COUNTS),
    ...(t.rows && { rowDeck: countsAt(t, s, t.layout.rowDecks) }),
    deck: cardsOf(t, t.dealt),
    ...(t.start.more && {
      moreCards: Object.fromEntries(t.start.more.decks.map((deck, seat) => [seat, cardsOf(t, deck)])),
    }),
    rails: t.railTokens,
    stations: t.stationTokens,
    ...(t.ownTokens && { tokens: viewTokens(t, s).tokens }),
    ...(t.resources && { resources: viewResources(t, s, 0, t.resources) }),
  });
}

/** By id, those that are there. */
function cardsOf(t: Tables, counts: Int16Array): Record<string, number> {
  return Object.fromEntries(t.ids.map((id, k) => [id, counts[k]] as const).filter(([, n]) => n > 0));
}
