// Learning that takes long enough to be interrupted.
import { SETTINGS, type LearningPlan } from '@railwright/playtest';
import { setup } from './duel.ts';

export const PLAN: LearningPlan = {
  tables: [{ definition: setup.definition, seats: 2 }],
  settings: SETTINGS,
  ...{ seed: 4, budget: { games: 400 } },
};
