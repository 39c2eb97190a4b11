// The targets of a setup with their verdicts, and how a run with a stopping rule ended.
import type { SimulationResult, TargetResult } from '@railwright/playtest';
import { note, paragraph, table, words, type Section, type Span } from '../document/document.ts';
import { plural } from '../figures-text.ts';
import { rangeText, targetNumber, undecidedText, valueText } from './target-words.ts';

export function targetSections(result: SimulationResult): Section[] {
  const { targets, games } = result;
  return [
    ...untilSection(result),
    ...(targets && targets.length > 0
      ? [
          {
            id: 'targets',
            title: 'Targets',
            blocks: [
              ...table(
                ['Target', words('wanted'), 'seen', 'interval', words('verdict')],
                targets.map((one) => [
                  ...[one.target, one.wanted, valueText(one), rangeText(one), verdictOf(one)],
                ]),
              ),
              ...targets.flatMap(itemsOf),
              note(
                `After ${plural(games, 'game')}. The intervals are valid at any number of games, and the chance that any verdict is wrong is at most 5%.`,
              ),
            ],
          },
        ]
      : []),
  ];
}

function verdictOf(one: TargetResult): Span {
  const { verdict, off } = one;
  if (verdict === 'met') return { tone: 'good', words: 'met' };
  if (verdict === 'missed') return { tone: 'problem', words: `missed by ${targetNumber(off)}` };
  return { tone: 'open', words: `undecided: ${undecidedText(one, 0, 'more game')}` };
}

const MOST_ITEMS = 12;

function itemsOf({ target, items }: TargetResult) {
  if (items.length === 0) return [];
  const more = items.length > MOST_ITEMS ? ` and ${items.length - MOST_ITEMS} more` : '';
  return [note(`${target}: ${items.slice(0, MOST_ITEMS).join(', ')}${more}`)];
}

/** Empty if the targets say it. */
function untilSection({ until, games }: SimulationResult): Section[] {
  if (!until || until.width === null) return [];
  const seen =
    until.value === null ? 'there is no data for it' : `${targetNumber(until.value)}, ${rangeText(until)}`;
  const end = until.reached
    ? `Its interval is narrower than ${until.width} after ${plural(games, 'game')}, so the run ended.`
    : `Its interval is not narrower than ${until.width} after ${plural(games, 'game')}.`;
  const text = [{ bold: until.figure }, `: ${seen}. ${end}`];
  return [{ id: 'until', title: 'When the run ended', blocks: [paragraph(text)] }];
}
