// Trains as a Game: the interface of core/game.ts over the compiled tables.
import { findChoice } from '../core/choices.ts';
import type { Decision, Game, Measure } from '../core/game.ts';
import type { PlaytestHooks } from '../core/playtest-hooks.ts';
import type { RngWords } from '../core/rng.ts';
import { seedRng } from '../core/rng.ts';
import { State } from '../core/state.ts';
import { compileTables } from './compile/tables.ts';
import { makeLookahead } from './lookahead/lookahead.ts';
import type { TrainsDefinition } from './definition.ts';
import { log } from './state/events.ts';
import { LOOK_LIMIT } from './state/limits.ts';
import { DEPTH, END, F_NODE, F_SEAT, F_SOURCE, SEAT, TURN, WINNERS } from './state/layout.ts';
import { isChoosingPower, powerDetail } from './rules/powers.ts';
import { resampleHidden } from './view/resample.ts';
import { scoreParts, totalScore, winnersOf } from './rules/scoring.ts';
import { runStack, topFrame } from './effects/stack.ts';
import { NODE, N_OP, type Lookahead, type OpCode, type Tables } from './state/tables.ts';
import { END_REASONS } from './rules/end-reasons.ts';
import { startGame } from './rules/start-game.ts';
import { applyTurnChoice, turnChoices } from './rules/turn.ts';
import { applyStartChoice, formatStart, startChoices } from './rules/start.ts';
import { viewTrains, type TrainsView } from './view/view.ts';
import { whyNoEffect } from './why/no-effect.ts';
import type { WhyNot } from './why/why-not.ts';
import { seatBase } from './state/zones.ts';

/** Trains behind the interface of all games. */
export interface TrainsGame extends Game {
  readonly name: 'trains';
  /** The compiled rules, for bots and tools that read positions quickly (see fast-reader.ts). */
  readonly tables: Tables;
  viewFor(s: State, seat: number | undefined): TrainsView;
  /**
   * Why the effect of a card in hand would do nothing if it were played now; undefined if it would do something, or there is none. Never
   * given where effects are done as far as possible.
   */
  whyNoEffect(s: State, card: string): WhyNot | undefined;
}

/**
 * Compiles a definition for `seats` players, to be played: without what playtests ask. The definition must have passed all content checks.
 * @throws Error when the definition is inconsistent: a fault of the program that made it.
 */
export function createTrains(definition: TrainsDefinition, seats: number): TrainsGame {
  return trainsOver(compileTables(definition, seats));
}

/** The game over its tables. */
export function trainsOver(t: Tables, playtestHooks?: PlaytestHooks): TrainsGame {
  const { seats } = t;
  const l = makeLookahead(t);
  const measures: Measure[] = [
    ...t.ids.slice(0, t.gainedKinds).map((item) => ({ id: `gained:${item}`, group: 'gained', item })),
    ...t.ids.slice(0, t.deckKinds).map((item) => ({ id: `played:${item}`, group: 'played', item })),
  ];

  const game: TrainsGame = {
    name: 'trains',
    seats,
    tables: t,
    maxChoices: Math.max(2 * t.kinds + 3 + (t.exchanges?.length ?? 0), t.cells + 1),
    measures,
    createState: () => new State(t.layout.size),
    start(s, seed) {
      seedRng(s.rng, seed, 0);
      startGame(t, s);
      if (s.data[DEPTH] > 0) runStack(l, s);
    },
    seatToAct: (s) => seatToAct(t, s),
    decision: (s) => decisionOf(t, s),
    legalChoices: (s, out) => legalChoices(l, s, out),
    applyChoice(s, choice) {
      applyChoice(l, s, choice);
    },
    score: (s, seat) => totalScore(t, s, seat),
    scoreParts: (s, seat) => ({ ...scoreParts(t, s, seat) }),
    winners: (s) => s.data[WINNERS],
    endReason: (s) => END_REASONS[s.data[END] - 1],
    turn: (s) => s.data[TURN],
    measure(s, seat, index) {
      const { gainedTally, playedTally } = t.layout;
      const at = index < t.gainedKinds ? gainedTally + index : playedTally + index - t.gainedKinds;
      return s.data[seatBase(t, seat) + at];
    },
    viewFor: (s, seat) => viewTrains(t, s, seat, decisionOf(t, s)),
    resample(s, seat, rng: RngWords) {
      resampleHidden(l, s, seat, rng);
    },
    formatChoice: (s, choice) => formatChoice(t, s, choice),
    parseChoice: (s, text) => findChoice(game, s, text),
    whyNoEffect: (s, card) => whyNoEffect(game, s, card),
    ...(playtestHooks && { playtestHooks }),
  };
  return game;
}

