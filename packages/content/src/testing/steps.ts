// The lines of `do`: what to choose, or what must not be possible.
import type { Path } from '../yaml/path.ts';
import { isData, type Trouble } from './trouble.ts';

export type TestStep = {
  readonly path: Path;
} & (
  | {
      readonly kind: 'choose';
      /** Texts of choices, one after the other. */
      readonly texts: readonly string[];
      /** The same as one choice, for games whose choices have several words. */
      readonly joined: string;
      /** All picks of one question: it ends after the last. */
      readonly closes: boolean;
    }
  | { readonly kind: 'illegal'; readonly texts: readonly string[] }
);

type Word = string | number | boolean;
const isWord = (value: unknown): value is Word => ['string', 'number', 'boolean'].includes(typeof value);

/** Picks of cards come one by one; a line names all of them. */
const PICKING = new Set(['choose']);

export function readSteps(lines: readonly unknown[]): { steps: TestStep[]; troubles: Trouble[] } {
  const steps: TestStep[] = [];
  const troubles: Trouble[] = [];
  lines.forEach((line, i) => {
    const path: Path = ['do', i];
    if (typeof line === 'string') {
      steps.push({ path, kind: 'choose', texts: [line], joined: line, closes: false });
      return;
    }
    const entries = isData(line) ? Object.entries(line) : [];
    const [verb, value] = entries[0] ?? ['', undefined];
    if (entries.length !== 1) {
      troubles.push({
        path,
        message: 'A line of `do` is one choice: a word such as `end`, or `play: mail-train`.',
      });
      return;
    }
    const texts = verb === 'illegal' ? illegalTexts(value) : choiceTexts(verb, value);
    if (texts === undefined) {
      troubles.push({
        path: [...path, verb],
        message:
          verb === 'illegal'
            ? 'After `illegal` stands a choice, such as { buy: tower }, or a list of them.'
            : `After \`${verb}\` stands a word or a list of words.`,
      });
      return;
    }
    if (verb === 'illegal') steps.push({ path, kind: 'illegal', texts });
    else
      steps.push({
        path,
        kind: 'choose',
        texts,
        joined: [verb, ...(Array.isArray(value) ? (value as Word[]) : [value as Word])].join(' '),
        closes: PICKING.has(verb),
      });
  });
  return { steps, troubles };
}

/** `{ play: garage }` is "play garage", `{ choose: [waste, waste] }` is two choices. */
function choiceTexts(verb: string, value: unknown): string[] | undefined {
  if (isWord(value)) return [`${verb} ${value}`];
  if (value === null) return [verb];
  return Array.isArray(value) && value.every(isWord) ? value.map((word) => `${verb} ${word}`) : undefined;
}

function illegalTexts(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const texts = items.map((item) => {
    if (typeof item === 'string') return [item];
    if (!isData(item) || Object.keys(item).length !== 1) return undefined;
    const [verb, inner] = Object.entries(item)[0] as [string, unknown];
    return choiceTexts(verb, inner);
  });
  return texts.length > 0 && texts.every((one) => one !== undefined) ? texts.flat() : undefined;
}
