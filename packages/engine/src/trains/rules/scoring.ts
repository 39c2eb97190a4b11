// Points and winners. Rules: OKAZU rulebook, "Game end conditions", "Track bonus points"; rulings T25 and the tie switch.
import type { State } from '../../core/state.ts';
import { RAILS_LEFT, SCORE, SEAT_ZONES, TOP_KIND, TOP_SIZE, ZONES } from '../state/layout.ts';
import { optionalCount } from '../state/optional-zones.ts';
import { powerScore } from './powers.ts';
import type { Tables } from '../state/tables.ts';
import { bonusScore, routeScore } from './arrivals.ts';
import { worthScore } from './worth.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { ownedCount, seatBase } from '../state/zones.ts';

/** The parts of a seat's score. */
export interface ScoreParts {
  readonly track: number;
  readonly cities: number;
  readonly remotes: number;
  readonly cards: number;
  /** Where the rules have points for rails. */
  readonly rails?: number;
  /** On maps that have them. */
  readonly routes?: number;
  readonly bonuses?: number;
  /** What lasting effects add to rails or take off them, where cards of the game can. */
  readonly effects?: number;
}

function cityScore(t: Tables, s: State, seat: number): number {
  const d = s.data;
  const { cities, cityPoints } = t;
  const { rails, stations } = t.layout;
  const last = cityPoints.length - 1;
  let sum = 0;
  for (let i = 0; i < cities.length; i++) {
    const cell = cities[i];
    if (((d[rails + cell] >> seat) & 1) === 0) continue;
    const built = d[stations + cell];
    sum += cityPoints[built < last ? built : last];
  }
  return sum;
}

function remoteScore(t: Tables, s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < t.remotes.length; i++)
    if (((s.data[t.layout.rails + t.remotes[i]] >> seat) & 1) === 1) sum += t.remoteWorth[t.remotes[i]];
  return sum;
}

function cardScore(t: Tables, s: State, seat: number): number {
  const d = s.data;
  const { scoring, points, kinds } = t;
  const base = seatBase(t, seat);
  const zones = base + ZONES;
  const end = zones + SEAT_ZONES * kinds;
  let sum = 0;
  for (let i = 0; i < scoring.length; i++) {
    const kind = scoring[i];
    let owned = 0;
    for (let at = zones + kind; at < end; at += kinds) owned += d[at];
    if (t.optionalZones) owned += optionalCount(t, s, seat, kind);
    sum += owned * points[kind];
  }
  const top = base + t.layout.top;
  for (let i = 0; i < d[base + TOP_SIZE]; i++) sum += t.points[d[top + i] & TOP_KIND];
  return sum;
}

function railScore(t: Tables, s: State, seat: number): number {
  return t.perRail * (t.railTokens - s.data[seatBase(t, seat) + RAILS_LEFT]);
}

/** Points of cards beyond the printed ones, which depend on the position; and those of a seat's power. */
export function endScore(t: Tables, s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < t.endPoints.length; i++) {
    const [kind, amount] = t.endPoints[i];
    const owned = ownedCount(t, s, seat, kind);
    if (owned > 0) sum += owned * evalAmount(t, s, seat, 0, amount);
  }
  return t.powers === null ? sum : sum + powerScore(t, s, seat);
}

/** All points except those of cards. */
export function boardScore(t: Tables, s: State, seat: number): number {
  return (
    s.data[seatBase(t, seat) + SCORE] +
    cityScore(t, s, seat) +
    remoteScore(t, s, seat) +
    (t.perRail === 0 ? 0 : railScore(t, s, seat)) +
    (t.rewards ? routeScore(t, s, seat) + bonusScore(t, s, seat) : 0) +
    (t.worth === null ? 0 : worthScore(t, s, seat))
  );
}

export function totalScore(t: Tables, s: State, seat: number): number {
  return boardScore(t, s, seat) + cardScore(t, s, seat) + endScore(t, s, seat);
}

export function scoreParts(t: Tables, s: State, seat: number): ScoreParts {
  return {
    track: s.data[seatBase(t, seat) + SCORE],
    cities: cityScore(t, s, seat),
    remotes: remoteScore(t, s, seat),
    cards: cardScore(t, s, seat) + endScore(t, s, seat),
    ...(t.perRail > 0 && { rails: railScore(t, s, seat) }),
    ...(t.routes.length > 0 && { routes: routeScore(t, s, seat) }),
    ...(t.bonuses.length > 0 && { bonuses: bonusScore(t, s, seat) }),
    ...(t.worth !== null && { effects: worthScore(t, s, seat) }),
  };
}

/** Bit mask of the winners of a finished game. */
export function winnersOf(t: Tables, s: State): number {
  let best = -Infinity;
  let winners = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const railsOnBoard = t.railTokens - s.data[seatBase(t, seat) + RAILS_LEFT];
    const rank = totalScore(t, s, seat) * 1024 + (t.mostRailsBreakTies ? railsOnBoard : 0);
    if (rank > best) {
      best = rank;
      winners = 1 << seat;
    } else if (rank === best) winners |= 1 << seat;
  }
  return winners;
}
