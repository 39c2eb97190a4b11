// What became of a finding, as a person would say it: from what it was to what it is.
import type { Matter } from './matters.ts';
import { orderName } from './matters.ts';
import type { PanelChange } from './panel-comparison.ts';
import { short } from './sentences.ts';

interface Told extends Pick<PanelChange, 'change' | 'answer'> {
  readonly was: number;
  readonly is: number;
}

/** What is told of strong play, with a place for the figures. */
function figureOf({ kind, of, about }: Matter): string {
  switch (kind) {
    case 'turn':
      return `strong play that goes ${orderName(Number(of))} wins`;
    case 'seat':
      return `strong play wins from seat ${Number(of) + 1}`;
    case 'length':
      return 'a game of strong play lasts';
    case 'drag':
      return 'a game of strong play takes';
    case 'runaway':
      return 'whoever leads at half-time keeps the lead in';
    case 'end':
      return `games of strong play end by ${of} in`;
    case 'skill':
      return 'strong play wins against a beginner';
    case 'card':
      return `of seats of strong play, ${about} is gained by`;
    case 'part':
      return `of the points of strong play, ${about} brings`;
    case 'worth':
    case 'start':
    case 'compensation':
      return `strong play wins with ${of}`;
  }
}

const WORDS = { better: 'Better', worse: 'Worse', other: 'Different' } as const;

export function changeSentence(matter: Matter, { was, is, change, answer }: Told): string {
  const [from, to] = [short(matter, was), short(matter, is)];
  const figure = figureOf(matter);
  const even =
    matter.kind === 'turn' || matter.kind === 'seat' ? `; even is ${short(matter, matter.against)}` : '';
  if (change === 'same') return `As before: ${figure} ${to}, and ${from} before${even}.`;
  if (change === 'cannot-say')
    return `These games do not tell whether it changed: ${figure} ${to}, and ${from} before${even}.`;
  const whose = {
    holds: '',
    depends: ' Not for everybody, though.',
    'cannot-say': ' For others these games do not tell.',
  };
  return `${WORDS[change]}: ${figure} ${to}, and ${from} before${even}.${whose[answer]}`;
}
