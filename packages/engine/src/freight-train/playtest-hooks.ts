// Freight Train's answers to playtests. A pass ends the turn without an action.
import type { ChoiceRole, PlaytestHooks } from '../core/playtest-hooks.ts';
import { CALL, DONE, KEEP, PASS, REARRANGE } from './codes.ts';
import { STEP } from './layout.ts';
import { ACTIONS } from './measures.ts';
import type { Rules } from './rules.ts';
import { standingOf } from './standing.ts';

export function freightTrainHooks(r: Rules): PlaytestHooks {
  const { codes, measure } = r;
  return {
    // In the first round seat 0 begins ("Set-up"); after it the engine moves on.
    firstSeat: () => 0,
    standing: (s, seat) => standingOf(r, s.data, seat),
    measureOf(s, choice) {
      if (choice === PASS) return measure.pass;
      if (choice === CALL) return measure.call;
      if (choice === REARRANGE) return measure.rearrange;
      if (choice < codes.fill) return -1;
      if (choice < codes.take) return measure.fill;
      if (choice < codes.shipTrain) return s.data[STEP] === r.fromMain - 1 ? measure.switchMain : -1;
      if (choice < codes.toTrain) return s.data[STEP] === 0 ? measure.switchOwn : -1;
      if (choice < codes.toYard) return measure.mainToTrain;
      return choice < codes.place ? measure.mainToYard : -1;
    },
    roles: ['act', 'end'],
    studied: () => ACTIONS.map((action) => ({ item: action, measure: `actions:${action}`, cost: null })),
    roleOf: (_s, choice): ChoiceRole =>
      choice === PASS || choice === DONE || choice === KEEP ? 'end' : 'act',
  };
}
