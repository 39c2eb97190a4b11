// Differences between two versions as sentences; as figures where a sentence would round them away.
import { decimal } from './format.ts';

/** What a figure was and is, as numbers and as tables write them. */
export interface Told {
  readonly figure: string;
  readonly title: string;
  readonly name: string;
  readonly a: number | null;
  readonly b: number | null;
  readonly before: string;
  readonly after: string;
}

type Sentence = (told: { readonly name: string; readonly times: string }) => string;

/** By the group of the measure. */
const TIMES: Readonly<Record<string, Sentence>> = {
  gained: ({ name, times }) => `Seats gain ${name} ${times} times as often.`,
  played: ({ name, times }) => `Seats play ${name} ${times} times as often.`,
  used: ({ name, times }) => `Seats use ${name} ${times} times as often.`,
};
const NEW: Readonly<Record<string, (name: string, after: string) => string>> = {
  gained: (name, after) => `Seats gain ${name} now: ${after} each.`,
  played: (name, after) => `Seats play ${name} now: ${after} each.`,
  used: (name, after) => `Seats use ${name} now: ${after} each.`,
};
const GONE: Readonly<Record<string, (name: string) => string>> = {
  gained: (name) => `No seat gains ${name} any more.`,
  played: (name) => `No seat plays ${name} any more.`,
  used: (name) => `No seat uses ${name} any more.`,
};
const MORE: Readonly<Record<string, (much: string) => string>> = {
  rounds: (much) => `Games take ${much} more rounds.`,
  turns: (much) => `Games take ${much} more turns.`,
  'score of a seat': (much) => `A seat scores ${much} more points.`,
  'winning margin': (much) => `The winner leads by ${much} more points.`,
};
const LESS: Readonly<Record<string, (much: string) => string>> = {
  rounds: (much) => `Games take ${much} fewer rounds.`,
  turns: (much) => `Games take ${much} fewer turns.`,
  'score of a seat': (much) => `A seat scores ${much} fewer points.`,
  'winning margin': (much) => `The winner leads by ${much} fewer points.`,
};

export function differenceSentence({ figure, title, name, a, b, before, after }: Told): string {
  const plain = `${title}: ${before} → ${after}.`;
  if (a === null || b === null) return plain;
  const group = figure.split(':')[0] ?? '';
  if (group in TIMES) {
    if (a === 0) return NEW[group]?.(name, after) ?? plain;
    if (b === 0) return GONE[group]?.(name) ?? plain;
    const times = decimal(b / a);
    return times === decimal(1) ? plain : (TIMES[group]?.({ name, times }) ?? plain);
  }
  const much = decimal(Math.abs(b - a));
  return much === decimal(0) ? plain : ((b > a ? MORE : LESS)[figure]?.(much) ?? plain);
}
