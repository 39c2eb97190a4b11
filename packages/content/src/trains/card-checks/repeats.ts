// Steps done again: a choice of the same cards as before, and repetitions within repetitions.
import { isData } from '../../text/data.ts';
import { StepNode, type CardNode } from '../language/nodes.ts';
import type { CardCheck } from './check.ts';

/** Repetitions within repetitions beyond which a card is refused. */
const MAX_REPEATS = 1000;

export const REPEATS: CardCheck = {
  pages: {
    'choose-twice': {
      title: 'a card that can be chosen twice',
      help: 'Two steps in a row choose from the same cards. Chosen cards stay where they are until a later step moves them, so the second step can choose the same card again, and a player with only one card there is still offered the effect.\n\nChoose all cards in one step with `count`, or move the first cards before the second step.',
      example: 'effect:\n  - choose: { from: hand, count: 2, as: old }\n  - discard: old',
      broken: 'chosen-twice',
    },
    'effect-too-long': {
      title: 'steps repeated too often',
      help: 'Nested repetitions would run this more than 1,000 times. No turn needs that, and the game would stop it.',
      broken: 'repeated-too-often',
    },
  },
  values: {
    steps: (node, { report }) => {
      const sources = node.items.map(sourceOf);
      sources.forEach((source, i) => {
        if (source !== undefined && source === sources[i - 1])
          report('choose-twice', node.at(i), "This can choose the previous step's card again.");
      });
    },
  },
  ops: {
    repeat: (step, { report }) => {
      const before = step.parent ? repeatsAt(step.parent) : 1;
      const times = repeatsAt(step);
      if (times > MAX_REPEATS && before <= MAX_REPEATS)
        report(
          'effect-too-long',
          step.at('times'),
          `This would be done ${times} times; the limit is ${MAX_REPEATS}.`,
        );
    },
  },
};

/** The source from which a step chooses a fixed number of cards, as text to compare; undefined for other steps. */
function sourceOf(step: unknown): string | undefined {
  const choice = isData(step) ? step['choose'] : undefined;
  if (!isData(choice)) return undefined;
  const { from, where, count = 1 } = choice;
  return typeof count === 'number' ? JSON.stringify([from, where]) : undefined;
}

/** How often what is within a step is done, as far as numbers tell. */
function repeatsAt(node: CardNode): number {
  const times = node instanceof StepNode && node.op === 'repeat' ? node.fields['times'] : 1;
  return Math.max(1, typeof times === 'number' ? times : 1) * (node.parent ? repeatsAt(node.parent) : 1);
}
