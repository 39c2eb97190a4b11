// Whether a game was exciting: who led at the end of each turn, from when on the winner led, how close it was, and how often
// there was nothing to decide. For any number of seats.
import type { Game, State } from '@railwright/engine';
import { addToSpread, createSpread, mergeSpread, type Spread } from '../spread.ts';
import { addToRatio, createRatio, mergeRatio, type RatioSums } from '../statistics/ratio.ts';
import type { Observer } from './observer.ts';

export interface DramaTally {
  readonly leadChanges: Spread;
  /** In thousandths of the game's turns; games that somebody won. */
  readonly decided: Spread;
  /** In thousandths; games that somebody won. */
  readonly closeness: Spread;
  /** Turns without a real choice, in thousandths of the turns of their game. */
  readonly idle: Spread;
  turns: number;
  withoutChoice: number;
  onWaste: number;
  decisions: number;
  forced: number;
  /** The same game by game: of its turns, of its turns, of its decisions. */
  readonly byGame: Readonly<Record<(typeof PARTS_OF_GAMES)[number], RatioSums>>;
}

const PARTS_OF_GAMES = ['withoutChoice', 'onWaste', 'forced'] as const;

export function createDrama(): DramaTally {
  return {
    leadChanges: createSpread(),
    decided: createSpread(),
    closeness: createSpread(),
    idle: createSpread(),
    turns: 0,
    withoutChoice: 0,
    onWaste: 0,
    decisions: 0,
    forced: 0,
    byGame: { withoutChoice: createRatio(), onWaste: createRatio(), forced: createRatio() },
  };
}

const DRAMA_SPREADS = ['leadChanges', 'decided', 'closeness', 'idle'] as const;

export function mergeDrama(into: DramaTally, from: DramaTally): void {
  for (const name of DRAMA_SPREADS) mergeSpread(into[name], from[name]);
  into.turns += from.turns;
  into.withoutChoice += from.withoutChoice;
  into.onWaste += from.onWaste;
  into.decisions += from.decisions;
  into.forced += from.forced;
  for (const name of PARTS_OF_GAMES) mergeRatio(into.byGame[name], from.byGame[name]);
}

const NOBODY = -1;

/** In place of `decided` and `closeness` of a game that nobody won: it has neither, and 0 would be one. */
export const NO_SHARE = -1;

export interface DramaObserver extends Observer {
  /** Of the game that ended last; shares in thousandths, NO_SHARE where nobody won. */
  readonly last: { leadChanges: number; decided: number; closeness: number };
}

export function observeDrama(game: Game, tally: DramaTally): DramaObserver {
  const { seats, insight } = game;
  const standing = (s: State, seat: number): number => insight?.standing?.(s, seat) ?? game.score(s, seat);
  /** The last turn at whose end a seat led, alone or with others. */
  const lastLed = new Int32Array(seats);
  let leader = NOBODY;
  let leadChanges = 0;
  let mover = NOBODY;
  let hadChoice = false;
  let clearedWaste = false;
  let turnsTaken = 0;
  let idleTurns = 0;
  let wasteTurns = 0;
  let decisions = 0;
  let forced = 0;
  const last = { leadChanges: 0, decided: NO_SHARE, closeness: NO_SHARE };

  const forgetTurn = (): void => {
    mover = NOBODY;
    hadChoice = false;
    clearedWaste = false;
  };

  return {
    last,

    begin() {
      lastLed.fill(0);
      leader = NOBODY;
      leadChanges = turnsTaken = idleTurns = wasteTurns = decisions = forced = 0;
      forgetTurn();
    },

    choose(s, seat, choice, legal, count) {
      decisions++;
      if (count === 1) forced++;
      if (game.turn(s) === 0) return;
      // Whoever is asked first in a turn is the one whose turn it is.
      if (mover === NOBODY) mover = seat;
      if (seat !== mover) return;
      if (!hadChoice && count > 1) hadChoice = !insight || countActs(insight, s, legal, count) > 1;
      if (insight?.roleOf(s, choice) === 'clear') clearedWaste = true;
    },

    endTurn(s, turn) {
      if (turn === 0) {
        forgetTurn();
        return;
      }
      turnsTaken++;
      if (!hadChoice) idleTurns++;
      if (clearedWaste) wasteTurns++;
      forgetTurn();
      let best = -Infinity;
      for (let seat = 0; seat < seats; seat++) best = Math.max(best, standing(s, seat));
      let alone = NOBODY;
      let leaders = 0;
      for (let seat = 0; seat < seats; seat++) {
        if (standing(s, seat) < best) continue;
        lastLed[seat] = turn;
        alone = seat;
        leaders++;
      }
      if (leaders > 1 || alone === leader) return;
      if (leader !== NOBODY) leadChanges++;
      leader = alone;
    },

    end(s, index) {
      last.leadChanges = leadChanges;
      last.decided = last.closeness = NO_SHARE;
      addToSpread(tally.leadChanges, leadChanges, index);
      tally.turns += turnsTaken;
      tally.withoutChoice += idleTurns;
      tally.onWaste += wasteTurns;
      tally.decisions += decisions;
      tally.forced += forced;
      addToRatio(tally.byGame.withoutChoice, idleTurns, turnsTaken);
      addToRatio(tally.byGame.onWaste, wasteTurns, turnsTaken);
      addToRatio(tally.byGame.forced, forced, decisions);
      if (turnsTaken > 0) addToSpread(tally.idle, Math.floor((1000 * idleTurns) / turnsTaken), index);
      const winners = game.winners(s);
      if (winners === 0) return;
      let doubt = 0;
      for (let seat = 0; seat < seats; seat++)
        if ((winners & (1 << seat)) === 0) doubt = Math.max(doubt, lastLed[seat] as number);
      last.decided = turnsTaken === 0 ? 0 : Math.floor((1000 * doubt) / game.turn(s));
      last.closeness = closenessOf(seats, winners, (seat) => standing(s, seat));
      addToSpread(tally.decided, last.decided, index);
      addToSpread(tally.closeness, last.closeness, index);
    },
  };
}

/** Things to do with the turn, returning Waste too, but not ending it; two are enough to know. */
function countActs(
  insight: NonNullable<Game['insight']>,
  s: State,
  legal: Int16Array,
  count: number,
): number {
  let acts = 0;
  for (let i = 0; i < count && acts < 2; i++) if (insight.roleOf(s, legal[i] as number) !== 'end') acts++;
  return acts;
}

/**
 * The best standing of all others as a share of the winner's, in thousandths: 1000 for a tie or when another stands higher, 0
 * where the winner has nothing or the others have nothing or less. Of several winners the others are the second one: 1000.
 */
function closenessOf(seats: number, winners: number, standing: (seat: number) => number): number {
  let winner = NOBODY;
  for (let seat = 0; seat < seats; seat++)
    if (winners & (1 << seat) && (winner < 0 || standing(seat) > standing(winner))) winner = seat;
  let second = -Infinity;
  for (let seat = 0; seat < seats; seat++) if (seat !== winner) second = Math.max(second, standing(seat));
  const best = standing(winner);
  if (second >= best) return 1000;
  return best <= 0 || second <= 0 ? 0 : Math.floor((1000 * second) / best);
}
