// Counts of what became of pairs of edits.
import type { Overlap } from './overlap.ts';
import type { Judged } from './pair.ts';

interface Row {
  merged: number;
  asked: number;
  wrong: number;
}

export type Tally = Record<Overlap, Row>;

/** Of railwright's merge, and of git's merge by line of the same pairs. */
export interface Tallies {
  readonly railwright: Tally;
  readonly git: Tally;
}

const row = (): Row => ({ merged: 0, asked: 0, wrong: 0 });
const tally = (): Tally => ({ none: row(), near: row(), contrary: row() });

export const noTallies = (): Tallies => ({ railwright: tally(), git: tally() });

export function count(to: Tally, overlap: Overlap, { outcome, mistake }: Judged): void {
  to[overlap][mistake === undefined ? outcome : 'wrong']++;
}

export function add(to: Tallies, more: Tallies): void {
  for (const who of ['railwright', 'git'] as const)
    for (const overlap of ['none', 'near', 'contrary'] as const)
      for (const key of ['merged', 'asked', 'wrong'] as const)
        to[who][overlap][key] += more[who][overlap][key];
}

const WORDS = {
  none: 'different things',
  near: 'the same place, such as two steps added to it',
  contrary: 'the same thing: both changed it, or one removed it',
} as const;

const sum = ({ merged, asked, wrong }: Row): number => merged + asked + wrong;

/** As a table of Markdown. */
export function formatTallies({ railwright, git }: Tallies): string {
  const head = [
    'the two sides changed',
    'pairs',
    'railwright asks',
    'railwright is wrong',
    'git has a conflict',
    'git is wrong',
  ];
  const lines = (['none', 'near', 'contrary'] as const).map((overlap) =>
    lineOf(WORDS[overlap], railwright[overlap], git[overlap]),
  );
  const whole = (one: Tally): Row => {
    const all = Object.values(one);
    return {
      merged: all.reduce((total, { merged }) => total + merged, 0),
      asked: all.reduce((total, { asked }) => total + asked, 0),
      wrong: all.reduce((total, { wrong }) => total + wrong, 0),
    };
  };
  return [
    head,
    [':--', '--:', '--:', '--:', '--:', '--:'],
    ...lines,
    lineOf('all', whole(railwright), whole(git)),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function lineOf(words: string, ours: Row, git: Row): string[] {
  const pairs = sum(ours);
  const share = (part: number): string =>
    pairs === 0 ? '–' : `${part.toLocaleString('en')} (${((100 * part) / pairs).toFixed(1)}%)`;
  return [
    words,
    pairs.toLocaleString('en'),
    share(ours.asked),
    share(ours.wrong),
    share(git.asked),
    share(git.wrong),
  ];
}
