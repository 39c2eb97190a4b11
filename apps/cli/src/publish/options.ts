// The targets of `railwright publish`, in the order of help, which works without loading what publishes.
import type { TargetName } from '@railwright/publish';

const SUMMARIES: Readonly<Record<TargetName, string>> = {
  tts: 'a save of Tabletop Simulator with the map, piles, hands, bags of tokens and the rules',
};

export const TARGET_NAMES = Object.keys(SUMMARIES) as TargetName[];
export const TARGET_SUMMARIES = Object.entries(SUMMARIES);
