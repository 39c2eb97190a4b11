// The end of Freight Train: where the chips came from.
import type { Outcome } from '../play/outcome.ts';
import { freightScoreParts } from './score-parts.ts';
import { freightWords } from './words.ts';

const PARTS = ['start', 'trains', 'yard', 'rearranging'] as const;

export const outcome: Outcome = {
  labels: () => ({ total: freightWords().total }),
  parts({ events, totals }) {
    const scores = freightScoreParts(events, totals);
    return PARTS.map((part) => ({
      label: freightWords().parts[part],
      of: (seat) => scores[seat]?.[part] ?? 0,
    }));
  },
};
