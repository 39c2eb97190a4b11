// How a finding changed, in a plain sentence: from its old value to its new one.
import type { Matter } from './matters.ts';
import { orderName } from './matters.ts';
import type { PanelChange } from './panel-comparison.ts';
import { short } from './sentences.ts';

interface Told extends Pick<PanelChange, 'change' | 'answer'> {
  readonly was: number;
  readonly is: number;
}

/** What is said of strong play, with room for the figures. */
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
      return 'a half-time lead wins';
    case 'end':
      return `the share of strong-play games that end by ${of} is`;
    case 'skill':
      return 'against a beginner strong play wins';
    case 'luck':
      return 'the share of strong-play games that have a different winner after a new deal is';
    case 'card':
      return `the share of strong-play seats that gain ${about} is`;
    case 'part':
      return `the share of strong play's points from ${about} is`;
    case 'cell':
      return `the share of strong-play games that use ${about} is`;
    case 'pair':
      return `strong play wins more with ${of} than each alone explains, by`;
    case 'fan':
    case 'worth':
    case 'start':
    case 'opening':
    case 'compensation':
      return `strong play wins with ${of}`;
  }
}

const WORDS = { better: 'Better', worse: 'Worse', other: 'Different' } as const;

export function changeSentence(matter: Matter, { was, is, change, answer }: Told): string {
  const [from, to] = [short(matter, was), short(matter, is)];
  const figure = figureOf(matter);
  const even =
    matter.kind === 'turn' || matter.kind === 'seat'
      ? `; ${short(matter, matter.against)} would be even`
      : '';
  if (change === 'same') return `Unchanged: ${figure} ${to} (${from} before)${even}.`;
  if (change === 'cannot-say')
    return `These games cannot tell whether it changed: ${figure} ${to} (${from} before)${even}.`;
  const whose = {
    holds: '',
    depends: ' This does not hold for all players.',
    'cannot-say': ' For other players these games cannot tell.',
  };
  return `${WORDS[change]}: ${figure} ${to} (${from} before)${even}.${whose[answer]}`;
}