function askingOp(t: Tables, s: State): OpCode {
  return t.ops[t.nodes[s.data[topFrame(t, s) + F_NODE] * NODE + N_OP]];
}

function seatToAct(t: Tables, s: State): number {
  const d = s.data;
  if (d[END] > 0) return -1;
  return d[DEPTH] > 0 ? d[topFrame(t, s) + F_SEAT] : d[SEAT];
}

function decisionOf(t: Tables, s: State): Decision | undefined {
  const d = s.data;
  const seat = seatToAct(t, s);
  if (seat < 0) return undefined;
  if (d[DEPTH] === 0 && isChoosingPower(t, s)) return powerDecision(t, s, seat);
  if (d[DEPTH] === 0) return { seat, type: d[TURN] > 0 ? 'turn' : 'start' };
  const frame = topFrame(t, s);
  const op = askingOp(t, s);
  const detail = op.detail?.(t, s, frame);
  return {
    seat,
    type: op.asks ?? 'unknown',
    card: t.ids[d[frame + F_SOURCE]],
    ...(detail && { detail }),
  };
}

function powerDecision(t: Tables, s: State, seat: number): Decision {
  const [least, most] = t.powers?.keep ?? [1, 1];
  return { seat, type: 'power', ...(most > 1 && { detail: powerDetail(t, s, least, most) }) };
}

function legalChoices(l: Lookahead, s: State, out: Int16Array): number {
  const { t } = l;
  const d = s.data;
  if (d[END] > 0) return 0;
  if (d[DEPTH] > 0) {
    const frame = topFrame(t, s);
    l.left = LOOK_LIMIT;
    return (t.ops[t.nodes[d[frame + F_NODE] * NODE + N_OP]].legal as NonNullable<OpCode['legal']>)(
      t,
      s,
      frame,
      out,
      l,
    );
  }
  return d[TURN] === 0 ? startChoices(t, s, out) : turnChoices(t, s, out);
}

function applyChoice(l: Lookahead, s: State, choice: number): void {
  const { t } = l;
  const d = s.data;
  if (d[DEPTH] > 0) {
    const frame = topFrame(t, s);
    (t.ops[t.nodes[d[frame + F_NODE] * NODE + N_OP]].choose as NonNullable<OpCode['choose']>)(
      t,
      s,
      frame,
      choice,
    );
  } else if (d[TURN] === 0) applyStartChoice(t, s, choice);
  else applyTurnChoice(t, s, choice);
  if (d[DEPTH] > 0) runStack(l, s);
  if (d[END] > 0) finish(t, s);
}

function finish(t: Tables, s: State): void {
  s.data[WINNERS] = winnersOf(t, s);
  if (s.events === null) return;
  const winners = seatsIn(t, s.data[WINNERS]);
  const tie = tieBreak(t, s);
  log(s, {
    type: 'end',
    reason: END_REASONS[s.data[END] - 1],
    turn: s.data[TURN],
    winners,
    ...(tie !== undefined && { tie }),
  });
  for (let seat = 0; seat < t.seats; seat++)
    log(s, { type: 'score', seat, ...scoreParts(t, s, seat), total: totalScore(t, s, seat) });
}

function seatsIn(t: Tables, mask: number): number[] {
  return Array.from({ length: t.seats }, (_, seat) => seat).filter((seat) => ((mask >> seat) & 1) === 1);
}

/** The tie-break applied between seats with most points; undefined if only one has them. */
function tieBreak(t: Tables, s: State): 'most-rails' | 'joint' | undefined {
  const totals = Array.from({ length: t.seats }, (_, seat) => totalScore(t, s, seat));
  const best = Math.max(...totals);
  const tied = totals.filter((total) => total === best).length;
  if (tied === 1) return undefined;
  return seatsIn(t, s.data[WINNERS]).length < tied ? 'most-rails' : 'joint';
}

function formatChoice(t: Tables, s: State, choice: number): string {
  const d = s.data;
  if (d[DEPTH] > 0) return askingOp(t, s).format?.(t, s, topFrame(t, s), choice) ?? String(choice);
  if (d[TURN] === 0) return formatStart(t, s, choice);
  if (choice < t.kinds) return `play ${t.ids[choice]}`;
  if (choice < 2 * t.kinds) return `buy ${t.ids[choice - t.kinds]}`;
  const rest = choice - 2 * t.kinds;
  return rest < 3 ? ['lay-rail', 'end', 'return-waste'][rest] : `exchange ${rest - 2}`;
}
