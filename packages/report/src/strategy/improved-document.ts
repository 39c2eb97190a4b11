// The result of a search for a better strategy.
import type { Improved } from '@railwright/playtest';
import { note, paragraph, table, type Document } from '../document/document.ts';
import { percent, plural } from '../figures-text.ts';

/** As percentage points. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;

interface Searched {
  /** Of the setup. */
  readonly title: string;
  readonly setup: string;
  /** Id of the strategy. */
  readonly strategy: string;
  /** Where the better version is; undefined if there is none. */
  readonly file: string | undefined;
}

/** A search for a better strategy as a document. */
export function improvedDocument(
  { title, setup, strategy, file }: Searched,
  { kept, tries, gain, opponents }: Improved<unknown>,
): Document {
  const measured = `With ${plural(gain.games, 'game')} that played no part in the search: ${points(gain.gain)} percentage points of wins, 95% interval ${points(gain.low)} to ${points(gain.high)}.`;
  return {
    title: [
      { bold: strategy },
      ` in ${title} (${setup}): ${plural(tries, 'change')} tried, ${kept.length} kept`,
    ],
    findings: [],
    sections: [
      {
        id: 'kept',
        title: 'Kept changes',
        blocks:
          kept.length === 0
            ? [
                paragraph(
                  'No change was clearly better. Nothing was written; try more changes or more games.',
                ),
              ]
            : [
                ...table(
                  ['Kept changes', 'gain when tried'],
                  kept.map(({ what, gain: { gain: seen } }) => [what, points(seen)]),
                ),
                ...table(
                  ['Wins against', 'before', 'after', 'gain'],
                  opponents.map(({ bots, before, after }) => [
                    ...[bots.join(', '), percent(before), percent(after), points(after - before)],
                  ]),
                ),
                paragraph(
                  file === undefined
                    ? `${measured} That may be no gain at all, so nothing was written.`
                    : `${measured} The better version is ${file}.`,
                ),
                note(
                  'Changes are kept because they did well, so the gains in the first table are overestimates; those in the second are not.',
                ),
              ],
      },
    ],
  };
}
