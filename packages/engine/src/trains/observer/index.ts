// The senses of learned players for Trains.
import type { Game } from '../../core/game.ts';
import type { Observer } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import type { TrainsGame } from '../game.ts';
import { ACTED, DEPTH, F_NODE, F_SEAT, SEAT, TURN } from '../state/layout.ts';
import { topFrame } from '../effects/stack.ts';
import { N_OP, NODE, type Tables } from '../state/tables.ts';
import { describe } from './describe.ts';
import { ASKS, isMapAsk, MAP_ASKS, OTHER_ASK, START_ASK, trainsFeatures, TURN_ASK } from './features.ts';
import { observe, type Counted } from './observe.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map(ASKS.map((ask, i) => [ask, i]));
/** The most piles looked at to judge how near the end is. */
const LOW_PILES = 8;

export function trainsObserver(game: Game): Observer {
  const t = (game as TrainsGame).tables;
  const features = trainsFeatures(t);
  const asked = Uint8Array.from(t.ops, (op) => NUMBERS.get(op.asks ?? '') ?? OTHER_ASK);
  // Above the numbers of all other questions: those about the map.
  t.ops.forEach(({ asks }, op) => {
    if (isMapAsk(asks)) asked[op] = OTHER_ASK + 1 + MAP_ASKS.indexOf(asks);
  });
  const counted: Counted = {
    seat: 0,
    asks: 0,
    own: new Int16Array(t.kinds),
    tops: new Int16Array(t.kinds),
    lows: new Int16Array(Math.max(1, Math.min(LOW_PILES, t.emptyPiles))),
  };
  return {
    vocabularies: features.vocabularies,
    position: features.at.position,
    choice: features.at.choice,
    observe(s, out) {
      const d = s.data;
      if (d[DEPTH] > 0) {
        const frame = topFrame(t, s);
        counted.seat = d[frame + F_SEAT];
        counted.asks = asked[t.nodes[d[frame + F_NODE] * NODE + N_OP]];
      } else {
        counted.seat = d[SEAT];
        counted.asks = d[TURN] === 0 ? START_ASK : TURN_ASK;
      }
      observe(t, features, s, counted, out);
    },
    describe(s, choice, out) {
      describe(t, features, s, counted, choice, out);
    },
    obvious: (s, legal, count) => plainCoins(t, s, legal, count),
  };
}

/**
 * A card that only gives coins, when nothing else can be played and the turn has begun: before that, playing a card gives up the right to
 * return Waste.
 */
function plainCoins(t: Tables, s: State, legal: Int16Array, count: number): number {
  const d = s.data;
  if (d[DEPTH] > 0 || d[TURN] === 0 || d[ACTED] === 0) return -1;
  let choice = -1;
  for (let i = 0; i < count && legal[i] < t.kinds; i++) {
    if (t.hasEffect[legal[i]] === 1) return -1;
    if (choice < 0) choice = legal[i];
  }
  return choice;
}
