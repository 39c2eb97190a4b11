// Watches games for the figures of drama: who led at the end of each turn, and the decisions. For any number of seats.
import type { Game, State } from '@railwright/engine';
import {
  DRAMA_FIGURES,
  PART_FIGURES,
  type Decision,
  type DramaFigure,
  type EndedTurn,
  type PartFigure,
  type PartName,
} from '@railwright/figures';
import { addToSpread } from '../spread.ts';
import { addToRatio, createRatio, mergeRatio, type RatioSums } from '@railwright/statistics';
import { spreadOf, type ValuesTally } from '../values.ts';
import type { Observer } from './observer.ts';

export interface DramaTally {
  turns: number;
  decisions: number;
  /** Shares of these, game by game. */
  readonly parts: Readonly<Record<PartName, RatioSums>>;
}

export function createDrama(): DramaTally {
  const parts = Object.fromEntries(PART_FIGURES.map(({ figure }) => [figure, createRatio()]));
  return { turns: 0, decisions: 0, parts: parts as DramaTally['parts'] };
}

export function mergeDrama(into: DramaTally, from: DramaTally): void {
  into.turns += from.turns;
  into.decisions += from.decisions;
  for (const { figure } of PART_FIGURES) mergeRatio(into.parts[figure], from.parts[figure]);
}

export interface DramaObserver extends Observer {
  /** Of the game that ended last. */
  readonly last: ReadonlyMap<string, number | undefined>;
}

const NOBODY = -1;

export function observeDrama(game: Game, values: ValuesTally, tally: DramaTally): DramaObserver {
  const { seats, playtestHooks } = game;
  const figures: readonly DramaFigure[] = DRAMA_FIGURES;
  const parts: readonly PartFigure[] = PART_FIGURES;
  const numbers = figures.map((figure) => ({ figure, watcher: figure.watch(game) }));
  const shares = parts.map((figure) => ({ figure, watcher: figure.watch(game) }));
  const watchers = [...numbers, ...shares].map(({ watcher }) => watcher);
  const deciders = watchers.filter(({ decide }) => decide);
  const turnEnders = watchers.filter(({ endTurn }) => endTurn);
  const last = new Map<string, number | undefined>();
  const standingIn = (s: State, seat: number): number =>
    playtestHooks?.standing?.(s, seat) ?? game.score(s, seat);
  // Refilled for each decision and turn, so that nothing is allocated.
  const decision = { isOwn: false, choice: 0, count: 0 } as { -readonly [K in keyof Decision]: Decision[K] };
  const ended: { -readonly [K in keyof EndedTurn]: EndedTurn[K] } = { turn: 0, leaders: 0, leader: NOBODY };
  /** The first seat asked in a turn is the one whose turn it is. */
  let mover = NOBODY;
  let turns = 0;
  let decisions = 0;

  return {
    last,

    begin() {
      mover = NOBODY;
      turns = decisions = 0;
      for (const watcher of watchers) watcher.begin?.();
    },

    choose(s, seat, choice, legal, count) {
      decisions++;
      const started = game.turn(s) !== 0;
      if (started && mover === NOBODY) mover = seat;
      decision.s = s;
      decision.choice = choice;
      decision.legal = legal;
      decision.count = count;
      decision.isOwn = started && seat === mover;
      for (const watcher of deciders) watcher.decide?.(decision);
    },

    endTurn(s, turn) {
      mover = NOBODY;
      if (turn === 0) return;
      turns++;
      let best = -Infinity;
      let leaders = 0;
      let leader = NOBODY;
      for (let seat = 0; seat < seats; seat++) {
        const standing = standingIn(s, seat);
        if (standing < best) continue;
        leader = standing > best ? seat : NOBODY;
        leaders = standing > best ? 1 << seat : leaders | (1 << seat);
        best = standing;
      }
      ended.turn = turn;
      ended.leaders = leaders;
      ended.leader = leader;
      for (const watcher of turnEnders) watcher.endTurn?.(ended);
    },

    end(s, index, choices) {
      tally.turns += turns;
      tally.decisions += decisions;
      const over = {
        ...{ game, s, choices, winners: game.winners(s), turns: game.turn(s) },
        standing: (seat: number) => standingIn(s, seat),
      };
      for (const { figure, watcher } of numbers) {
        const value = watcher.value(over);
        last.set(figure.figure, value);
        if (value !== undefined) addToSpread(spreadOf(values, figure.figure), value, index);
      }
      for (const { figure, watcher } of shares) {
        const sums = tally.parts[figure.figure as PartName];
        addToRatio(sums, watcher.hits(), figure.of === 'turns' ? turns : decisions);
      }
    },
  };
}
