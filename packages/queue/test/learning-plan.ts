// Learning that takes long enough to be interrupted.
import { SETTINGS, type LearningPlan } from '@railwright/playtest';
import { setup } from './duel.ts';

export const PLAN: LearningPlan = {
  tables: [{ definition: setup.definition, seats: 2 }],
  // Short rounds: it stops and tells where it stands between two of them.
  settings: { ...SETTINGS, decisions: 1600 },
  ...{ seed: 4, budget: { games: 160 } },
};
