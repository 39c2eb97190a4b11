// Trains' answers to playtests: purchases and plays by choice, turns spent on returning Waste, rails and stations by cell.
import { CHOICE_ROLES, type Board, type ChoiceRole, type PlaytestHooks } from '../core/playtest-hooks.ts';
import type { State } from '../core/state.ts';
import { compensationsFor } from './rules/compensations.ts';
import { trainsHoldings } from './holdings.ts';
import { DEPTH, F_NODE, TURN } from './state/layout.ts';
import { isChoosingPower } from './rules/powers.ts';
import { topFrame } from './effects/stack.ts';
import { NODE, N_OP, type Tables } from './state/tables.ts';

/** Measures: gained 0…G-1, a power among them; played from G on; with G kinds that are no events. Choices of a turn: play 0…K-1, buy K…2K-1. */
export function trainsHooks(t: Tables): PlaytestHooks {
  const asks = (s: State): string =>
    s.data[DEPTH] > 0 ? (t.ops[t.nodes[s.data[topFrame(t, s) + F_NODE] * NODE + N_OP]].asks ?? '') : 'turn';
  return {
    // Seat 0 always begins (T27).
    firstSeat: () => 0,
    measureOf(s, choice) {
      const question = isChoosingPower(t, s) ? 'power' : asks(s);
      if (question === 'power') return choice === t.kinds ? -1 : choice;
      if (question === 'gain') return choice;
      if (question !== 'turn' || s.data[TURN] === 0 || choice >= 2 * t.kinds) return -1;
      return choice < t.kinds ? choice + t.gainedKinds : choice - t.kinds;
    },
    roles: CHOICE_ROLES,
    roleOf(s, choice): ChoiceRole {
      if (s.data[DEPTH] > 0 || s.data[TURN] === 0) return 'act';
      return choice === 2 * t.kinds + 1 ? 'end' : choice === 2 * t.kinds + 2 ? 'clear' : 'act';
    },
    board: boardOf(t),
    holdings: trainsHoldings(t),
    compensations: compensationsFor(t.definition),
    studied: () =>
      t.definition.cards
        .filter(({ supply, notForSale }) => supply !== undefined && notForSale !== true)
        .map(({ id, cost }) => ({ item: id, measure: `gained:${id}`, cost })),
  };
}

function boardOf(t: Tables): Board {
  const last = t.cityPoints.length - 1;
  return {
    cells: t.labels,
    isOpen: (cell) => t.open[cell] === 1,
    seatsOn: (s, cell) => s.data[t.layout.rails + cell],
    built: (s, cell) => s.data[t.layout.stations + cell],
    points(s, seat, cell) {
      if (((s.data[t.layout.rails + cell] >> seat) & 1) === 0) return 0;
      const city = t.city[cell] > 0 ? t.cityPoints[Math.min(s.data[t.layout.stations + cell], last)] : 0;
      return city + t.remoteWorth[cell] + t.perRail;
    },
  };
}
