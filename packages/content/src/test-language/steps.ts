// The lines of `do`: what to choose, or what must not be possible.
import type { Path } from '../text/path.ts';
import {
  canonicalText,
  NO_CHOICES,
  readChoiceList,
  readChoices,
  type Choice,
  type ListForm,
  type Verbs,
} from './choices.ts';
import type { TestNames } from './names.ts';
import { isData, type Problem } from './problem.ts';

export interface TestStep {
  readonly kind: 'choose' | 'illegal';
  readonly path: Path;
  readonly choices: readonly Choice[];
  /** The choices of the line, unless they are made in their order. */
  readonly list?: ListForm | undefined;
}

export function readSteps(
  lines: readonly unknown[],
  verbs: Verbs,
  names?: TestNames,
): { steps: TestStep[]; problems: Problem[] } {
  const steps: TestStep[] = [];
  // With names the texts are as the game writes them.
  const told = (choices: readonly Choice[]): readonly Choice[] =>
    names
      ? choices.map((choice) => ({ ...choice, text: canonicalText(choice.text, verbs, names) }))
      : choices;
  const problems: Problem[] = [];
  lines.forEach((line, i) => {
    const path: Path = ['do', i];
    if (typeof line === 'string') {
      steps.push({ path, kind: 'choose', choices: told([{ text: line, path, part: 'text' }]) });
      return;
    }
    const [verb, ...others] = isData(line) ? Object.keys(line) : [];
    if (!isData(line) || verb === undefined || others.length > 0) {
      const message = 'A line of `do` is one choice: a word such as `end`, or `play: mail-train`.';
      problems.push({ path, message });
      return;
    }
    const isIllegal = verb === 'illegal';
    const choices = isIllegal
      ? readChoiceList(line[verb], [...path, verb], verbs)
      : readChoices(verb, line[verb], path, verbs);
    if (choices)
      steps.push({
        path,
        kind: isIllegal ? 'illegal' : 'choose',
        choices: told(choices),
        list: listForm(verb, line[verb], verbs),
      });
    else
      problems.push({
        path: [...path, verb],
        message: isIllegal ? NO_CHOICES : `After \`${verb}\` comes a word or a list of words.`,
      });
  });
  return { steps, problems };
}

/** A set of one pick need not be a list; a single card that is put on the deck is one choice. */
function listForm(verb: string, value: unknown, verbs: Verbs): ListForm | undefined {
  const form = Object.hasOwn(verbs, verb) ? verbs[verb]?.list : undefined;
  return form === 'set' || Array.isArray(value) ? form : undefined;
}
