// The change of a finding as a plain sentence, from its earlier value to its present one.
import { told } from '@railwright/figures';
import type { Question } from '../questions/question.ts';
import type { PanelChange } from '../compare/panel-comparison.ts';

interface Changed extends Pick<PanelChange, 'change' | 'answer'> {
  readonly was: number;
  readonly is: number;
}

const WORDS = { better: 'Better', worse: 'Worse', other: 'Different' } as const;

export function changeSentence({ topic, changed }: Question, { was, is, change, answer }: Changed): string {
  const [from, to] = [told(topic.unit, was), told(topic.unit, is)];
  const fact = `${changed?.figure ?? ''} ${to} (${from} before)${changed?.aside ?? ''}.`;
  if (change === 'same') return `Unchanged: ${fact}`;
  if (change === 'cannot-say') return `These games cannot tell whether it changed: ${fact}`;
  const whose = {
    holds: '',
    depends: ' This does not hold for all players.',
    'cannot-say': ' For other players, these games cannot tell.',
  };
  return `${WORDS[change]}: ${fact}${whose[answer]}`;
}
