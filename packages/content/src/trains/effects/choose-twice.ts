// Two steps in a row that choose from the same cards: the first card still lies there, so the second step can choose it again.
import { isData } from '../../yaml/data.ts';

/** Whether two steps that follow each other choose a certain number from one place by the same filter. */
export function choosesTwice(first: unknown, second: unknown): boolean {
  const [before, after] = [sourceOf(first), sourceOf(second)];
  return before !== undefined && before === after;
}

/** The source from which a step chooses a fixed number of cards, as text to compare; undefined for other steps. */
function sourceOf(step: unknown): string | undefined {
  const choice = isData(step) ? step['choose'] : undefined;
  if (!isData(choice)) return undefined;
  const { from, where, count = 1 } = choice;
  return typeof count === 'number' ? JSON.stringify([from, where]) : undefined;
}
