// A strategy fitted to a learned player: how similar it is, and what is lost.
import type { FitResult } from '@railwright/playtest';
import { note, paragraph, table, type Document } from '../document/document.ts';
import { percent, percentRange, plural, signed, signedRange } from '../figures-text.ts';

/** A strategy fitted to a learned player as a document. `title` and `id` are those of the setup. */
export function fitDocument(
  { title, id }: { readonly title: string; readonly id: string },
  result: FitResult,
): Document {
  const { player, start, unlike, likeness, wins, tries, againstPlayer, even, bots, file } = result;
  const { before, after } = againstPlayer;
  const began = start === 'habits' ? 'what the player buys and when' : `${start}, the nearest strategy`;
  return {
    title: ['A strategy like ', { bold: player }, ` in ${title} (${id}), ${result.seats} seats`],
    findings: [],
    sections: [
      {
        id: 'fit',
        title: 'How similar it is',
        blocks: [
          paragraph(
            `Started from ${began}; ${plural(tries, 'change')} tried, ${likeness.length} kept for likeness and ${wins.length} for wins. In games against itself, ${unlike.before.toFixed(1)} cards, cells and stations per seat differed from the player's, or came at another time; after the changes for likeness, ${unlike.after.toFixed(1)} do.`,
          ),
          paragraph(
            `Against the player it wins ${percent(after.share)} (95% interval ${percentRange(after)}); its starting point wins ${percent(before.share)} (${percentRange(before)}); ${percent(even)} would be even. ${lossOf(even - after.share)}`,
          ),
          ...table(
            ['Wins against', player, 'strategy', '95% interval', 'lost', '95% interval'],
            bots.map(({ bot, player: own, strategy, lost }) => [
              ...[bot, percent(own.share), percent(strategy.share), percentRange(strategy)],
              ...[signed(lost.value), signedRange(lost)],
            ]),
          ),
          note(`Measured with ${plural(after.of, 'game')} each that played no part in the search.`),
          paragraph(`The strategy is ${file}.`),
        ],
      },
    ],
  };
}

function lossOf(lost: number): string {
  const points = `${Math.abs(lost * 100).toFixed(1)} percentage points`;
  return lost > 0
    ? `Lost compared with the player: ${points}.`
    : `No strength is lost: the strategy wins ${points} more than an even share.`;
}
