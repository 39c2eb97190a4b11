// The smallest game with something to learn: two seats take one to three matches from a heap in turn; whoever takes the last
// one wins. A player who leaves a multiple of four cannot lose.
import {
  addFeature,
  FeatureList,
  nextUint32,
  randomBelow,
  seedRng,
  State,
  type Game,
  type Observer,
} from '@railwright/engine';

const [LEFT, SEAT, TURN] = [0, 1, 2] as const;
const MOST = 21;

export function createMatches(): Game {
  const game: Game = {
    name: 'matches',
    seats: 2,
    maxChoices: 3,
    measures: [],
    observerOf: senses,
    createState: () => new State(3),
    start(s, seed) {
      seedRng(s.rng, seed, 0);
      nextUint32(s.rng);
      s.data[LEFT] = 5 + randomBelow(s.rng, MOST - 4);
      s.data[SEAT] = 0;
      s.data[TURN] = 1;
    },
    seatToAct: (s) => (s.data[LEFT] === 0 ? -1 : s.data[SEAT]),
    decision: (s) => (s.data[LEFT] === 0 ? undefined : { seat: s.data[SEAT], type: 'take' }),
    legalChoices(s, out) {
      const count = Math.min(3, s.data[LEFT]);
      for (let i = 0; i < count; i++) out[i] = i;
      return count;
    },
    applyChoice(s, choice) {
      s.data[LEFT] -= choice + 1;
      if (s.data[LEFT] === 0) return;
      s.data[SEAT] = 1 - s.data[SEAT];
      s.data[TURN]++;
    },
    score: (s, seat) => (s.data[LEFT] === 0 && s.data[SEAT] === seat ? 1 : 0),
    winners: (s) => (s.data[LEFT] === 0 ? 1 << s.data[SEAT] : 0),
    endReason: (s) => (s.data[LEFT] === 0 ? 'empty' : undefined),
    turn: (s) => s.data[TURN],
    measure: () => 0,
    viewFor: (s) => ({ game: 'matches', seats: 2, left: s.data[LEFT] }),
    resample: () => undefined,
    formatChoice: (_s, choice) => `take ${choice + 1}`,
    parseChoice: (_s, text) => Number(text.slice(5)) - 1,
  };
  return game;
}

function senses(): Observer {
  const position = new FeatureList();
  const choice = new FeatureList();
  const left = position.add('left', MOST + 1);
  const take = choice.add('take', 3);
  return {
    vocabularies: [],
    position: position.groups,
    choice: choice.groups,
    observe: (s, out) => addFeature(out, left + s.data[LEFT], 1),
    describe: (_s, c, out) => addFeature(out, take + c, 1),
    obvious: () => -1,
  };
}

/** The share of heaps, among those that are not lost, from which the policy makes the choice that cannot lose. */
export function skill(choose: (s: State) => number, wanted = (left: number): number => left % 4): number {
  const game = createMatches();
  let right = 0;
  let all = 0;
  for (let left = 1; left <= MOST; left++) {
    if (left % 4 === 0) continue;
    const s = game.createState();
    s.data.set([left, 0, 1]);
    all++;
    if (choose(s) + 1 === wanted(left)) right++;
  }
  return right / all;
}
