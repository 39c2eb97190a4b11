// What people answered to one question, as counts or a mean.
import { wilson } from '@railwright/statistics';
import { shareOf } from '../summary/pieces.ts';
import type { PeopleResult } from './people-result.ts';

type Answers = PeopleResult['answers'][number];

/** A question and where it is asked. */
export interface Asked extends Pick<Answers, 'setup' | 'question' | 'text' | 'kind'> {
  /** Of a choice: the ids of its options. */
  readonly options: readonly string[];
}

/** An answer that fits its question, and the file that has it. */
export interface Given {
  readonly file: string;
  readonly value: string | number | boolean;
}

/** The bounds of a scale, and how far apart they are. */
const [LEAST, WIDTH] = [1, 4];

/** Counts what was answered. */
export function answersTo({ options, ...asked }: Asked, given: readonly Given[]): Answers {
  const values = given.map(({ value }) => String(value));
  const shares = { choice: options, 'yes-no': ['true', 'false'], scale: [], text: [] }[asked.kind];
  return {
    ...asked,
    count: given.length,
    mean: asked.kind === 'scale' ? meanOnScale(given.map(({ value }) => Number(value))) : null,
    shares: shares.map((value) => ({
      value,
      share: shareOf(values.filter((one) => one === value).length, given.length),
    })),
    texts: asked.kind === 'text' ? given.map(({ file, value }) => ({ file, text: String(value) })) : [],
  };
}

/** On a scale the mean is a share of its width, which varies no more than a share of wins: the interval is Wilson's, and honest for few. */
function meanOnScale(values: readonly number[]): Answers['mean'] {
  const count = values.length;
  const sum = values.reduce((all, value) => all + (value - LEAST) / WIDTH, 0);
  const { low, high } = wilson(sum, count);
  return {
    count,
    mean: count === 0 ? 0 : LEAST + (WIDTH * sum) / count,
    interval: count < 2 ? null : { low: LEAST + WIDTH * low, high: LEAST + WIDTH * high },
  };
}
