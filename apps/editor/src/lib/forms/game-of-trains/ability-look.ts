// A railcar's ability in the form of the engine and the board, as far as it is finished.
import type { AbilityDefinition } from '@railwright/engine';
import { textsAt } from '../../core/content/data.ts';
import type { Data } from '../../core/content/data.ts';
import { finishedSteps } from './deck.ts';

export function abilityLook({ id, data }: { readonly id: string; readonly data: Data }): AbilityDefinition {
  const names = textsAt(data, 'name');
  return {
    id,
    name: { ...names, en: names['en'] ?? id },
    steps: finishedSteps(data) as AbilityDefinition['steps'],
  };
}
