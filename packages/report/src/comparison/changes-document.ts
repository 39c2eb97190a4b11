// A comparison of panels: what became better or worse, then the differences.
import type { PanelChange, PanelComparison } from '@railwright/playtest';
import { note, table, type Document, type Finding, type FindingKind } from '../document/document.ts';
import { decimal, percent, plural } from '../figures-text.ts';
import { sidesTitle } from './comparison-document.ts';

const KINDS = {
  better: 'good',
  worse: 'problem',
  other: 'fact',
  same: 'fact',
  'cannot-say': 'open',
} as const satisfies Record<PanelChange['change'], FindingKind>;

const RESULT =
  'Each row shows the finding with the strongest evidence on both sides, of strong play. The intervals are for the difference and hold for all rows together: the chance that any answer is wrong is at most 5%. They do not cover what the players happened to learn, so check a small difference with another seed.';

/** A comparison of panels as a document; unchanged findings are only counted. `sides` names the two in the table. */
export function changesDocument(
  comparison: PanelComparison,
  [one, other]: readonly [string, string] = ['A', 'B'],
): Document {
  const { isLearned, changes, seats, games, seed } = comparison;
  const told = changes.filter(({ change }) => change !== 'same');
  const same = changes.length - told.length;
  const none = told.length === 0 ? 'Nothing became better or worse: ' : '';
  const who = isLearned
    ? 'Players learned both sides'
    : 'First impression from a player that has learned neither side';
  return {
    title: sidesTitle(comparison),
    facts: `${who}; ${seats} seats, ${plural(games, 'game')}, seed ${seed}`,
    findings: told.map(findingOf),
    sections: [
      {
        id: 'differences',
        title: 'Differences',
        blocks: [
          ...(same > 0 ? [note(`${none}${same} of ${changes.length} findings are unchanged.`)] : []),
          ...table(['Change', one, other, `${other} minus ${one}`, 'corrected interval'], told.map(cellsOf)),
          ...(told.length > 0 ? [note(RESULT)] : []),
        ],
      },
    ],
  };
}

const findingOf = ({ id, change, about, sentence }: PanelChange): Finding => ({
  ...{ id, kind: KINDS[change], title: about, text: sentence },
});

function cellsOf({ about, unit, before, after, difference: { value, low, high } }: PanelChange): string[] {
  const told = (figure: number): string => (unit === 'share' ? percent(figure) : decimal(figure));
  const signed = (figure: number): string => `${figure > 0 ? '+' : ''}${told(figure)}`;
  return [about, told(before), told(after), signed(value), `${signed(low)} to ${signed(high)}`];
}
