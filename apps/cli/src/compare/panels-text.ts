// Prints a comparison of panels: sentences on what became better or worse, then the differences.
import type { PanelChange, PanelComparison } from '@railwright/playtest';
import { changeCells } from '@railwright/report/words';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';

const MARKS = { better: '+', worse: '!', other: '-', same: '=', 'cannot-say': '?' } as const;
const paint = {
  better: (text: string) => style.green(text),
  worse: (text: string) => style.yellow(text),
  other: (text: string) => text,
  same: (text: string) => style.dim(text),
  'cannot-say': (text: string) => style.cyan(text),
} as const;

const RESULT =
  'Each row shows the finding with the strongest evidence on both sides. The intervals are for the difference and hold for all rows together: the chance that any answer is wrong is at most 5%.';

export function formatPanelChanges(
  comparison: PanelComparison,
  { seconds }: { readonly seconds: number },
): string {
  const { isLearned, changes } = comparison;
  if (!isLearned) return firstWord(comparison, seconds);
  // Unchanged findings are only counted.
  const told = changes.filter(({ change }) => change !== 'same');
  const same = changes.length - told.length;
  const lines = [
    ...(told.length > 0 ? told.map(sentenceOf) : []),
    ...(same > 0
      ? [
          style.dim(
            `= ${told.length === 0 ? 'Nothing became better or worse: ' : ''}${same} of ${changes.length} findings are unchanged.`,
          ),
        ]
      : []),
  ];
  return [headOf(comparison, seconds), lines.join('\n'), tableOf(told), wrapText(style.dim(RESULT))]
    .filter((part) => part !== '')
    .join('\n\n');
}

const nameOf = ({ setup, version }: PanelComparison['a']): string =>
  safe(version === '' ? setup : `${setup} in ${version}`);

function headOf({ a, b, seats, games, seed }: PanelComparison, seconds: number): string {
  return [
    `${style.bold('A')} ${nameOf(a)}, ${style.bold('B')} ${nameOf(b)}`,
    `Players learned both sides; ${seats} seats, ${plural(games, 'game')}, seed ${seed}; ${seconds.toFixed(0)} s`,
  ].join('\n');
}

/** From a player that has learned neither side, and marked as such. */
function firstWord({ changes, games }: PanelComparison, seconds: number): string {
  const told = changes.filter(({ change }) => change !== 'same' && change !== 'cannot-say');
  const head = `First impression after ${seconds.toFixed(1)} s, from ${plural(games, 'game')} of a player that has learned neither side. Players are now learning both.`;
  const lines = told.length > 0 ? told.slice(0, 5).map(sentenceOf) : ['  Nothing stands out yet.'];
  return [style.dim(wrapText(head)), ...lines].join('\n');
}

const sentenceOf = ({ change, sentence }: PanelChange): string =>
  wrapText(`${paint[change](MARKS[change])} ${safe(sentence)}`, '  ');

function tableOf(changes: readonly PanelChange[]): string {
  if (changes.length === 0) return '';
  return formatTable(
    [
      { title: 'Change' },
      { title: 'A', right: true },
      { title: 'B', right: true },
      { title: 'B minus A', right: true },
      { title: 'corrected interval', right: true },
    ],
    changes.map((one) => {
      const { before, after, difference, range } = changeCells(one);
      return [`  ${safe(one.about)}`, before, after, difference, range];
    }),
    { head: (text) => style.bold(text) },
  );
}
