// A finding of a panel with its evidence: each player's result, as a picture and as a table.
import type { PanelFinding } from '@railwright/playtest';
import { told } from '@railwright/figures';
import { table, words, type Chart, type Finding } from '../document/document.ts';
import { percent, whole } from '../figures-text.ts';
import { answerWords, sayCells, sayShares, verdictWords } from './finding-words.ts';

export function panelFinding(finding: PanelFinding): Finding {
  const { id, about, tone, sentence, settles, says } = finding;
  const chart = chartOf(finding);
  const isWays = chart?.shape === 'bars';
  return {
    ...{
      id,
      about,
      kind: tone,
      title: verdictWords(finding),
      text: [sentence, ...groupWords(finding)].join(' '),
      settles,
    },
    answer: answerWords(finding),
    ...(chart && isWays && { front: [chart] }),
    evidence: [
      ...(chart && !isWays ? [chart] : []),
      ...table(
        ['Player', 'value', 'corrected interval', words('verdict'), 'games'],
        says.map((one) => {
          const { value, range, verdict } = sayCells(finding, one);
          return [one.player, value, range, verdict, whole(one.games)];
        }),
        { title: about },
      ),
    ],
  };
}

/** What it is for people like those of a group: told beside the answer, which does not depend on them. */
function groupWords(finding: PanelFinding): string[] {
  const own = finding.says.filter(({ kind }) => kind === 'group');
  return finding.id === 'winning'
    ? []
    : own.map((one) => {
        const value = told(finding.unit, one.effect.value + finding.against);
        return `For people like yours (${one.player}): ${value} (${sayCells(finding, one).range}).`;
      });
}

/** The ways to win are parts of a whole, unlike other findings. */
function chartOf(finding: PanelFinding): Chart | undefined {
  const { id, about, against } = finding;
  const rows = sayShares(finding);
  if (rows.length === 0) return undefined;
  if (id !== 'winning')
    return {
      ...{ kind: 'chart', shape: 'shares', label: `${about}, by player`, rows, even: against },
      caption: `${about}, by player; the line is the reference value.`,
    };
  if (rows.length === 1) return undefined;
  return {
    ...{ kind: 'chart', shape: 'bars', label: about, format: percent },
    caption: 'Share of the wins of strong players.',
    rows: rows.map(({ name, share }) => ({ name, value: share })),
  };
}
